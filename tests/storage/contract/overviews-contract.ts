import { expect, test } from 'vitest'
import type { Gremium } from '#core/gremium/gremium.ts'
import { mostBookings } from '#core/overview/ports.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { done } from '#core/shared/result.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { ListEntry } from '#core/shared-list/shared-list.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../../core/sample-booking.ts'
import type { Fresh } from './opened-store.ts'
import { bringMaterials, photo } from './materials-contract.ts'
import { noon, person, putUser } from './people.ts'
import { event, firstDay, programme, theme } from './programme.ts'
import { aPlan } from './training-plans-contract.ts'
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
        over: [],
        bookmarks: { items: [], all: [] },
        trainings: [],
      })
      expect([found?.plan, found?.seenAt]).toEqual([undefined, undefined])
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
      expect(found?.bookmarks).toEqual({
        items: whole.filter(({ type }) => type !== 'hotel').slice(0, 3),
        all: items,
      })
    }
  })

  test('it has what of hers was over lately, where she takes part, and the plan that she made last', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const bert = await putUser(store, person({ email: 'bert@firma.example' }))
    const recipients = [aRecipient('Anna', { email: 'anna@firma.example' })]
    await put(
      store,
      [],
      [
        booked('long-ago', '2026-11-01', { recipients }),
        booked('ordered', '2027-01-09', { userId: anna }),
        booked('over', '2027-01-10', { recipients }),
        booked('others', '2027-01-10'),
        booked('to-come', '2027-01-12', { recipients }),
      ],
    )
    await store.change(async ({ plans }) => {
      await plans.save(aPlan('first', { owner: anna }))
      await plans.save(aPlan('last', { owner: anna }))
      await plans.save(aPlan('others', { owner: bert }))
      return done(undefined)
    })
    for (const { overviews } of [store, await again()]) {
      const found = await overviews.of(anna, now)
      expect(found?.over.map(({ id }) => id)).toEqual(['over', 'ordered'])
      expect(found?.trainings.map(({ startDate }) => startDate)).toEqual(['2027-01-12', '2027-01-10', '2026-11-01'])
      expect(found?.plan?.id).toBe('last')
    }
  })

  test('it remembers until when somebody has seen what is new, as long as her account is there', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    for (const at of [now, '2027-01-10T12:00:00.000Z']) await store.overviews.saw(anna, at)
    const { overviews } = await again()
    expect((await overviews.of(anna, now))?.seenAt).toBe(now)
    await deleteAccount('anna@firma.example', { ...store, clock: { now: () => now } })
    const another = await putUser(store, person())
    expect((await store.overviews.of(another, now))?.seenAt).toBeUndefined()
  })

  const nothing = { emails: [], themes: [], events: [], materialsOf: [], from: '2027-03-01' }

  test('beside it stand trainings of people, themes and events that are to come, photos and documents', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const themes = [theme({ internalId: 1, url: 'a', title: 'A' }), theme({ internalId: 2, url: 'b', title: 'B' })]
    const events = [
      event({ eventId: 1, themeUrl: 'a', startDate: '2027-03-09' }),
      event({ eventId: 2, themeUrl: 'a', startDate: '2027-03-01' }),
      event({ eventId: 3, themeUrl: 'b', startDate: '2027-02-28' }),
    ]
    await store.content.apply(programme({ themes, events }), firstDay, firstDay)
    const goes = booked('goes', '2027-04-01', { recipients: [aRecipient('Anna')], gremiumId: 'g-1' })
    const others = booked('others', '2027-05-01', { recipients: [aRecipient('Anna')], gremiumId: 'g-2' })
    await put(store, [], [goes, others])
    const brought = [photo('m-1', { eventId: 1, uploadedBy: anna }), photo('m-2', { eventId: 2 })]
    await bringMaterials(store, ...brought, photo('m-3', { eventId: 1, report: { at: noon, by: 'other' } }))
    for (const { overviews } of [store, await again()]) {
      expect(
        await overviews.beside({
          ...nothing,
          userId: anna,
          gremiumId: 'g-1',
          emails: ['anna@werk.example', 'nobody@werk.example'],
          themes: ['a', 'b', 'c'],
          events: [2, 3, 9],
          materialsOf: [1],
        }),
      ).toEqual({
        trainings: [expect.objectContaining({ email: 'anna@werk.example', startDate: '2027-04-01' })],
        themes: new Map([
          ['a', { title: 'A', next: '2027-03-01' }],
          ['b', { title: 'B' }],
        ]),
        events: new Map([[2, { eventId: 2, url: 'a-2', startDate: '2027-03-01', endDate: '2027-03-01' }]]),
        materials: [{ eventId: 1, kind: 'photo', uploadedAt: noon, uploadedBy: anna }],
        entries: [],
      })
      const empty = { trainings: [], themes: new Map(), events: new Map(), materials: [], entries: [] }
      expect(await overviews.beside({ ...nothing, userId: anna })).toEqual(empty)
      expect(await overviews.beside({ ...nothing, userId: '\0', gremiumId: '\uD800', emails: ['\0'] })).toEqual(empty)
    }
  })

  test('and what of the list of a Gremium can still be had, with what is told of its votes', async () => {
    const { store, again } = await fresh()
    const anna = await putUser(store, person())
    const bert = await putUser(store, person({ email: 'bert@firma.example', firstName: 'Bert', lastName: 'Boss' }))
    const gone = await putUser(store, person({ email: 'weg@firma.example' }))
    const themes = [theme({ internalId: 1, url: 'a', title: 'A' })]
    const on = (eventId: number, startDate: string, draft: object = {}) =>
      event({ eventId, themeUrl: 'a', startDate, ...draft })
    const events = [on(1, '2027-03-09'), on(2, '2027-02-28'), on(3, '2027-03-09', { places: 3, taken: 3 })]
    await store.content.apply(programme({ themes, events }), firstDay, firstDay)
    await put(store, [council('g-1', anna, bert), council('g-2', bert)], [])
    const entry = (id: string, type: ListEntry['type'], value: string, draft: Partial<ListEntry> = {}): ListEntry => ({
      id,
      gremiumId: 'g-1',
      type,
      value,
      addedAt: noon,
      interested: new Set(),
      ballot: { kind: 'none' },
      ...draft,
    })
    const tally = { dafuer: 2, dagegen: 0, enthaltung: 0 }
    const listed = [
      entry('theme', 'seminar', 'a', {
        addedBy: bert,
        interested: new Set([anna, bert, gone]),
        ballot: {
          kind: 'open',
          votes: new Map([
            [anna, 'dagegen'],
            [bert, 'dafuer'],
          ]),
        },
      }),
      entry('event', 'event', 'termin-1', {
        ballot: { kind: 'secret', voters: new Set([bert, gone]), tally, counted: true },
      }),
      entry('begun', 'event', 'termin-2'),
      entry('full', 'event', 'termin-3'),
      entry('off', 'seminar', 'z'),
      entry('others', 'seminar', 'a', { gremiumId: 'g-2' }),
    ]
    await store.change(async ({ sharedLists }) => {
      for (const one of listed) await sharedLists.save(one)
      return done(undefined)
    })
    for (const { overviews } of [store, await again()]) {
      const { entries } = await overviews.beside({ ...nothing, userId: anna, gremiumId: 'g-1' })
      const common = { addedAt: noon, title: 'A' }
      expect(entries).toEqual([
        {
          id: 'event',
          type: 'event',
          value: 'termin-1',
          ...common,
          startDate: '2027-03-09',
          endDate: '2027-03-09',
          town: 'Hamburg',
          interested: 0,
          isInterested: false,
          hasVoted: false,
          isCounted: true,
        },
        {
          id: 'theme',
          type: 'seminar',
          value: 'a',
          ...common,
          addedBy: {
            id: bert,
            name: 'Bert Boss',
          },
          interested: 2,
          isInterested: true,
          hasVoted: true,
          isCounted: false,
          inFavour: 1,
        },
      ])
    }
  })
}
