import { expect, onTestFinished, test, vi } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { lettersOfOrder, newsForOrderer, newsForRecipient } from '#core/booking/booking-letters.ts'
import { waitsUntil } from '#core/letters/letter-pace.ts'
import type { Letter } from '#core/letters/ports.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { sendingLetters } from '#mail/sending-letters.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { aBooking, anOrder, aRecipient, someOptions } from '../core/sample-booking.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const begins = '2027-01-11T12:00:00.000Z'
const hours = (count: number): string => addSeconds(begins, count * 3600)
const named = aRecipient('Ada', { email: 'ada@anderswo.example' })

/** The letters of many orders in which strangers name somebody: each invites her and takes her out again. */
const letters = [1, 2, 3].flatMap((nth): readonly Letter[] => {
  const booking = aBooking({ recipients: [named], id: `booking-${nth}`, token: `token-${nth}` })
  return [newsForRecipient(booking, named, 'invited'), newsForRecipient(booking, named, 'left-out')]
})

/** An office that writes two letters a day about bookings to one address. */
async function office(waiting: readonly Letter[]) {
  const store = openMemoryStore()
  const application = applicationOn(store, readSettings({ LIMIT_BOOKING_LETTERS_PER_DAY: '2' }))
  let now = begins
  const clock = { now: () => now }
  constant(application, parts.clock, clock)
  const needs = application.get(parts.needs)
  await store.change(async (tx) => {
    for (const letter of waiting) await tx.letters.post(letter, begins)
    return done(undefined)
  })
  const sent: string[] = []
  const looked: string[] = []
  const post = sendingLetters({
    letters: {
      ...store.letters,
      claim: async (...asked) => {
        const claimed = await store.letters.claim(...asked)
        if (claimed.length === 0) looked.push(now)
        return claimed
      },
    },
    clock,
    transport: { send: async ({ to }) => void sent.push(to), close: () => undefined },
    from: undefined,
    siteOrigin,
    brand: async () => brand,
    waitsUntil: (letter) => waitsUntil(letter, needs),
    log: { info: () => undefined, warn: () => undefined },
    every: 2,
  })
  onTestFinished(() => post.stop())
  /** How many letters an address has got by then. */
  return async (at: string, address: string): Promise<number> => {
    now = at
    await vi.waitFor(() => expect(looked).toContain(at), 5000)
    return sent.filter((to) => to === address).length
  }
}

test('whoever strangers name in orders gets so many letters a day, and none is lost', async () => {
  const got = await office(letters)
  expect(await got(begins, named.email)).toBe(2)
  expect(await got(hours(23), named.email)).toBe(2)
  expect(await got(hours(25), named.email)).toBe(4)
  expect(await got(hours(50), named.email)).toBe(6)
})

test('others, and whoever ordered, do not wait for that; an order is confirmed at once', async () => {
  const contact = { ...someOptions().contact, email: 'ADA@anderswo.example' }
  const options = someOptions({ contact })
  const orders = [1, 2, 3].flatMap((nth) => {
    const booking = aBooking({ options, orderNo: `B-${nth}`, id: `other-${nth}` })
    return [...lettersOfOrder(anOrder({ options, orderNo: `B-${nth}` }), [booking], 'buero@haus.example')]
  })
  const cancelled = newsForOrderer(aBooking({ options, id: 'cancelled' }), 'cancelled')
  const forBen = newsForRecipient(aBooking(), aRecipient('Ben', { email: 'ben@werk.example' }), 'invited')
  const got = await office([...letters, ...orders, cancelled, forBen])
  expect(await got(begins, contact.email)).toBe(3)
  expect(await got(begins, 'buero@haus.example')).toBe(3)
  expect(await got(begins, 'ben@werk.example')).toBe(1)
  expect(await got(begins, named.email)).toBe(2)
})
