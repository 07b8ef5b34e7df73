import { describe, expect, test } from 'vitest'
import { bookedEvent, type BookingNews } from '#core/booking/booking.ts'
import { bookingInLetter, newsForOrderer, newsForRecipient } from '#core/booking/booking-letters.ts'
import { calendarsForRecipient } from '#core/booking/calendar-in-letter.ts'
import { orderForm, whyNotCheckedOut } from '#core/booking/checkout-rules.ts'
import { costOfCancelling, isFeeNoLongerCharged } from '#core/booking/booking-rules.ts'
import { whyNotChangedAgain } from '#core/booking/change-limit.ts'
import { withinOrderLimit, type OrderTaken } from '#core/booking/order-limit.ts'
import { orderNoFrom } from '#core/booking/order-number.ts'
import { scheduleWhatFollows } from '#core/booking/stepping.step.ts'
import { usualStay, type Cart } from '#core/cart/cart.ts'
import { whyNotOrdered } from '#core/cart/order-options-rules.ts'
import { totalsOf } from '#core/costs/cost-totals.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done, refused, type NotFound, type Result } from '#core/shared/result.ts'
import { aBooking, aListedEvent, aRecipient } from './sample-booking.ts'
import { anEventContent, someContentFolder } from './sample-content.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('a booking goes on telling when its event was to begin and to end, and of what it was', () => {
  const event = aListedEvent({ startTime: '13:00', endTime: '16:30' })
  const { eventId, url, themeUrl, startDate, endDate, isOnlineEvent, hotel, theme } = event
  expect(bookedEvent(event)).toEqual({
    eventId,
    url,
    themeUrl,
    startDate,
    endDate,
    isOnlineEvent,
    hotel,
    theme,
    startTime: '13:00',
    endTime: '16:30',
    modules: [],
  })
})

describe('one booking is changed so often a day', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const hour = 3600
  const news = (what: BookingNews['what'], count: number): readonly BookingNews[] =>
    Array.from({ length: count }, () => ({ at: addSeconds(now, -hour), by: 'orderer', what }))
  const changed = (what: BookingNews['what'], count: number) =>
    whyNotChangedAgain({ history: news(what, count), recipients: [aRecipient('Ada')], cancelled: [] }, now)

  test.each(['named', 'substituted', 'resolved', 'employer-told', 'link-handed-over', 'link-revoked'] as const)(
    '%s: twenty times, twice more for its seat',
    (what) => {
      expect(changed(what, 21)).toBeUndefined()
      expect(changed(what, 22)).toEqual({ why: 'too-many', retryAfter: 23 * hour })
    },
  )

  test('what happens once counts nothing', () => expect(changed('signed', 40)).toBeUndefined())
})

test('whoever is not bound cancels for nothing, on whatever day', () => {
  const booking = aBooking({ mode: 'reservieren' })
  const days = { today: '2027-03-07', freeUntil: 28 }
  expect(costOfCancelling(booking, booking.recipients, days)).toEqual([{ from: '2027-03-07', percent: 0, net: 0 }])
})

test('from the first day on a fee is charged no longer, be it a cent', () => {
  const event = aListedEvent()
  expect(isFeeNoLongerCharged(event, '2027-03-08', 1)).toBe(true)
  expect(isFeeNoLongerCharged(event, '2027-03-07', 1)).toBe(false)
  expect(isFeeNoLongerCharged(event, '2027-03-08', 0)).toBe(false)
})

test('the number of an order has two groups of five, with no sign that is taken for another', () => {
  expect(orderNoFrom('000000000000f0')).toBe('B-F0000-00000')
  expect(orderNoFrom('0200000000000')).toBe('B-00000-00001')
  expect(orderNoFrom('fffffffffffff')).toBe('B-ZZZZZ-ZZZZZ')
})

describe('a booking begins', () => {
  const ordered = '2026-11-21T12:00:00.000Z'
  test.each([
    ['buchen', { state: 'bestaetigt', boundAt: ordered }, 'ordered'],
    ['reservieren', { state: 'reserviert', heldUntil: '2026-12-05T12:00:00.000Z' }, 'ordered'],
    ['warteliste', { state: 'warteliste' }, 'waiting'],
  ] as const)('by %s', (mode, beginning, what) => {
    const { state, boundAt, heldUntil, history } = aBooking({ mode })
    expect({ state, boundAt, heldUntil }).toEqual(beginning)
    expect(history).toEqual([{ at: ordered, by: 'orderer', what }])
  })
})

describe('a letter', () => {
  test('tells until when seats are held, where they are', () => {
    expect(bookingInLetter(aBooking({ mode: 'reservieren' })).heldUntil).toBe('2026-12-05T12:00:00.000Z')
    expect(bookingInLetter(aBooking())).not.toHaveProperty('heldUntil')
  })

  test('to somebody who takes part gives a reason where there is one', () => {
    const booking = aBooking()
    expect(newsForRecipient(booking, aRecipient('Ada'), 'called-off', { reason: 'Krankheit' })).toHaveProperty(
      'reason',
      'Krankheit',
    )
    expect(newsForRecipient(booking, aRecipient('Ada'), 'called-off')).not.toHaveProperty('reason')
  })

  test('says that other days are to be resolved anew, and only of what made them other days', () => {
    const rescheduled = aBooking({ onOtherDays: true })
    expect(newsForOrderer(rescheduled, 'rescheduled')).toHaveProperty('resolveAfresh', 'rescheduled')
    expect(newsForOrderer(rescheduled, 'confirmed')).not.toHaveProperty('resolveAfresh')
    expect(newsForOrderer(aBooking(), 'rescheduled')).not.toHaveProperty('resolveAfresh')
  })

  test('takes no entry from the calendar of whoever ordered and comes no longer, while the booking goes on', () => {
    const mara = aRecipient('Mara')
    const booking = aBooking({ recipients: [mara, aRecipient('Ben')] })
    expect(mara.email).toBe(booking.options.contact.email)
    expect(calendarsForRecipient(booking, mara, false)).toEqual([])
    expect(calendarsForRecipient(booking, aRecipient('Ben'), false)).toHaveLength(1)
    expect(calendarsForRecipient({ ...booking, state: 'abgesagt_veranstalter' }, mara, false)).toHaveLength(1)
  })
})

