import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused } from '../../shared/result.ts'
import { mainGroup } from '../../shared/target-group.ts'
import type { LexiconItem } from '../lexicon/lexicon.ts'
import type { ForLinkingTexts, LinksOfPage } from '../linking/ports.ts'
import type { ForStoringTheLexicon } from '../lexicon/ports.ts'
import { normKeyOf, normKeysIn } from './norm-key.ts'
import type { ForReadingRulings, ForStoringRulings, RulingFilter, RulingQuery } from './ports.ts'
import { withLines } from './ruling-text.ts'
import type { Ruling, RulingArticle } from './rulings.ts'

interface RulingNeeds extends ForLinkingTexts {
  readonly rulings: ForStoringRulings
  readonly lexicon: ForStoringTheLexicon
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
  readonly german: Pick<ForAnalysingGerman, 'queryWords'>
}

/** Words beyond these are not looked for. */
const mostWords = 12

/** The norms that we name, and behind them those that the court names besides. */
const linkedNorms = (
  told: readonly string[],
  written: readonly string[],
  { cited }: LinksOfPage,
): RulingArticle['norms'] => {
  const known = new Set(told.flatMap(normKeysIn))
  const more = written.filter((norm) => !normKeysIn(norm).some((key) => known.has(key)))
  return [...new Set([...told, ...more])].map(cited)
}

/** The decisions of courts, as everyone reads them. */
export const rulingsOf = ({ rulings, lexicon, content, german, linkingOn }: RulingNeeds): ForReadingRulings => {
  const filterOf = ({ q = '', norm = '', court, from, to, group, topic }: RulingQuery): RulingFilter => ({
    words: [...new Set(german.queryWords(q))].slice(0, mostWords),
    ...(norm.trim() !== '' && { norm: normKeyOf(norm) }),
    ...(court !== undefined && { court }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(group !== undefined && { group }),
    ...(topic !== undefined && { topic }),
  })
  const relatedTo = async ({ related }: Ruling): Promise<RulingArticle['related']> => {
    const others = await Promise.all(related.map((slug) => rulings.ruling(slug)))
    return others.flatMap((one) =>
      one === undefined || one === 'withdrawn'
        ? []
        : [
            {
              slug: one.slug,
              title: one.title,
              court: one.court,
              decidedOn: one.decidedOn,
              fileNumbers: one.fileNumbers,
            },
          ],
    )
  }
  const termsOf = async ({ terms }: Ruling): Promise<readonly LexiconItem[]> => {
    const { product } = (await content.brand()) ?? brandBeforeContent
    const entries = await Promise.all(terms.map(({ group, slug }) => lexicon.entry(group, slug)))
    return entries.flatMap((entry) =>
      entry ? [{ title: entry.title, url: addressOf.lexiconEntry(product, entry.group, entry.slug) }] : [],
    )
  }
  return {
    rulings: async ({ after, limit, ...asked }) =>
      done(
        await rulings.list(filterOf(asked), {
          ...(after !== undefined && { after }),
          ...(limit !== undefined && { limit }),
        }),
      ),
    async ruling({ slug }) {
      const ruling = await rulings.ruling(slug)
      if (ruling === undefined) return refused({ why: 'not-found' })
      if (ruling === 'withdrawn') return refused({ why: 'withdrawn' })
      const [related, terms, written, links] = await Promise.all([
        relatedTo(ruling),
        termsOf(ruling),
        rulings.text(slug),
        linkingOn(addressOf.ruling(slug), ruling.groups[0] ?? mainGroup),
      ])
      return done({
        ...ruling,
        // In the order of the page: each term is a link where it is met first.
        meaningHtml: links.inHtml(ruling.meaningHtml),
        caseHtml: links.inHtml(ruling.caseHtml),
        decisionHtml: links.inHtml(ruling.decisionHtml),
        norms: linkedNorms(ruling.norms, written?.norms ?? [], links),
        ...(written && { text: withLines(written, (line) => links.inText(line)) }),
        related,
        terms,
      })
    },
    async rulingChoices() {
      const [courts, topics] = await Promise.all([rulings.courts(), rulings.topics()])
      return done({ courts: courts.toSorted(byGerman((court) => court)), topics })
    },
  }
}
