import { accessibilityFacts, type AccessibilityFact } from '#core/venues/venue-details.ts'
import { venuesHref } from '#core/venues/venue-links.ts'
import { pageWording } from '#wording/pages.ts'

const { factParameters, filter } = pageWording.places

/** The facts that an address asks for, each once and in their order; what it says beside them is passed over. */
export const factsIn = (url: URL): readonly AccessibilityFact[] => {
  const asked = url.searchParams.getAll(filter)
  return accessibilityFacts.filter((fact) => asked.includes(factParameters[fact]))
}

/** The address of the houses that have these facts. */
export const hotelsHref = (facts: readonly AccessibilityFact[]): string => {
  const query = facts.map((fact) => `${filter}=${factParameters[fact]}`).join('&')
  return query ? `${venuesHref}?${query}` : venuesHref
}
