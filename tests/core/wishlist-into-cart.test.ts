import { expect, test } from 'vitest'
import { mostItems } from '#core/cart/cart.ts'
import { addDays } from '#core/shared/dates.ts'
import { cartStandings } from '#core/wishlist/cart-standing.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const kim = { email: 'kim@werk.example', password: 'ein guter Satz' }
const numbers = Array.from({ length: mostItems + 3 }, (_, nth) => 4001 + nth)

/** Kim with that many dates on her wishlist, the first ones first; the last one is sold out. */
const kimWith = async (dates: number) => {
  const events = numbers.map((eventId) =>
    anEventContent({ eventId, places: 6, taken: eventId === 4001 + dates - 1 ? 6 : 0 }),
  )
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(someContentFolder({ events })))
  await testCore.stage.account(kim)
  const visitor = aVisitor()
  const { account, booking } = testCore.site(visitor)
  const guest = booking.cart
  const signIn = async () => {
    valueOf(await account.accounts.signIn(kim))
    for (const eventId of numbers.slice(0, dates)) valueOf(await account.wishlist.addEvent({ event: String(eventId) }))
    return { wishlist: account.wishlist, cart: booking.cart }
  }
  const standings = async () =>
    valueOf(await account.wishlist.entries({})).items.map(({ event, cart }) => [event?.eventId, cart])
  const seats = async () =>
    valueOf(await booking.cart.cart({})).items.map(({ eventId, mode, recipients }) => [
      eventId,
      mode,
      recipients.length,
    ])
  return { ...testCore, guest, signIn, standings, seats }
}

test('one that is named goes in and no other', async () => {
  const { signIn, standings, seats } = await kimWith(3)
  const { wishlist } = await signIn()
  const [, , last] = valueOf(await wishlist.list({}))
  const [first] = valueOf(await wishlist.list({}))
  expect(valueOf(await wishlist.intoCart({ ids: [first?.id ?? ''] }))).toEqual({
    items: [{ id: first?.id, standing: 'in-cart' }],
  })
  expect(valueOf(await wishlist.intoCart({ ids: [last?.id ?? ''] }))).toEqual({
    items: [{ id: last?.id, standing: 'sold-out' }],
  })
  expect(await seats()).toEqual([[4001, 'buchen', 1]])
  expect(await standings()).toEqual([
    [4003, 'sold-out'],
    [4002, 'open'],
    [4001, 'in-cart'],
  ])
})

test('what is not on the list is not found; beside what is, it is passed over', async () => {
  const { signIn, seats } = await kimWith(1)
  const { wishlist } = await signIn()
  const notFound = { ok: false, refusal: { why: 'not-found' } }
  expect(await wishlist.intoCart({ ids: ['die eines anderen'] })).toEqual(notFound)
  expect(await wishlist.intoCart({ ids: [] })).toEqual(notFound)
  const [only] = valueOf(await wishlist.list({}))
  await wishlist.intoCart({ ids: ['die eines anderen', only?.id ?? ''], waitingList: true })
  expect(await seats()).toEqual([[4001, 'warteliste', 1]])
})

test('[rule:domain-wishlist-cart-once] twice at once is one seat', async () => {
  const { signIn, seats } = await kimWith(3)
  const { wishlist } = await signIn()
  await Promise.all([wishlist.intoCart({}), wishlist.intoCart({}), wishlist.intoCart({})])
  expect(await seats()).toEqual([
    [4002, 'buchen', 1],
    [4001, 'buchen', 1],
  ])
})

test('an empty list puts nothing in', async () => {
  const { signIn } = await kimWith(0)
  expect(valueOf(await (await signIn()).wishlist.intoCart({}))).toEqual({ items: [] })
})

test('[rule:domain-wishlist-cart-once] what was gathered before signing in counts as lying there', async () => {
  const { guest, signIn, seats } = await kimWith(2)
  valueOf(await guest.addItem({ eventId: 4001, mode: 'reservieren' }))
  const { wishlist } = await signIn()
  const { items } = valueOf(await wishlist.intoCart({}))
  expect(items.map(({ standing }) => standing)).toEqual(['sold-out', 'in-cart'])
  expect(await seats()).toEqual([[4001, 'reservieren', 1]])
})

test('what finds no room in a full cart is told, the newest bookmarks go in first', async () => {
  const { signIn, standings, seats } = await kimWith(mostItems + 2)
  const { wishlist, cart } = await signIn()
  const { items } = valueOf(await wishlist.intoCart({ waitingList: true }))
  expect(await seats()).toHaveLength(mostItems)
  expect(items.map(({ standing }) => standing)).toEqual([
    'waiting-list',
    ...Array.from({ length: mostItems - 1 }, () => 'in-cart'),
    'cart-full',
    'cart-full',
  ])
  const [one] = valueOf(await cart.cart({})).items
  valueOf(await cart.deleteItem({ itemId: one?.id ?? '' }))
  expect((await standings()).slice(-2)).toEqual([
    [4002, 'open'],
    [4001, 'open'],
  ])
})

test('fifty persons are a full cart as well', async () => {
  const { signIn, standings } = await kimWith(2)
  const { wishlist, cart } = await signIn()
  valueOf(await cart.addItem({ eventId: 4010, quantity: 49, mode: 'warteliste' }))
  expect(await standings()).toEqual([
    [4002, 'sold-out'],
    [4001, 'open'],
  ])
  valueOf(await cart.addItem({ eventId: 4010, mode: 'warteliste' }))
  const { items } = valueOf(await wishlist.intoCart({ waitingList: true }))
  expect(items.map(({ standing }) => standing)).toEqual(['cart-full', 'cart-full'])
})

test('of a theme that is redirected nothing can be put in', async () => {
  const { signIn, stage, standings } = await kimWith(1)
  const { wishlist } = await signIn()
  valueOf(await stage.content(someContentFolder({ themes: [aThemeFile({ redirectUrl: '/seminare/t/neu' })] })))
  expect(valueOf(await wishlist.intoCart({ waitingList: true }))).toEqual({ items: [] })
  expect(await standings()).toEqual([[4001, undefined]])
})

test('what has begun or is over cannot be put in any more', async () => {
  const { signIn, site, travelTo, needs } = await kimWith(2)
  await signIn()
  const { endDate = '' } = (await needs.catalogue.event(4001)) ?? {}
  const standingsOn = async (day: string) => {
    travelTo(`${day}T08:00:00.000Z`)
    const { account } = site(aVisitor())
    valueOf(await account.accounts.signIn(kim))
    return valueOf(await account.wishlist.entries({})).items.map(({ cart }) => cart)
  }
  expect(await standingsOn(endDate)).toEqual(['begun', 'begun'])
  expect(await standingsOn(addDays(endDate, 1))).toEqual(['over', 'over'])
})

test('how something stands to the cart is always one of what callers know', async () => {
  const { signIn, standings } = await kimWith(2)
  const { wishlist } = await signIn()
  const before = await standings()
  valueOf(await wishlist.intoCart({ waitingList: true }))
  const told = [...before, ...(await standings())].map(([, standing]) => standing)
  expect(told).toEqual(['sold-out', 'open', 'waiting-list', 'in-cart'])
  expect(cartStandings).toEqual(expect.arrayContaining(told))
})
