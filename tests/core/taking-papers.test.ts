import { beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import type { Calendar, PrintedDocument } from '#core/documents/documents.ts'
import { takingPapers } from '#core/papers/papers.service.ts'
import { paperKinds } from '#core/papers/papers.ts'
import type { ForTakingPapers } from '#core/papers/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { bareContent, event, theme, themeEntry } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aBookedEvent, aBooking, aRecipient, orderOf, unnamed } from './booking-by-hand.ts'
import { aHotel, aModule } from './sample-theme.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const content = {
  ...bareContent,
  records: [recordOf.hotel(), recordOf.manager({ rubrics: ['betriebsverfassung'] })],
  themes: [theme({ content: [themeEntry({ learn: ['Beschlüsse fassen'] })] })],
  events: [event({ hotelId: 11 })],
}
const url = 'betriebsverfassungsrecht-i'
const booked = aBookedEvent({ themeUrl: url, url: `${url}-4001`, hotel: aHotel({ internalId: 11 }) })
const notFound = { ok: false, refusal: { why: 'not-found' } }
const testCore = openTestCore('2026-11-25T12:00:00.000Z')
beforeAll(async () => {
  valueOf(await testCore.stage.content(content))
})

/** The port over some bookings of one order that are stored by hand; the browser ordered them, where it did. */
const portOver = (bookings: readonly Booking[], orderedHere = true): ForTakingPapers => {
  const site = testCore.site(aVisitor()).programme
  const order = orderOf(bookings)
  const placed = async () => (orderedHere ? done({ ...order, bookings }) : refused({ why: 'not-found' } as const))
  const stored = {
    ...testCore.needs.bookings,
    byToken: async (token: string) => bookings.find((booking) => booking.token === token),
    byEmployersToken: async () => undefined,
    order: async (orderNo: string) => (orderNo === order.orderNo ? { order, bookings } : undefined),
  }
  return takingPapers(
    {
      orders: { placed },
      office: testCore.site(aVisitor()).booking.office,
      cart: testCore.site(aVisitor()).booking.cart,
    },
    { ...testCore.needs, bookings: stored, programme: site.catalogue, people: site.people },
  )
}
const printed = (bytes: Uint8Array): PrintedDocument => JSON.parse(new TextDecoder().decode(bytes)) as PrintedDocument
const calendarIn = (bytes: Uint8Array): Calendar => JSON.parse(new TextDecoder().decode(bytes)) as Calendar

const token = 'token-b1'
const invited = aBooking({ state: 'eingeladen', event: booked })

