import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeShown } from '#features/support/authenticator.ts'
import { aBooking, aRecipient, orderOf, unnamed } from '../core/booking-by-hand.ts'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const editor = { email: 'redaktion@haus.example', password: 'ein gutes langes Wort' }
const booking = aBooking({
  state: 'teilgenommen',
  attendance: { r0: false, r1: true },
  recipients: [
    unnamed('r0'),
    aRecipient({ id: 'r1', firstName: 'Łukasz', lastName: 'GROẞE', email: 'l@werk.example', phone: '+49 40 1' }),
    aRecipient({ id: 'r2', firstName: 'Can', lastName: 'Yıldız', email: 'c@werk.example' }),
  ],
})

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp()
  visitor = injectVisitor(testApp.app)
  await testApp.stage.account({ ...editor, roles: ['redaktion'] })
  await testApp.needs.change(async (tx) => {
    await tx.bookings.addOrder(orderOf([booking]))
    await tx.bookings.add(booking)
    return { ok: true, value: undefined }
  })
  await visitor.json('/kundenportal/local-login', editor)
  const { secret } = (await visitor.json('/api-meinifb/second-factor/enrol', {})).json<{ secret: string }>()
  await visitor.json('/api-meinifb/second-factor/confirm', { code: codeShown(secret, testApp.clock.now()) })
})
afterAll(() => testApp.close())

const { eventId } = booking.event
const paper = `/manage/buchungen/termin/${eventId}/teilnehmerliste.pdf`
const table = `/order-api/office/events/${eventId}/participants?format=csv`

it('the list to sign is a tagged PDF, stored by nobody on the way', async () => {
  const answer = await visitor.get(paper)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(
      'filename="teilnehmerliste-betriebsverfassungsrecht-i-4001.pdf"',
    ) as string,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const { text, markInfo } = await readPdf(new Uint8Array(answer.rawPayload))
  expect(markInfo).toMatchObject({ Marked: true })
  expect(text.replaceAll(/[\s\u00AD]+/g, ' ')).toContain('Bitte unterschreiben Sie hinter Ihrem Namen.')
  expect(text.replaceAll(/[\s\u00AD]+/g, '')).toMatch(/1ŁukaszGROẞE.*2CanYıldız.*3N\.N\./)
})

it('the table has a line for every seat, and is stored by nobody either', async () => {
  const answer = await visitor.get(table)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv') as string,
    'cache-control': 'no-store',
  })
  expect(answer.payload.split('\r\n')).toEqual([
    'Bestellung,Stand,Betrieb,Nachname,Vorname,E-Mail-Adresse,Telefon,Hinweise,Teilgenommen',
    'AB-2X7-K9Q,Teilgenommen,Muster Maschinenbau GmbH,N. N.,,,,,nein',
    "AB-2X7-K9Q,Teilgenommen,Muster Maschinenbau GmbH,GROẞE,Łukasz,l@werk.example,'+49 40 1,,ja",
    'AB-2X7-K9Q,Teilgenommen,Muster Maschinenbau GmbH,Yıldız,Can,c@werk.example,,,',
    '',
  ])
})

it('both are there for the office alone', async () => {
  for (const address of [paper, table]) expect((await injectVisitor(testApp.app).get(address)).statusCode).toBe(401)
})
