import { accessibilityFacts, factParameters, type AccessibilityFact } from '../shared/accessibility-facts.ts'
import { venuesHref } from './venue-links.ts'

/** Name of the filter in an address. */
export const factFilter = 'merkmal'

/** The facts that an address asks for, each once and in their order; what it says beside them is passed over. */
export const factsIn = (url: URL): readonly AccessibilityFact[] => {
  const asked = url.searchParams.getAll(factFilter)
  return accessibilityFacts.filter((fact) => asked.includes(factParameters[fact]))
}

/** The address of the hotels that have these facts. */
export const hotelsHref = (facts: readonly AccessibilityFact[]): string => {
  const query = facts.map((fact) => `${factFilter}=${factParameters[fact]}`).join('&')
  return query ? `${venuesHref}?${query}` : venuesHref
}
