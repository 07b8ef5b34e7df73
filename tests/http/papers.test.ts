import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aRecipient, orderOf } from '../core/booking-by-hand.ts'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { typedOptions } from './cart-calls.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** As tokens are made: what is no token is not looked up. */
const token = 'a'.repeat(43)
const address = `/buchung/${token}`
const booking = aBooking({
  token,
  state: 'eingeladen',
  recipients: [aRecipient({ id: '0b9f0c1e-6f0e-4c57-9f3c-1d2e3f405060', firstName: 'Łukasz', lastName: 'GROẞE' })],
})

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp()
  visitor = injectVisitor(testApp.app)
  await testApp.needs.change(async (tx) => {
    await tx.bookings.addOrder(orderOf([booking]))
    await tx.bookings.add(booking)
    return { ok: true, value: undefined }
  })
})
afterAll(() => testApp.close())

describe.each([
  ['entsendebeschluss', 'Entsendebeschluss'],
  ['tagesordnung', 'Tagesordnungspunkt'],
  ['mitteilung-arbeitgeber', 'Teilnahme an der Schulung'],
  ['kostenuebernahme', 'Erklärung zur Kostenübernahme'],
  ['auftragsbestaetigung', 'Auftragsbestätigung'],
  ['einladung', 'Einladung'],
])('%s', (kind, title) => {
  it('is a tagged PDF for whoever has the link, and stored by nobody on the way', async () => {
    const answer = await visitor.get(`${address}/${kind}.pdf`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="${kind}-arbeitsrecht-1-4001.pdf"`) as string,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const { text, markInfo } = await readPdf(new Uint8Array(answer.rawPayload))
    expect(markInfo).toMatchObject({ Marked: true })
    expect(text.replaceAll(/[\s\u00AD]+/g, ' ')).toContain(title)
    expect(text.replaceAll(/[\s\u00AD]+/g, '')).toContain('ŁukaszGROẞE')
  })
})

it('is not there for another token, another kind, or before its time', async () => {
  const addresses = [
    `/buchung/${'b'.repeat(43)}/einladung.pdf`,
    `${address}/rechnung.pdf`,
    `${address}/teilnahmebescheinigung.pdf`,
    `${address}/teilnahmebescheinigung-${booking.recipients[0]?.id}.pdf`,
    `${address}/einladung.pdf/mehr`,
    '/checkout-pdf',
  ]
  for (const path of addresses) {
    const { statusCode, headers } = await visitor.get(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(headers['cache-control']).toBe('no-store')
  }
})

it('certifies that somebody was there, under his id', async () => {
  const [recipient] = booking.recipients
  const event = { ...booking.event, startDate: '2026-11-16', endDate: '2026-11-18' }
  const was = { ...booking, event, token: 'c'.repeat(43), id: 'b2', position: 2, state: 'teilgenommen' } as const
  await testApp.needs.change(async (tx) => {
    await tx.bookings.add({ ...was, attendance: { [recipient?.id ?? '']: true } })
    return { ok: true, value: undefined }
  })
  const answer = await visitor.get(`/buchung/${was.token}/teilnahmebescheinigung-${recipient?.id}.pdf`)
  expect(answer.statusCode).toBe(200)
  expect((await readPdf(new Uint8Array(answer.rawPayload))).text).toContain('Teilnahmebescheinigung')
})

it('goes into calendars, and is cancelled there with a higher sequence', async () => {
  const calendar = async () => {
    const answer = await visitor.get(`${address}/termin.ics`)
    expect(answer.headers).toMatchObject({ 'content-type': expect.stringContaining('text/calendar') as string })
    expect(answer.headers['cache-control']).toBe('no-store')
    return answer.payload.split('\r\n')
  }
  expect(await calendar()).toEqual(
    expect.arrayContaining(['UID:buchung-b1@localhost', 'SEQUENCE:3', 'STATUS:CONFIRMED', 'SUMMARY:Arbeitsrecht I']),
  )
  await testApp.needs.change(async (tx) => {
    await tx.bookings.save({ ...booking, state: 'storniert_kunde', version: 4 })
    return { ok: true, value: undefined }
  })
  const cancelled = await calendar()
  expect(cancelled).toEqual(expect.arrayContaining(['UID:buchung-b1@localhost', 'SEQUENCE:4', 'STATUS:CANCELLED']))
  expect(cancelled.join()).not.toContain(token)
})

it('the order form of an event is a tagged PDF, kept by nobody on the way', async () => {
  const answer = await visitor.get('/online-fax/betriebsverfassungsrecht-i-4006/formular.pdf')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('anmeldung-betriebsverfassungsrecht-i-4006.pdf') as string,
    'cache-control': 'no-store',
  })
  const { text, markInfo } = await readPdf(new Uint8Array(answer.rawPayload))
  expect(markInfo).toMatchObject({ Marked: true })
  expect(text.replaceAll(/[\s\u00AD]+/g, ' ')).toContain('Verbindliche Anmeldung')
})

it('the order form names whom the cart knows', async () => {
  const visitor = injectVisitor(testApp.app)
  const cart = await visitor.json('/order-api/add-cart-item', { eventId: 4007 })
  const { items } = cart.json<{ items: readonly { id: string }[] }>()
  await visitor.json('/order-api/add-recipient', {
    itemId: items[0]?.id,
    salutationId: 'divers',
    firstName: 'Łukasz',
    lastName: 'Groß',
    email: 'lukasz@werk.example',
    function: 'br-mitglied',
  })
  const form = await visitor.get('/online-fax/betriebsverfassungsrecht-i-4007/formular.pdf')
  const { text } = await readPdf(new Uint8Array(form.rawPayload))
  expect(text.replaceAll(/[\s\u00AD]+/g, ' ')).toContain('Łukasz Groß')
})

it('the order form that somebody filled in is a tagged PDF for whoever has its link', async () => {
  const recipient = {
    salutationId: 'divers',
    firstName: 'Łukasz',
    lastName: 'Groß',
    email: 'lukasz@werk.example',
    function: 'br-mitglied',
  }
  const answer = await visitor.json('/order-api/online-fax/checkout', {
    eventId: 4007,
    recipients: [recipient],
    billing: typedOptions,
    signatureName: 'Änne Łuczak',
    place: 'Köln',
    date: '2026-11-24',
  })
  expect(answer.statusCode).toBe(201)
  const { faxNo, pdfUrl } = answer.json<{ faxNo: string; pdfUrl: string }>()
  const form = await visitor.get(pdfUrl)
  expect(form.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const { text, markInfo } = await readPdf(new Uint8Array(form.rawPayload))
  expect(markInfo).toMatchObject({ Marked: true })
  const words = text.replaceAll(/[\s\u00AD]+/g, ' ')
  for (const word of [
    'Verbindliche Anmeldung',
    faxNo,
    'Łukasz Groß',
    'Änne Łuczak',
    'Köln',
    '24.11.2026',
    'Unterschrift',
  ])
    expect(words).toContain(word)
})
