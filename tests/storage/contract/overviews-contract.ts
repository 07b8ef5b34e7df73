import { expect, test } from 'vitest'
import type { Gremium } from '#core/gremium/gremium.ts'
import { mostBookings } from '#core/overview/ports.ts'
import { done } from '#core/shared/result.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../../core/sample-booking.ts'
import type { Fresh } from './opened-store.ts'
import { noon, person, putUser } from './people.ts'
import { filledBy } from './wishlists.ts'

const now = '2027-01-11T12:00:00.000Z'

let position = 0
const booked = (id: string, startDate: string, draft: BookingDraft = {}) =>
  aBooking({
    id,
    token: `token-${id}`,
    position: ++position,
    event: aListedEvent({ startDate, endDate: startDate }),
    ...draft,
  })
const council = (id: string, ...users: readonly string[]): Gremium => ({
  id,
  version: 1,
  type: 'BR',
  company: `Werk ${id}`,
  users: users.map((userId) => ({ userId, role: 'verwalter', since: noon })),
  invitations: [],
  members: [],
})
const put = (store: OpenStore, gremien: readonly Gremium[], bookings: readonly ReturnType<typeof booked>[]) =>
  store.change(async (tx) => {
    for (const one of gremien) await tx.gremien.save(one)
    await tx.bookings.addOrder(anOrder())
    for (const one of bookings) await tx.bookings.add(one)
    return done(undefined)
  })

export const readsOverviews = (fresh: Fresh): void => {
  test('an overview is of who is there, with her name, her Gremien and nothing yet', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const bert = await putUser(store, person({ email: 'bert@firma.example' }))
    await put(store, [council('g-1', bert), council('g-2', bert, anna), council('g-3', anna)], [])
    for (const { overviews } of [store, await again()]) {
      const { salutationId, firstName, lastName, email } = person()
      const found = await overviews.of(anna, now)
      expect(found).toMatchObject({
        user: { salutationId, firstName, lastName, email },
        bookings: [],
        bookmarks: { items: [], total: 0 },
      })
      expect(found?.gremien.map(({ id }) => id)).toEqual(['g-2', 'g-3'])
      for (const unknown of ['', 'nobody', '\0', '\uD800']) expect(await overviews.of(unknown, now)).toBeUndefined()
    }
  })

  test('it has what is to come of hers and of her Gremien, each once, the next first', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const bert = await putUser(store, person({ email: 'bert@firma.example' }))
    const herself = [aRecipient('Anna', { email: 'anna@firma.example' })]
    await put(
      store,
      [council('g-1', anna), council('g-2', bert)],
      [
        booked('of-both', '2027-04-01', { gremiumId: 'g-1', userId: anna, recipients: herself }),
        booked('ordered', '2027-03-01', { userId: anna }),
        booked('goes', '2027-02-01', { recipients: herself, userId: bert }),
        booked('today', '2027-01-11', { gremiumId: 'g-1' }),
        booked('over', '2027-01-10', { gremiumId: 'g-1', userId: anna }),
        booked('cancelled', '2027-02-02', { gremiumId: 'g-1', state: 'storniert_kunde' }),
        booked('called-off', '2027-02-03', { gremiumId: 'g-1', state: 'abgesagt_veranstalter' }),
        booked('others', '2027-02-04', { gremiumId: 'g-2', userId: bert }),
      ],
    )
    for (const { overviews } of [store, await again()]) {
      const { bookings } = (await overviews.of(anna, now)) ?? { bookings: [] }
      expect(bookings.map(({ id }) => id)).toEqual(['today', 'goes', 'called-off', 'ordered', 'of-both'])
      expect(bookings[4]).toMatchObject({ token: 'token-of-both', recipients: herself })
    }
  })

  test('of many bookings it has the next', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    const days = Array.from({ length: mostBookings + 3 }, (_, n) => `2027-05-${String(n + 1).padStart(2, '0')}`)
    await put(
      store,
      [council('g-1', anna)],
      days.toReversed().map((day) => booked(`on ${day}`, day, { gremiumId: 'g-1' })),
    )
    const { bookings } = (await store.overviews.of(anna, now)) ?? { bookings: [] }
    expect(bookings.map(({ id }) => id)).toEqual(days.slice(0, mostBookings).map((day) => `on ${day}`))
  })

  test('of bookmarks it has the three that were kept last and can be booked, as the wishlist tells them', async () => {
    const { store, again, anna, bookmarks, add } = await filledBy(fresh)()
    const items: readonly BookmarkItem[] = [
      { type: 'seminar', value: 'seminar' },
      { type: 'event', value: 'termin-1' },
      { type: 'seminar', value: 'umgezogen' },
      { type: 'event', value: 'termin-4' },
      { type: 'hotel', value: 'hotel-12' },
      { type: 'fachtagung', value: 'tagung' },
    ]
    for (const item of items) await add(item)
    await bookmarks.note(anna, (await bookmarks.of(anna))[5]?.id ?? '', 'für alle')
    const whole = await bookmarks.entries(anna, now)
    for (const { overviews } of [store, await again()]) {
      const found = await overviews.of(anna, now)
      expect(found?.bookmarks).toEqual({ items: whole.filter(({ type }) => type !== 'hotel').slice(0, 3), total: 6 })
    }
  })
}
