import { beforeAll, describe, expect, test } from 'vitest'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { calendarEntries, type Known } from '#core/documents/calendar-entries.ts'
import { calendarsOf } from '#core/documents/calendars.service.ts'
import { eventCalendars } from '#core/documents/event-calendars.ts'
import type { Calendar } from '#core/documents/documents.ts'
import { finderOf } from '#core/finder/finder.service.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aModuleRow, anOnlineEventContent, aThemeFile, someContentFolder } from './sample-content.ts'
import { aHotel, aModule, anEvent } from './sample-theme.ts'

const origin = 'https://www.seminarhaus.example'
const content = someContentFolder({
  themes: [
    aThemeFile(),
    aThemeFile({ internalId: 102, url: 'geheim', title: 'Nur in der Reihe', hideInTrainingSeries: true }),
    aThemeFile({ internalId: 103, url: 'abmahnung', title: 'Abmahnung' }),
    aThemeFile({ internalId: 200, url: 'reihe', title: 'Die Reihe', eventType: 1 }),
  ],
  events: [
    anEventContent({ start: '2026-12-07' }),
    anOnlineEventContent({ eventId: 4002, themeUrl: 'abmahnung', start: '2026-12-08', days: 1 }),
    anEventContent({
      eventId: 4003,
      themeUrl: 'reihe',
      modules: [
        aModuleRow({ title: 'Geheimes', themeUrl: 'geheim', start: '2027-01-04', days: 1 }),
        aModuleRow({ title: 'Abmahnung', themeUrl: 'abmahnung', start: '2027-01-11', days: 2, hotelId: 522 }),
      ],
    }),
  ],
  records: [recordOf.hotel()],
})

const open = async () => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(content))
  return { ...testCore, documents: testCore.site(aVisitor()).programme.documents }
}
const read = (bytes: Uint8Array): Calendar => JSON.parse(new TextDecoder().decode(bytes)) as Calendar
const uids = ({ entries }: Calendar) => entries.map(({ uid }) => uid.split('@')[0])
const imported = { sequence: 0, changedAt: '2026-11-21T12:00:00.000Z' }
const notFound = { ok: false, refusal: { why: 'not-found' } }