describe('a paper', () => {
  test.each([
    ['entsendebeschluss', 'Entsendebeschluss'],
    ['tagesordnung', 'Tagesordnungspunkt für die Einladung zur Sitzung'],
    ['mitteilung-arbeitgeber', 'Teilnahme an der Schulung „Arbeitsrecht I“'],
    ['kostenuebernahme', 'Erklärung zur Kostenübernahme'],
    ['auftragsbestaetigung', 'Auftragsbestätigung AB-2X7-K9Q'],
    ['einladung', 'Einladung: Arbeitsrecht I'],
  ])('%s is a PDF under its name, for nobody else', async (kind, title) => {
    const { mime, filename, bytes } = valueOf(await portOver([invited]).paper({ token, kind }))
    expect([mime, filename]).toEqual(['application/pdf', `${kind}-${url}-4001.pdf`])
    expect(printed(bytes)).toMatchObject({ title, personal: true, issued: '2026-11-25' })
  })

  test('is refused for an unknown token, an unknown kind, and what is not offered today', async () => {
    const port = portOver([invited])
    expect(await port.paper({ token: 'another', kind: 'einladung' })).toEqual(notFound)
    expect(await port.paper({ token, kind: 'rechnung' })).toEqual(notFound)
    expect(await portOver([aBooking()]).paper({ token, kind: 'einladung' })).toEqual(notFound)
    const ended = portOver([aBooking({ state: 'storniert_kunde' })])
    const answers = await Promise.all(paperKinds.map(async (kind) => (await ended.paper({ token, kind })).ok))
    expect(paperKinds.filter((_, index) => answers[index])).toEqual(['auftragsbestaetigung'])
  })

  test('knows what the theme teaches, how one comes to the hotel and whom to ask', async () => {
    const { bytes } = valueOf(await portOver([invited]).paper({ token, kind: 'einladung' }))
    const words = JSON.stringify(printed(bytes))
    for (const word of ['Jana Petersen', 'Mit der Bahn', 'Vom Hauptbahnhof zehn Minuten.'])
      expect(words).toContain(word)
    const resolution = valueOf(await portOver([invited]).paper({ token, kind: 'entsendebeschluss' }))
    expect(JSON.stringify(printed(resolution.bytes))).toContain('Beschlüsse fassen')
  })

  test('is there though the theme has left the programme', async () => {
    const gone = aBooking({ event: { ...booked, themeUrl: 'gibt-es-nicht' } })
    expect((await portOver([gone]).paper({ token, kind: 'entsendebeschluss' })).ok).toBe(true)
  })

  test('confirming an order has all its bookings, under the link of each and where it was ordered', async () => {
    const other = aBooking({ id: 'b2', token: 'token-b2', position: 2 })
    const port = portOver([invited, other])
    const own = valueOf(await port.paper({ token: 'token-b2', kind: 'auftragsbestaetigung' }))
    expect(JSON.stringify(printed(own.bytes))).toContain('2. Arbeitsrecht I')
    const here = valueOf(await port.checkoutSummary({}))
    expect(here.filename).toBe('bestellung-AB-2X7-K9Q.pdf')
    expect(here.bytes).toEqual(own.bytes)
    expect(await portOver([invited], false).checkoutSummary({})).toEqual(notFound)
  })
})

