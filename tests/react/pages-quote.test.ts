import { beforeEach, expect, test } from 'vitest'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { firstDayOf } from '#core/catalogue/chosen-modules.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Site } from '#core/site.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { whoOrders } from '#features/booking/who-orders.ts'
import { aVisitor, valueOf } from '../core/test-core.ts'
import { faultsIn } from './faults-in-html.ts'
import { browsing, demo, isHidden, now, openPages, signIn, textOf, type Browsing } from './pages-app.ts'

let office: Site
let browser: Browsing
let visit: () => Browsing
let travelTo: (instant: string) => void
let eventId: number
let series: ListedEvent

beforeEach(async () => {
  const { testApp, content } = await openPages()
  office = testApp.site(aVisitor())
  await signInAs(office, { stage: testApp.stage, now, role: 'redaktion' })
  visit = () => browsing(testApp.site(aVisitor()))
  browser = visit()
  travelTo = testApp.travelTo
  const events = await testApp.needs.catalogue.events({}, '2027-02-01', { limit: 100 })
  const event = events.items.find(({ price, placesLeft, modules }) => price && placesLeft > 3 && modules.length === 0)
  const singly = new Set(content.themes.filter(({ allowSingle }) => allowSingle).map(({ url }) => url))
  const run = events.items.find(({ themeUrl, modules }) => modules.length > 1 && singly.has(themeUrl))
  if (!run) throw new Error('no series is booked by module')
  series = run
  eventId = event?.eventId ?? content.events[0]?.eventId ?? 0
})

const contact = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'O’Brien',
  email: 'aenne@werk.example',
  company: 'Werk <& Söhne>',
}

/** A quote that was sent: its address, and how the office writes it anew. */
const quoted = async (more: Partial<Parameters<Site['booking']['quotesOffice']['upsert']>[0]> = {}) => {
  const items = [{ eventId, persons: 2 }]
  const written = valueOf(await office.booking.quotesOffice.upsert({ contact, items, ...more }))
  valueOf(await office.booking.quotesOffice.send({ id: written.id, version: written.version }))
  const anew = async () => office.booking.quotesOffice.upsert({ contact, items, id: written.id, version: 1 })
  return { address: `/angebote/${written.token}`, id: written.id, anew }
}
const accepting = { ...whoOrders, do: 'accept', version: '1', mode: 'buchen', agb: 'on', privacyAccepted: 'on' }

test('a quote is shown by its link alone, is no page for searches and stored nowhere', async () => {
  const { address } = await quoted({ note: 'Mit <Parkplatz>\nund Kaffee' })
  const { status, cache, html } = await browser.get(address)
  expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
  expect(textOf(html)).toContain('Angebot A-2026-000001')
  expect(html).toContain('Werk &lt;&amp; Söhne&gt;')
  expect(textOf(html)).toContain('20.12.2026')
  expect(await faultsIn(html)).toEqual([])
  expect((await browser.get('/angebote/irgendeins')).status).toBe(404)
})

test('it is accepted there, and says so from then on', async () => {
  const { address } = await quoted()
  const answer = await browser.post(address, accepting)
  expect([answer.status, answer.location]).toEqual([303, `${address}?angenommen=1`])
  const { html } = await browser.get(`${address}?angenommen=1`)
  expect(textOf(html)).toContain('Danke, Sie haben das Angebot angenommen.')
  expect(textOf(html)).toMatch(/Bestellung hat die Nummer B-/)
  expect(html).not.toContain('<form class="stack g3"')
  expect(await faultsIn(html)).toEqual([])
  const again = await browser.post(address, accepting)
  expect([again.status, textOf(again.html).includes('angenommen und lässt sich nicht mehr ändern')]).toEqual([
    409,
    true,
  ])
})

test('a form that is refused stands as it was typed, with its faults', async () => {
  const { address } = await quoted()
  const { agb: _, ...without } = accepting
  const answer = await browser.post(address, { ...without, zip: '1', city: 'Ham<burg' })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('value="Ham&lt;burg"')
  expect(textOf(answer.html)).toContain('Eine Postleitzahl hat fünf Ziffern')
  expect(answer.html).toContain('href="#agb"')
  expect(await faultsIn(answer.html)).toEqual([])
})

test('questions are sent and shown, and an empty one is refused', async () => {
  const { address } = await quoted()
  const empty = await browser.post(address, { do: 'ask', version: '1', question: ' ' })
  expect(empty.status).toBe(422)
  expect(await faultsIn(empty.html)).toEqual([])
  const asked = await browser.post(address, { do: 'ask', version: '1', question: 'Mit <Mittagessen>?' })
  expect(asked.location).toBe(`${address}?gefragt=1`)
  const { html } = await browser.get(`${address}?gefragt=1`)
  expect(html).toContain('Mit &lt;Mittagessen&gt;?')
  expect(await faultsIn(html)).toEqual([])
})