describe('of itself follows from a booking', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const following = async (mode: 'buchen' | 'reservieren' | 'warteliste') => {
    const planned: Record<string, string> = {}
    const schedule = async ({ kind }: { readonly kind: string }, due: string) => {
      planned[kind] = new Date(due).toISOString()
    }
    await scheduleWhatFollows({ tasks: { schedule } }, aBooking({ mode }), now)
    return planned
  }

  test('that binds: its invoice, and the invitation three weeks before', async () =>
    expect(await following('buchen')).toEqual({ bill: now, invite: '2027-02-14T23:00:00.000Z' }))

  test('that is reserved: a reminder after ten days, the end after fourteen', async () =>
    expect(await following('reservieren')).toEqual({
      'remind-of-reservation': '2026-12-01T12:00:00.000Z',
      'end-hold': '2026-12-05T12:00:00.000Z',
    }))

  test('that waits: the end of waiting when the first day begins', async () =>
    expect(await following('warteliste')).toEqual({ 'end-wait': '2027-03-07T23:00:00.000Z' }))
})

test('orders are counted, not how often somebody sends one', async () => {
  const { needs } = openTestCore()
  const counting = { ...needs, limits: { ordersPerHour: 2, ordersPerAddress: 2 } }
  const send = (placed: Result<OrderTaken, NotFound>) =>
    withinOrderLimit<NotFound>({ network: 'here', email: 'kim@werk.example' }, counting, async (tooMany) =>
      tooMany ? refused(tooMany) : placed,
    )
  const isPlaced = async (isKnown: boolean) => (await send(done({ orderNo: 'B-00000-00001', isKnown }))).ok
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await isPlaced(true)).toBe(true)
    expect(await send(refused({ why: 'not-found' }))).toEqual(refused({ why: 'not-found' }))
  }
  expect([await isPlaced(false), await isPlaced(false), await isPlaced(false)]).toEqual([true, true, false])
})

describe('at the checkout', () => {
  const accepted = { acceptAgb: true, privacyAccepted: true }
  const typed = {
    buyerType: 'arbeitgeber',
    salutationId: 'divers',
    firstName: 'Kim',
    lastName: 'Muster',
    email: 'kim@werk.example',
    company: 'Werk GmbH',
    street: 'Werkstraße 1',
    zip: '20095',
    city: 'Hamburg',
    country: 'DE',
    billingEmail: 'rechnung@werk.example',
    hotelPayer: 'teilnehmende',
    legalBasis: '37_6',
  }

  test('what nobody has typed is missing', () => {
    const faults = whyNotOrdered(orderForm({ typed: {} }, accepted))?.fields ?? {}
    expect(Object.keys(faults).toSorted()).toEqual(Object.keys(typed).toSorted())
    expect([...new Set(Object.values(faults))]).toEqual(['missing'])
  })

  test('an order of somebody who is signed in is his own, any other is nobody’s', async () => {
    const { stage, site, needs } = openTestCore()
    valueOf(await stage.content(someContentFolder({ events: [anEventContent({ places: 6, taken: 0 })] })))
    const kim = { email: 'kim@werk.example', password: 'ein guter Satz' }
    const id = await stage.account(kim)
    const ownerOf = async ({ booking: { cart, orders } }: ReturnType<typeof site>) => {
      valueOf(await cart.addItem({ eventId: 4001 }))
      const { version } = valueOf(await cart.updateOrderOptions({ ...typed, agb: true, privacyAccepted: true }))
      const { orderNo } = valueOf(await orders.checkout({ cartVersion: version, ...accepted }))
      return (await needs.bookings.order(orderNo))?.order.userId
    }
    expect(await ownerOf(site(aVisitor()))).toBeUndefined()
    const signedIn = site(aVisitor())
    valueOf(await signedIn.account.accounts.signIn(kim))
    expect(await ownerOf(signedIn)).toBe(id)
  })

  test('a single seat without a name is one too many, where names are due', () => {
    const event = aListedEvent()
    const nobody = { id: 'r1', version: 1, pending: true, stay: usualStay } as const
    const item = { id: 'i1', eventId: event.eventId, mode: 'buchen', recipients: [nobody] } as const
    const cart: Cart = { id: 'c1', version: 1, items: [item], typed, changedAt: '2027-02-21T12:00:00.000Z' }
    const totals = totalsOf([])
    const priced = {
      items: [{ item, event, lines: [], hotelLines: [], totals }],
      totals,
      hotelTotals: totals,
      overlaps: [],
    }
    const on = (today: string) => whyNotCheckedOut({ ask: { cartVersion: 1, ...accepted }, cart, priced, today })
    expect(on('2027-02-22')).toBeUndefined()
    expect(on('2027-02-23')).toEqual({ why: 'names-missing', eventIds: [event.eventId] })
  })
})
