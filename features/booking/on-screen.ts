import { checkoutWording } from '#wording/pages/checkout.ts'
import type { CartSeen } from '../cart/cart.driver.ts'
import { fillsACartOnScreen } from '../cart/on-screen.ts'
import { checksOutOnScreen } from '../cart/checkout.on-screen.ts'
import { allText, linkSeen } from '../screens/readings.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { Books, BookingSeen, EmployersRequestSeen } from './booking.driver.ts'
import { followsABookingOnScreen } from './following.on-screen.ts'
import { pageOfABooking } from './page-of-a-booking.on-screen.ts'
import { whoOrdersTyped } from './who-orders.ts'

const whoOrders: Readonly<Record<string, string>> = { Anrede: 'Frau', ...whoOrdersTyped }

/** The label of a choice, before what is said about it. */
const beginningWith = (label: string): RegExp =>
  new RegExp(String.raw`^\s*${label.split('\u00a0').map(RegExp.escape).join('.')}`)

/** Orders at the checkout, and follows bookings on their pages, by labels and roles. */
export const booksOnScreen = (place: PageAddress): Books => {
  const { screen } = place
  const { page } = screen
  const { press, told, name, main } = pageOfABooking(place)
  const cart = fillsACartOnScreen(place)
  const checkout = checksOutOnScreen(place)
  const following = followsABookingOnScreen(place)
  const tokens = new Map<number, string>()
  let shownToEmployer = ''
  /** What was in the cart when its last look was opened. */
  let inCart: CartSeen['lines'] = []

  const linkTo = (eventId: number): string => {
    const token = tokens.get(eventId)
    if (token === undefined) throw new Error(`nothing is booked of ${eventId}`)
    return token
  }
  const open = async (eventId: number): Promise<Spot> => {
    await screen.go(`/buchung/${linkTo(eventId)}`)
    return main()
  }
  /** What comes of pressing a button of the page. */
  const pressed = async (eventId: number, button: string | RegExp): Promise<string | undefined> => {
    await open(eventId)
    await press(button)
    return told()
  }

  const lookLast = async (): Promise<void> => {
    inCart = (await cart.see()).lines
    await checkout.lastLook()
  }
  const orderAsSeen = async (accepting = true): Promise<string | undefined> => {
    const [wrong] = await checkout.orderAsSeen(accepting)
    if (wrong !== undefined) return wrong
    // Each line of the cart has become a booking of the same date.
    const placed = await (
      await main()
    ).readAll('article', (article) => ({
      title: article.querySelector('h3')?.textContent ?? '',
      address: article.querySelector('a')?.getAttribute('href') ?? '',
    }))
    for (const { eventId, date } of inCart) {
      const booked = placed.find(({ title }) => said(title).startsWith(date))
      if (booked) tokens.set(eventId, booked.address.replace('/buchung/', ''))
    }
    return undefined
  }

  return {
    async fillIn({ legalBasis = '37_6', buyerType = 'arbeitgeber', email = 'mara@werk.example', newsletter } = {}) {
      const { bases, buyers, newsletter: wanted } = checkoutWording
      const chosen = [bases[legalBasis as '37_6'], buyers[buyerType as 'arbeitgeber']]
      if (newsletter !== undefined) chosen.push(wanted)
      const wrong = await checkout.bill({ ...whoOrders, 'E-Mail-Adresse': email }, chosen.map(beginningWith))
      return Object.values(wrong)[0]
    },
    async order(accepting = true) {
      await lookLast()
      return orderAsSeen(accepting)
    },
    lookLast,
    orderAsSeen,
    async orderNo() {
      await checkout.thanks()
      return /\bB-[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(said(await (await main()).read(allText)))?.[0]
    },
    async seatsLeft(eventId) {
      await screen.go(`/seminare/p/${eventId}`)
      const standing = /^(?:Ausgebucht.*|(?:Nur noch|Noch) (\d+) Pl(?:atz|ätze)$)/
      // The event's own stands first, others of its theme below.
      const own = (await (await main()).readAll('paragraph', allText)).map(said).find((text) => standing.test(text))
      return own === undefined ? undefined : Number(standing.exec(own)?.[1] ?? 0)
    },
    async see(eventId) {
      return (await open(eventId)).read(bookingIn)
    },
    async book(eventId) {
      await open(eventId)
      return following.book(true)
    },
    async claim(eventId) {
      await open(eventId)
      return following.book(true)
    },
    decline: (eventId) => pressed(eventId, 'Angebot ablehnen'),
    async cancel(eventId, names) {
      await open(eventId)
      if (names)
        for (const { label, ticked } of await peopleToCancel(page, names)) await (await page.field(label)).tick(ticked)
      return following.cancel()
    },
    async lookAtCancelling(eventId) {
      await open(eventId)
      await press('Weiter zur Stornierung')
    },
    async cancelAsSeen() {
      await press(/^Verbindlich stornieren/)
      return told()
    },
    async substitute(eventId, seat, who) {
      await open(eventId)
      const [firstName = '', lastName = ''] = who.split(' ')
      return name(seat, { firstName, lastName, email: `${firstName}.${lastName}@werk.example`.toLowerCase() })
    },
    async rebook(eventId, to) {
      const rows = await (await open(eventId)).all('row')
      for (const row of rows) {
        const event = await row.read((it) => it.querySelector('input[name="event"]')?.getAttribute('value'))
        if (event !== String(to)) continue
        await press(/^Umbuchen auf/, row)
        const [, token] = /\/buchung\/([^?]+)/.exec(await screen.address()) ?? []
        if (token !== undefined && token !== tokens.get(eventId)) tokens.set(to, token)
        return told()
      }
      throw new Error(`${to} is not offered`)
    },
    async resolve(eventId, votes) {
      await open(eventId)
      return following.resolve(votes)
    },
    async tellEmployer(eventId, on) {
      await open(eventId)
      await (await page.field('Arbeitgeber unterrichtet am')).fill(on)
      await press('Tag festhalten')
      return told()
    },
    async handOver(eventId) {
      const wrong = await pressed(eventId, /^(Link für den Arbeitgeber|Neuen Link) anlegen$/)
      const link = await (await page.field('Adresse für den Arbeitgeber')).read((it) => (it as HTMLInputElement).value)
      shownToEmployer = new URL(link).pathname
      return wrong
    },
    revoke: (eventId) => pressed(eventId, 'Link zurücknehmen'),
    async papers(eventId) {
      const links = await (await open(eventId)).readAll('link', linkSeen)
      const inAddress = /^\/buchung\/[^/]+\/(?:([a-z-]+)|(teilnahmebescheinigung)-.+)\.pdf$/
      const papers = links.flatMap(({ address }) => inAddress.exec(address)?.slice(1).find(Boolean) ?? [])
      // Each stands at its step, and among all of them.
      return [...new Set(papers)]
    },
    linkTo,
    follow: (eventId, token) => {
      tokens.set(eventId, token)
    },
    async openAsEmployer() {
      await screen.go(shownToEmployer)
      return (await main()).read(requestIn)
    },
    async answerAsEmployer(answer, who, text) {
      await screen.go(shownToEmployer)
      await (await page.field(answer)).tick(true)
      await (await page.field('Ihr Name')).fill(who)
      if (text !== undefined) await (await page.field(/^Ihre Nachricht/)).fill(text)
      await press('Antwort senden')
      return told()
    },
  }
}

/** The boxes of a cancellation, and whether they are to be ticked: 'Platz 1: Kim Yildiz'. */
const peopleToCancel = async (page: Spot, names: readonly string[]) => {
  const labels = (await page.readAll('checkbox', (box) => box.closest('label')?.textContent ?? '')).map(said)
  return labels
    .filter((label) => label.startsWith('Platz '))
    .map((label) => ({ label, ticked: names.includes(label.replace(/^Platz \d+: /, '')) }))
}

/** Reads a booking; runs inside the page. */
const bookingIn = (main: Element): BookingSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const firstDay = (element: Element | null | undefined) => textOf(element).split(' ')[0] ?? ''
  const rowsOf = (table: string) => [...main.querySelectorAll(`${table} tbody tr`)]
  const sum = [...main.querySelectorAll('tfoot tr')].find((row) => textOf(row).startsWith('Summe netto'))
  const heading = textOf(main.querySelector('h1')).replace('Ihre Buchung ', '')
  const answers = [...main.querySelectorAll('.step .lines > li')]
  return {
    date: `${heading}, ${firstDay(main.querySelector('.rhead p > strong'))}`,
    state: textOf(main.querySelector('.stat')).replace(/^Stand: /, ''),
    seats: [...main.querySelectorAll('#teilnehmende ol > li strong')].map(textOf),
    left: [...main.querySelectorAll('#teilnehmende ul > li')].map(textOf),
    net: textOf(sum?.querySelector('td')),
    heldUntil: /halten (?:die Plätze|sie) bis (\d\d\.\d\d\.\d{4})/.exec(textOf(main.querySelector('.lead')))?.[1],
    cancellation: rowsOf('table.fees').map(
      (row) => `${textOf(row.querySelector('td:last-child'))} ${textOf(row.querySelector('th'))}`,
    ),
    alternatives: rowsOf('#umbuchen table').map((row) => firstDay(row.querySelector('th'))),
    pricesElsewhere: rowsOf('#umbuchen table').map((row) => textOf(row.querySelector('td[data-l^="Preis"]'))),
    canBeRebooked: main.querySelector('#umbuchen') !== null,
    employer: answers.map((line) => {
      const copy = line.cloneNode(true) as Element
      copy.querySelector('q')?.remove()
      return textOf(copy)
    }),
    link: textOf(main.querySelector('.link-standing')),
    way: Object.fromEntries(
      [...main.querySelectorAll('.path > li')].map((step) => [
        textOf(step.querySelector('h3')),
        { standing: textOf(step.querySelector('.when')), afresh: textOf(step.querySelector('.afresh')) },
      ]),
    ),
    invoices: [...main.querySelectorAll('#rechnungen li > a:first-child')].map(
      (link) => textOf(link).split(' ').at(-1) ?? '',
    ),
  }
}

/** Reads what an employer is asked; undefined where the page says that its link is dead; runs inside the page. */
const requestIn = (main: Element): EmployersRequestSeen | undefined => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  if (textOf(main.querySelector('h1')) === 'Dieser Link gilt nicht mehr') return undefined
  const told = (label: string) =>
    textOf([...main.querySelectorAll('dt')].find((term) => textOf(term) === label)?.nextElementSibling)
  const gross = [...main.querySelectorAll('tfoot tr')].find((row) => textOf(row).startsWith('Summe brutto'))
  return {
    title: told('Schulung'),
    names: told('Es nehmen teil').split(', '),
    gross: textOf(gross?.querySelector('td')),
    text: textOf(main),
  }
}
