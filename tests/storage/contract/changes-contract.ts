import { takeSeatsOf } from './seats.ts'
import { describe, expect, test, vi } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import { recordOf } from '#features/support/record-builder.ts'
import {
  article,
  brand,
  entry,
  event,
  firstDay,
  hotel,
  location,
  module,
  onlineEvent,
  page,
  programme,
  rubric,
  ruling,
  theme,
} from './programme.ts'
import type { Fresh } from './opened-store.ts'

const rubrics = [rubric(), rubric({ id: 2, url: 'arbeit', title: 'Arbeit', position: 2 })]
const locations = [location(), location({ internalId: 2, name: 'Köln' })]
const hotels = [hotel(), hotel({ internalId: 21, name: 'Haus am Rhein', locationId: 2 })]
const themes = [
  theme(),
  theme({ internalId: 102, url: 'reihe', eventType: 1, rubric: 'arbeit' }),
  theme({ internalId: 103, url: 'teil', rubric: 'arbeit' }),
]
const events = [
  event(),
  event({ eventId: 2, themeUrl: 'reihe', modules: [module({ themeUrl: 'teil', hotelId: 21 })] }),
  onlineEvent({ eventId: 3, themeUrl: 'teil' }),
]
const shop = programme({
  rubrics,
  locations,
  hotels,
  themes,
  events,
  lexicon: [entry()],
  rulings: [ruling()],
  articles: [article()],
  pages: [page()],
})

/** What each change of the programme touches, no less and no more. */
const imports: readonly (readonly [string, Partial<ContentWithDays>, readonly string[]])[] = [
  ['nothing', {}, []],
  ['the brand', { brand: { ...brand, claim: 'Neu' } }, ['brand']],
  ['a page', { pages: [page({ html: '<p>Neu</p>' })] }, ['page:impressum']],
  ['a page that goes', { pages: [] }, ['page:impressum']],
  ['an article', { articles: [article({ html: '<p>Neu</p>' })] }, ['article:1001']],
  ['an article that goes', { articles: [] }, ['article:1001']],
  ['a lexicon entry', { lexicon: [entry({ definition: 'Neu' })] }, ['lexicon:br']],
  ['a lexicon entry of another office', { lexicon: [entry(), entry({ group: 'jav' })] }, ['lexicon:jav']],
  ['a ruling', { rulings: [ruling({ title: 'Neu' })] }, ['ruling:bag-7-abr-8-23']],
  ['a ruling that is taken back', { rulings: [] }, ['ruling:bag-7-abr-8-23']],
  [
    'the title of a theme, with its events and where they are',
    { themes: [theme({ title: 'Neu' }), ...themes.slice(1)] },
    ['theme:betriebsverfassung-1', 'event:1001', 'hotel:11', 'location:1', 'rubric:recht'],
  ],
  [
    'the address of a theme: the old one and the new one',
    {
      themes: [...themes.slice(0, 2), theme({ internalId: 103, url: 'anders', rubric: 'arbeit' })],
      events: [
        events[0] as never,
        event({ eventId: 2, themeUrl: 'reihe', modules: [module({ themeUrl: 'anders', hotelId: 21 })] }),
        onlineEvent({ eventId: 3, themeUrl: 'anders', url: 'anders-3' }),
      ],
    },
    ['theme:teil', 'theme:anders', 'theme:reihe', 'event:2', 'event:3', 'hotel:21', 'location:2', 'rubric:arbeit'],
  ],
  [
    'a new event',
    { events: [...events, onlineEvent({ eventId: 9 })] },
    ['event:9', 'theme:betriebsverfassung-1', 'rubric:recht'],
  ],
  [
    'an event that goes',
    { events: events.slice(0, 2) },
    ['event:3', 'theme:teil', 'rubric:arbeit', 'themes', 'dates', 'rubrics'],
  ],
  [
    'a series, with the themes of its modules',
    {
      events: [
        events[0] as never,
        event({ eventId: 2, themeUrl: 'reihe', modules: [module({ hotelId: 21 })] }),
        events[2] as never,
      ],
    },
    ['event:2', 'theme:reihe', 'theme:teil', 'hotel:21', 'location:2', 'rubric:arbeit'],
  ],
  [
    'a hotel, with the events in it',
    { hotels: [hotels[0] as never, hotel({ internalId: 21, name: 'Neu', locationId: 2 })] },
    ['hotel:21', 'location:2', 'event:2', 'theme:reihe', 'theme:teil', 'rubric:arbeit'],
  ],
  [
    'a town, with its hotels',
    { locations: [locations[0] as never, location({ internalId: 2, name: 'Bonn' })] },
    ['location:2', 'hotel:21', 'event:2', 'theme:reihe', 'theme:teil', 'rubric:arbeit'],
  ],
  [
    'a rubric, with its themes',
    { rubrics: [rubric({ title: 'Neu' }), rubrics[1] as never] },
    ['rubric:recht', 'theme:betriebsverfassung-1', 'event:1001', 'hotel:11', 'location:1'],
  ],
  ['an expert', { records: [recordOf.expert()] }, ['record:expert']],
  [
    'what is told of a town, with its hotels',
    { records: [recordOf.location({ locationId: 2 })] },
    ['record:location', 'location:2', 'hotel:21', 'event:2', 'theme:reihe', 'theme:teil', 'rubric:arbeit'],
  ],
  [
    'what is told of a hotel, with its events',
    { records: [recordOf.hotel({ hotelId: 21 })] },
    ['record:hotel', 'hotel:21', 'location:2', 'event:2', 'theme:reihe', 'theme:teil', 'rubric:arbeit'],
  ],
  [
    'seats that an event has',
    { events: [event({ places: 40 }), ...events.slice(1)] },
    ['event:1001', 'theme:betriebsverfassung-1', 'hotel:11', 'location:1', 'rubric:recht'],
  ],
]

