import { describe, expect, test } from 'vitest'
import { cartOf as cartWith } from '#core/cart/cart.service.ts'
import type { ForStoringCarts } from '#core/cart/ports.ts'
import { addDays } from '#core/shared/dates.ts'
import { required } from '#core/shared/required.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, someContentFolder } from './sample-content.ts'

const open = async () => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(someContentFolder({ events: [anEventContent()] })))
  const cartOf = (visitor: ReturnType<typeof aVisitor>) => testCore.site(visitor).booking.cart
  return { ...testCore, cartOf, add: (visitor = aVisitor()) => cartOf(visitor).addItem({ eventId: 4001 }) }
}
const options = {
  buyerType: '',
  salutationId: '',
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  zip: '',
  city: 'Hamburg',
  country: '',
  billingEmail: '',
  hotelPayer: '',
  legalBasis: '',
  agb: true,
  privacyAccepted: true,
}

describe('without an account sixty carts an hour are begun from one network', () => {
  const tooMany = { ok: false, refusal: { why: 'too-many', retryAfter: 3600 } }
  const begun = async () => {
    const opened = await open()
    const first = aVisitor()
    valueOf(await opened.add(first))
    for (let n = 1; n < 60; n += 1) valueOf(await opened.add())
    return { ...opened, first }
  }
  test('and no more, whatever token a browser shows', async () => {
    const { add, cartOf } = await begun()
    const stranger = aVisitor()
    stranger.rememberCart('made up', '2027-01-01T12:00:00.000Z')
    expect(await add()).toEqual(tooMany)
    expect(await add(stranger)).toEqual(tooMany)
    expect(await cartOf(aVisitor()).updateOrderOptions(options)).toEqual(tooMany)
  })
  test('but whoever is signed in begins his own', async () => {
    const { stage, site } = await begun()
    const member = { email: 'mara@werk.example', password: 'ein gutes langes Wort 7' }
    await stage.account(member)
    const { account, booking } = site(aVisitor())
    valueOf(await account.accounts.signIn(member))
    expect((await booking.cart.addItem({ eventId: 4001 })).ok).toBe(true)
  })
  test('which is counted by network', async () => {
    const { needs, site } = await open()
    const counted: string[] = []
    const attempts: typeof needs.attempts = {
      ...needs.attempts,
      async count(key, ...at) {
        counted.push(key)
        return needs.attempts.count(key, ...at)
      },
    }
    const visitor = aVisitor('there')
    const cart = cartWith(visitor, async () => undefined, { ...needs, costs: site(visitor).programme.costs, attempts })
    valueOf(await cart.addItem({ eventId: 4001 }))
    expect(new Set(counted)).toEqual(new Set(['cart:there']))
  })
  test('but those that are begun go on, and others elsewhere begin', async () => {
    const { add, first, cartOf } = await begun()
    expect((await add(first)).ok).toBe(true)
    expect(await cartOf(first).updateOrderOptions(options)).toMatchObject({ refusal: { why: 'invalid' } })
    expect((await add(aVisitor('elsewhere'))).ok).toBe(true)
  })
})

test('seats come in whole numbers, one at least and no more than a cart holds', async () => {
  const { cartOf } = await open()
  const cart = cartOf(aVisitor())
  const add = async (quantity: number) => {
    const added = await cart.addItem({ eventId: 4001, quantity, mode: 'warteliste' })
    return added.ok ? 'added' : added.refusal
  }
  const wrong = (fault: string) => ({ why: 'invalid', fields: { quantity: fault } })
  expect([await add(0), await add(-1), await add(1.5)]).toEqual([wrong('too-low'), wrong('too-low'), wrong('too-low')])
  expect([await add(51), await add(1), await add(49)]).toEqual([wrong('too-high'), 'added', 'added'])
  const wholeCart = await cartOf(aVisitor()).addItem({ eventId: 4001, quantity: 50, mode: 'warteliste' })
  expect(wholeCart.ok).toBe(true)
})

test('nothing is laid into a cart of an event that has begun or is over', async () => {
  const { add, travelTo, needs } = await open()
  const { startDate, endDate } = required(await needs.catalogue.event(4001))
  travelTo(`${startDate}T08:00:00.000Z`)
  expect(await add()).toMatchObject({ refusal: { why: 'begun' } })
  travelTo(`${addDays(endDate, 1)}T08:00:00.000Z`)
  expect(await add()).toMatchObject({ refusal: { why: 'past' } })
})

test('what is in a cart already is not refused to those who ask for it to be there, though nothing is left', async () => {
  const { needs, stage, site } = await open()
  valueOf(await stage.content(someContentFolder({ events: [anEventContent({ places: 6, taken: 5 })] })))
  const visitor = aVisitor()
  const { costs } = site(visitor).programme
  const cart = cartWith(visitor, async () => undefined, { ...needs, costs })
  valueOf(await cart.addOnce({ eventId: 4001 }))
  expect(await cart.addItem({ eventId: 4001 })).toMatchObject({ refusal: { why: 'sold-out', left: 1 } })
  expect(valueOf(await cart.addOnce({ eventId: 4001 })).items.map(({ recipients }) => recipients.length)).toEqual([1])
})

test('a cart counts its changes', async () => {
  const { add } = await open()
  const visitor = aVisitor()
  expect([valueOf(await add(visitor)).version, valueOf(await add(visitor)).version]).toEqual([1, 2])
})

