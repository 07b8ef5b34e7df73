import type { Citation } from '../citations/citations.ts'
import { citationLabel } from '../citations/label.ts'
import { citationsIn } from '../citations/parse.ts'
import { findingTerms, type LinkedTerm } from '../knowledge/linking/lexicon-terms.ts'
import type { Address } from '../shared/addresses.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { mostNamed, type Found, type Named } from './analysis.ts'
import { languageOf, type TextLanguage } from './language.ts'

/** The terms of the lexicons, by the group for which each is. */
export type TermsOfGroups = Readonly<Record<TargetGroup, readonly LinkedTerm[]>>

/** A norm or decision, and how it is usually written. */
export interface CitedInText extends Named {
  readonly text: string
  readonly citation: Citation
}

export interface TermInText extends Named {
  readonly address: Address
  readonly group: TargetGroup
  /** What the lexicon calls it. */
  readonly title: string
}

/** What a text says. */
export interface NamedInText {
  readonly language?: TextLanguage
  readonly citations: Found<CitedInText>
  readonly terms: Found<TermInText>
}

interface NamingNeeds {
  readonly terms: TermsOfGroups
  /** The form in which all forms of a word fall together. */
  readonly stem: (word: string) => string
  /** Called behind each page: whoever watches over the work learns that it goes on. */
  readonly goingOn?: () => void
}

/** Counts items by their key; the first of each stays. */
function counting<Item extends object>() {
  const items = new Map<string, Item & { count: number; readonly page: number }>()
  return {
    count: (key: string, page: number, item: () => Item): void => {
      const known = items.get(key)
      if (known) known.count += 1
      else items.set(key, { ...item(), count: 1, page })
    },
    found: (): Found<Item & Named> => ({ items: [...items.values()].slice(0, mostNamed), total: items.size }),
  }
}

/**
 * What the pages of a text cite and which terms of the lexicons they name, and in which language they are written. What
 * is cited without its law is left out: it means something within the text itself.
 */
export function namedInText(pages: readonly string[], { terms, stem, goingOn }: NamingNeeds): NamedInText {
  const citations = counting<Pick<CitedInText, 'text' | 'citation'>>()
  const named = counting<Omit<TermInText, keyof Named>>()
  const finders = (Object.entries(terms) as [TargetGroup, readonly LinkedTerm[]][]).map(([group, all]) => ({
    group,
    titles: new Map(all.map(({ address, names: [title = ''] }) => [address, title])),
    termsIn: findingTerms(all, stem),
  }))
  for (const [nth, text] of pages.entries()) {
    const page = nth + 1
    for (const { citation, start, end } of citationsIn(text)) {
      if (citation.kind === 'law' && citation.law === null) continue
      const label = citation.kind === 'ecli' ? text.slice(start, end) : citationLabel(citation)
      // A decision is the same one, whether its day is named or not.
      const key = citation.kind === 'case' ? `${citation.court} ${citation.fileNumber}` : label
      citations.count(key, page, () => ({ text: label, citation }))
    }
    for (const { group, titles, termsIn } of finders)
      for (const { address } of termsIn(text))
        named.count(address, page, () => ({ address, group, title: titles.get(address) ?? '' }))
    goingOn?.()
  }
  const language = languageOf(pages.join('\n'))
  return { ...(language && { language }), citations: citations.found(), terms: named.found() }
}
