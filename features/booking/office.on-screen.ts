import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { Closed, OfficeRow, RunsBookings } from './office.driver.ts'
import { pageOfABooking } from './page-of-a-booking.on-screen.ts'

const list = '/manage/buchungen'

/** Runs bookings on the pages of the office; of several bookings of an event the newest. */
export const runsBookingsOnScreen = (place: PageAddress): RunsBookings => {
  const { screen } = place
  const { page } = screen
  const { press, main, told } = pageOfABooking(place)

  const closed = async (): Promise<Closed | undefined> => {
    if (new URL(await screen.address()).pathname === '/kundenportal/login') return 'signed out'
    const [heading] = await page.readAll('heading', allText)
    return heading === 'Kein Zugang' ? 'not allowed' : undefined
  }
  const rows = async (): Promise<readonly OfficeRow[]> =>
    (await (await main()).readAll('row', cellsIn)).filter(({ first }) => first !== '')
  const openBooking = async (eventId: number): Promise<Spot> => {
    await screen.go(`${list}?termin=${eventId}`)
    const [row] = await (await main()).all('rowheader')
    await (await sooner('booking', async () => (await row?.all('link'))?.[0])).click()
    await screen.settle()
    return main()
  }
  const openEvent = async (eventId: number): Promise<Spot> => {
    await screen.go(`${list}/termin/${eventId}`)
    return main()
  }
  /** Ticks whoever is named, and nobody else. */
  const choose = async (legend: string | RegExp, names: readonly string[]): Promise<void> => {
    const group = await sooner('choice of people', async () => (await page.all('group', legend))[0])
    for (const box of await group.all('checkbox'))
      await box.tick(names.includes(said(await box.read((it) => it.closest('label')?.textContent ?? ''))))
  }

  return {
    async find({ q, state }) {
      await screen.go(list)
      const shut = await closed()
      if (shut) return shut
      const form = await main()
      if (q !== undefined) await (await form.field(/^\s*Suche/)).fill(q)
      if (state !== undefined) await (await form.field(/^\s*Stand/)).choose(state)
      await press('Suchen', form)
      const found: OfficeRow[] = []
      for (;;) {
        found.push(...(await rows()))
        const [further] = await page.all('link', 'Weitere Buchungen')
        if (!further) break
        await further.click()
        await screen.settle()
      }
      return found.map(({ Termin = '', Stand = '', Betrieb = '', 'Bestellt von': orderer = '', Plätze = '' }) => ({
        date: Termin,
        state: Stand,
        company: Betrieb,
        orderer,
        seats: Plätze,
      }))
    },
    async participants(eventId) {
      await openEvent(eventId)
      const shut = await closed()
      if (shut) return shut
      return (await rows()).map(({ first = '', Betrieb = '', Stand = '', ...more }) => ({
        name: first,
        company: Betrieb,
        state: Stand,
        attended: more['War da'] === '–' ? '' : (more['War da'] ?? ''),
      }))
    },
    async hasLeft(eventId) {
      const text = said(await (await openEvent(eventId)).read(allText))
      return text.includes('Dieser Termin steht nicht mehr im Programm')
    },
    async history(eventId) {
      await openBooking(eventId)
      return (await rows()).map(({ Was = '', Durch = '' }) => `${Was} (${Durch})`)
    },
    async bind(eventId, { signatureName, signedOn }) {
      const form = await openBooking(eventId)
      await (await form.field('Wer hat unterschrieben?')).fill(signatureName)
      await (await form.field('Tag der Unterschrift')).fill(signedOn)
      await press('Verbindlich buchen', form)
      return told()
    },
    async confirm(eventId, feeNet) {
      const form = await openBooking(eventId)
      await (await form.field(/^\s*Gebühr je Platz/)).fill(String(feeNet))
      await press('Preis bestätigen', form)
      return told()
    },
    async cancel(eventId, { waived, names }) {
      await openBooking(eventId)
      if (names) await choose('Für wen', names)
      await (await page.field('Kosten')).choose(waived ? 'ohne Kosten' : 'nach den AGB')
      await press('Stornieren')
      return told()
    },
    async attendance(eventId, names) {
      await openBooking(eventId)
      await choose(/^Wer hat teilgenommen/, names)
      await press('Festhalten')
      return told()
    },
    async callOff(eventId, reason) {
      const form = await openEvent(eventId)
      await (await form.field('Grund')).fill(reason)
      await press('Weiter', form)
      const [sure] = await page.all('button', 'Termin jetzt absagen')
      if (!sure) return told()
      await sure.click()
      await screen.settle()
      return told()
    },
  }
}

/** The cells of a row by their columns, its own heading as `first`; runs inside the page. */
const cellsIn = (row: Element): OfficeRow => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const cells = [...row.querySelectorAll('td')].map((cell) => {
    const link = cell.querySelector('span > a')
    // A title, and below it the days: the first of them is enough.
    const [day = ''] = textOf(cell).replace(textOf(link), '').trim().split(' ')
    return [cell.getAttribute('data-l') ?? '', link ? `${textOf(link)}, ${day}` : textOf(cell)]
  })
  return { first: textOf(row.querySelector('th[scope="row"]')), ...Object.fromEntries(cells) }
}
