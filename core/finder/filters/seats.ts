import { mostSeatsNamed } from '../../catalogue/availability.ts'
import type { Filter } from '../filter.ts'

/** More people than that are no longer asked for by their number. */
export const mostSeatsWanted = mostSeatsNamed

/** One way of writing a number, so that a choice has one address. */
const aCount = /^(?:0|[1-9]\d{0,3})$/

const numbers: readonly number[] = Array.from({ length: mostSeatsWanted }, (_, index) => index + 1)

/** Events with seats left for so many people. */
export const seats = {
  values: { are: 'id' },
  looksAt: 'offer',
  passes: (asked) => (offer) => offer.seats >= asked,
  fault: (asked) => {
    if (asked < 1) return 'too-low'
    return asked > mostSeatsWanted ? 'too-high' : undefined
  },
  facet: { values: () => numbers.map((value) => ({ value })) },
  address: { name: 'personen', read: (text) => (aCount.test(text) ? Number(text) : undefined) },
  option: { flags: '--seats <number>', says: 'only with seats left for so many people' },
} as const satisfies Filter<number, 'offer'>
