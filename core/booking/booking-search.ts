import { isPending } from '../cart/cart.ts'
import type { Booking } from './booking.ts'

/** More words of a search are left out; each is compared with every booking. */
const mostWords = 6
/** More signs of a word are left out. */
const longestWord = 80

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de-DE')

/** The words of a search, as `searchTextOf` writes them. */
export const searchWordsOf = (q: string): readonly string[] =>
  folded(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))

/**
 * By what the office finds a booking: number of the order and of the event, company, names and addresses of everybody,
 * also of who was cancelled.
 */
export function searchTextOf({ orderNo, event, options, recipients, cancelled }: Booking): string {
  const { contact, billing } = options
  const people = [...recipients, ...cancelled.map(({ recipient }) => recipient)]
  const named = people.flatMap((it) => (isPending(it) ? [] : [it.firstName, it.lastName, it.email]))
  const orderer = [contact.firstName, contact.lastName, contact.email]
  return folded([orderNo, event.eventId, billing.company, billing.email, ...orderer, ...named].join(' '))
}
