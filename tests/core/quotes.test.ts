import { beforeEach, expect, test } from 'vitest'
import { deleteDueQuotes } from '#core/quote/deleting-quotes.ts'
import { quoteDeletedOn } from '#core/quote/quote.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { done, refused } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { event } from '#features/support/content-builder.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const begins = '2026-11-21T12:00:00.000Z'
const password = 'ein gutes langes Wort'
const kim = { salutationId: 'divers', firstName: 'Kim', lastName: 'Muster', email: 'kim@werk.example' }
const [atHotel, other] = [4711, 4713]

let core: ReturnType<typeof openTestCore>
let office: Site
const visit = () => core.site(aVisitor())
const signedIn = async (email: string): Promise<Site> => {
  const site = visit()
  valueOf(await site.account.accounts.signIn({ email, password }))
  return site
}

beforeEach(async () => {
  core = openTestCore(begins)
  const events = [atHotel, other].map((eventId) => event({ eventId, start: '2027-09-06', places: 20, taken: 0 }))
  valueOf(await core.stage.content({ ...smallProgramme, events }))
  await core.stage.account({ email: kim.email, password })
  await core.stage.account({ email: 'jonas@werk.example', password })
  office = visit()
  await signInAs(office, { stage: core.stage, now: begins, role: 'redaktion' })
})

const write = async (more: Partial<Parameters<Site['booking']['quotesOffice']['upsert']>[0]> = {}) =>
  valueOf(
    await office.booking.quotesOffice.upsert({ contact: kim, items: [{ eventId: atHotel, persons: 1 }], ...more }),
  )
const sent = async () => {
  const quote = await write()
  valueOf(await office.booking.quotesOffice.send({ id: quote.id, version: 1 }))
  return quote
}
const seatsOf = async (id: string) => {
  const { items } = valueOf(await office.booking.quotesOffice.byId({ id }))
  return items.map((item) =>
    item.kind === 'event'
      ? item.recipients.map((one) => [
          'pending' in one ? 'N. N.' : one.firstName,
          one.stay.overnight,
          one.stay.departureLate,
        ])
      : item.theme.title,
  )
}

/** A quote of a cart with one who is named and comes back late, and one who is not. */
const ofCart = async () => {
  const visitor = visit()
  const { cart } = visitor.booking
  const { items } = valueOf(await cart.addItem({ eventId: atHotel, quantity: 2 }))
  const [item] = items
  const ask = { itemId: item?.id ?? '', recipientId: item?.recipients[0]?.id ?? '', version: 1 }
  const thi = { ...kim, firstName: 'Thi', function: 'br-mitglied', overnight: 'yes', departureLate: true } as const
  valueOf(await cart.editRecipient({ ...ask, ...thi }))
  const { number } = valueOf(await visitor.booking.quotes.request(kim))
  const all = valueOf(await office.booking.quotesOffice.quotes({}))
  return all.items.find((one) => one.number === number)?.id ?? ''
}

test('whoever has a seat in a quote stays on it when it is written anew, and stays at the hotel as before', async () => {
  const id = await ofCart()
  await write({
    id,
    version: 1,
    items: [
      { eventId: other, persons: 1 },
      { eventId: atHotel, persons: 3 },
    ],
  })
  expect(await seatsOf(id)).toEqual([
    [['N. N.', null, false]],
    [
      ['Thi', true, true],
      ['N. N.', null, false],
      ['N. N.', null, false],
    ],
  ])
  await write({ id, version: 2, items: [{ eventId: atHotel, persons: 1, options: { overnight: false } }] })
  expect(await seatsOf(id)).toEqual([[['Thi', false, true]]])
  // Who stood in it once comes back with no line of his own.
  await write({ id, version: 3, items: [{ eventId: other, persons: 1 }] })
  expect(await seatsOf(id)).toEqual([[['N. N.', null, false]]])
})

