import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Role } from '#core/accounts/accounts.ts'
import { issueInvoice } from '#core/invoices/issuing.step.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { seller } from '../invoices/sample-bookings.ts'
import { begunSession } from './begun-session.ts'
import { aQuote } from '../storage/contract/quotes.ts'
import { typedOptions } from './cart-calls.ts'
import { storeMaterial } from './store-material.ts'
import { planForm } from './plan-calls.ts'
import { shopperIn, type Shopper } from './shopper.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** What is Kim's, by its names and numbers; and what nobody has, of the same shape. */
interface Owned {
  readonly session: string
  readonly bookmark: string
  readonly alert: string
  readonly gremium: string
  readonly userOfGremium: string
  readonly plan: string
  readonly memberOfGremium: string
  readonly listEntry: string
  readonly listComment: string
  /** Which nobody else sees yet. */
  readonly waitingPost: string
  /** Of an event in which Lia took part. */
  readonly photo: string
  readonly document: string
  readonly itemId: string
  readonly cartRecipientId: string
  readonly bookingId: string
  readonly recipientId: string
  readonly certified: string
  readonly invoice: string
  readonly quote: string
}
const nothing: Owned = {
  session: '00000000-0000-4000-8000-000000000001',
  alert: '00000000-0000-4000-8000-000000000007',
  gremium: '00000000-0000-4000-8000-000000000008',
  userOfGremium: '00000000-0000-4000-8000-000000000009',
  plan: '00000000-0000-4000-8000-000000000010',
  memberOfGremium: '00000000-0000-4000-8000-000000000010',
  listEntry: '00000000-0000-4000-8000-000000000019',
  listComment: '00000000-0000-4000-8000-000000000020',
  waitingPost: '00000000-0000-4000-8000-000000000023',
  photo: '00000000-0000-4000-8000-000000000021',
  document: '00000000-0000-4000-8000-000000000022',
  bookmark: '00000000-0000-4000-8000-000000000002',
  itemId: '00000000-0000-4000-8000-000000000003',
  cartRecipientId: '00000000-0000-4000-8000-000000000004',
  recipientId: '00000000-0000-4000-8000-000000000005',
  bookingId: '00000000-0000-4000-8000-000000000010',
  certified: '00000000-0000-4000-8000-000000000006',
  invoice: 'R-2026-999999',
  quote: '00000000-0000-4000-8000-000000000090',
}

const named = {
  salutationId: 'divers',
  firstName: 'Eve',
  lastName: 'Fremd',
  email: 'eve@anderswo.example',
  function: 'br-mitglied',
}

/** What a stranger asks about something, by the call. */
type Ask = (stranger: Shopper, it: Owned) => Promise<LightMyRequestResponse>
const versionOf = async ({ visitor, token }: Shopper): Promise<number> =>
  (await visitor.get(`/order-api/booking/${token}`)).json<{ booking: { version: number } }>().booking.version
const invoice =
  (kind: 'pdf' | 'xml'): Ask =>
  ({ visitor, token }, it) =>
    visitor.get(`/buchung/${token}/rechnung/${it.invoice}.${kind}`)

const seat = { firstName: 'Eve', lastName: 'Fremd', role: 'mitglied', since: '2026-04-28' }
/** A member of a foreign roster, named with its Gremium, then among those of one's own. */
const ofMember =
  (does: string, asked: object): Ask =>
  async ({ visitor }, it) => {
    const path = `/api-meinifb/gremium-members/${it.memberOfGremium}${does}`
    expect((await visitor.json(path, { gremium: it.gremium, ...asked })).statusCode).toBe(404)
    return visitor.json(path, asked)
  }

/** What a stranger makes up; a link that was signed for others is tests/http/materials-of-others. */
const signed = 'until=4102444800&signature=erfunden'

