import { describe, expect, test } from 'vitest'
import { mostItems, mostPersons, type CartItem, type NamedRecipient } from '#core/cart/cart.ts'
import {
  mergedCarts,
  withChangedRecipient,
  withoutItem,
  withoutRecipient,
  withRecipient,
  withSeats,
} from '#core/cart/changing-cart.ts'
import { aRecipient, unnamed } from './booking-by-hand.ts'
import { aCartItem } from './cart-by-hand.ts'
import { valueOf } from './test-core.ts'

const nobody = unnamed
const kim = (change: Partial<NamedRecipient> = {}): NamedRecipient =>
  aRecipient({ id: 'kim', lastName: 'Yildiz', email: 'kim@werk.example', isFirstTerm: true, ...change })
const item = (change: Partial<CartItem> = {}): CartItem => aCartItem({ recipients: [nobody('r1')], ...change })
const counting = () => {
  let count = 0
  return () => `n${(count += 1)}`
}
const manyItems = (count: number) =>
  Array.from({ length: count }, (_, at) => item({ id: `i${at}`, eventId: at, recipients: [nobody(`r${at}`)] }))
const seats = (count: number) => Array.from({ length: count }, (_, at) => nobody(`r${at}`))

describe('seats of an event', () => {
  test('become an item, held for nobody by name', () => {
    const items = valueOf(withSeats({ items: [] }, { eventId: 4001, quantity: 2, mode: 'reservieren' }, counting()))
    expect(items).toEqual([{ id: 'n3', eventId: 4001, mode: 'reservieren', recipients: [nobody('n1'), nobody('n2')] }])
  })
  test('of an event that is there join it, in the mode wished last', () => {
    const items = valueOf(
      withSeats({ items: [item()] }, { eventId: 4001, quantity: 1, mode: 'warteliste' }, counting()),
    )
    expect(items).toEqual([item({ mode: 'warteliste', recipients: [nobody('r1'), nobody('n1')] })])
  })
  test(`are ${mostItems} items at most, and ${mostPersons} persons`, () => {
    const add = (items: readonly CartItem[], quantity: number) =>
      withSeats({ items }, { eventId: 9999, quantity, mode: 'buchen' }, counting())
    expect(add(manyItems(19), 1).ok).toBe(true)
    expect(add(manyItems(20), 1)).toEqual({ ok: false, refusal: { why: 'cart-full', of: 'items', most: 20 } })
    expect(add([item()], 49).ok).toBe(true)
    expect(add([item()], 50)).toEqual({ ok: false, refusal: { why: 'cart-full', of: 'persons', most: 50 } })
  })
})

