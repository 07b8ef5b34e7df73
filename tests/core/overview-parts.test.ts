import { describe, expect, test } from 'vitest'
import type { Gremium } from '#core/gremium/gremium.ts'
import type { Looking } from '#core/overview/bookings-in-brief.ts'
import { listInBrief } from '#core/overview/list-in-brief.ts'
import {
  eventsWithMaterials,
  newsDays,
  newSince,
  newsOfBookings,
  newsOfList,
  newsOfMaterials,
} from '#core/overview/news.ts'
import { learntOf } from '#core/overview/overview.view.ts'
import { planSteps } from '#core/overview/plan-in-brief.ts'
import type { EntryToday, MaterialToday } from '#core/overview/ports.ts'
import { candidatesFor, recommendedOf } from '#core/overview/recommended.ts'
import { knownFrom } from '#core/own-trainings/known-trainings.ts'
import type { ForRelating } from '#core/recommendations/ports.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { aPlan } from '../../bench/portal/a-plan.ts'
import { aBooking, aListedEvent, aRecipient } from './sample-booking.ts'

const now = '2026-11-20T12:00:00.000Z'
const before = '2026-11-10T12:00:00.000Z'
const ada = { userId: 'ada', since: '2026-11-01T12:00:00.000Z' }
const council: Gremium = {
  id: 'g-1',
  version: 1,
  type: 'BR',
  company: 'Werk',
  users: [
    { ...ada, role: 'mitglied' },
    { userId: 'ben', role: 'verwalter', since: ada.since },
  ],
  invitations: [],
  members: [],
}
const looking: Looking = { userId: 'ada', email: 'ada@werk.example', gremien: [council], shown: council, now }

const entry = (id: string, change: Partial<EntryToday> = {}): EntryToday => ({
  id,
  type: 'seminar',
  value: id,
  title: id,
  addedAt: '2026-11-12T12:00:00.000Z',
  interested: 0,
  isInterested: false,
  hasVoted: false,
  isCounted: false,
  ...change,
})
const waiting = (...entries: readonly EntryToday[]) =>
  listInBrief(entries, ada, before).items.map(({ id, missing }) => `${id} ${missing.join(' ')}`)

describe('what waits on a list', () => {
  test('is what she has not voted about, and what she has said nothing of at all', () => {
    expect(
      waiting(
        entry('nothing said'),
        entry('wanted', { isInterested: true }),
        entry('voted', { hasVoted: true }),
        entry('both', { hasVoted: true, isInterested: true }),
        entry('over', { isCounted: true }),
        entry('over and wanted', { isCounted: true, isInterested: true }),
      ),
    ).toEqual(['nothing said interest vote', 'wanted vote', 'over interest'])
  })

  test('stands by its support, then the newest first; a secret vote supports nothing', () => {
    expect(
      waiting(
        entry('old', { addedAt: '2026-11-02T12:00:00.000Z' }),
        entry('new'),
        entry('wanted', { interested: 2 }),
        entry('favoured', { interested: 1, inFavour: 3 }),
      ),
    ).toEqual(['favoured', 'wanted', 'new'].map((id) => `${id} interest vote`))
  })

  test('is new when another one put it there since she looked, and since she belongs to it', () => {
    const isNew = (change: Partial<EntryToday>, since = before) =>
      listInBrief([entry('e', change)], ada, since).items[0]?.isNew
    expect(isNew({})).toBe(true)
    expect(isNew({ addedBy: { id: 'ben', name: 'Ben' } })).toBe(true)
    expect(isNew({ addedBy: { id: 'ada', name: 'Ada' } })).toBe(false)
    expect(isNew({ addedAt: '2026-11-10T11:59:00.000Z' })).toBe(false)
    expect(isNew({ addedAt: '2026-10-31T12:00:00.000Z' }, '2026-10-01T12:00:00.000Z')).toBe(false)
    expect(newsOfList([entry('e')], council, 'ada', before)).toEqual([{ about: 'list', entries: 1 }])
    expect(newsOfList([entry('e')], council, 'nobody', before)).toEqual([])
  })
})