/** For whoever has an account. */
const ofAccounts: Readonly<Record<string, Ask>> = {
  'POST /api-meinifb/sessions/:id/end': ({ visitor }, it) =>
    visitor.json(`/api-meinifb/sessions/${it.session}/end`, {}),
  'POST /api/alerts/:id/end': ({ visitor }, it) => visitor.json(`/api/alerts/${it.alert}/end`, {}),
  'GET /schulungsplan/gremium': ({ visitor }, it) => visitor.get(`/schulungsplan/gremium?gremium=${it.gremium}`),
  'GET /schulungsplan/get': ({ visitor }, it) => visitor.get(`/schulungsplan/get?id=${it.plan}`),
  'POST /schulungsplan/edit': ({ visitor }, it) =>
    visitor.json('/schulungsplan/edit', { id: it.plan, version: 1, do: 'drop', key: 'br-1' }),
  'POST /schulungsplan/change': ({ visitor }, it) =>
    visitor.json('/schulungsplan/change', { id: it.plan, version: 1, ...planForm }),
  'POST /schulungsplan/delete': ({ visitor }, it) => visitor.json('/schulungsplan/delete', { id: it.plan }),
  'GET /kundenportal/get-gremium-users': ({ visitor }, it) =>
    visitor.get(`/kundenportal/get-gremium-users?gremium=${it.gremium}`),
  'GET /api-meinifb/gremium-users': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-users?gremium=${it.gremium}`),
  'GET /api-meinifb/gremium-settings': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-settings?gremium=${it.gremium}`),
  'POST /api-meinifb/gremium-settings': ({ visitor }, it) =>
    visitor.json('/api-meinifb/gremium-settings', { gremium: it.gremium, version: 1, type: 'BR', company: 'Eve AG' }),
  ...Object.fromEntries(
    ['future-events', 'past-events', 'next-event-recipients'].map((name): readonly [string, Ask] => [
      `GET /api-meinifb/${name}`,
      ({ visitor }, it) => visitor.get(`/api-meinifb/${name}?scope=gremium&gremium=${it.gremium}`),
    ]),
  ),
  'GET /api-meinifb/gremium-overview': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-overview?year=2027&gremium=${it.gremium}`),
  'GET /api-meinifb/gremium-overview-pdf': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-overview-pdf?year=2027&gremium=${it.gremium}`),
  'GET /api-meinifb/notice-pdf/:bookingId': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/notice-pdf/${it.bookingId}?type=beschluss`),
  'POST /api-meinifb/cancel-recipient-booking': ({ visitor }, { bookingId, recipientId }) =>
    visitor.json('/api-meinifb/cancel-recipient-booking', { bookingId, recipientId, confirmFee: true }),
  'POST /api-meinifb/substitute-recipient': ({ visitor }, { bookingId, recipientId }) =>
    visitor.json('/api-meinifb/substitute-recipient', { bookingId, recipientId, newRecipient: named }),
  'GET /api-meinifb/gremium-basics': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-basics?gremium=${it.gremium}`),
  'GET /api-meinifb/overview': ({ visitor }, it) => visitor.get(`/api-meinifb/overview?gremium=${it.gremium}`),
  'GET /api-meinifb/gremium-hints': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-hints?gremium=${it.gremium}`),
  'GET /api-meinifb/gremium-members': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-members?gremium=${it.gremium}`),
  'POST /api-meinifb/gremium-members': ({ visitor }, it) =>
    visitor.json('/api-meinifb/gremium-members', { gremium: it.gremium, ...seat }),
  'POST /api-meinifb/gremium-members/:id': ofMember('', { version: 1, ...seat }),
  'POST /api-meinifb/gremium-members/:id/end-term': ofMember('/end-term', { version: 1, until: '2026-12-31' }),
  'POST /api-meinifb/gremium-members/:id/remove': ofMember('/remove', { version: 1 }),
  'POST /api-meinifb/gremium-users': ({ visitor }, it) =>
    visitor.json('/api-meinifb/gremium-users', { gremium: it.gremium, email: 'eve@werk.example', role: 'verwalter' }),
  'POST /api-meinifb/gremium-users/:id': async ({ visitor }, it) => {
    const elsewhere = { gremium: it.gremium, role: 'mitglied' }
    expect((await visitor.json(`/api-meinifb/gremium-users/${it.userOfGremium}`, elsewhere)).statusCode).toBe(404)
    return visitor.json(`/api-meinifb/gremium-users/${it.userOfGremium}`, { role: 'mitglied' })
  },
  'DELETE /api-meinifb/gremium-users/:id': async ({ visitor }, it) => {
    const address = `/api-meinifb/gremium-users/${it.userOfGremium}`
    expect((await visitor.end(`${address}?gremium=${it.gremium}`)).statusCode).toBe(404)
    return visitor.end(address)
  },
  'GET /api-meinifb/gremium-list': ({ visitor }, it) => visitor.get(`/api-meinifb/gremium-list?gremium=${it.gremium}`),
  'GET /api-meinifb/live': ({ visitor }, it) => visitor.get(`/api-meinifb/live?gremium=${it.gremium}`),
  'POST /api-meinifb/gremium-list': ({ visitor }, it) =>
    visitor.json('/api-meinifb/gremium-list', { gremium: it.gremium, type: 'event', value: 'termin-4002' }),
  'POST /api-meinifb/gremium-list/:id/remove': (stranger, it) => ofListEntry(stranger, it, 'remove', {}),
  'POST /api-meinifb/gremium-list/:id/interest': (stranger, it) =>
    ofListEntry(stranger, it, 'interest', { interested: true }),
  'POST /api-meinifb/gremium-list/:id/vote': (stranger, it) =>
    ofListEntry(stranger, it, 'vote', { opinion: 'dagegen' }),
  'POST /api-meinifb/gremium-list/:id/count-votes': (stranger, it) => ofListEntry(stranger, it, 'count-votes', {}),
  'GET /api-meinifb/gremium-list/:entry/delegation': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-list/${it.listEntry}/delegation`),
  'GET /api-meinifb/gremium-list/:entry/papers/:kind': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/gremium-list/${it.listEntry}/papers/beschluss?chosen=x`),
  'POST /api-meinifb/gremium-list/:entry/cart': (stranger, it) =>
    ofListEntry(stranger, it, 'cart', { chosen: ['x'], mode: 'reservieren' }),
  'GET /api-meinifb/gremium-list/:id/comments': async ({ visitor }, it) => {
    const url = `/api-meinifb/gremium-list/${it.listEntry}/comments`
    expect((await visitor.get(`${url}?gremium=${it.gremium}`)).statusCode).toBe(404)
    return visitor.get(url)
  },
  'POST /api-meinifb/gremium-list/:id/comments': (stranger, it) =>
    ofListEntry(stranger, it, 'comments', { comment: 'Von Eve' }),
  'POST /api-meinifb/gremium-list/:id/comments/:commentId/remove': (stranger, it) =>
    ofListEntry(stranger, it, `comments/${it.listComment}/remove`, {}),
  'POST /api-meinifb/calendar-feed': ({ visitor }, it) =>
    visitor.json('/api-meinifb/calendar-feed', { gremium: it.gremium }),
  'POST /api-meinifb/calendar-feed/off': ({ visitor }, it) =>
    visitor.json('/api-meinifb/calendar-feed/off', { gremium: it.gremium }),
  'POST /api-meinifb/photo-delete/:id': ({ visitor }, it) =>
    visitor.json(`/api-meinifb/photo-delete/${it.photo}`, { complaint: 'Weg damit' }),
  'GET /api-meinifb/material-link/:id': async ({ visitor }, it) => {
    expect((await visitor.get(`/api-meinifb/material-link/${it.document}`)).statusCode).toBe(404)
    return visitor.get(`/api-meinifb/material-link/${it.photo}`)
  },
  'GET /api-meinifb/photo-download/:id': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/photo-download/${it.photo}?${signed}`),
  'GET /api-meinifb/photo-preview/:id': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/photo-preview/${it.photo}?${signed}`),
  'GET /api-meinifb/document-download/:id': ({ visitor }, it) =>
    visitor.get(`/api-meinifb/document-download/${it.document}?${signed}`),
  'POST /api-meinifb/gremium-leave': ({ visitor }, it) =>
    visitor.json('/api-meinifb/gremium-leave', { gremium: it.gremium }),
  'PATCH /api/forum/post/:id': ({ visitor }, it) =>
    visitor.change(`/api/forum/post/${it.waitingPost}`, { body: 'Von Eve geschrieben' }),
  'DELETE /api/forum/post/:id': ({ visitor }, it) => visitor.end(`/api/forum/post/${it.waitingPost}`),
  'POST /wishlist/delete/': ({ visitor }, it) => visitor.json('/wishlist/delete/', { id: it.bookmark }),
  'POST /wishlist/restore': ({ visitor }, it) => visitor.json('/wishlist/restore', { id: it.bookmark }),
  'POST /wishlist/note': ({ visitor }, it) => visitor.json('/wishlist/note', { id: it.bookmark, note: 'fremd' }),
  'POST /wishlist/add-to-cart': ({ visitor }, it) => visitor.json('/wishlist/add-to-cart', { ids: [it.bookmark] }),
}
/** For everybody, with a cart and a booking. */
const ofEverybody: Readonly<Record<string, Ask>> = {
  'POST /order-api/change-cart-item': ({ visitor }, it) =>
    visitor.json('/order-api/change-cart-item', { itemId: it.itemId, mode: 'reservieren' }),
  'POST /order-api/delete-cart-item': ({ visitor }, it) =>
    visitor.json('/order-api/delete-cart-item', { itemId: it.itemId }),
  'POST /order-api/add-recipient': ({ visitor }, it) =>
    visitor.json('/order-api/add-recipient', { itemId: it.itemId, ...named }),
  'POST /order-api/edit-recipient': async ({ visitor, itemId }, it) => {
    const asked = { recipientId: it.cartRecipientId, version: 1, ...named }
    const elsewhere = await visitor.json('/order-api/edit-recipient', { ...asked, itemId: it.itemId })
    expect(elsewhere.statusCode).toBe(404)
    return visitor.json('/order-api/edit-recipient', { ...asked, itemId })
  },
  'POST /order-api/delete-recipient': async ({ visitor, itemId }, it) => {
    const asked = { recipientId: it.cartRecipientId }
    const elsewhere = await visitor.json('/order-api/delete-recipient', { ...asked, itemId: it.itemId })
    expect(elsewhere.statusCode).toBe(404)
    return visitor.json('/order-api/delete-recipient', { ...asked, itemId })
  },
  'POST /order-api/booking/:token/cancel': async (own, it) =>
    own.visitor.json(`/order-api/booking/${own.token}/cancel`, {
      version: await versionOf(own),
      recipientIds: [it.recipientId],
      feeNet: 0,
    }),
  'POST /order-api/booking/:token/substitute': async (own, it) =>
    own.visitor.json(`/order-api/booking/${own.token}/substitute`, {
      version: await versionOf(own),
      recipientId: it.recipientId,
      ...named,
    }),
  'GET /buchung/:token/teilnahmebescheinigung-:recipientId.pdf': ({ visitor, token }, it) =>
    visitor.get(`/buchung/${token}/teilnahmebescheinigung-${it.certified}.pdf`),
  'GET /buchung/:token/rechnung/:number.pdf': invoice('pdf'),
  'GET /buchung/:token/rechnung/:number.xml': invoice('xml'),
}