test('it is declined there', async () => {
  const { address } = await quoted()
  expect((await browser.post(address, { do: 'decline', version: '1', reason: 'Zu weit' })).location).toBe(
    `${address}?abgelehnt=1`,
  )
  const { html } = await browser.get(address)
  expect(textOf(html)).toContain('Dieses Angebot ist abgelehnt.')
  expect(await faultsIn(html)).toEqual([])
})

test('written anew it is being revised; after its last day it is gone', async () => {
  const { address, anew } = await quoted()
  valueOf(await anew())
  const revised = await browser.get(address)
  expect([revised.status, textOf(revised.html).includes('überarbeiten wir gerade')]).toEqual([409, true])
  expect(await faultsIn(revised.html)).toEqual([])
  const other = await quoted()
  travelTo('2026-12-21T00:00:00Z')
  const expired = await browser.get(other.address)
  expect([expired.status, textOf(expired.html).includes('galt bis 20.12.2026')]).toEqual([410, true])
  expect(await faultsIn(expired.html)).toEqual([])
})

const typed = {
  do: 'geschrieben',
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'O’Brien',
  email: 'aenne@werk.example',
  hotelPayer: 'rechnung',
  'eventId-1': '',
  'themeId-1': '',
  'persons-1': '2',
  'net-1': '',
}

test('the office writes a quote, sends it, writes it anew and sends it again', async () => {
  const desk = browsing(office)
  const written = await desk.post('/manage/angebote/neu', { ...typed, 'eventId-1': String(eventId) })
  expect(written.status).toBe(303)
  const address = written.location?.split('?')[0] ?? ''
  const draft = await desk.get(written.location ?? '')
  expect(textOf(draft.html)).toContain('Der Entwurf ist gespeichert.')
  expect(await faultsIn(draft.html)).toEqual([])
  expect((await desk.post(address, { do: 'versendet', version: '1' })).location).toBe(
    `${address}?gespeichert=versendet`,
  )
  const anew = await desk.post(address, { ...typed, version: '1', 'eventId-1': String(eventId), 'persons-1': '3' })
  expect(anew.status).toBe(303)
  const twice = await desk.post(address, { do: 'versendet', version: '1' })
  expect([twice.status, await faultsIn(twice.html)]).toEqual([409, []])
  expect((await desk.post(address, { do: 'versendet', version: '2' })).status).toBe(303)
  const { html } = await desk.get('/manage/angebote')
  expect(textOf(html)).toContain('A-2026-000001 Änne O’Brien Versendet')
  expect(await faultsIn(html)).toEqual([])
})

test('what is wrong with a quote is said beside its fields, and it stands as it was typed', async () => {
  const desk = browsing(office)
  const answer = await desk.post('/manage/angebote/neu', {
    ...typed,
    email: 'aenne',
    'themeId-1': 'gibt-es-nicht<',
    'net-1': 'x',
  })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('value="gibt-es-nicht&lt;"')
  expect(textOf(answer.html)).toContain('Einen Preis nennen Sie nur für ein Seminar')
  expect(await faultsIn(answer.html)).toEqual([])
  const unknown = await desk.post('/manage/angebote/neu', { ...typed, 'themeId-1': 'gibt-es-nicht' })
  expect(textOf(unknown.html)).toContain('gibt es nicht oder nicht mehr')
  expect(await faultsIn(unknown.html)).toEqual([])
  expect((await desk.get('/manage/angebote/gibt-es-nicht')).status).toBe(404)
})

test('from the cart somebody asks for a quote, and the office finds it', async () => {
  const address = '/seminare/warenkorb/angebot'
  const empty = await browser.get(address)
  expect([empty.cache, isHidden(empty.html)]).toEqual(['private', true])
  expect(textOf(empty.html)).toContain('Ihr Warenkorb ist leer')
  expect(await faultsIn(empty.html)).toEqual([])
  const nothing = await browser.post(address, contact)
  expect(nothing.status).toBe(422)
  expect(await faultsIn(nothing.html)).toEqual([])

  valueOf(await browser.site.booking.cart.addItem({ eventId, quantity: 2 }))
  expect((await browser.get('/seminare/warenkorb')).html).toContain(`href="${address}"`)
  const form = await browser.get(address)
  expect(textOf(form.html)).toContain('2 Personen')
  expect(await faultsIn(form.html)).toEqual([])
  const faulty = await browser.post(address, { ...contact, email: 'aenne' })
  expect([faulty.status, faulty.html.includes('value="Werk &lt;&amp; Söhne&gt;"')]).toEqual([422, true])
  expect(await faultsIn(faulty.html)).toEqual([])

  expect((await browser.post(address, contact)).location).toBe(`${address}?angefragt=1`)
  const sent = await browser.get(`${address}?angefragt=1`)
  expect(textOf(sent.html)).toContain('Ihre Anfrage ist angekommen')
  expect(await faultsIn(sent.html)).toEqual([])
  expect(textOf((await browsing(office).get('/manage/angebote')).html)).toContain(
    'Änne O’Brien, Werk &lt;& Söhne&gt; Entwurf',
  )
})

