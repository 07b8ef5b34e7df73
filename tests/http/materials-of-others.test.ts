import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { begunSession } from './begun-session.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { storeMaterial } from './store-material.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { councilIn, type Council, type Seat } from './two-gremien/council.ts'

/** Two councils at two events that have begun, each with a photo and a document that say whose they are. */
interface AtEvent extends Council {
  readonly eventId: number
  readonly photo: string
  readonly document: string
  /** Signed for the member, who takes part. */
  readonly links: { readonly photo: string; readonly preview: string; readonly document: string; readonly zip: string }
}

type Visitor = ReturnType<typeof injectVisitor>
type Asks = (visitor: Visitor, it: AtEvent) => Promise<LightMyRequestResponse>

let testApp: TestApp
let councils: readonly [AtEvent, AtEvent]
let lone: Visitor

async function atEvent(council: Council, eventId: number): Promise<AtEvent> {
  const { needs } = testApp
  await needs.change(async ({ bookings }) => {
    const booking = required(await bookings.lockById(council.booking.id))
    const event = { ...booking.event, eventId, startDate: '2026-11-16', endDate: '2026-11-18' }
    await bookings.save({ ...booking, event })
    return done(undefined)
  })
  const title = `${council.canary} im Garten`
  const photo = await storeMaterial(needs, { kind: 'photo', eventId, title })
  const document = await storeMaterial(needs, { kind: 'document', eventId, title })
  const { visitor } = council.people.member
  const photos = (await visitor.get(`/api-meinifb/event-photos/${eventId}`)).json<{
    items: readonly { downloadUrl: string; previewUrl: string }[]
    zipUrl: string
  }>()
  const documents = (await visitor.get(`/api-meinifb/event-documents/${eventId}`)).json<{
    items: readonly { downloadUrl: string }[]
  }>()
  const [first] = photos.items
  return {
    ...council,
    eventId,
    photo,
    document,
    links: {
      photo: first?.downloadUrl ?? '',
      preview: first?.previewUrl ?? '',
      document: documents.items[0]?.downloadUrl ?? '',
      zip: photos.zipUrl,
    },
  }
}

beforeAll(async () => {
  const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  testApp = await openTestApp({ settings: { trustProxy: 'loopback' }, render: await builtPages(origins) })
  const [one, other] = [await councilIn(testApp, 'zaunamsel', 1), await councilIn(testApp, 'rotammer', 2)]
  councils = [await atEvent(one, 4990), await atEvent(other, 4991)]
  const userId = await testApp.stage.account({ email: 'allein@werk.example', password: 'ein gutes langes Wort' })
  lone = injectVisitor(testApp.app, { 'x-forwarded-for': '10.3.0.1' })
  lone.jar.take([`session=${await begunSession(testApp, userId)}`])
}, 60_000)
afterAll(() => testApp.close())

/**
 * Who asks, in the order of the columns: nobody who is signed in; somebody without a Gremium; who takes part, and who
 * manages, for the other council; of the council itself who takes part, who does not, and who manages.
 */
const askers = ['visitor', 'nobody', 'other member', 'other chair', 'member', 'newcomer', 'chair'] as const

const seatOf = (council: AtEvent, seat: Seat): Visitor => council.people[seat].visitor
const visitorOf = (asker: (typeof askers)[number], it: AtEvent): Visitor => {
  if (asker === 'visitor') return injectVisitor(testApp.app)
  if (asker === 'nobody') return lone
  const other = required(councils.find((one) => one !== it))
  if (asker === 'other member') return seatOf(other, 'member')
  return asker === 'other chair' ? seatOf(other, 'chair') : seatOf(it, asker)
}

const get =
  (address: (it: AtEvent) => string): Asks =>
  (visitor, it) =>
    visitor.get(address(it))

/**
 * o: let in. a: asked to sign in, 401. l: led to the sign-in, 302. n: nothing there, 404. i: let in, and told what is
 * missing, 422.
 */