/** Where a link's token or an id stands in the path. */
const ofQuotesById: Readonly<Record<string, Ask>> = {
  'GET /quote-api/get/:token': ({ visitor }, it) => visitor.get(`/quote-api/get/${it.quote}`),
  'GET /quote-api/download-report/:token': ({ visitor }, it) => visitor.get(`/quote-api/download-report/${it.quote}`),
  'POST /quote-api/open/:token': ({ visitor }, it) => visitor.json(`/quote-api/open/${it.quote}`, {}),
  'POST /quote-api/ask/:token': ({ visitor }, it) =>
    visitor.json(`/quote-api/ask/${it.quote}`, { question: 'Ist das Mittagessen dabei?' }),
  'POST /quote-api/accept/:token': ({ visitor }, it) =>
    visitor.json(`/quote-api/accept/${it.quote}`, { ...typedOptions, version: 1, mode: 'buchen' }),
  'POST /quote-api/decline/:token': ({ visitor }, it) => visitor.json(`/quote-api/decline/${it.quote}`, { version: 1 }),
}

/** What is not there answers 404, but of a line that is not in the cart: it is gone, as was asked (domain §7.3). */
const statusOf: Readonly<Record<string, number>> = { 'POST /order-api/delete-cart-item': 200 }

/** Whoever may tell all of a kind; nothing of it is somebody else's. */
const notOwned = (call: string): boolean =>
  [
    / \/api\/(expert-data|get-laws|get-article|update-theme-sequence)\b/,
    / \/(recommendations|manage\/(legislation|materials|eingang)|(consultant|quote-api|api)\/office)\//,
    // What one attended is said, not looked up.
    / \/schulungsplan\/create\b/,
    // For which Gremium one orders: one of others is refused as one that there is not (tests/core/gremium-of-order).
    / \/fachtagung\/(anmeldung|reservierung|warteliste)$/,
    / \/order-api\/(review-registration|update-order-options)$/,
    // The same of whoever accepts a quote; the office may write any.
    / \/quote-api\/(accept\/:token|upsert)$/,
  ].some((of) => of.test(call))

