import { allText, linkSeen } from '../screens/readings.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { Spot } from '../screens/screen.ts'
import type { CartSeen, FillsACart } from './cart.driver.ts'

const cartAddress = '/seminare/warenkorb'
const unbroken = (text: string): string => text.replaceAll('\u00a0', ' ')
/** What labels of fields that may stay empty end with. */
const labelled = (label: string): RegExp => new RegExp(String.raw`^\s*${label}\s*$`)

/** Behind the title of a module may stand how many seats it has left. */
const withSeats = (title: string): RegExp => new RegExp(String.raw`^\s*${title}( \(.*\))?\s*$`)

/** Fills a cart by the forms of events and of its page. */
export const fillsACartOnScreen = ({ screen }: PageAddress): FillsACart => {
  const { page } = screen

  /** Why what was done last was not done. */
  const refusal = async (): Promise<string | undefined> => {
    const [alert] = await page.all('alert')
    return alert && unbroken((await alert.readAll('paragraph', allText))[0] ?? '')
  }
  /** The line of an event, in the cart opened anew. */
  const lineOf = async (eventId: number): Promise<Spot> => {
    await screen.go(cartAddress)
    for (const line of await page.all('article')) {
      const [link] = await line.readAll('link', linkSeen)
      if (link?.address.endsWith(`-${eventId}`)) return line
    }
    throw new Error(`the cart does not hold ${eventId}`)
  }

  /** Presses what lays the seats into the cart that the page of an event has been told of. */
  const lay = async (mode: 'buchen' | 'reservieren' | 'warteliste'): Promise<string | undefined> => {
    const waits = mode === 'warteliste'
    const [wait] = waits ? await page.all('button', 'Auf die Warteliste') : []
    await press(screen, wait ? 'Auf die Warteliste' : mode === 'reservieren' ? /reservieren$/ : 'In den Warenkorb')
    // Where seats are left, but too few, the refusal offers to wait.
    if (waits && !wait) await press(screen, 'Auf die Warteliste')
    return refusal()
  }

  return {
    async add(eventId, seats, mode = 'buchen') {
      await screen.go(`/seminare/p/${eventId}`)
      await (await page.field('Plätze')).fill(String(seats))
      return lay(mode)
    },
    async addModules(eventId, seats, modules, mode = 'buchen') {
      await screen.go(`/seminare/p/${eventId}`)
      await (await page.field('Plätze')).fill(String(seats))
      for (const title of modules) await (await page.field(withSeats(title))).tick(true)
      return lay(mode)
    },
    async takeOut(eventId) {
      await press(screen, /Termin herausnehmen$/, await lineOf(eventId))
    },
    async reserve(eventId) {
      await press(screen, /Tage reservieren$/, await lineOf(eventId))
    },
    async name(eventId, { firstName, lastName, email }) {
      const line = await lineOf(eventId)
      const seats = await line.all('listitem')
      const free = (await line.readAll('listitem', allText)).findIndex((text) => unbroken(text).startsWith('N. N.'))
      const seat = seats[free]
      if (!seat) throw new Error('somebody is named for every seat')
      await (await seat.all('disclosure'))[0]?.click()
      await (await seat.field(labelled('Anrede'))).choose('Divers / keine Angabe')
      await (await seat.field(labelled('Vorname'))).fill(firstName)
      await (await seat.field(labelled('Nachname'))).fill(lastName)
      await (await seat.field(labelled('E-Mail-Adresse'))).fill(email)
      await (await seat.field(labelled('Funktion'))).choose('Mitglied des Betriebsrats')
      await press(screen, /Person speichern$/, seat)
      return refusal()
    },
    async see() {
      await screen.go(cartAddress)
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      return main.read(cartIn)
    },
  }
}

/** Reads the whole page; runs inside it. */
const cartIn = (main: Element): CartSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  /** The amount behind a label. */
  const amount = (part: Element | null, label: string): string =>
    textOf([...(part?.querySelectorAll('dt') ?? [])].find((term) => textOf(term).startsWith(label))?.nextElementSibling)
  const sums = main.querySelector('aside')
  return {
    lines: [...main.querySelectorAll('article')].map((line) => {
      const [first = ''] = textOf(line.querySelector('header p')).split(' ')
      return {
        eventId: Number(/\d+$/.exec(line.querySelector('h2 a')?.getAttribute('href') ?? '')?.[0]),
        date: `${textOf(line.querySelector('h2'))}, ${first}`,
        modules: [...line.querySelectorAll('header p')].map(textOf).find((text) => text.startsWith('Nur ')) ?? '',
        seats: [...line.querySelectorAll('ol > li strong')].map(textOf),
        mode: textOf(line.querySelector('.mode strong')).replace(/\.$/, ''),
        net: amount(line, 'Summe netto'),
        obstacle: textOf(line.querySelector('.obstacle')) || undefined,
      }
    }),
    net: amount(sums, 'Summe netto'),
    gross: amount(sums, 'Summe brutto'),
    complete: !textOf(sums).includes('Sie fehlen in den Summen'),
    overlaps: [...main.querySelectorAll('.note li')].flatMap((told) => {
      const text = textOf(told)
      const events = [...text.matchAll(/„([^“]*)“/g)].map(([, event = '']) => event.replace(/ bis [\d.]+$/, ''))
      const [email = ''] = text.split(': ')
      return events.length === 2 ? [{ email, events }] : []
    }),
  }
}