describe('the order form on paper', () => {
  const key = `${url}-4001`
  const formOf = async (site: ReturnType<typeof testCore.site>) => {
    const { filename, mime, bytes } = valueOf(await site.booking.papers.orderForm({ key }))
    expect([filename, mime]).toEqual([`anmeldung-${key}.pdf`, 'application/pdf'])
    return printed(bytes)
  }
  const tableIn = ({ blocks }: PrintedDocument) => blocks.find((block) => block.kind === 'table')
  const linesIn = ({ blocks }: PrintedDocument) =>
    blocks.flatMap((block) => (block.kind === 'form' ? block.fields : [])).map(({ label, text }) => [label, text])

  test('has lines to write on where nobody is known, and is the same for everybody', async () => {
    const form = await formOf(testCore.site(aVisitor()))
    expect(form).toMatchObject({ title: 'Verbindliche Anmeldung', issued: '2026-11-25' })
    expect(form.personal).toBeUndefined()
    expect(tableIn(form)?.rows.map(({ cells }) => cells)).toEqual(
      ['1', '2', '3', '4', '5'].map((nth) => [nth, '', '', '', '']),
    )
    expect(linesIn(form).filter(([, text]) => text !== undefined)).toEqual([])
    expect(form.blocks.at(-1)).toMatchObject({
      kind: 'signatures',
      under: ['Ort, Datum', expect.anything(), expect.anything()],
    })
  })

  test('is filled in with what the cart knows of the event, and of it alone', async () => {
    const site = testCore.site(aVisitor())
    const { cart } = site.booking
    const { items } = valueOf(await cart.addItem({ eventId: 4001, quantity: 7 }))
    const itemId = items[0]?.id ?? ''
    const kim = { salutationId: 'divers', firstName: 'Kim', lastName: 'Ö’Brien', email: 'kim@werk.example' }
    await cart.addRecipient({ itemId, ...kim, function: 'br-vorsitz', overnight: 'yes', arrivalEve: true })
    await cart.updateOrderOptions({
      buyerType: 'gremium',
      ...kim,
      company: 'Werk GmbH',
      street: 'Hafenstraße 4',
      zip: '20459',
      city: 'Hamburg',
      country: 'DE',
      billingEmail: 'rechnung@werk.example',
      hotelPayer: 'rechnung',
      legalBasis: '37_6',
      resolutionDate: '2026-11-20',
    })
    const form = await formOf(site)
    expect(form.personal).toBe(true)
    expect(
      tableIn(form)
        ?.rows.map(({ cells }) => cells)
        .slice(0, 2),
    ).toEqual([
      ['1', 'Kim Ö’Brien', expect.stringContaining('Vorsitz'), 'ja', 'ja'],
      ['2', '', '', '', ''],
    ])
    expect(tableIn(form)?.rows).toHaveLength(7)
    expect(linesIn(form)).toEqual([
      ['Betrieb oder Dienststelle', 'Werk GmbH'],
      ['Gremium (BR, SBV, JAV, …)', undefined],
      ['Ansprechperson', 'Kim Ö’Brien'],
      ['Telefon für Rückfragen', undefined],
      ['E-Mail für die Bestätigung', 'kim@werk.example'],
      ['Rechnungsanschrift', 'Werk GmbH, Hafenstraße 4, 20459 Hamburg'],
      ['Bestellnummer (freiwillig)', undefined],
      ['E-Mail für die Rechnung (freiwillig)', 'rechnung@werk.example'],
      ['Das Gremium hat die Teilnahme beschlossen am', '20.11.2026'],
    ])
  })

  test('filled in at its page has all that was typed and what the seats cost; the signature alone is missing', async () => {
    const reserved = aBooking({
      state: 'reserviert',
      heldUntil: '2026-12-05T12:00:00.000Z',
      event: booked,
      recipients: [aRecipient({ id: 'r1', stay: { overnight: true, arrivalEve: false, departureLate: false } })],
      orderForm: { name: 'Kim Sommer', place: 'Leipzig', date: '2026-11-26' },
    })
    const { filename, bytes } = valueOf(await portOver([reserved]).paper({ token, kind: 'bestellformular' }))
    expect(filename).toBe(`bestellformular-${key}.pdf`)
    const form = printed(bytes)
    expect(form).toMatchObject({ title: 'Verbindliche Anmeldung', personal: true, sheet: true })
    expect(linesIn(form)).toEqual([
      ['Betrieb oder Dienststelle', 'Muster Maschinenbau GmbH'],
      ['Gremium', 'Betriebsrat'],
      ['Ansprechperson', 'Jörg Beispiel'],
      ['Telefon für Rückfragen', '0341 5550'],
      ['E-Mail für die Bestätigung', 'br@muster.example'],
      ['Rechnungsanschrift', 'Muster Maschinenbau GmbH, Betriebsrat, Werkstraße 5, 04103 Leipzig'],
      ['Bestellnummer (freiwillig)', undefined],
      ['E-Mail für die Rechnung (freiwillig)', 'rechnung@muster.example'],
      ['Der Betriebsrat hat die Teilnahme beschlossen am', undefined],
      ['Ort', 'Leipzig'],
      ['Datum', '26.11.2026'],
      ['Name in Druckschrift', 'Kim Sommer'],
    ])
    expect(tableIn(form)?.rows[0]?.cells).toEqual(['1', 'Kim Sommer', expect.any(String), 'ja', ''])
    const facts = form.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    expect(facts).toContainEqual({ label: 'Bestellung', text: reserved.orderNo })
    expect(facts).toContainEqual({ label: 'Plätze gehalten bis', text: '05.12.2026' })
    expect(facts).toContainEqual({ label: 'Summe brutto', text: expect.stringContaining('€') as string })
    expect(form.blocks.at(-1)).toEqual({ kind: 'signatures', under: ['Unterschrift und Stempel'] })
  })

  test('is refused for what never was', async () => {
    const { papers } = testCore.site(aVisitor()).booking
    expect(await papers.orderForm({ key: 'gibt-es-nicht-9' })).toEqual(notFound)
  })
})