const roles: Readonly<Record<string, readonly Role[] | undefined>> = {
  visitor: undefined,
  user: ['mitglied'],
  Redaktion: ['mitglied', 'redaktion'],
  administrator: ['mitglied', 'admin'],
}

let testApp: TestApp
let kims: Owned
let kim: Shopper
const strangers = new Map<string, Shopper>()

const shopper = async (name: string, nth: number, of: readonly Role[] | undefined): Promise<Shopper> => {
  const email = `${name.toLowerCase()}@betrieb-${nth}.example`
  const account = of && (await testApp.stage.account({ email, password: 'ein gutes langes Wort', roles: of }))
  const session = account === undefined ? {} : { session: await begunSession(testApp, account) }
  return shopperIn(testApp, { email, from: `192.0.2.${nth}`, ...session })
}

/** Nobody else takes part in it. */
const eventOfLia = 4990

/** Kim's first seat was taken by her who then was there, and it was billed. */
async function attendedAndBilled({ bookingId, recipientId }: Shopper): Promise<string> {
  const answer = await testApp.needs.change(async (tx) => {
    const booking = required(await tx.bookings.lockById(bookingId))
    const event = { ...booking.event, eventId: eventOfLia, startDate: '2026-11-16', endDate: '2026-11-18' }
    await tx.bookings.save({ ...booking, state: 'teilgenommen', event, attendance: { [recipientId]: true } })
    return issueInvoice(tx, { booking, reason: 'booked', day: '2026-11-20', seller })
  })
  if (!answer.ok || !answer.value) throw new Error('nothing was billed')
  return answer.value.number
}

