import { expect, test } from 'vitest'
import { participationsOf } from '#core/participation/participation.ts'
import { aBooking, aRecipient } from './sample-booking.ts'

const ada = aRecipient('Ada')
const pending = { id: 'seat-2', version: 1, pending: true, stay: ada.stay } as const

test('each recipient of a booking is a participation, one who is not named yet too', () => {
  const booking = aBooking({ recipients: [ada, pending], userId: 'user-1', gremiumId: 'g-1' })
  const [first, second, ...more] = participationsOf(booking)
  expect(first).toEqual({
    bookingId: 'booking-1',
    token: 'token-1',
    orderNo: 'B-00000-00001',
    recipientId: 'seat-Ada',
    name: 'Ada Werk',
    email: 'ada@werk.example',
    userId: 'user-1',
    gremiumId: 'g-1',
    eventId: booking.event.eventId,
    eventUrl: booking.event.url,
    themeUrl: booking.event.themeUrl,
    title: 'Recht',
    startDate: '2027-03-08',
    endDate: '2027-03-10',
    isOnline: booking.event.isOnlineEvent,
    state: 'bestaetigt',
    net: 100_000,
    complete: true,
  })
  expect([second?.recipientId, second?.name, second?.email, second?.net]).toEqual([
    'seat-2',
    undefined,
    undefined,
    100_000,
  ])
  expect(more).toEqual([])
})

test('whoever was cancelled is one with her fee, and whether somebody was there is told', () => {
  const left = { recipient: aRecipient('Ben'), at: '2027-01-01T10:00:00Z', percent: 50, feeNet: 50_000 }
  const booking = aBooking({
    recipients: [ada],
    cancelled: [left],
    state: 'teilgenommen',
    attendance: { 'seat-Ada': true },
  })
  expect(participationsOf(booking).map(({ name, state, attended, net }) => [name, state, attended, net])).toEqual([
    ['Ada Werk', 'teilgenommen', true, 100_000],
    ['Ben Werk', 'storniert_kunde', undefined, 50_000],
  ])
})