test('a certificate is for whoever was there, each his own', async () => {
  const recipients = [aRecipient({ id: 'a', firstName: 'Ada' }), aRecipient({ id: 'b' }), unnamed('c')]
  const attendance = { a: true, b: false, c: true }
  const event = { ...booked, startDate: '2026-11-16', endDate: '2026-11-18' }
  const over = portOver([aBooking({ state: 'teilgenommen', recipients, attendance, event })])
  const { filename, bytes } = valueOf(await over.certificate({ token, recipientId: 'a' }))
  expect(filename).toBe(`teilnahmebescheinigung-${url}-4001.pdf`)
  expect(printed(bytes)).toMatchObject({ title: 'Teilnahmebescheinigung', subtitle: 'Ada Sommer' })
  for (const recipientId of ['b', 'c', 'd', ''])
    expect(await over.certificate({ token, recipientId })).toEqual(notFound)
  expect(await over.certificate({ token: 'x', recipientId: 'a' })).toEqual(notFound)
  expect(await over.paper({ token, kind: 'teilnahmebescheinigung' })).toEqual(notFound)
})

describe('the calendar of a booking', () => {
  const entriesOf = async (booking: Booking) => {
    const { mime, filename, bytes } = valueOf(await portOver([booking]).calendar({ token }))
    expect([mime, filename]).toEqual(['text/calendar; charset=utf-8; method=PUBLISH', `${booking.event.url}.ics`])
    return calendarIn(bytes).entries
  }

  test('has its own uid, whatever changes, and counts the changes', async () => {
    expect(await entriesOf(invited)).toMatchObject([
      {
        uid: 'buchung-b1@www.seminarhaus.example',
        title: 'Arbeitsrecht I',
        calledOff: false,
        revision: { sequence: 3, changedAt: '2026-11-20T09:00:00.000Z' },
        position: { latitude: 53.55, longitude: 9.99 },
      },
    ])
    const later = aBooking({
      version: 4,
      event: booked,
      history: [{ at: '2026-11-24T09:00:00.000Z', by: 'office', what: 'invited' }],
    })
    expect(await entriesOf(later)).toMatchObject([
      { uid: 'buchung-b1@www.seminarhaus.example', revision: { sequence: 4, changedAt: '2026-11-24T09:00:00.000Z' } },
    ])
  })

  test.each([
    ['bestaetigt', false, undefined],
    ['reserviert', false, 'tentative'],
    ['angefragt', false, 'tentative'],
    ['nachgerueckt', false, 'tentative'],
    ['storniert_kunde', false, 'withdrawn'],
    ['umgebucht', false, 'withdrawn'],
    ['verfallen', false, 'withdrawn'],
    ['abgesagt_veranstalter', true, undefined],
    ['teilgenommen', false, undefined],
  ] as const)('in the state %s is called off: %s, and %s', async (state, calledOff, standing) => {
    const [entry] = await entriesOf(aBooking({ state }))
    expect([entry?.calledOff, entry?.booked]).toEqual([calledOff, standing])
  })

  test('of a series has each of its modules, those too that lists leave out', async () => {
    const modules = [
      aModule({ title: 'Auftakt' }),
      aModule({ title: 'Abend', hotelId: 522, themeUrl: url, endDate: '2027-01-11' }),
    ]
    const entries = await entriesOf(aBooking({ event: { ...booked, modules } }))
    expect(entries.map(({ uid }) => uid)).toEqual([
      'buchung-b1-1@www.seminarhaus.example',
      'buchung-b1-2@www.seminarhaus.example',
    ])
  })

  test('is refused on the waiting list, and for an unknown token', async () => {
    expect(await portOver([aBooking({ state: 'warteliste' })]).calendar({ token })).toEqual(notFound)
    expect(await portOver([invited]).calendar({ token: 'x' })).toEqual(notFound)
  })
})