/** Something that an address follows. */
async function followed(email: string): Promise<string> {
  const id = '00000000-0000-4000-8000-000000000070'
  const requestedAt = '2026-11-20T12:00:00.000Z'
  const subject = { kind: 'theme', key: 'recht', title: 'Recht', url: '/seminare/t/recht' } as const
  const proof = { requestedAt, textVersion: '2026-11', confirmedAt: requestedAt }
  await testApp.needs.change(async ({ alerts }) =>
    done(await alerts.save({ id, email, subject, ...proof, stopToken: 's-1', known: [], seen: 'so' })),
  )
  return id
}

/** A quote that was sent to her account. */
async function sentQuoteTo(email: string): Promise<string> {
  const { sent: _, ...draft } = aQuote('00000000-0000-4000-8000-000000000091')
  const { id: userId } = required(await testApp.needs.users.byEmail(email))
  const quote = { ...draft, userId, state: 'versendet', sent: [{ ...draft, at: draft.createdAt }] } as const
  await testApp.needs.change(async ({ quotes }) => done(await quotes.add(quote)))
  return draft.id
}

/** What is done to an entry of a list: in the Gremium that has it, and in the stranger's own. */
async function ofListEntry(
  { visitor }: Shopper,
  it: Owned,
  what: string,
  said: object,
): Promise<LightMyRequestResponse> {
  const url = `/api-meinifb/gremium-list/${it.listEntry}/${what}`
  expect((await visitor.json(url, { ...said, gremium: it.gremium })).statusCode).toBe(404)
  return visitor.json(url, said)
}