test('the office chooses modules of a series by the days on which they begin, and reads them when it writes anew', async () => {
  const desk = browsing(office)
  const [first, second] = series.modules.map((module) => firstDayOf(module))
  const line = { ...typed, 'eventId-1': '', 'eventId-2': String(series.eventId), 'persons-2': '1', 'persons-1': '' }
  const post = async (modules: string) => desk.post('/manage/angebote/neu', { ...line, 'modules-2': modules })
  const chosen = async (address: string | undefined) => {
    const { items } = valueOf(await office.booking.quotesOffice.byId({ id: address?.split(/[/?]/)[3] ?? '' }))
    return items.map((item) => (item.kind === 'event' ? item.modules : item.kind))
  }

  const german = formatDate(first ?? '')
  const written = await post(` ${german} `)
  expect(await chosen(written.location)).toEqual([[first]])
  const draft = await desk.get(written.location ?? '')
  expect(draft.html).toContain(`name="modules-1" value="${german}"`)
  expect(await faultsIn(draft.html)).toEqual([])
  // Emptied, it is all of the series again.
  const anew = { ...typed, version: '1', 'eventId-1': String(series.eventId), 'modules-1': '' }
  expect(await chosen((await desk.post(written.location?.split('?')[0] ?? '', anew)).location)).toEqual([undefined])
  expect(await chosen((await post(`${second}; ${first}`)).location)).toEqual(
    series.modules.length > 2 ? [[first, second]] : [undefined],
  )

  for (const [modules, says] of [
    ['31.02.2027 <b>', 'Bitte schreiben Sie jeden Tag als Datum'],
    ['01.01.2031', 'An einem dieser Tage beginnt kein Modul des Termins'],
  ] as const) {
    const refused = await post(modules)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(`value="${modules.replace('<b>', '&lt;b&gt;')}"`)
    // Beside the line that names them, and led to from above.
    expect(refused.html).toContain('href="#modules"')
    expect(refused.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="modules-2"/)
    expect(textOf(refused.html)).toContain(says)
    expect(await faultsIn(refused.html)).toEqual([])
  }
})

test('the office says how those who take part stay at the hotel', async () => {
  const desk = browsing(office)
  const written = await desk.post('/manage/angebote/neu', {
    ...typed,
    'eventId-1': String(eventId),
    'stay-1': 'vorabend',
  })
  const id = written.location?.split('?')[0]?.split('/').at(-1) ?? ''
  const { items } = valueOf(await office.booking.quotesOffice.byId({ id }))
  expect(items.flatMap((item) => (item.kind === 'event' ? item.recipients.map(({ stay }) => stay) : []))).toEqual(
    Array.from({ length: 2 }, () => ({ overnight: true, arrivalEve: true, departureLate: false })),
  )
})

test('a member finds her quotes in the portal, and answers one by its id; others find nothing of it', async () => {
  const page = '/meinifb/angebote'
  const signedOut = await browser.get(page)
  expect([signedOut.status, signedOut.location]).toEqual([
    302,
    expect.stringContaining(encodeURIComponent(page)) as string,
  ])
  await signIn(browser)
  const empty = await browser.get(page)
  expect([empty.status, empty.cache, isHidden(empty.html)]).toEqual([200, 'private', true])
  expect(textOf(empty.html)).toContain('Noch kein Angebot')
  expect(await faultsIn(empty.html)).toEqual([])
  expect((await browser.get('/meinifb/gremium-buchungen')).html).toContain(`href="${page}"`)

  const hers = { contact: { ...contact, email: demo.email } }
  await quoted()
  for (let nth = 0; nth < 20; nth += 1) await quoted(hers)
  const { anew, id } = await quoted(hers)
  const first = await browser.get(page)
  expect(textOf(first.html)).toMatch(/A-2026-000022 Offen 20\.12\.2026 [\d.]+,\d\d €/)
  expect(await faultsIn(first.html)).toEqual([])
  const older = /href="([^"]*)"[^>]*>Ältere Angebote/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await browser.get(older)
  expect(textOf(second.html)).toContain('A-2026-000002 Offen')
  expect(textOf(second.html)).not.toContain('A-2026-000001')
  expect(await faultsIn(second.html)).toEqual([])

  const address = `/angebote/${id}`
  expect(first.html).toContain(`href="${address}"`)
  const shown = await browser.get(address)
  expect([shown.status, textOf(shown.html).includes('Angebot A-2026-000022')]).toEqual([200, true])
  expect(shown.html).toContain(`<form class="stack g3" noValidate="" action="${address}"`)
  expect((await visit().get(address)).status).toBe(404)
  valueOf(await anew())
  const revised = await browser.get(page)
  expect(textOf(revised.html)).toContain('A-2026-000022 Wird überarbeitet')
  expect(revised.html).not.toContain(`href="${address}"`)
})

test('a member accepts by the id of her quote', async () => {
  await signIn(browser)
  const { id } = await quoted({ contact: { ...contact, email: demo.email } })
  const address = `/angebote/${id}`
  expect((await browser.post(address, accepting)).location).toBe(`${address}?angenommen=1`)
  expect(textOf((await browser.get('/meinifb/angebote')).html)).toContain('A-2026-000001 Angenommen')
})
