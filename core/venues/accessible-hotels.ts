import { accessibilityFacts, type AccessibilityFact } from '../shared/accessibility-facts.ts'
import type { HotelWithDetails } from './venue-pages.ts'

type Facts = readonly AccessibilityFact[]

const has = ({ details }: HotelWithDetails, facts: Facts): boolean =>
  facts.every((fact) => details?.accessibility.includes(fact) ?? false)

/** The hotels that have all of the facts; one of which content says nothing has none. */
export const hotelsWith = (hotels: readonly HotelWithDetails[], facts: Facts): readonly HotelWithDetails[] =>
  hotels.filter((hotel) => has(hotel, facts))

/** How many hotels would be left if a fact were asked for beside the others. */
export const countsWith = (
  hotels: readonly HotelWithDetails[],
  facts: Facts,
): Readonly<Record<AccessibilityFact, number>> =>
  Object.fromEntries(accessibilityFacts.map((fact) => [fact, hotelsWith(hotels, [...facts, fact]).length])) as Readonly<
    Record<AccessibilityFact, number>
  >

/** What would help where no hotel has all of the facts: each one left out alone, with the hotels there would be. */
export const helpfulOmissions = (
  hotels: readonly HotelWithDetails[],
  facts: Facts,
): readonly { readonly fact: AccessibilityFact; readonly hotels: number }[] =>
  facts
    .map((fact) => ({
      fact,
      hotels: hotelsWith(
        hotels,
        facts.filter((other) => other !== fact),
      ).length,
    }))
    .filter(({ hotels: left }) => left > 0)
