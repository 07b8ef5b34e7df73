import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import type { WhichEvents } from '#core/participation/ports.ts'
import type { Page } from '#core/shared/page.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../../core/sample-booking.ts'
import type { Fresh } from './opened-store.ts'
import { later, person, putUser } from './people.ts'

const clock = { now: () => later(5) }
const future: WhichEvents = { which: 'future', today: '2027-01-11' }
const past: WhichEvents = { which: 'past', today: '2027-01-11' }

let position = 0
/** A booking of the Gremium g-1 that lasts from one day to the other. */
const booked = (id: string, startDate: string, endDate: string, draft: BookingDraft = {}): Booking => {
  const event = aListedEvent({ startDate, endDate })
  return aBooking({ id, token: `token-${id}`, position: ++position, gremiumId: 'g-1', event, ...draft })
}
const add = (store: OpenStore, ...bookings: readonly Booking[]) =>
  store.change(async (tx) => {
    await tx.bookings.addOrder(anOrder())
    for (const booking of bookings) await tx.bookings.add(booking)
    return done(undefined)
  })
const save = (store: OpenStore, booking: Booking) =>
  store.change(async ({ bookings }) => done(await bookings.save(booking)))
const idsOf = ({ items }: Page<Booking>): readonly string[] => items.map(({ id }) => id)