describe('the calendar of an event', () => {
  test('is a file of its own with one entry from the first hour to the last, and who to ask', async () => {
    const { documents } = await open()
    const { mime, filename, bytes } = valueOf(await documents.eventCalendar({ key: 'betriebsverfassungsrecht-i-4001' }))
    expect([mime, filename]).toEqual([
      'text/calendar; charset=utf-8; method=PUBLISH',
      'betriebsverfassungsrecht-i-4001.ics',
    ])
    const { entries, provider } = read(bytes)
    expect(entries).toEqual([
      {
        uid: 'event-4001@www.seminarhaus.example',
        title: 'Betriebsverfassungsrecht I',
        eventId: 4001,
        startDate: '2026-12-07',
        startTime: '09:00',
        endDate: '2026-12-11',
        endTime: '17:00',
        venue: 'Haus Elbgarten, Palmaille 12, 22767 Hamburg',
        position: { latitude: 53.55, longitude: 9.99 },
        url: `${origin}/seminare/p/betriebsverfassungsrecht-i-4001`,
        calledOff: false,
        revision: imported,
      },
    ])
    expect(provider).toMatchObject({ name: 'Seminarhaus', phone: '040 66969-120' })
  })

  test('is found by its number under any name, and has no location online', async () => {
    const { documents } = await open()
    const { filename, bytes } = valueOf(await documents.eventCalendar({ key: 'alter-name-4002' }))
    expect(filename).toBe('abmahnung-4002.ics')
    expect(read(bytes).entries[0]).not.toHaveProperty('place')
  })

  test('of a series has an entry for each module that is listed, which keeps the uid of its position', async () => {
    const { documents } = await open()
    const { entries } = read(valueOf(await documents.eventCalendar({ key: 'reihe-4003' })).bytes)
    expect(entries).toEqual([
      {
        uid: 'event-4003-2@www.seminarhaus.example',
        title: 'Abmahnung',
        series: 'Die Reihe',
        eventId: 4003,
        startDate: '2027-01-11',
        startTime: '09:00',
        endDate: '2027-01-11',
        endTime: '17:00',
        part: { day: 1, of: 2 },
        url: `${origin}/seminare/p/reihe-4003`,
        calledOff: false,
        revision: imported,
      },
      expect.objectContaining({
        uid: 'event-4003-2-tag-2@www.seminarhaus.example',
        startDate: '2027-01-12',
        endDate: '2027-01-12',
        part: { day: 2, of: 2 },
      }),
    ])
  })

  test('of a series none of whose modules is listed is one entry, as in a list', async () => {
    const { documents, stage } = await open()
    const modules = [aModuleRow({ themeUrl: 'geheim', start: '2027-01-04' })]
    const events = [anEventContent({ eventId: 4003, themeUrl: 'reihe', modules })]
    valueOf(await stage.content({ ...content, events }))
    const { entries } = read(valueOf(await documents.eventCalendar({ key: '4003' })).bytes)
    expect(entries).toMatchObject([{ uid: 'event-4003@www.seminarhaus.example', title: 'Die Reihe' }])
    expect(read(valueOf(await documents.calendar({})).bytes).entries).toEqual(entries)
  })

  test('counts its changes', async () => {
    const { documents, stage, travelTo } = await open()
    travelTo('2026-11-22T09:00:00.000Z')
    const events = content.events.map((event) => (event.eventId === 4001 ? { ...event, startTime: '10:00' } : event))
    valueOf(await stage.content({ ...content, events }))
    const [entry] = read(valueOf(await documents.eventCalendar({ key: '4001' })).bytes).entries
    expect(entry?.revision).toEqual({ sequence: 1, changedAt: '2026-11-22T09:00:00.000Z' })
  })

  test('that came in by no import is as old as the content', async () => {
    const { documents, stage, travelTo } = await open()
    travelTo('2026-11-30T09:00:00.000Z')
    const { first } = valueOf(await stage.syntheticEvents({ events: 1, seed: 1 }))
    const [entry] = read(valueOf(await documents.eventCalendar({ key: String(first) })).bytes).entries
    expect(entry?.revision).toEqual({ sequence: 0, changedAt: '2026-11-21T00:00:00.000Z' })
  })

  test('says that it was called off once it has left the programme', async () => {
    const { documents, stage } = await open()
    valueOf(await stage.content({ ...content, events: [] }))
    const { filename, bytes } = valueOf(await documents.eventCalendar({ key: 'betriebsverfassungsrecht-i-4001' }))
    expect(filename).toBe('betriebsverfassungsrecht-i-4001.ics')
    expect(read(bytes).entries).toMatchObject([
      { uid: 'event-4001@www.seminarhaus.example', calledOff: true, startDate: '2026-12-07' },
    ])
  })

  test('stays when the event has passed', async () => {
    const { documents, travelTo } = await open()
    travelTo('2027-06-01T09:00:00.000Z')
    expect(uids(read(valueOf(await documents.eventCalendar({ key: '4001' })).bytes))).toEqual(['event-4001'])
  })

  test.each(['nirgends-9999', 'ohne-nummer', ''])('is not there at %j', async (key) => {
    const { documents } = await open()
    expect(await documents.eventCalendar({ key })).toEqual(notFound)
  })
})

test('no event is asked for where a key has no number', async () => {
  const { needs } = openTestCore()
  const asked: unknown[] = []
  const event = async (eventId: number) => void asked.push(eventId)
  const watched = { ...needs, catalogue: { ...needs.catalogue, event } }
  const calendars = calendarsOf(
    eventCalendars(watched),
    watched,
    finderOf({ ...needs, themesFound: async () => new Set<string>() }),
  )
  expect(await calendars.eventCalendar({ key: 'ohne-nummer' })).toEqual(notFound)
  expect(asked).toEqual([])
})