describe('news', () => {
  test('begin where she looked last, and never longer ago than is new to anybody', () => {
    const longest = addSeconds(now, -newsDays * 24 * 3600)
    expect([undefined, '2026-01-01T00:00:00.000Z', before].map((seen) => newSince(seen, now))).toEqual([
      longest,
      longest,
      before,
    ])
  })

  const event = aListedEvent({ startDate: '2026-12-01', endDate: '2026-12-02', startTime: '09:00' })
  const trip = aBooking({ event, userId: 'cem', recipients: [aRecipient('Ada')] })
  const confirmed = { at: '2026-11-15T12:00:00.000Z', by: 'office', what: 'confirmed' } as const

  test('of a booking are the last of what others did, as far as it tells how it stands', () => {
    const told = (...history: readonly (typeof trip.history)[number][]) =>
      newsOfBookings([{ ...trip, history }], looking, before).map(({ what, on }) => `${what} ${on}`)
    expect(told(confirmed)).toEqual(['confirmed 2026-11-15'])
    expect(told(confirmed, { ...confirmed, what: 'reminded' })).toEqual(['confirmed 2026-11-15'])
    expect(told({ ...confirmed, at: before })).toEqual([])
    expect(told({ ...confirmed, by: 'orderer', what: 'cancelled' })).toEqual(['cancelled 2026-11-15'])
  })

  test('are not what she did herself, nor what becomes of bookings of others', () => {
    const own = { ...trip, userId: 'ada', history: [{ ...confirmed, by: 'orderer' } as const] }
    expect(newsOfBookings([own], looking, before)).toEqual([])
    const others = aBooking({ event, userId: 'cem', recipients: [aRecipient('Cem')], history: [confirmed] })
    expect(newsOfBookings([others], looking, before)).toEqual([])
    expect(newsOfBookings([{ ...others, gremiumId: 'g-1' }], looking, before)).toHaveLength(1)
  })

  test('of photos and documents count from when she can see them, and not those that she brought', () => {
    const material = (kind: MaterialToday['kind'], change: Partial<MaterialToday> = {}): MaterialToday => ({
      eventId: event.eventId,
      kind,
      uploadedAt: '2026-11-01T12:00:00.000Z',
      ...change,
    })
    const all = [material('document'), material('photo'), material('photo', { uploadedBy: 'ada' })]
    const told = (at: string, since: string) => {
      const then = { ...looking, now: at }
      return newsOfMaterials(all, eventsWithMaterials([trip], then), then, since).map(
        ({ photos, documents }) => `${photos} ${documents}`,
      )
    }
    expect(told('2026-11-16T12:00:00.000Z', before)).toEqual([])
    expect(told('2026-11-17T12:00:00.000Z', before)).toEqual(['0 1'])
    expect(told('2026-12-01T07:59:00.000Z', '2026-11-17T12:00:00.000Z')).toEqual([])
    expect(told('2026-12-01T08:00:00.000Z', '2026-11-17T12:00:00.000Z')).toEqual(['1 0'])
  })
})

describe('recommendations', () => {
  const named = (id: string) => ({ type: 'seminar', id, title: id, url: `/${id}`, reason: `wegen ${id}` }) as const
  const recommending: ForRelating = {
    relatedTo: async (seeds) => seeds.map(() => ['marked', 'attended', 'booked', 'past', 'fits'].map(named)),
  }
  const seat = { email: 'ada@werk.example', eventId: 1, startDate: '2026-12-01', endDate: '2026-12-02' }

  test('are never what she bookmarked, attended or booked, nor what has no event to come', async () => {
    const trainings = knownFrom([
      { ...seat, themes: ['attended'], state: 'teilgenommen', attended: true },
      { ...seat, themes: ['booked'], state: 'bestaetigt' },
    ])
    const candidates = await candidatesFor([{ type: 'seminar', value: 'marked' }], trainings, recommending)
    expect(candidates.map(({ id }) => id)).toEqual(['past', 'fits'])
    const themes = new Map([
      ['past', { title: 'past' }],
      ['fits', { title: 'fits', next: '2026-12-07' }],
    ])
    expect(recommendedOf(candidates, themes)).toEqual([
      { title: 'fits', url: '/fits', reason: 'wegen fits', next: '2026-12-07' },
    ])
  })

  test('are none of somebody of whom nothing is known', async () => {
    expect(await candidatesFor([], knownFrom([]), recommending)).toEqual([])
  })
})

test('a plan tells what is due first, without what is attended or booked, and none when its link has expired', () => {
  const plan = aPlan('ada', '2026-11-20')
  const teaching = [
    { themeUrl: 'recht-1', title: 'Recht I', targetGroups: ['br'], teaches: 'br-1' } as const,
    { themeUrl: 'recht-2', title: 'Recht II', targetGroups: ['br'], teaches: 'br-2' } as const,
  ]
  const keys = (attended: readonly string[], at = now) =>
    planSteps(plan, { attended, booked: [] }, teaching, at).steps.map(({ key }) => key)
  expect(keys([])).toEqual(['br-1', 'vorsitz-1', 'arbeitsrecht-1'])
  expect(keys(['recht-1'])).toEqual(['vorsitz-1', 'arbeitsrecht-1', 'br-2'])
  expect(keys([], '2027-12-20T12:00:00.000Z')).toEqual([])
})

test('who has learnt all basics, some of them or none is told apart', () => {
  const of = (attended: number, booked: number) => learntOf({ needed: 3, attended, booked })
  expect([of(3, 0), of(2, 1), of(0, 1), of(0, 0), learntOf(undefined)]).toEqual([
    'all',
    'some',
    'some',
    'none',
    'unknown',
  ])
})
