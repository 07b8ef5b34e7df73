import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { begunSession } from './begun-session.ts'
import { injectVisitor } from './inject-visitor.ts'
import { shopperIn } from './shopper.ts'
import { openTestApp } from './test-app.ts'

/** Nobody has such a name, so that wherever it stands it came from what was typed. */
const canary = 'Kanarienvogel'
const typed = {
  buyerType: 'arbeitgeber',
  salutationId: 'divers',
  firstName: `${canary}vorname`,
  lastName: `${canary}name`,
  email: `${canary}.post@werk.example`,
  phone: '030 99887766',
  company: `${canary} GmbH`,
  street: `${canary}weg 1`,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: `${canary}.rechnung@werk.example`,
  hotelPayer: 'arbeitgeber',
  legalBasis: '37_6',
  remarks: `${canary} isst kein Fleisch`,
}
const named = {
  salutationId: 'frau',
  firstName: canary,
  lastName: canary,
  email: `${canary}@werk.example`,
  function: 'br-mitglied',
  notes: `${canary} braucht eine Rampe`,
}

it('who books, for whom and why he cancels is in no line of the log, at any level', async () => {
  const lines: string[] = []
  const output = new Writable({
    write: (line: Buffer, _encoding, written) => {
      lines.push(line.toString())
      written()
    },
  })
  const log = pino({ level: 'trace' }, output)
  const testApp = await openTestApp({ log, settings: { trustProxy: 'loopback' } })
  const from = '203.0.113.77'
  const shopper = await shopperIn(testApp, { email: named.email, from })
  const { visitor, token, employersToken, recipientId, itemId } = shopper
  const statuses: number[] = []
  const post = async (path: string, body: object | string): Promise<void> => {
    statuses.push((await visitor.json(path, body)).statusCode)
  }
  const get = async (path: string): Promise<void> => void statuses.push((await visitor.get(path)).statusCode)
  const version = async (): Promise<number> =>
    (await visitor.get(`/order-api/booking/${token}`)).json<{ booking: { version: number } }>().booking.version

  await post('/order-api/add-recipient', { itemId, ...named })
  await post('/order-api/update-order-options', typed)
  await post('/order-api/update-order-options', { ...typed, email: `${canary} keine Adresse` })
  await post('/order-api/checkout', { cartVersion: 99, acceptAgb: true, privacyAccepted: true, idempotencyKey: canary })
  await post('/order-api/checkout', `{"remarks":"${canary}"`)
  await visitor.form('/seminare/warenkorb/checkout', { do: 'options', ...typed })
  await post(`/order-api/booking/${token}/substitute`, { version: await version(), recipientId, ...named })
  const answer = { kind: 'widerspruch', name: canary, text: `${canary} bleibt hier` }
  await post(`/order-api/employer/${employersToken}/answer`, answer)
  await get(`/order-api/employer/${employersToken}`)
  await get(`/buchung/${token}/einladung.pdf`)
  await get(`/buchung/${token}/termin.ics`)
  await get(`/buchung/${token}?name=${canary}`)
  await get(`/kostenuebernahme/${employersToken}`)
  await post(`/order-api/booking/${token}/cancel`, {
    version: await version(),
    feeNet: 0,
    reason: `${canary} ist krank`,
  })
  await get(`/order-api/booking/${token}`)

  const roles = ['mitglied', 'redaktion'] as const
  const office = await testApp.stage.account({
    email: `${canary}@haus.example`,
    password: 'ein gutes langes Wort',
    roles,
  })
  const session = await begunSession(testApp, office)
  const desk = injectVisitor(testApp.app, { cookie: `session=${session}` })
  const listed = await desk.get(`/order-api/office/bookings?q=${canary}`)
  expect(listed.json<{ items: readonly object[] }>().items).toHaveLength(1)
  statuses.push((await desk.get('/order-api/office/events/4002/participants')).statusCode)

  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(8)
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(3)
  const written = lines.join('').toLowerCase()
  expect(lines.length).toBeGreaterThan(statuses.length)
  const secrets = [canary, '99887766', from, token, employersToken, recipientId, session, 'rampe', 'fleisch', 'krank']
  expect(secrets.filter((word) => written.includes(word.toLowerCase()))).toEqual([])
  const { body } = await testApp.app.inject({ url: '/metrics' })
  expect(secrets.filter((word) => body.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  await testApp.close()
})
