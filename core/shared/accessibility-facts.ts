/** What a hotel offers people with disabilities; each is a filter. The wording is the pages' own. */
export const accessibilityFacts = [
  'step-free',
  'lift',
  'wheelchair-rooms',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'tactile-guidance',
  'assistance-dogs',
] as const
export type AccessibilityFact = (typeof accessibilityFacts)[number]

/** What stands for a fact in an address; the order is that of the form. */
export const factParameters: Readonly<Record<AccessibilityFact, string>> = {
  'step-free': 'stufenlos',
  lift: 'aufzug',
  'wheelchair-rooms': 'rollstuhlzimmer',
  'accessible-toilet': 'wc',
  'accessible-parking': 'parkplatz',
  'hearing-loop': 'induktion',
  'tactile-guidance': 'leitsystem',
  'assistance-dogs': 'assistenzhund',
}
