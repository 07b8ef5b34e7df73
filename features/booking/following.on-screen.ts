import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { FollowedBooking, FollowsABooking } from './following.driver.ts'

/** Follows a booking on its page, by labels and roles. */
export const followsABookingOnScreen = ({ screen }: PageAddress): FollowsABooking => {
  const { page } = screen
  const press = async (name: string | RegExp, on: Spot = page): Promise<void> => {
    await (await sooner(`button ${name}`, async () => (await on.all('button', name))[0])).click()
    await screen.settle()
  }
  /** Why what was done last was not done: what the note above says. */
  const told = async (): Promise<string | undefined> => {
    const [alert] = await page.all('alert')
    if (!alert) return undefined
    const [first] = [...(await alert.readAll('listitem', allText)), ...(await alert.readAll('paragraph', allText))]
    return said(first ?? '')
  }
  /** The line of the first seat that nobody is named for. */
  const freeSeat = async (): Promise<Spot> => {
    const free = (await page.readAll('listitem', allText)).findIndex((text) => said(text).startsWith('N. N.'))
    const seat = (await page.all('listitem'))[free]
    if (!seat) throw new Error('somebody is named for every seat')
    return seat
  }
  return {
    async open(token) {
      await screen.go(`/buchung/${token}`)
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      return main.read(bookingIn)
    },
    async book(accepting) {
      await (await page.field(/^Ich habe die AGB gelesen/)).tick(accepting)
      await press('Zahlungspflichtig buchen')
      return told()
    },
    async name(firstName, lastName, email) {
      const seat = await freeSeat()
      await (await seat.all('disclosure'))[0]?.click()
      await (await seat.field('Anrede')).choose('Divers / keine Angabe')
      await (await seat.field('Vorname')).fill(firstName)
      await (await seat.field('Nachname')).fill(lastName)
      await (await seat.field('E-Mail-Adresse')).fill(email)
      await (await seat.field('Funktion')).choose('Mitglied des Betriebsrats')
      await press(/Person speichern$/, seat)
      return told()
    },
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