test('what is to become of an item changes; its seats and its people stay', async () => {
  const { cartOf, add } = await open()
  const visitor = aVisitor()
  const [item] = valueOf(await add(visitor)).items
  const changed = valueOf(await cartOf(visitor).changeItem({ itemId: item?.id ?? '', mode: 'reservieren' })).items
  expect(changed).toEqual([{ ...item, mode: 'reservieren' }])
  expect(await cartOf(visitor).changeItem({ itemId: 'none', mode: 'buchen' })).toEqual({
    ok: false,
    refusal: { why: 'not-found' },
  })
})

test('how much is in the cart is one read, of which nothing is priced', async () => {
  const { add, needs } = await open()
  const visitor = aVisitor()
  await add(visitor)
  await add(visitor)
  let reads = 0
  const carts: ForStoringCarts = {
    of(owner) {
      reads += 1
      return needs.carts.of(owner)
    },
  }
  const priced = () => Promise.reject(new Error('nothing is priced'))
  const [catalogue, costs] = [{ event: priced, theme: priced }, { rates: priced }]
  const counting = cartWith(visitor, async () => undefined, { ...needs, carts, catalogue, costs })
  expect(valueOf(await counting.count({}))).toEqual({ count: 2, itemCount: 1 })
  expect(reads).toBe(1)
})

test('what is typed about an order is there again though it was wrong, but for what has to be accepted', async () => {
  const { cartOf } = await open()
  const cart = cartOf(aVisitor())
  expect(await cart.updateOrderOptions(options)).toMatchObject({ ok: false, refusal: { why: 'invalid' } })
  const { agb: _, privacyAccepted: __, ...typed } = options
  expect(valueOf(await cart.cart({})).orderOptions).toEqual(typed)
})

describe('at sign-in nothing that was gathered before is lost', () => {
  const account = { email: 'mara@werk.example', password: 'ein gutes langes Wort 7' }
  const seats = async (cart: ReturnType<Awaited<ReturnType<typeof open>>['cartOf']>) =>
    valueOf(await cart.cart({})).items.flatMap(({ recipients }) => recipients).length
  test('what was typed last counts, and what it leaves open stays as it was', async () => {
    const { wait, stage, site } = await open()
    await stage.account(account)
    const member = site(aVisitor())
    valueOf(await member.account.accounts.signIn(account))
    await member.booking.cart.updateOrderOptions({ ...options, company: 'Alt GmbH', city: 'Bremen' })
    wait(3600)
    const visitor = aVisitor()
    const guest = site(visitor)
    await guest.booking.cart.updateOrderOptions({ ...options, company: 'Neu GmbH', city: '', street: 'Kai 1' })
    wait(60)
    valueOf(await guest.account.accounts.signIn(account))
    const typed = valueOf(await guest.booking.cart.cart({})).orderOptions
    expect(typed).toMatchObject({ company: 'Neu GmbH', street: 'Kai 1', city: 'Bremen' })
  })

  test('what was typed longer ago gives way', async () => {
    const { wait, stage, site } = await open()
    await stage.account(account)
    const guest = site(aVisitor())
    await guest.booking.cart.updateOrderOptions({ ...options, company: 'Alt GmbH', street: 'Kai 1' })
    wait(3600)
    const member = site(aVisitor())
    valueOf(await member.account.accounts.signIn(account))
    await member.booking.cart.updateOrderOptions({ ...options, company: 'Neu GmbH' })
    valueOf(await guest.account.accounts.signIn(account))
    const typed = valueOf(await guest.booking.cart.cart({})).orderOptions
    expect(typed).toMatchObject({ company: 'Neu GmbH', street: 'Kai 1' })
  })

  test('though it finds no room: it stays with the browser until there is', async () => {
    const { stage, site } = await open()
    await stage.account(account)
    const elsewhere = site(aVisitor())
    valueOf(await elsewhere.account.accounts.signIn(account))
    valueOf(await elsewhere.booking.cart.addItem({ eventId: 4001, quantity: 45, mode: 'warteliste' }))

    const visitor = aVisitor()
    const here = site(visitor)
    valueOf(await here.booking.cart.addItem({ eventId: 4001, quantity: 10, mode: 'warteliste' }))
    valueOf(await here.account.accounts.signIn(account))
    expect(await seats(here.booking.cart)).toBe(45)
    expect(visitor.cartToken()).toBeDefined()

    const [item] = valueOf(await here.booking.cart.cart({})).items
    valueOf(await here.booking.cart.deleteItem({ itemId: item?.id ?? '' }))
    expect(await seats(here.booking.cart)).toBe(10)
    expect(visitor.cartToken()).toBeUndefined()
  })
})

test('a browser whose token opens no cart gets another one', async () => {
  const { add } = await open()
  const visitor = aVisitor()
  visitor.rememberCart('made up', '2027-01-01T12:00:00.000Z')
  valueOf(await add(visitor))
  expect(visitor.cartToken()).not.toBe('made up')
})

test('taking out what is not there begins no cart', async () => {
  const { cartOf } = await open()
  const visitor = aVisitor()
  expect(valueOf(await cartOf(visitor).deleteItem({ itemId: 'x' })).items).toEqual([])
  expect(visitor.cartToken()).toBeUndefined()
})

test('a cart of a browser is there to the last second of its 30 days, and then there is an empty one', async () => {
  const { cartOf, add, wait } = await open()
  const visitor = aVisitor()
  expect(valueOf(await cartOf(visitor).cart({}))).toMatchObject({ version: 0, items: [] })
  valueOf(await add(visitor))
  wait(30 * 24 * 3600 - 1)
  expect(valueOf(await cartOf(visitor).cart({})).items).toHaveLength(1)
  wait(1)
  expect(valueOf(await cartOf(visitor).cart({}))).toMatchObject({ version: 0, items: [] })
})
