import { linkSeen } from '../screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import { followsABookingOnScreen } from './following.on-screen.ts'
import { pageOfABooking } from './page-of-a-booking.on-screen.ts'
import type { OnPaperSeen, OrdersOnPaper } from './on-paper.driver.ts'
import { whoOrdersTyped } from './who-orders.ts'

const labelled = (label: string): RegExp => new RegExp(String.raw`^\s*${label}\s*(?:\(freiwillig\)\s*)?$`)
const signature = {
  'Wer unterschreibt': 'Mara Kessler',
  'Ort der Unterschrift': 'Hamburg',
  'Tag der Unterschrift': '2026-11-21',
}

/** Orders on paper by the page of the order form, by labels and roles. */
export const ordersOnPaperOnScreen = (place: PageAddress): OrdersOnPaper => {
  const { screen } = place
  const { page } = screen
  const { press, told, main } = pageOfABooking(place)
  const following = followsABookingOnScreen(place)
  const addresses = new Map<number, string>()

  const part = async (name: RegExp, nth = 0) => {
    const found = (await page.all('region', name))[nth]
    if (!found) throw new Error(`there is no part ${name}`)
    return found
  }
  const fieldOf = async (label: string) =>
    (await part(label in signature ? /^Wer unterschreibt, wo und wann\?$/ : /^Wer bezahlt\?$/)).field(labelled(label))

  return {
    async order(eventId, { people, instead }) {
      await screen.go(`/online-fax/${eventId}`)
      for (let more = 1; more < people.length; more += 1) await press('Weitere Person anmelden')
      for (const [index, name] of people.entries()) {
        const [firstName = '', lastName = ''] = name.split(' ')
        const person = await part(/^(?:Teilnehmende Person|\d+\. Person)$/, index)
        await (await person.field('Anrede')).choose('Divers / keine Angabe')
        await (await person.field('Vorname')).fill(firstName)
        await (await person.field('Nachname')).fill(lastName)
        await (await person.field('E-Mail-Adresse')).fill(`${firstName}.${lastName}@werk.example`.toLowerCase())
        await (await person.field('Funktion')).choose('Mitglied des Betriebsrats')
      }
      const payer = await part(/^Wer bezahlt\?$/)
      await (await payer.field('Anrede')).choose('Frau')
      await (await payer.field(/^\s*§.37 Abs\..6/)).tick(true)
      const typed = { ...whoOrdersTyped, ...signature, ...(instead && { [instead.label]: instead.typed }) }
      for (const [label, text] of Object.entries(typed)) await (await fieldOf(label)).fill(text)
      await (await page.field(/^\s*Ich habe die\s+Hinweise/)).tick(true)
      await press('Plätze halten und Formular ausfüllen')
      const { pathname } = new URL(await screen.address())
      if (pathname.startsWith('/buchung/')) {
        addresses.set(eventId, pathname)
        return undefined
      }
      const beside: Record<string, string> = {}
      for (const label of Object.keys(typed)) {
        const { invalid, message } = await (await fieldOf(label)).read(faultOf)
        if (invalid) beside[label] = said(message)
      }
      const links = await (await main()).readAll('link', linkSeen)
      return {
        sentence: (await told()) ?? '',
        beside,
        instead: links.flatMap(({ address, label }) => {
          const [, number] = /^\/online-fax\/(\d+)$/.exec(address) ?? []
          return number === undefined ? [] : [{ eventId: Number(number), says: label }]
        }),
      }
    },
    typed: async (label) => (await fieldOf(label)).read((field) => (field as HTMLInputElement).value),
    async see(eventId) {
      await screen.go(addresses.get(eventId) ?? '/')
      return (await main()).read(reservationIn)
    },
    async giveBack(eventId) {
      await screen.go(addresses.get(eventId) ?? '/')
      await following.cancel()
    },
  }
}

/** Reads a reservation; runs inside the page. */
const reservationIn = (main: Element): OnPaperSeen => {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const leads = [...main.querySelectorAll('.lead')].map(textOf).join(' ')
  return {
    state: textOf(main.querySelector('.stat')).replace(/^Stand: /, ''),
    seats: [...main.querySelectorAll('#teilnehmende ol > li strong')].map(textOf),
    heldUntil: /halten (?:die Plätze|sie) bis (\d\d\.\d\d\.\d{4})/.exec(leads)?.[1],
    hasForm: main.querySelector('a[href$="/bestellformular.pdf"]') !== null,
  }
}