/** A thread of hers that waits for the moderation. */
async function waitingPostOf({ visitor }: Shopper): Promise<string> {
  await visitor.json('/api/forum/join', { nickname: 'Amsel', netiquette: true })
  const thread = { categoryId: 'wahlen', title: 'Von Kim gefragt', body: 'Was gilt für uns?', tags: [] }
  return (await visitor.json('/api/forum/thread', thread)).json<{ id: string }>().id
}

/** A Gremium of hers, with its manager. */
async function begunGremium({ visitor }: Shopper): Promise<OfGremium> {
  const begun = await visitor.json('/api-meinifb/gremien', { type: 'BR', company: 'Werk von Kim' })
  const users = await visitor.get('/api-meinifb/gremium-users')
  const [manager] = users.json<{ items: readonly { id: string }[] }>().items
  const member = await visitor.json('/api-meinifb/gremium-members', { ...seat, firstName: 'Kim' })
  const listed = await visitor.json('/api-meinifb/gremium-list', { type: 'event', value: 'termin-4002' })
  const entry = listed.json<{ id: string }>().id
  const said = await visitor.json(`/api-meinifb/gremium-list/${entry}/comments`, { comment: 'Von Kim' })
  return {
    gremium: begun.json<{ id: string }>().id,
    userOfGremium: manager?.id ?? '',
    memberOfGremium: member.json<{ id: string }>().id,
    listEntry: entry,
    listComment: said.json<{ id: string }>().id,
  }
}
type OfGremium = Pick<Owned, 'gremium' | 'userOfGremium' | 'memberOfGremium' | 'listEntry' | 'listComment'>

beforeAll(async () => {
  testApp = await openTestApp({ settings: { trustProxy: 'loopback' } })
  kim = await shopper('Kim', 1, ['mitglied'])
  const gone = await shopper('Lia', 2, ['mitglied'])
  const kept = await kim.visitor.json('/wishlist/add-bookmark', {
    type: 'seminar',
    value: 'betriebsverfassungsrecht-i',
  })
  const sessions = (await kim.visitor.get('/api-meinifb/sessions')).json<readonly { id: string }[]>()
  kims = {
    session: sessions[0]?.id ?? '',
    bookmark: kept.json<{ id: string }>().id,
    alert: await followed('kim@betrieb-1.example'),
    ...(await begunGremium(kim)),
    plan: (await kim.visitor.json('/schulungsplan/create', planForm)).json<{ id: string }>().id,
    waitingPost: await waitingPostOf(kim),
    itemId: kim.itemId,
    cartRecipientId: kim.cartRecipientId,
    recipientId: kim.recipientId,
    bookingId: kim.bookingId,
    certified: gone.recipientId,
    invoice: await attendedAndBilled(gone),
    quote: await sentQuoteTo('kim@betrieb-1.example'),
    photo: await storeMaterial(testApp.needs, { kind: 'photo', eventId: eventOfLia, title: 'Lia im Garten' }),
    document: await storeMaterial(testApp.needs, { kind: 'document', eventId: eventOfLia, title: 'Skript' }),
  }
  const paper = `/buchung/${gone.token}`
  const own = [`teilnahmebescheinigung-${kims.certified}.pdf`, `rechnung/${kims.invoice}.xml`]
  for (const part of own) expect((await gone.visitor.get(`${paper}/${part}`)).statusCode, part).toBe(200)
  for (const [nth, [name, of]] of Object.entries(roles).entries())
    strangers.set(name, await shopper('Eve', nth + 3, of))
  // Who manages a Gremium of her own gets no further into another one.
  for (const [name, { visitor }] of strangers)
    if (roles[name]) await visitor.json('/api-meinifb/gremien', { type: 'SBV', company: `Werk von ${name}` })
})
afterAll(() => testApp.close())