export const knowsWhoTakesPart = (fresh: Fresh): void => {
  describe('the bookings of a Gremium', () => {
    const over = booked('over', '2026-12-01', '2026-12-03')
    const goesOn = booked('goes-on', '2027-01-08', '2027-01-11')
    const next = booked('next', '2027-02-01', '2027-02-03')
    const later = booked('later', '2027-03-01', '2027-03-03')
    const cancelled = booked('cancelled', '2027-02-10', '2027-02-12', { state: 'storniert_kunde' })
    const calledOff = booked('called-off', '2027-02-20', '2027-02-22', { state: 'abgesagt_veranstalter' })
    const others = booked('others', '2027-02-01', '2027-02-03', { gremiumId: 'g-2' })
    const nobodys = aBooking({ id: 'nobodys', token: 'token-nobodys', position: 99 })
    const all = [later, over, cancelled, goesOn, others, nobodys, calledOff, next]

    test('of an event are found by people and by Gremien, in the order in which they came', async () => {
      const { store, again } = await fresh()
      const eventId = 4801
      const event = { ...aListedEvent({ startDate: '2027-02-01', endDate: '2027-02-03' }), eventId }
      const of = (id: string, name: string, draft: BookingDraft = {}) =>
        booked(id, '2027-02-01', '2027-02-03', { event, recipients: [aRecipient(name)], ...draft })
      const [kims, eves] = [of('kims', 'Kim'), of('eves', 'Eve', { gremiumId: 'g-2' })]
      const kimElsewhere = booked('elsewhere', '2027-02-01', '2027-02-03', {
        recipients: [aRecipient('Kim')],
      })
      await add(store, kims, kimElsewhere, eves)
      const { participations } = await again()
      const found = async (of: Parameters<typeof participations.ofEvent>[1]) =>
        (await participations.ofEvent(eventId, of)).map(({ id }) => id)
      expect(await participations.ofEvent(eventId, { emails: ['kim@werk.example'], gremiumIds: [] })).toEqual([kims])
      expect(await found({ emails: ['kim@werk.example'], gremiumIds: ['g-2'] })).toEqual(['kims', 'eves'])
      expect(await found({ gremiumIds: ['g-2', 'g-3'] })).toEqual(['eves'])
      expect(await found({ emails: ['nobody@werk.example'], gremiumIds: [] })).toEqual([])
      expect(await found({ gremiumIds: [] })).toEqual([])
    })

    test('are to come, the next first, or lie behind it, the latest first; others have theirs', async () => {
      const { store, again } = await fresh()
      await add(store, ...all)
      for (const { participations } of [store, await again()]) {
        expect((await participations.ofGremium('g-1', future, {})).items).toEqual([goesOn, next, calledOff, later])
        expect((await participations.ofGremium('g-1', past, {})).items).toEqual([cancelled, over])
        expect(idsOf(await participations.ofGremium('g-2', future, {}))).toEqual(['others'])
        for (const unknown of ['', 'g-3', '\0', '\uD800'])
          expect(await participations.ofGremium(unknown, future, {})).toEqual({ items: [] })
      }
    })

    test('are read page by page, two of one day too; a cursor that no list gave out leads nowhere', async () => {
      const { store } = await fresh()
      await add(store, ...all, booked('also-next', '2027-02-01', '2027-02-02'))
      for (const which of [future, past]) {
        const whole = idsOf(await store.participations.ofGremium('g-1', which, {}))
        const found: string[] = []
        let after: string | undefined
        do {
          const page = await store.participations.ofGremium('g-1', which, { limit: 1, ...(after && { after }) })
          found.push(...idsOf(page))
          after = page.next
        } while (after !== undefined)
        expect(found).toEqual(whole)
      }
      expect(await store.participations.ofGremium('g-1', future, { after: 'WzFd' })).toEqual({ items: [] })
    })

    test('follow their event to other days', async () => {
      const { store } = await fresh()
      await add(store, next, later)
      await save(store, { ...next, event: { ...next.event, startDate: '2027-05-01', endDate: '2027-05-03' } })
      expect(idsOf(await store.participations.ofGremium('g-1', future, {}))).toEqual(['later', 'next'])
    })

    test('begin in a span of days, its last one included, however they stand', async () => {
      const { store } = await fresh()
      await add(store, ...all)
      const { participations } = store
      const within = async (first: string, last: string) =>
        (await participations.ofGremiumBetween('g-1', first, last)).map(({ id }) => id)
      expect(await within('2027-02-01', '2027-02-20')).toEqual(['next', 'cancelled', 'called-off'])
      expect(await within('2026-01-01', '2026-12-31')).toEqual(['over'])
      expect(await within('2028-01-01', '2028-12-31')).toEqual([])
    })
  })

  describe('the bookings of people', () => {
    test('are known to a Gremium that they were made for, or to which whoever takes part belongs', async () => {
      const { store, again } = await fresh()
      const ada = await putUser(store, person({ email: 'ada@werk.example' }))
      await putUser(store, person({ email: 'ben@werk.example' }))
      const gremium = { id: 'g-1', version: 1, type: 'BR', company: 'Werk', members: [], invitations: [] } as const
      const users = [{ userId: ada, role: 'mitglied', since: later(0) }] as const
      await store.change(async ({ gremien }) => done(await gremien.save({ ...gremium, users })))
      const { gremiumId: _, ...alone } = booked('alone', '2027-01-20', '2027-01-22', {
        recipients: [aRecipient('Ada'), aRecipient('Ben')],
      })
      const ofOthers = booked('others', '2027-02-01', '2027-02-03', {
        recipients: [aRecipient('Ben')],
        gremiumId: 'g-2',
      })
      await add(
        store,
        alone,
        ofOthers,
        booked('for-it', '2027-03-01', '2027-03-03', { recipients: [aRecipient('Ben')] }),
      )
      for (const { participations } of [store, await again()]) {
        const of = async (knownTo?: string) =>
          (await participations.trainings(['ada@werk.example', 'ben@werk.example'], knownTo)).map(
            ({ email, startDate }) => `${email.split('@', 1)[0]} ${startDate}`,
          )
        expect(await of('g-1')).toEqual(['ben 2027-03-01', 'ada 2027-01-20'])
        expect(await of('g-2')).toEqual(['ben 2027-02-01'])
        expect(await of('\0')).toEqual([])
        expect(await of()).toHaveLength(4)
      }
    })

    const ada = aRecipient('Ada')
    const ben = aRecipient('Ben')
    const both = booked('both', '2027-02-01', '2027-02-03', { recipients: [ada, ben], userId: 'user-1' })
    const pending = { id: 'seat-2', version: 1, pending: true, stay: ada.stay } as const
    const alone = booked('alone', '2027-03-01', '2027-03-03', { recipients: [ben, pending] })
    const { gremiumId: _, ...withoutGremium } = booked('old', '2026-11-01', '2026-11-03', { userId: 'user-1' })

    test('are those that they ordered and those in which they take part, each once', async () => {
      const { store, again } = await fresh()
      await add(store, both, alone, withoutGremium)
      for (const { participations } of [store, await again()]) {
        const of = async (people: Parameters<typeof participations.ofPeople>[0], which = future) =>
          idsOf(await participations.ofPeople(people, which, {}))
        expect(await of({ emails: ['ada@werk.example'] })).toEqual(['both'])
        expect(await of({ emails: ['ben@werk.example'] })).toEqual(['both', 'alone'])
        expect(await of({ userIds: ['user-1'], emails: ['ada@werk.example'] })).toEqual(['both'])
        expect(await of({ userIds: ['user-1'] }, past)).toEqual(['old'])
        for (const unknown of ['', 'Ada@werk.example', '\0', '\uD800'])
          expect(await of({ emails: [unknown] })).toEqual([])
        expect(await of({})).toEqual([])
      }
    })

    test('stay with their Gremium when whoever ordered them deletes her account, who is told for which it was', async () => {
      const { store } = await fresh()
      const mara = {
        ...both,
        options: { ...both.options, contact: { ...both.options.contact, email: 'anna@firma.example' } },
      }
      const userId = await putUser(store, person())
      await add(store, { ...mara, userId })
      const told = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(told.ok && told.value.booked.map(({ ordered }) => ordered?.gremium)).toEqual(['g-1'])
      expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
      expect(idsOf(await store.participations.ofGremium('g-1', future, {}))).toEqual(['both'])
    })

    test('are trainings of theirs, the latest first, with what was noted of who was there', async () => {
      const { store, again } = await fresh()
      const event = aListedEvent({ startDate: '2026-11-01', endDate: '2026-11-03' })
      const [module] = [{ ...event.modules[0], themeUrl: 'verhandeln' }]
      const series = { ...event, modules: [module] } as Booking['event']
      const over = { ...booked('over', '2026-11-01', '2026-11-03', { recipients: [ada, ben] }), event: series }
      await add(store, both, over, alone)
      const attendance = { [ada.id]: true, [ben.id]: false }
      await save(store, { ...over, version: 2, state: 'teilgenommen', attendance })
      const at = (email: string, startDate: string, endDate: string) => ({
        email: `${email}@werk.example`,
        eventId: event.eventId,
        startDate,
        endDate,
      })
      const themes = [event.themeUrl]
      const { state } = both
      const was = { themes: [...themes, 'verhandeln'], state: 'teilgenommen' }
      for (const { participations } of [store, await again()]) {
        expect(await participations.trainings(['ada@werk.example', 'ben@werk.example', '\0'])).toEqual([
          { ...at('ben', '2027-03-01', '2027-03-03'), themes, state },
          { ...at('ada', '2027-02-01', '2027-02-03'), themes, state },
          { ...at('ben', '2027-02-01', '2027-02-03'), themes, state },
          { ...at('ada', '2026-11-01', '2026-11-03'), ...was, attended: true },
          { ...at('ben', '2026-11-01', '2026-11-03'), ...was, attended: false },
        ])
        expect(await participations.trainings([])).toEqual([])
      }
      await save(store, { ...over, version: 3, state: 'teilgenommen', attendance: { [ada.id]: true } })
      expect((await store.participations.trainings(['ben@werk.example'])).at(-1)).toEqual({
        ...at('ben', '2026-11-01', '2026-11-03'),
        ...was,
      })
    })

    test('go to whoever takes the seat of another', async () => {
      const { store } = await fresh()
      await add(store, both)
      await save(store, { ...both, recipients: [aRecipient('Cleo'), ben] })
      const of = async (email: string) => idsOf(await store.participations.ofPeople({ emails: [email] }, future, {}))
      expect(await of('ada@werk.example')).toEqual([])
      expect(await of('cleo@werk.example')).toEqual(['both'])
      expect(await of('ben@werk.example')).toEqual(['both'])
    })
  })
}
