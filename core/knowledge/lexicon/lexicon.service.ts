import * as addressOf from '../../shared/addresses.ts'
import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused } from '../../shared/result.ts'
import type { LexiconEntry, LexiconItem } from './lexicon.ts'
import type { ForReadingTheLexicon, ForStoringTheLexicon } from './ports.ts'

interface KnowledgeNeeds {
  readonly lexicon: ForStoringTheLexicon
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
}

/** Address of an entry; `product` is the brand's word before 'slexikon' (spec §2). */
export const lexiconHref = (product: string, { group, slug }: Pick<LexiconEntry, 'group' | 'slug'>): string =>
  addressOf.lexiconEntry(product, group, slug)

/** The lexicon in German alphabetical order. */
export const knowledgeOf = ({ lexicon, content }: KnowledgeNeeds): ForReadingTheLexicon => ({
  async lexicon({ group }) {
    const [entries, brand] = await Promise.all([lexicon.entries(group), content.brand()])
    const { product } = brand ?? brandBeforeContent
    const items = entries
      .map((entry): LexiconItem => ({ title: entry.title, url: lexiconHref(product, entry) }))
      .toSorted(byGerman(({ title }) => title))
    return done({ items, total: items.length })
  },
  async lexiconEntry({ group, slug }) {
    const entry = await lexicon.entry(group, slug)
    return entry ? done(entry) : refused({ why: 'not-found' })
  },
})