const rows: Readonly<Record<string, readonly [verdicts: string, asks: Asks]>> = {
  'what there is of an event': ['an nn ono', get(({ eventId }) => `/api-meinifb/event-materials/${eventId}`)],
  'its photos': ['an nn onn', get(({ eventId }) => `/api-meinifb/event-photos/${eventId}`)],
  'its documents': ['an nn ono', get(({ eventId }) => `/api-meinifb/event-documents/${eventId}`)],
  'bringing nothing': ['an nn inn', (visitor, { eventId }) => visitor.json(`/api-meinifb/event-photos/${eventId}`, {})],
  'a fresh link of a photo': ['an nn onn', get(({ photo }) => `/api-meinifb/material-link/${photo}`)],
  'a fresh link of a document': ['an nn ono', get(({ document }) => `/api-meinifb/material-link/${document}`)],
  'the link of a photo that the member has': ['an nn onn', get(({ links }) => links.photo)],
  'the link of a preview that she has': ['an nn onn', get(({ links }) => links.preview)],
  'the link of a document that she has': ['an nn onn', get(({ links }) => links.document)],
  'the link of all photos that she has': ['an nn onn', get(({ links }) => links.zip)],
  'the page': [
    'ln nn ono',
    (visitor, { eventId }) => visitor.get(`/meinifb/termine/${eventId}`, { accept: 'text/html' }),
  ],
  'reporting a photo': ['an nn -nn', (visitor, { photo }) => visitor.json(`/api-meinifb/photo-delete/${photo}`, {})],
}
const statusOf: Readonly<Record<string, number>> = { a: 401, l: 302, n: 404, i: 422, o: 200 }

describe('photos and documents of one event are nothing to those of another', () => {
  it.each(Object.entries(rows))('%s', async (_, [verdicts, asks]) => {
    for (const council of councils)
      for (const [nth, asker] of askers.entries()) {
        const verdict = verdicts.replaceAll(' ', '')[nth] ?? ''
        if (verdict === '-') continue
        const answer = await asks(visitorOf(asker, council), council)
        expect(answer.statusCode, `${asker} of ${council.canary}: ${answer.body}`).toBe(statusOf[verdict])
        if (verdict !== 'o') expect(answer.body).not.toContain(council.canary)
      }
  })

  it('and are read by those to whom they belong, by the same search', async () => {
    for (const council of councils) {
      const { visitor } = council.people.member
      for (const url of [...Object.values(council.links), `/api-meinifb/event-photos/${council.eventId}`])
        expect((await visitor.get(url)).body, url).toContain(council.canary)
    }
  })

  it('a link is good for one person alone, not even for another one who takes part', async () => {
    const [{ people, photo, links }] = councils
    for (const link of Object.values(links)) expect((await people.substitute.visitor.get(link)).statusCode).toBe(404)
    const own = (await people.substitute.visitor.get(`/api-meinifb/material-link/${photo}`)).json<{ url: string }>()
    expect((await people.substitute.visitor.get(own.url)).statusCode).toBe(200)
    expect((await people.member.visitor.get(own.url)).statusCode).toBe(404)
  })

  it('files are saved under their name, whatever a browser could do with them, and nobody stores them', async () => {
    const [{ people, links }] = councils
    const { headers } = await people.member.visitor.get(links.document)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="skript.pdf"; filename*=UTF-8''skript.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const preview = await people.member.visitor.get(links.preview)
    expect(preview.headers['content-disposition']).toMatch(/^inline/)
  })

  it('the page leads to a fresh link, however long it stood open', async () => {
    const [{ people, eventId, document, canary }] = councils
    const { visitor } = people.member
    const led = await visitor.get(`/meinifb/termine/${eventId}?datei=${document}`, { accept: 'text/html' })
    expect(led.statusCode).toBe(302)
    expect((await visitor.get(String(led.headers['location']))).body).toContain(canary)
  })
})