describe('a recipient', () => {
  test('takes a seat whose holder is not named', () =>
    expect(valueOf(withRecipient({ items: [item({ recipients: seats(2) })] }, 'i1', kim()))).toEqual([
      item({ recipients: [kim(), nobody('r1')] }),
    ]))
  test('gets a seat more where all are named', () => {
    const items = [item({ recipients: [kim({ id: 'a', email: 'a@werk.example' })] })]
    expect(valueOf(withRecipient({ items }, 'i1', kim()))[0]?.recipients).toHaveLength(2)
  })
  test('gets none beyond the last', () => {
    const full = Array.from({ length: 50 }, (_, at) => kim({ id: `${at}`, email: `${at}@werk.example` }))
    expect(withRecipient({ items: [item({ recipients: full })] }, 'i1', kim())).toEqual({
      ok: false,
      refusal: { why: 'cart-full', of: 'persons', most: 50 },
    })
  })
  test('takes part once', () =>
    expect(withRecipient({ items: [item({ recipients: [kim()] })] }, 'i1', kim({ id: 'twin' }))).toEqual({
      ok: false,
      refusal: { why: 'recipient-twice' },
    }))
  test('may be on two events', () =>
    expect(
      withRecipient({ items: [item({ recipients: [kim()] }), item({ id: 'i2', eventId: 2 })] }, 'i2', kim({ id: 'k2' }))
        .ok,
    ).toBe(true))
  test('needs an item', () =>
    expect(withRecipient({ items: [] }, 'i1', kim())).toEqual({ ok: false, refusal: { why: 'not-found' } }))

  const withKim = [item({ recipients: [kim({ version: 3 }), kim({ id: 'jo', email: 'jo@werk.example' })] })]
  test('is changed in the version that was seen, and counts it', () =>
    expect(
      valueOf(withChangedRecipient({ items: withKim }, 'i1', kim({ firstName: 'Kimberly' }), 3))[0]?.recipients[0],
    ).toEqual(kim({ firstName: 'Kimberly', version: 4 })))
  test('is not changed over the change of somebody else', () =>
    expect(withChangedRecipient({ items: withKim }, 'i1', kim(), 2)).toEqual({
      ok: false,
      refusal: { why: 'outdated', version: 3 },
    }))
  test('does not become another one of the same item', () =>
    expect(withChangedRecipient({ items: withKim }, 'i1', kim({ email: 'jo@werk.example' }), 3)).toEqual({
      ok: false,
      refusal: { why: 'recipient-twice' },
    }))
  test.each([
    ['i2', 'kim'],
    ['i1', 'nobody'],
  ])('that is not there is not changed: %s %s', (itemId, id) => {
    const notThere = { ok: false, refusal: { why: 'not-found' } }
    expect(withChangedRecipient({ items: withKim }, itemId, kim({ id }), 3)).toEqual(notThere)
    expect(withoutRecipient({ items: withKim }, itemId, id)).toEqual(notThere)
  })
  test('goes, and with the last one the item', () => {
    const left = valueOf(withoutRecipient({ items: withKim }, 'i1', 'kim'))
    expect(left[0]?.recipients.map(({ id }) => id)).toEqual(['jo'])
    expect(valueOf(withoutRecipient({ items: left }, 'i1', 'jo'))).toEqual([])
  })
})

test('an item goes, and again without harm', () => {
  expect(withoutItem({ items: [item()] }, 'i1')).toEqual([])
  expect(withoutItem({ items: [item()] }, 'i2')).toEqual([item()])
})

describe('what somebody chose before signing in', () => {
  test('joins what is in the own cart, nobody twice', () => {
    const own = [item({ recipients: [kim()] })]
    const guest = [
      item({ id: 'g1', mode: 'reservieren', recipients: [kim({ id: 'again' }), nobody('g')] }),
      item({ id: 'g2', eventId: 4002 }),
    ]
    expect(mergedCarts(own, guest)).toEqual({
      items: [item({ mode: 'reservieren', recipients: [kim(), nobody('g')] }), guest[1]],
      leftOut: [],
    })
  })
  test('joins it with whoever takes part beside those who do already', () => {
    const jo = kim({ id: 'jo', email: 'jo@werk.example' })
    const { items } = mergedCarts([item({ recipients: [kim()] })], [item({ id: 'g1', recipients: [jo] })])
    expect(items).toEqual([item({ recipients: [kim(), jo] })])
  })
  test('joins it up to the last seat of a cart', () => {
    const own = [item({ recipients: seats(mostPersons - 10) })]
    const last = item({ id: 'g1', eventId: 1000, recipients: seats(10) })
    expect(mergedCarts(own, [last])).toEqual({ items: [...own, last], leftOut: [] })
    const tooMany = { ...last, recipients: seats(11) }
    expect(mergedCarts(own, [tooMany])).toEqual({ items: own, leftOut: [tooMany] })
  })
  test('is left out and told where there is no room', () => {
    const guest = [item({ id: 'g1', eventId: 1000, recipients: seats(40) }), item({ id: 'g2', eventId: 1001 })]
    const own = [item({ recipients: seats(15) })]
    const { items, leftOut } = mergedCarts(own, guest)
    expect([items.map(({ id }) => id), leftOut.map(({ id }) => id)]).toEqual([['i1', 'g2'], ['g1']])
  })
})
