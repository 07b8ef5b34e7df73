import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { byGerman } from '../../shared/german-order.ts'
import { remembered } from '../../shared/remembered.ts'
import { done, refused } from '../../shared/result.ts'
import { mainGroup, targetGroups } from '../../shared/target-group.ts'
import type { LexiconItem } from '../lexicon/lexicon.ts'
import type { ForStoringTheLexicon } from '../lexicon/ports.ts'
import type { ForLinkingTexts } from '../linking/ports.ts'
import type { ForReadingPrimers } from './ports.ts'
import type { Primer, PrimerRecords } from './primers.ts'

interface PrimerNeeds extends ForLinkingTexts {
  readonly records: ForStoringRecords<PrimerRecords>
  readonly lexicon: Pick<ForStoringTheLexicon, 'entry'>
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
  readonly german: Pick<ForAnalysingGerman, 'indexWords' | 'queryWords'>
  readonly changes: ForKnowingWhatChanged
}

const inBrief = ({ slug, title, brief }: Primer) => ({ slug, title, brief })

/** Members' knowledge; who asks is known of each visitor. */
export const primersOf = (
  needs: PrimerNeeds,
): ((whoIsAsking: () => Promise<string | undefined>) => ForReadingPrimers) => {
  const { records, lexicon, content, german, linkingOn } = needs
  const all = remembered(needs.changes, ['record:primer'], async () =>
    (await records.all('primer')).toSorted(byGerman(({ title }) => title)).map((primer) => ({
      primer,
      words: new Set(german.indexWords([primer.title, primer.brief, textOf(primer.html)].join('\n'))),
    })),
  )
  const itemsOf = async (terms: readonly string[]): Promise<readonly LexiconItem[]> => {
    const { product } = (await content.brand()) ?? brandBeforeContent
    const found = await Promise.all(
      terms.map(async (term) => {
        const [name, slug = ''] = term.split('/')
        const group = targetGroups.find((one) => one === name) ?? mainGroup
        const entry = await lexicon.entry(group, slug)
        return entry ? [{ title: entry.title, url: addressOf.lexiconEntry(product, group, slug) }] : []
      }),
    )
    return found.flat()
  }

  return (whoIsAsking) => ({
    async primers({ q = '' }) {
      const wanted = german.queryWords(q)
      const found = (await all()).filter(({ words }) => wanted.every((word) => words.has(word)))
      return done({ items: found.map(({ primer }) => inBrief(primer)), total: found.length })
    },
    async primer({ slug }) {
      const found = await records.one('primer', slug)
      if (!found) return refused({ why: 'not-found' })
      if ((await whoIsAsking()) === undefined) return refused({ why: 'not-signed-in' })
      const [links, terms] = await Promise.all([linkingOn(addressOf.primer(slug), mainGroup), itemsOf(found.terms)])
      return done({ ...found, html: links.inHtml(found.html), terms })
    },
  })
}

const textOf = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ')
