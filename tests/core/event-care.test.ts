import { describe, expect, it } from 'vitest'
import { deleteOldAccesses } from '#core/access-log/sweeping-accesses.ts'
import { careUntil, isCareOver } from '#core/event-care/event-care.ts'
import { deleteDueCareNeeds } from '#core/event-care/sweeping-care-needs.ts'
import { addDays } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { putUser, person } from '../storage/contract/people.ts'
import { aBooking, aRecipient, orderOf } from './booking-by-hand.ts'

const ended = (endDate: string) => ({ endDate })
const lastDay = '2027-03-12'
const lastOfThem = careUntil(ended(lastDay))

describe('what somebody said of her health', () => {
  it('is told until four weeks after the last day', () => expect(lastOfThem).toBe('2027-04-09'))

  it.each([
    ['on the last of these days', lastOfThem, [], [lastDay], false],
    ['on the day after', addDays(lastOfThem, 1), [], [lastDay], true],
    ['with another event to come', addDays(lastOfThem, 1), ['2027-06-01'], [lastDay], false],
    ['with a later one that is not over so long', addDays(lastOfThem, 1), [], ['2027-04-01', lastDay], false],
    ['with an earlier one', addDays(lastOfThem, 1), [], [lastDay, '2027-02-01'], true],
    ['said after the only event', addDays(lastOfThem, 1), [], ['2026-10-01'], false],
    ['without any event', addDays(lastOfThem, 1), [], [], false],
  ] as const)('%s is deleted: %s', (_, today, toCome, past, isDue) =>
    expect(isCareOver('2026-11-20', { toCome: toCome.map(ended), past: past.map(ended) }, today)).toBe(isDue),
  )
})

/** Anna takes part in an event that ends on that day, and said of her health what she is allergic to. */
async function begun() {
  const store = openMemoryStore()
  const anna = await putUser(store, person({ email: 'anna@firma.example' }))
  const bert = await putUser(store, person({ email: 'bert@firma.example' }))
  const booking = aBooking({ id: 'b-1', recipients: [aRecipient({ email: 'anna@firma.example' })] })
  const event = { ...booking.event, startDate: '2027-03-08', endDate: lastDay }
  await store.change(async (tx) => {
    await tx.bookings.addOrder(orderOf([booking]))
    await tx.bookings.add({ ...booking, event, state: 'teilgenommen' })
    for (const userId of [anna, bert])
      await tx.careNeeds.save({
        userId,
        allergies: 'Nüsse',
        accessibleRoom: false,
        consentedAt: '2026-11-20T09:00:00.000Z',
        textVersion: 'so',
      })
    return done(undefined)
  })
  return { store, anna, bert }
}
const at = (day: string) => ({ now: () => `${day}T09:00:00.000Z` })

describe('the sweeper', () => {
  it('deletes it when its time has come, once, and notes that the consent ended', async () => {
    const { store, anna, bert } = await begun()
    expect(await deleteDueCareNeeds({ ...store, clock: at(lastOfThem) })).toBe(0)
    const clock = at(addDays(lastOfThem, 1))
    expect(await deleteDueCareNeeds({ ...store, clock })).toBe(1)
    expect(await deleteDueCareNeeds({ ...store, clock })).toBe(0)
    expect(await store.careNeeds.of(anna)).toBeUndefined()
    expect((await store.profiles.of(anna))?.consents).toEqual([
      { about: 'care-needs', given: false, at: clock.now(), textVersion: 'so', source: 'purge' },
    ])
    expect(await store.careNeeds.of(bert)).toBeDefined()
  })

  it('forgets accesses after twelve months, however many there are', async () => {
    const { store } = await begun()
    const access = { by: 'somebody', as: 'admin', what: 'booking', bookingId: 'b-1' } as const
    const many = Array.from({ length: 1100 }, () => ({ ...access, at: '2026-11-20T09:00:00.000Z' }))
    const young = { ...access, at: '2026-11-22T09:00:00.000Z' }
    await store.change(async ({ accesses }) => done(await accesses.add([...many, young])))
    expect(await deleteOldAccesses({ ...store, clock: at('2027-11-20') })).toBe(0)
    expect(await deleteOldAccesses({ ...store, clock: at('2027-11-21') })).toBe(1100)
    expect((await store.accesses.all({})).items).toEqual([young])
  })
})
