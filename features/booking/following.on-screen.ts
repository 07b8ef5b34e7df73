import type { PageAddress } from '../screens/page-address.ts'
import type { FollowedBooking, FollowsABooking } from './following.driver.ts'
import { pageOfABooking } from './page-of-a-booking.on-screen.ts'

/** Follows a booking on its page, by labels and roles. */
export const followsABookingOnScreen = ({ screen }: PageAddress): FollowsABooking => {
  const { page } = screen
  const { press, told, name, main } = pageOfABooking({ screen })
  return {
    async open(token) {
      await screen.go(`/buchung/${token}`)
      return (await main()).read(bookingIn)
    },
    async book(accepting) {
      await (await page.field(/^Ich habe die AGB gelesen/)).tick(accepting)
      await press('Zahlungspflichtig buchen')
      return told()
    },
    name: (firstName, lastName, email) => name('N. N.', { firstName, lastName, email }),
    async resolve({ heldOn, entitled, present, yes, no, abstained }) {
      await (await page.field('Tag der Sitzung')).fill(heldOn)
      const counts = { Stimmberechtigte: entitled, Anwesende: present, Ja: yes, Nein: no, Enthaltungen: abstained }
      for (const [label, count] of Object.entries(counts)) await (await page.field(label)).fill(String(count))
      await press('Beschluss festhalten')
      return told()
    },
    async cancel() {
      await press('Weiter zur Stornierung')
      await press(/^Verbindlich stornieren/)
      return told()
    },
  }
}

/** Reads the whole page; runs inside it. */
const bookingIn = (main: Element): FollowedBooking | undefined => {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  if (!main.querySelector('.path')) return undefined
  return {
    state: textOf(main.querySelector('.stat')).replace(/^Stand: /, ''),
    seats: [...main.querySelectorAll('#teilnehmende ol > li strong')].map(textOf),
    way: [...main.querySelectorAll('.path > li')].map((step) => [
      textOf(step.querySelector('h3')),
      textOf(step.querySelector('.when')),
    ]),
    history: [...main.querySelectorAll('.happened > span')].map(textOf),
  }
}
