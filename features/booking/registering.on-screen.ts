import { fillsInARegistrationOnScreen } from '../conference/registering.on-screen.ts'
import { linkSeen } from '../screens/readings.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { pageOfABooking } from './page-of-a-booking.on-screen.ts'
import type { Registers } from './registering.driver.ts'

const modes = {
  register: /^\s*Verbindlich anmelden/,
  reserve: /^\s*Plätze reservieren/,
  wait: /^\s*Auf die Warteliste/,
} as const

/** Registers by the form of a Fachtagung, and reads the booking that came of it. */
export const registersOnScreen = (place: PageAddress): Registers => {
  const { screen } = place
  const form = fillsInARegistrationOnScreen(place)
  const { told, main } = pageOfABooking(place)
  /** The number of the event that is registered for, by the way to one's calendar. */
  const eventOf = async (conference: string): Promise<number> => {
    await screen.go(`/fachtagung/${conference}`)
    const links = await (await main()).readAll('link', linkSeen)
    return Number(links.flatMap(({ address }) => /-(\d+)\/termin\.ics$/.exec(address)?.[1] ?? [])[0])
  }
  return {
    async register(conference, people, mode) {
      const eventId = await eventOf(conference)
      await form.open(conference)
      const entered = people.map(({ name, email, choices: [firstChoice = '', secondChoice = ''] }) => {
        const [firstName = '', lastName = ''] = name.split(' ')
        const usual = `${firstName}.${lastName}@werk.example`.toLowerCase()
        return { firstName, lastName, email: email ?? usual, firstChoice, secondChoice }
      })
      const outcome = await form.enter(entered, modes[mode])
      if ('wrong' in outcome) return { sentence: (await told()) ?? '' }
      const sent = await form.send(true)
      // Where several take part, the page says first of whom it is.
      if ('faults' in sent) return { sentence: ((await told()) ?? '').replace(/^\d\. Person: /, '') }
      return { eventId, token: new URL(await screen.address()).pathname.replace('/buchung/', '') }
    },
    async workshops(token) {
      await screen.go(`/buchung/${token}`)
      return (await main()).read(workshopsIn)
    },
  }
}

/** Who takes part, each with his workshop; runs inside the page. */
const workshopsIn = (main: Element) => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('#teilnehmende ol > li')].map((seat) => ({
    name: textOf(seat.querySelector('strong')),
    workshop: /Workshop „([^“]+)“$/.exec(textOf(seat.querySelector('p')))?.[1] ?? '',
  }))
}
