import { accessibilityFacts, factParameters, type AccessibilityFact } from '../../shared/accessibility-facts.ts'
import type { Filter } from '../filter.ts'
import { oneOfWords } from './typed-texts.ts'

const facts = Object.fromEntries(accessibilityFacts.map((fact) => [factParameters[fact], fact]))

/**
 * Events whose houses have all of these facts: who needs two of them is not helped by one. Online events have no house.
 */
export const accessibility = {
  values: { are: 'one-of', values: accessibilityFacts },
  several: 'all',
  looksAt: 'venue',
  passes: (asked) => (venue) => venue.accessibility.includes(asked),
  facet: { values: () => accessibilityFacts.map((value) => ({ value })) },
  address: { name: 'merkmal', ...oneOfWords<Readonly<Record<string, AccessibilityFact>>>(facts) },
  option: { flags: '--accessibility <fact>', says: 'only in hotels that offer it' },
} as const satisfies Filter<AccessibilityFact, 'venue'>
