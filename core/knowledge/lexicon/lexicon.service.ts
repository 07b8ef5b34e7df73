import * as addressOf from '../../shared/addresses.ts'
import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import { byGerman } from '../../shared/german-order.ts'
import { done, refused } from '../../shared/result.ts'
import type { LexiconItem, LexiconTerm } from './lexicon.ts'
import type { ForLinkingTexts, ForNamingTerms } from '../linking/ports.ts'
import type { ForReadingTheLexicon, ForStoringTheLexicon } from './ports.ts'

interface LexiconNeeds extends ForLinkingTexts {
  readonly lexicon: ForStoringTheLexicon
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
}

/** Address of an entry; `product` is the brand's word before 'slexikon' (spec §2). */
export const lexiconHref = (product: string, { group, slug }: Pick<LexiconTerm, 'group' | 'slug'>): addressOf.Address =>
  addressOf.lexiconEntry(product, group, slug)

const itemOf =
  (product: string) =>
  (term: LexiconTerm): LexiconItem => ({ title: term.title, url: lexiconHref(product, term) })

/** The lexicon in German alphabetical order; texts of entries lead to what they cite and name. */
export const lexiconOf = ({ lexicon, content, linkingOn }: LexiconNeeds): ForReadingTheLexicon => {
  return {
    async lexicon({ group }) {
      const [entries, brand] = await Promise.all([lexicon.entries(group), content.brand()])
      const items = entries.map(itemOf((brand ?? brandBeforeContent).product)).toSorted(byGerman(({ title }) => title))
      return done({ items, total: items.length })
    },
    async lexiconEntry({ group, slug }) {
      const entry = await lexicon.entry(group, slug)
      if (!entry) return refused({ why: 'not-found' })
      const { text, ...term } = entry
      if (!text) return done(term)
      const { product } = (await content.brand()) ?? brandBeforeContent
      const [links, ...related] = await Promise.all([
        linkingOn(lexiconHref(product, term), group),
        ...text.related.map((one) => lexicon.entry(one.group, one.slug)),
      ])
      return done({
        ...term,
        text: {
          ...text,
          html: links.inHtml(text.html),
          questions: text.questions.map((one) => ({ ...one, html: links.inHtml(one.html) })),
          legalBasis: text.legalBasis.map(links.cited),
          related: related.flatMap((one) => (one ? [itemOf(product)(one)] : [])),
        },
      })
    },
  }
}

/** The terms of the lexicon with all words that lead to them, for texts that name them. */
export const namingTerms = ({ lexicon, content }: Omit<LexiconNeeds, 'linkingOn'>): ForNamingTerms => ({
  async terms(group) {
    const [entries, brand] = await Promise.all([lexicon.whole(group), content.brand()])
    const { product } = brand ?? brandBeforeContent
    return entries.map((entry) => ({
      address: lexiconHref(product, entry),
      names: [entry.title, ...(entry.text?.synonyms ?? [])],
    }))
  },
})
