import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import type { Gremium } from '#core/gremium/gremium.ts'
import { bookingsUnderWay, nextEventOf, type Looking } from '#core/overview/bookings-in-brief.ts'
import { fiveSteps } from '#core/overview/overview.view.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { aBooking, aListedEvent, aRecipient } from './sample-booking.ts'

const email = 'ada@werk.example'
const council: Gremium = {
  id: 'g-1',
  version: 1,
  type: 'BR',
  company: 'Werk',
  users: [
    { userId: 'ada', role: 'mitglied', since: '2026-11-20T12:00:00.000Z' },
    { userId: 'ben', role: 'verwalter', since: '2026-11-20T12:00:00.000Z' },
  ],
  invitations: [],
  members: [],
}
const looking = (now = '2026-11-20T12:00:00.000Z', change: Partial<Looking> = {}): Looking => ({
  userId: 'ada',
  email,
  gremien: [council],
  shown: council,
  now,
  ...change,
})
const on = (startDate: string, endDate: string, change: Partial<Booking> = {}): Booking =>
  aBooking({ event: aListedEvent({ startDate, endDate, startTime: '13:00', endTime: '12:00' }), ...change } as never)

describe('what somebody goes to next', () => {
  const trip = on('2026-12-07', '2026-12-11')

  test.each([
    ['2026-11-20T12:00:00.000Z', 17, false, 'Noch 17 Tage'],
    ['2026-12-06T22:59:00.000Z', 1, false, 'Morgen'],
    ['2026-12-07T11:59:00.000Z', 0, false, 'Heute um 13:00\u00a0Uhr'],
    ['2026-12-07T12:00:00.000Z', 0, true, 'Läuft gerade'],
    ['2026-12-10T06:00:00.000Z', 0, true, 'Läuft gerade'],
  ])('stands at %s at %s days', (now, days, isRunning, said) => {
    const next = nextEventOf([trip], looking(now))
    expect(next).toMatchObject({ days, isRunning, companions: ['Ben Werk'] })
    if (next) expect(days > 1 ? `Noch ${next.days} Tage` : overviewWording.next.soon(next)).toBe(said)
  })

  test('is no event that she does not go to, that she waits for, or that was called off', () => {
    const others = on('2026-12-01', '2026-12-02', { recipients: [aRecipient('Ben')] })
    const waiting = on('2026-12-02', '2026-12-03', { state: 'warteliste' })
    const off = on('2026-12-03', '2026-12-04', { state: 'abgesagt_veranstalter' })
    expect(nextEventOf([others, waiting, off, trip], looking())?.startDate).toBe('2026-12-07')
    expect(nextEventOf([others, waiting, off], looking())).toBeUndefined()
  })

  test('tells the link of its booking to who ordered it and to who manages its Gremium, and to nobody else', () => {
    const tokenFor = (booking: Booking, change: Partial<Looking> = {}) =>
      nextEventOf([booking], looking(undefined, change))?.token
    const ofCouncil: Booking = { ...trip, gremiumId: 'g-1', userId: 'cem' }
    expect(tokenFor({ ...trip, userId: 'ada' })).toBe('token-1')
    expect(tokenFor(ofCouncil)).toBeUndefined()
    expect(tokenFor(ofCouncil, { userId: 'ben' })).toBe('token-1')
    expect(tokenFor({ ...ofCouncil, gremiumId: 'g-2' }, { userId: 'ben' })).toBeUndefined()
    expect(tokenFor(trip)).toBeUndefined()
  })
})

describe('what is under way', () => {
  test('is what she ordered or her Gremium plans, and what is not settled yet', () => {
    const hers = on('2027-02-01', '2027-02-03', { id: 'hers', userId: 'ada' })
    const councils = on('2027-02-04', '2027-02-05', { id: 'councils', userId: 'ben', gremiumId: 'g-1' })
    const others = on('2027-02-04', '2027-02-05', { id: 'others', userId: 'ben', gremiumId: 'g-2' })
    const over = on('2027-02-06', '2027-02-07', { id: 'over', userId: 'ada', state: 'storniert_kunde' })
    const found = bookingsUnderWay([hers, councils, others, over], looking())
    expect(found.map(({ bookingId, token }) => [bookingId, token])).toEqual([
      ['hers', 'token-1'],
      ['councils', undefined],
    ])
    expect(found[0]).toMatchObject({ seats: 2, startDate: '2027-02-01' })
    expect(fiveSteps(found[0]?.steps ?? []).map(({ step, state }) => `${step} ${state}`)).toEqual([
      'reserve done',
      'resolve next',
      'tell-employer later',
      'costs later',
      'book done',
    ])
  })
})