/** An answer without what is random in it, and without what was asked for. */
const comparable = ({ statusCode, headers, body }: LightMyRequestResponse, it: Owned) => {
  const masked = Object.values(it).reduce<string>((text, id: string) => text.replaceAll(id, '(asked)'), body)
  const type = headers['content-type']
  return { statusCode, type, body: masked.replaceAll(String(headers['x-request-id']), '(request)') }
}

const ofKim = async (): Promise<unknown> => {
  const read = [
    '/order-api/get-shopping-cart',
    `/order-api/booking/${kim.token}`,
    '/wishlist/get-all',
    '/api/alerts/own',
    '/api-meinifb/gremium-users',
    '/api-meinifb/gremium-settings',
    '/schulungsplan/own',
    `/schulungsplan/get?id=${kims.plan}`,
    '/api-meinifb/gremium-members',
    '/api-meinifb/gremium-list',
    '/quote-api/mine',
  ]
  const answers = await Promise.all([...read, '/api-meinifb/sessions'].map((url) => kim.visitor.get(url)))
  return answers.map(({ statusCode, body }) => [statusCode, body])
}

/**
 * The office sees every quote, and takes photos and documents; the moderation may change every post. Consultants, who
 * are administrators, may see and change every plan.
 */
const mayDoSo = (role: string, call: string): boolean =>
  (role === 'administrator' && call.includes(' /schulungsplan/') && !call.endsWith('/gremium')) ||
  (['Redaktion', 'administrator'].includes(role) &&
    / \/(api-meinifb\/(material|photo|document)-|api\/forum\/post\/|quote-api\/(get|download-report|open)\/)/.test(
      call,
    ))

const rows = Object.keys(roles).flatMap((role) =>
  Object.entries({ ...(role !== 'visitor' && ofAccounts), ...ofEverybody, ...ofQuotesById })
    .filter(([call]) => !mayDoSo(role, call))
    .map(([call, ask]) => [role, call, ask] as const),
)

describe('what is somebody else’s answers as what there is not', () => {
  it.each(rows)('for a %s: %s', async (role, call, ask) => {
    const stranger = required(strangers.get(role))
    const before = await ofKim()
    const unknown = comparable(await ask(stranger, nothing), nothing)
    expect(unknown.statusCode, unknown.body).toBe(statusOf[call] ?? 404)
    expect(comparable(await ask(stranger, kims), kims)).toEqual(unknown)
    expect(await ofKim()).toEqual(before)
  })

  it('of every call that names something that somebody has', () => {
    const names = new Set([
      'id',
      'ids',
      'itemId',
      'recipientId',
      'recipientIds',
      'attended',
      'number',
      'gremium',
      'bookingId',
    ])
    const naming = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint }) => {
      const { properties = {} } = z.toJSONSchema(endpoint.ask, { io: 'input', unrepresentable: 'any' })
      return Object.keys(properties).some((name) => names.has(name)) ? [`${endpoint.method} ${endpoint.path}`] : []
    })
    // The office may see every booking.
    const owned = naming.filter((call) => !notOwned(call) && !call.includes('/order-api/office/'))
    expect(Object.keys({ ...ofAccounts, ...ofEverybody }).toSorted()).toEqual(owned.toSorted())
  })
})