test('who asks for a quote is told that it arrived, and an address gets so many letters a day, whoever types it', async () => {
  const asked = core.needs.limits.lettersPerDay + 2
  for (let nth = 0; nth < asked; nth += 1) {
    const visitor = core.site(aVisitor(`network ${nth}`))
    valueOf(await visitor.booking.cart.addItem({ eventId: atHotel, quantity: 1 }))
    valueOf(await visitor.booking.quotes.request(kim))
  }
  const letters = await core.letters()
  const toKim = letters.filter(({ kind, to }) => kind === 'quote-news' && to === kim.email)
  expect(toKim).toHaveLength(core.needs.limits.lettersPerDay)
  expect(letters.filter((letter) => letter.kind === 'quote-arrived')).toHaveLength(asked)
})

test('by its id it is shown to whose account it is for and to the office, which alone sees a draft', async () => {
  const { id } = await write()
  const [mine, others] = [await signedIn(kim.email), await signedIn('jonas@werk.example')]
  const unknown = refused({ why: 'not-found' })
  expect(await mine.booking.quotes.quote({ token: id })).toEqual(unknown)
  expect(await mine.booking.quotes.report({ token: id })).toEqual(unknown)
  expect(valueOf(await office.booking.quotes.quote({ token: id })).state).toBe('entwurf')
  expect(valueOf(await office.booking.quotes.report({ token: id })).filename).toBe('A-2026-000001.pdf')
  valueOf(await office.booking.quotesOffice.send({ id, version: 1 }))
  expect(valueOf(await mine.booking.quotes.quote({ token: id })).state).toBe('versendet')
  for (const site of [others, visit()]) {
    expect(await site.booking.quotes.quote({ token: id })).toEqual(unknown)
    expect(await site.booking.quotes.report({ token: id })).toEqual(unknown)
  }
  expect(valueOf(await mine.booking.quotes.open({ token: id })).state).toBe('geoeffnet')
})

test('whose quote the office opens reads so', async () => {
  const { id, token } = await sent()
  await office.booking.quotesOffice.quotes({})
  await office.booking.quotesOffice.byId({ id })
  await office.booking.quotes.quote({ token: id })
  await office.booking.quotes.open({ token })
  await visit().booking.quotes.quote({ token })
  const mine = await signedIn(kim.email)
  const seen = valueOf(await mine.account.accesses.own({}))
  expect(seen.items.map(({ what, as }) => `${what} by ${as}`).toSorted()).toEqual([
    'quote by redaktion',
    'quote by redaktion',
    'quote by redaktion',
    'quotes by redaktion',
  ])
})

test('a draft is stored for a year, and a letter that was sent for six from the end of its own (§ 257 HGB)', () => {
  const changedAt = '2026-12-31T23:30:00.000Z'
  const once = { version: 1, items: [], hotelPayer: 'rechnung', validUntil: '2027-01-31', at: changedAt } as const
  expect(quoteDeletedOn({ sent: [], changedAt: '2026-11-21T12:00:00.000Z' })).toBe('2027-11-21')
  expect(quoteDeletedOn({ sent: [once], changedAt: '2026-11-21T12:00:00.000Z' })).toBe('2033-01-01')
  // In Berlin that is the next year already.
  expect(quoteDeletedOn({ sent: [once], changedAt })).toBe('2034-01-01')
})

test('a quote is deleted when the law lets it go, and its number is not given again', async () => {
  const [draft, letter] = [await write(), await sent()]
  core.travelTo('2027-11-20T22:00:00.000Z')
  expect(await deleteDueQuotes(core.needs)).toBe(0)
  core.travelTo('2027-11-21T12:00:00.000Z')
  expect(await deleteDueQuotes(core.needs)).toBe(1)
  expect(await core.needs.quotes.byId(draft.id)).toBeUndefined()
  expect((await core.needs.quotes.byId(letter.id))?.number).toBe('A-2026-000002')
  core.travelTo('2033-01-01T12:00:00.000Z')
  expect(await deleteDueQuotes(core.needs)).toBe(1)
})

test('with an account those drafts go that nobody was sent; what was sent is a letter, and stays', async () => {
  const [draft, letter] = [await write(), await sent()]
  expect(await deleteAccount(kim.email, core.needs)).toEqual(done(undefined))
  expect(await core.needs.quotes.byId(draft.id)).toBeUndefined()
  expect(await core.needs.quotes.byId(letter.id)).toBeDefined()
})
