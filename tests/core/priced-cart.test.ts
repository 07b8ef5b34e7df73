import { describe, expect, test } from 'vitest'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { CartItem, NamedRecipient } from '#core/cart/cart.ts'
import { pricedCart } from '#core/cart/priced-cart.ts'
import type { HotelPayer } from '#core/cart/order-options.ts'
import { costRules } from '#core/costs/venue-lines.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { aRecipient } from './booking-by-hand.ts'
import { aCartItem } from './cart-by-hand.ts'
import { aHotel, aModule, anEvent } from './sample-theme.ts'

const listed = (change: Parameters<typeof anEvent>[0] = {}): ListedEvent => ({
  ...anEvent(change),
  theme: { url: 'recht', title: 'Recht', eventType: 2, rubric: { url: 'recht', title: 'Recht', position: 1 } },
})
/** Monday to Wednesday: two nights, three days. */
const week = listed({
  startDate: '2027-03-08',
  endDate: '2027-03-10',
  price: { net: 100_000, rate: 19 },
  placesLeft: 2,
})
const online = listed({ eventId: 4002, hotel: null, price: null, startDate: '2027-03-10', endDate: '2027-03-10' })
const rates: CostRates = {
  hotels: {
    1: {
      night: { net: 10_000, rate: 7 },
      breakfast: { net: 2_000, rate: 7 },
      dayPackage: { net: 5_000 },
      parking: { net: 1_000, rate: 19 },
      cityTax: 0,
    },
  },
  rules: costRules({}),
}
const person = (email: string, change: Partial<NamedRecipient> = {}): NamedRecipient =>
  aRecipient({ id: email, firstName: 'Ada', lastName: 'Amt', email, ...change })
const item = (change: Partial<CartItem> = {}): CartItem =>
  aCartItem({ recipients: [person('ada@werk.example')], ...change })
const priced = (
  items: readonly CartItem[],
  events: readonly ListedEvent[] = [week, online],
  payer: HotelPayer = 'rechnung',
) =>
  pricedCart(items, new Map(events.map((event) => [event.eventId, event])), {
    rates,
    hotelPayer: payer,
    today: '2026-11-21',
  })

describe('an item costs', () => {
  test('what the Kostenrechner reckons, on one invoice', () => {
    const { totals, hotelTotals } = priced([item()])
    // 1,000.00 and 3 × 15.00 of drinks at 19 %; 2 × (100.00 + 20.00) and 3 × 35.00 at 7 %.
    expect(totals).toEqual({
      net: 139_000,
      vatByRate: [
        { rate: 19, net: 104_500, vat: 19_855 },
        { rate: 7, net: 34_500, vat: 2_415 },
      ],
      gross: 161_270,
      currency: 'EUR',
      complete: true,
    })
    expect(hotelTotals.net).toBe(0)
  })
  test.each(['arbeitgeber', 'teilnehmende'] as const)('the fee alone where the hotel is paid there: %s', (payer) => {
    const { totals, hotelTotals } = priced([item()], [week], payer)
    expect([totals.net, totals.gross, hotelTotals.net]).toEqual([100_000, 119_000, 39_000])
  })
  test('for everybody as he stays', () => {
    const recipients = [
      person('a@werk.example', { stay: { overnight: false, arrivalEve: false, departureLate: false } }),
      person('b@werk.example', { stay: { overnight: true, arrivalEve: true, departureLate: true } }),
    ]
    const nights = priced([item({ recipients })]).items[0]?.lines.find(({ item: what }) => what === 'night')
    expect(nights?.quantity).toBe(4)
  })
  test('nothing that is known where the price is on request', () => {
    const { totals } = priced([item({ eventId: 4002 })])
    expect([totals.net, totals.complete]).toEqual([0, false])
  })
})

describe('an item stands in the way of the order', () => {
  const obstacle = (change: Partial<CartItem>, events?: readonly ListedEvent[]) =>
    priced([item(change)], events).items[0]?.obstacle
  const three = ['a', 'b', 'c'].map((name) => person(`${name}@werk.example`))
  test('where its event has left the programme', () => expect(obstacle({}, [])).toBe('gone'))
  test('where it has begun', () => expect(obstacle({}, [{ ...week, startDate: '2026-11-21' }])).toBe('begun'))
  test('not on the eve', () => expect(obstacle({}, [{ ...week, startDate: '2026-11-22' }])).toBeUndefined())
  test('where fewer seats are left than are wished', () => {
    expect(obstacle({ recipients: three })).toBe('sold-out')
    expect(obstacle({ recipients: three.slice(1) })).toBeUndefined()
    expect(obstacle({ recipients: three, mode: 'reservieren' })).toBe('sold-out')
  })
  test('not on the waiting list', () => expect(obstacle({ recipients: three, mode: 'warteliste' })).toBeUndefined())
})

describe('who is to be at two events at once is told', () => {
  const both = (events: readonly ListedEvent[], email = 'ada@werk.example') =>
    priced([item(), item({ id: 'i2', eventId: 4002, recipients: [person(email)] })], events).overlaps
  test('on a day that both have', () =>
    expect(both([week, online])).toEqual([{ email: 'ada@werk.example', eventIds: [4001, 4002] }]))
  test('not where one ends before the other begins', () =>
    expect(both([week, { ...online, startDate: '2027-03-11', endDate: '2027-03-11' }])).toEqual([]))
  test('not where one of them has left the programme', () => {
    expect(both([week])).toEqual([])
    expect(both([online])).toEqual([])
  })
  test('not where they are two people', () => expect(both([week, online], 'ben@werk.example')).toEqual([]))
  test('of a series on the days of its modules', () => {
    const series = (startDate: string, endDate: string) => ({
      ...online,
      startDate: '2027-03-01',
      endDate: '2027-04-30',
      modules: [
        aModule({ startDate: '2027-03-01', endDate: '2027-03-03' }),
        aModule({ startDate, endDate, hotelId: aHotel().internalId }),
      ],
    })
    expect(both([week, series('2027-04-28', '2027-04-30')])).toEqual([])
    expect(both([week, series('2027-03-10', '2027-03-12')])).toHaveLength(1)
  })
})
