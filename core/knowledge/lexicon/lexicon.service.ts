import * as addressOf from '../../shared/addresses.ts'
import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused } from '../../shared/result.ts'
import type { LexiconItem, LexiconTerm } from './lexicon.ts'
import type { ForReadingTheLexicon, ForStoringTheLexicon } from './ports.ts'

interface LexiconNeeds {
  readonly lexicon: ForStoringTheLexicon
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
}

/** Address of an entry; `product` is the brand's word before 'slexikon' (spec §2). */
export const lexiconHref = (product: string, { group, slug }: Pick<LexiconTerm, 'group' | 'slug'>): string =>
  addressOf.lexiconEntry(product, group, slug)

/** The lexicon in German alphabetical order. */
export const lexiconOf = ({ lexicon, content }: LexiconNeeds): ForReadingTheLexicon => {
  const itemOf = async (): Promise<(term: LexiconTerm) => LexiconItem> => {
    const { product } = (await content.brand()) ?? brandBeforeContent
    return (term) => ({ title: term.title, url: lexiconHref(product, term) })
  }
  return {
    async lexicon({ group }) {
      const [entries, asItem] = await Promise.all([lexicon.entries(group), itemOf()])
      const items = entries.map(asItem).toSorted(byGerman(({ title }) => title))
      return done({ items, total: items.length })
    },
    async lexiconEntry({ group, slug }) {
      const entry = await lexicon.entry(group, slug)
      if (!entry) return refused({ why: 'not-found' })
      const { text, ...term } = entry
      if (!text) return done(term)
      const asItem = await itemOf()
      const related = await Promise.all(text.related.map((one) => lexicon.entry(one.group, one.slug)))
      return done({ ...term, text: { ...text, related: related.flatMap((one) => (one ? [asItem(one)] : [])) } })
    },
  }
}
