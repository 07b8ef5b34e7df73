import { holdsSeats, type BookingState } from '#core/booking/booking-state.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'

/** First and second choice among workshops, by their titles. */
export const wishedWorkshops = ([first = '', second]: readonly string[]): string =>
  second === undefined ? `Workshop „${first}“` : `Workshop „${first}“, sonst „${second}“`

/** In which workshop somebody is, or would like to be; undefined of whoever chose none. */
export function workshopText(recipient: Recipient, state: BookingState): string | undefined {
  if (isPending(recipient)) return undefined
  const { workshop, workshopChoices = [] } = recipient
  if (workshop) return wishedWorkshops([workshop.title])
  if (workshopChoices.length === 0) return undefined
  const wished = wishedWorkshops(workshopChoices.map(({ title }) => title))
  return holdsSeats(state) ? `ohne Platz im Workshop (gewünscht: ${wished})` : `gewünscht: ${wished}`
}