describe('the calendar of a list', () => {
  const testCore = openTestCore()
  beforeAll(async () => {
    valueOf(await testCore.stage.content(content))
  })

  test.each([
    [{}, ['event-4001', 'event-4002', 'event-4003-2', 'event-4003-2-tag-2']],
    [{ mode: ['online'] }, ['event-4002']],
    [{ theme: 'reihe' }, ['event-4003-2', 'event-4003-2-tag-2']],
    [{ theme: 'nirgends' }, []],
    [{ month: ['kein-monat'] }, []],
    [{ postcode: '1' }, []],
  ] as const)('of %j holds %j', async (filter, expected) => {
    const { filename, bytes } = valueOf(await testCore.site(aVisitor()).programme.documents.calendar(filter))
    expect(filename).toBe('termine.ics')
    expect(uids(read(bytes))).toEqual(expected)
  })

  test('ends at 200 events, the next first', async () => {
    const { documents, stage } = await open()
    const events = Array.from({ length: 230 }, (_, nth) => anEventContent({ eventId: 5000 + nth, start: '2027-02-01' }))
    valueOf(await stage.content({ ...content, events }))
    const { entries } = read(valueOf(await documents.calendar({})).bytes)
    expect(entries.map(({ eventId }) => eventId)).toEqual(events.slice(0, 200).map(({ eventId }) => eventId))
  })

  test('reads again none but the series, which a list shows without hidden modules', async () => {
    const { catalogue } = testCore.needs
    const asked: number[] = []
    const event = async (eventId: number) => {
      asked.push(eventId)
      return catalogue.event(eventId)
    }
    const watched = { ...testCore.needs, catalogue: { ...catalogue, event } }
    const { calendar } = calendarsOf(
      eventCalendars(watched),
      watched,
      finderOf({ ...testCore.needs, themesFound: async () => new Set<string>() }),
    )
    valueOf(await calendar({}))
    expect(asked).toEqual([4003])
  })

  test('of an empty site is empty, and names the provider', async () => {
    const { bytes } = valueOf(await openTestCore().site(aVisitor()).programme.documents.calendar({}))
    expect(read(bytes)).toMatchObject({ entries: [], provider: { name: 'Seminarhaus' } })
  })
})

describe('where a calendar says that an event takes place', () => {
  const known: Known = {
    origin,
    revision: imported,
    calledOff: false,
    positionOf: (hotelId) => (hotelId === 1 ? { latitude: 51.34, longitude: 12.37 } : undefined),
    programmeOf: () => [],
    hidden: new Set(),
  }
  const listed = (change: Parameters<typeof anEvent>[0]): ListedEvent => ({
    ...anEvent(change),
    theme: {
      url: 'arbeitsrecht-1',
      title: 'Arbeitsrecht I',
      eventType: 2,
      rubric: { url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 },
    },
  })
  const lindenbogen = 'Hotel Lindenbogen, Lindenweg 1, 04109 Leipzig'
  const placeOf = (change: Parameters<typeof anEvent>[0]) =>
    calendarEntries(listed(change), known)
      .slice(0, 1)
      .map(({ venue, position }) => [venue, position?.latitude])

  test.each<[string, Parameters<typeof anEvent>[0], (string | number | undefined)[]]>([
    ['the hotel, where it stands', { hotel: aHotel() }, [lindenbogen, 51.34]],
    ['the hotel alone, where nobody knows', { hotel: aHotel({ internalId: 2 }) }, [lindenbogen, undefined]],
    ['nothing online', { hotel: null }, [undefined, undefined]],
    ['nothing at the venue 522', { hotel: aHotel({ internalId: 522 }) }, [undefined, undefined]],
    ['nothing at the venue -1', { hotel: aHotel({ internalId: -1 }) }, [undefined, undefined]],
    ['that of the module', { hotel: null, modules: [aModule({ hotel: aHotel() })] }, [lindenbogen, 51.34]],
    ['nothing of an online module', { modules: [aModule({ hotelId: 522 })] }, [undefined, undefined]],
  ])('%s', (_, change, expected) => expect(placeOf(change)).toEqual([expected]))
})