/** The collections whose members those tags name. */
const withCollections = (tags: readonly string[]): readonly string[] => {
  const has = (...kinds: readonly string[]) => tags.some((tag) => kinds.includes(tag.split(':')[0] ?? ''))
  return [
    ...tags,
    ...(has('rubric') ? ['rubrics'] : []),
    ...(has('ruling') ? ['rulings'] : []),
    ...(has('theme') ? ['themes'] : []),
    ...(has('event') ? ['dates'] : []),
    ...(has('hotel', 'location') ? ['venues'] : []),
    ...(has('article') ? ['articles'] : []),
  ]
}
const sorted = (tags: Iterable<string>): readonly string[] => [...new Set(tags)].toSorted()

export const knowsWhatChanged = (fresh: Fresh): void => {
  test('an empty store has a version, and nothing has changed since', async () => {
    const { store } = await fresh()
    const present = await store.changes.since(undefined)
    expect(present).toEqual({ version: 0, tags: [] })
    expect(await store.changes.since(0)).toBeUndefined()
  })

  test('whoever asks at once whether anything has changed hears of every change, of another process too', async () => {
    const { store, again } = await fresh()
    const { since, isUnchanged } = store.changes
    const present = async () => (await since(undefined))?.version
    // Whoever is not told at once has to ask.
    const unchanged = async (version: number) => isUnchanged(version) || (await since(version)) === undefined
    await store.content.apply(shop, firstDay, firstDay)
    expect([await present(), await unchanged(1), await unchanged(0)]).toEqual([1, true, false])
    await store.content.apply({ ...shop, pages: [] }, firstDay, firstDay)
    expect(await unchanged(1)).toBe(false)
    expect([await present(), await unchanged(2), await unchanged(1)]).toEqual([2, true, false])
    const other = await again()
    await other.content.apply(shop, firstDay, firstDay)
    expect(await unchanged(2)).toBe(false)
    expect([await present(), await unchanged(3)]).toEqual([3, true])
  })

  test('whoever has just been told is told at once that nothing has changed', async () => {
    const { store } = await fresh()
    const version = (await store.changes.since(undefined))?.version ?? -1
    // Where the answer took longer than it is trusted for, he has to ask once more.
    await vi.waitFor(async () => {
      await store.changes.since(version)
      expect(store.changes.isUnchanged(version)).toBe(true)
    })
  })

  test('the first fill touches all there is', async () => {
    const { store } = await fresh()
    await store.content.apply(shop, firstDay, firstDay)
    const { version, tags } = (await store.changes.since(0)) ?? { version: 0, tags: [] }
    expect(version).toBe(1)
    expect(sorted(tags)).toEqual(
      sorted(
        withCollections(
          [
            'brand rubric:recht rubric:arbeit location:1 location:2 hotel:11 hotel:21 lexicon:br page:impressum',
            'ruling:bag-7-abr-8-23',
            'article:1001',
            'theme:betriebsverfassung-1 theme:reihe theme:teil event:1001 event:2 event:3',
          ].flatMap((some) => some.split(' ')),
        ),
      ),
    )
  })

  describe('an import changes', () => {
    test.each(imports)('%s', async (_, change, tags) => {
      const { store } = await fresh()
      await store.content.apply(shop, firstDay, firstDay)
      const before = (await store.changes.since(undefined))?.version
      await store.content.apply({ ...shop, ...change }, firstDay, firstDay)
      const changes = await store.changes.since(before)
      expect(sorted(changes?.tags ?? [])).toEqual(sorted(withCollections(tags)))
    })
  })

  test('whoever asks from further back is told more, each tag once; the present one is told nothing', async () => {
    const { store } = await fresh()
    await store.content.apply(shop, firstDay, firstDay)
    await store.content.apply({ ...shop, pages: [] }, firstDay, firstDay)
    await store.content.apply({ ...shop, pages: [], lexicon: [] }, firstDay, firstDay)
    await store.content.apply({ ...shop, lexicon: [] }, firstDay, firstDay)
    expect(sorted((await store.changes.since(1))?.tags ?? [])).toEqual(['lexicon:br', 'page:impressum'])
    expect(await store.changes.since(2)).toMatchObject({ version: 4 })
    expect((await store.changes.since(3))?.tags).toEqual(['page:impressum'])
    expect(await store.changes.since(4)).toBeUndefined()
    expect(await store.changes.since(undefined)).toEqual({ version: 4, tags: [] })
  })

  test('another handle on the same store knows at once', async () => {
    const { store, again } = await fresh()
    const other = await again()
    await store.content.apply(shop, firstDay, firstDay)
    const version = (await other.changes.since(undefined))?.version
    for (let taken = 0; taken < 5; taken += 1) {
      await takeSeatsOf(store, 1001, 1)
      const asked = await Promise.all([1, 2, 3].map(() => other.changes.since((version ?? 0) + taken)))
      for (const changes of asked) expect(changes).toMatchObject({ version: (version ?? 0) + taken + 1 })
    }
  })

  test('what is none of the content touches nothing', async () => {
    const { store } = await fresh()
    await store.content.apply(shop, firstDay, firstDay)
    await store.secretOnce('site', () => 'geheim')
    await store.attempts.record(['jemand'], '2027-01-11T08:00:00.000Z')
    expect(await store.changes.since(1)).toBeUndefined()
  })

  test('an import that fails touches nothing', async () => {
    const { store } = await fresh()
    await store.content.apply(shop, firstDay, firstDay)
    const dangling = { ...shop, events: [event({ hotelId: 99 })] }
    await expect(store.content.apply(dangling, firstDay, firstDay)).rejects.toThrow()
    expect(await store.changes.since(1)).toBeUndefined()
  })

  describe('seats taken', () => {
    test('are gone, and invalidate the event and every list that may show it', async () => {
      const { store } = await fresh()
      await store.content.apply(shop, firstDay, firstDay)
      const left = (await store.catalogue.event(1001))?.placesLeft ?? 0
      expect(await takeSeatsOf(store, 1001, 2)).toEqual({ ok: true, value: left - 2 })
      expect((await store.catalogue.event(1001))?.placesLeft).toBe(left - 2)
      expect(sorted((await store.changes.since(1))?.tags ?? [])).toEqual(
        sorted(['dates', 'event:1001', 'theme:betriebsverfassung-1', 'hotel:11', 'location:1']),
      )
    })

    test('of an event online invalidate no venue', async () => {
      const { store } = await fresh()
      await store.content.apply(shop, firstDay, firstDay)
      await takeSeatsOf(store, 3, 1)
      expect(sorted((await store.changes.since(1))?.tags ?? [])).toEqual(['dates', 'event:3', 'theme:teil'])
    })

    test('are never more than there are, however many ask at once', async () => {
      const { store, again } = await fresh()
      const other = await again()
      await store.content.apply({ ...shop, events: [event({ places: 10, taken: 3 })] }, firstDay, firstDay)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => takeSeatsOf(i % 2 ? store : other, 1001, 1)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
      expect(await takeSeatsOf(store, 1001, 1)).toEqual({
        ok: false,
        refusal: { why: 'sold-out', of: { kind: 'event', eventId: 1001 }, left: 0 },
      })
      expect((await store.changes.since(undefined))?.version).toBe(8)
    })

    test('are taken all or none, and of known events only', async () => {
      const { store } = await fresh()
      await store.content.apply({ ...shop, events: [event({ places: 10, taken: 8 })] }, firstDay, firstDay)
      expect(await takeSeatsOf(store, 1001, 3)).toMatchObject({ refusal: { why: 'sold-out', left: 2 } })
      for (const unknown of [77, 1.5, Number.NaN, 2 ** 60])
        expect(await takeSeatsOf(store, unknown, 1)).toMatchObject({ refusal: { why: 'not-found' } })
      expect(await store.changes.since(1)).toBeUndefined()
    })
  })
}
