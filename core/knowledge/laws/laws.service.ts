import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import { knownLaws } from '../../citations/known-laws.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused, type NotFound, type Redirected, type Result } from '../../shared/result.ts'
import { mainGroup } from '../../shared/target-group.ts'
import type { ForLinkingTexts } from '../linking/ports.ts'
import { comparedSubsections } from './compared-norms.ts'
import { breadcrumbOf, contentsOf } from './divisions.ts'
import { lawSlug } from './law-names.ts'
import { lawTexts } from './law-texts.ts'
import type { LawHead } from './laws.ts'
import { withLinks } from './linked-norm.ts'
import { normAt } from './norm-at.ts'
import { excerptOf, normsWith } from './norm-hits.ts'
import { normNumbers } from './norm-number.ts'
import type { FormerVersion, ForReadingLaws, ForStoringLaws, LawSummary, NotImported } from './ports.ts'
import { withSentences } from './sentences.ts'

interface ReadingNeeds extends ForLinkingTexts {
  readonly laws: ForStoringLaws
  readonly changes: ForKnowingWhatChanged
  readonly german: Pick<ForAnalysingGerman, 'queryWords'>
}

/** Words beyond these are not looked for. */
const mostWords = 6
const mostHits = 50
const mostFormerVersions = 10

const summaryOf = ({ slug, abbreviation, title, shortTitle, stand }: LawHead): LawSummary => ({
  slug,
  abbreviation,
  title,
  ...(shortTitle !== undefined && { shortTitle }),
  stand,
  url: addressOf.law(slug),
})

const leadingTo = (to: string): { readonly ok: false; readonly refusal: Redirected } => refused({ why: 'moved', to })

/** Laws as everyone reads them. */
export const lawsOf = ({ laws, changes, german, linkingOn }: ReadingNeeds): ForReadingLaws => {
  const textsOf = lawTexts({ laws, changes })
  const formerVersions = async (slug: string): Promise<readonly FormerVersion[]> =>
    (await laws.versions(slug))
      .filter(({ publishedAt, isPublished }) => publishedAt !== undefined && !isPublished)
      .toSorted((one, other) => (one.builtAt < other.builtAt ? 1 : -1))
      .slice(0, mostFormerVersions)
      .map(({ id, builtAt }) => ({
        id,
        builtOn: `${builtAt.slice(0, 4)}-${builtAt.slice(4, 6)}-${builtAt.slice(6, 8)}`,
      }))
  const formerVersion = async (slug: string, id: string): Promise<FormerVersion | undefined> =>
    (await formerVersions(slug)).find((version) => version.id === id)
  /** The law that another of its names means: 'efzg' → 'entgfg'. */
  const slugOfName = async (name: string): Promise<string | undefined> => {
    const asked = lawSlug(name.replaceAll('-', '_'))
    const all = await laws.published()
    return all.find(({ slug, abbreviation, aliases }) =>
      [slug, ...[abbreviation, ...aliases].map(lawSlug)].includes(asked),
    )?.slug
  }
  const elsewhere = async (
    name: string,
    rest: (slug: string) => string,
  ): Promise<Result<never, NotFound | NotImported | Redirected>> => {
    const slug = await slugOfName(name)
    if (slug !== undefined && slug !== name) return leadingTo(rest(slug))
    const known = knownLaws.find((one) => one.slug === name)
    if (!known) return refused({ why: 'not-found' })
    return refused({ why: 'not-imported', law: { slug: known.slug, abbreviation: known.law, title: known.title } })
  }
  return {
    async laws() {
      const items = (await laws.published()).map(summaryOf).toSorted(byGerman(({ abbreviation }) => abbreviation))
      return done({ items, total: items.length })
    },
    async law({ law: name }) {
      const read = await laws.law(name)
      if (!read) return elsewhere(name, addressOf.law)
      const { divisions, ...law } = read.law
      const contents = contentsOf({ divisions, norms: read.norms })
      return done({ law, url: addressOf.law(law.slug), contents })
    },
    async compareNorm({ law, number, version }) {
      const [read, before] = await Promise.all([laws.norm(law, number), formerVersion(law, version)])
      if (!read || !before) return refused({ why: 'not-found' })
      const was = await laws.normIn(before.id, read.norm.key)
      return done({
        before,
        ...(was?.title !== undefined && { titleBefore: was.title }),
        isNew: was === undefined,
        subsections: comparedSubsections(was?.subsections ?? [], read.norm.subsections),
      })
    },
    async findInLaw({ law: name, q }) {
      if (!(await laws.law(name))) return elsewhere(name, (slug) => `${addressOf.law(slug)}?q=${encodeURIComponent(q)}`)
      const stems = [...new Set(german.queryWords(q))].slice(0, mostWords)
      const found = normsWith(await textsOf(name), stems)
      const items = found.slice(0, mostHits).map(({ key, name: called, title, text }) => ({
        key,
        name: called,
        ...(title !== '' && { title }),
        excerpt: excerptOf(text, stems),
      }))
      return done({ items, total: found.length })
    },
    async norm({ law: name, number }) {
      const read = await laws.norm(name, number)
      if (read) {
        const { law, norm, beside, previous, next } = read
        const url = addressOf.norm(law.slug, norm.key)
        const { inText } = await linkingOn(url, mainGroup)
        const told = { ...norm, subsections: norm.subsections.map(withSentences) }
        return done({
          law: summaryOf(law),
          norm: withLinks(told, (text) => inText(text, law.abbreviation)),
          url,
          beside,
          divisions: breadcrumbOf(law.divisions, norm.division).map(({ label, title }) => ({
            label,
            ...(title !== undefined && { title }),
          })),
          ...(previous && { previous }),
          ...(next && { next }),
          formerVersions: await formerVersions(law.slug),
        })
      }
      const known = await laws.law(name)
      if (!known) return elsewhere(name, (slug) => addressOf.norm(slug, encodeURIComponent(number)))
      const numbered = known.norms.map((norm) => {
        const numbers = normNumbers(norm.name)
        return { key: norm.key, ...(numbers && { numbers }) }
      })
      const meant = normAt(numbered, number)
      return meant ? leadingTo(addressOf.norm(name, meant.key)) : refused({ why: 'not-found' })
    },
  }
}
