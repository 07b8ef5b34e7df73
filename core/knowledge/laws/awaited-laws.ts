import { knownLaws } from '../../citations/known-laws.ts'
import { byGerman } from '../../shared/german-order.ts'
import type { NotImported } from './ports.ts'

/** The laws that texts cite and that nobody has imported yet, in the German order of abbreviations. */
export const awaitedLaws = (published: readonly { readonly slug: string }[]): readonly NotImported['law'][] => {
  const there = new Set(published.map(({ slug }) => slug))
  return knownLaws
    .filter(({ slug }) => !there.has(slug))
    .map(({ slug, law, title }) => ({ slug, abbreviation: law, title }))
    .toSorted(byGerman(({ abbreviation }) => abbreviation))
}
