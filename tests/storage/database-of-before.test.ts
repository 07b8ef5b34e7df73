import { readFileSync } from 'node:fs'
import type { OpenStore } from '#storage/open-store.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { giveBack, take } from './contract/seats.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const recorded = (name: string): string => readFileSync(new URL(`before-documents/${name}`, import.meta.url), 'utf8')
const lastBefore = '011-moved-dates'

/** Rows as a store of then wrote them. */
const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  const statements = recorded('rows.sql')
    .split(/;\n/)
    .filter((statement) => statement.includes('insert into'))
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const from = '2027-01-12'

/** What the store of before was asked when its answers were recorded. */
const answersOf = async (store: OpenStore): Promise<unknown> => {
  const urls = (await store.catalogue.themeUrls({}, from, {})).items
  const answers = {
    rubrics: await store.catalogue.rubrics(),
    urls,
    byWord: (await store.catalogue.themeUrls({ words: ['betr'] }, from, {})).items,
    themes: await Promise.all(
      [...urls, 'weg', 'vorbei', 'reihe'].map(async (url) => (await store.catalogue.theme(url, from)) ?? null),
    ),
    seriesWith: await store.catalogue.seriesWith('teil'),
    events: (await store.catalogue.events({}, from, {})).items,
    begun: await store.catalogue.event(6),
    locations: await store.venues.locations(),
    hotels: await store.venues.hotels(),
    addresses: await store.addresses.themes(),
    offers: await store.offers.themes(from),
    surroundings: (await store.indexedEvents.changesSince(undefined))?.surroundings,
    location: await store.records.one('location', '2'),
  }
  return JSON.parse(JSON.stringify(answers))
}

onBothDatabases('a database from before documents', (empty) => {
  const migrated = async (): Promise<OpenStore> => migratedFrom(lastBefore, await empty(), rowsOfBefore)

  test('answers after the migration as it did before', async () => {
    const { surroundings, ...answers } = JSON.parse(recorded('answers.json'))
    // Nobody had said yet what a hotel offers to whom.
    const hotels = surroundings.hotels.map((hotel: object) => ({ ...hotel, accessibility: [] }))
    expect(await answersOf(await migrated())).toEqual({ ...answers, surroundings: { ...surroundings, hotels } })
  })

  test('has the events that were added beside an import in the lists of their hotels', async () => {
    const { catalogue } = await migrated()
    const { items } = await catalogue.events({ hotelIds: [11] }, '2027-06-01', {})
    expect(items.map(({ eventId }) => eventId)).toEqual([1_000_001])
  })

  test('has the seats that were taken in workshops, and gives out only what is left of them', async () => {
    const store = await migrated()
    expect(await store.workshopSeats.taken(5)).toEqual(
      new Map([
        ['inklusion', 7],
        ['recht', 2],
      ]),
    )
    expect(await store.workshopSeats.taken(3)).toEqual(new Map())
    const workshop = { kind: 'workshop', eventId: 5, workshop: 'inklusion', capacity: 8 } as const
    const soldOut = { ok: false, refusal: { why: 'sold-out', of: workshop, left: 1 } }
    expect(await take(store, workshop, 2)).toEqual(soldOut)
    expect(await take(store, workshop, 1)).toEqual({ ok: true, value: 0 })
    expect(await giveBack(store, workshop, 8)).toEqual({ ok: true, value: 8 })
  })
})
