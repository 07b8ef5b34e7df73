import { afterEach, describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { openTestApp, type TestApp } from '../http/test-app.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { readCalendar } from './read-calendar.ts'

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})
const open = async (): Promise<TestApp> => (testApp = await openTestApp())
const bring = async ({ stage }: TestApp, content: Content): Promise<void> => {
  const imported = await stage.content(content)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
}
const entriesAt = async ({ app }: TestApp, url: string) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  return readCalendar(answer.rawPayload).entries
}
const changed = (eventId: number, over: Partial<Content['events'][number]>): Content => ({
  ...smallProgramme,
  events: smallProgramme.events.map((event) => (event.eventId === eventId ? { ...event, ...over } : event)),
})
const first = '/seminare/p/betriebsverfassungsrecht-i-4001/termin.ics'

describe('the calendar of an event', () => {
  test('is a file with a name of its own, asked again by its ETag', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: first })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''betriebsverfassungsrecht-i-4001.ics")
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const again = await app.inject({ url: first, headers: { 'if-none-match': String(answer.headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })

  test('holds one entry from the first hour to the last', async () => {
    const [entry, ...others] = await entriesAt(await open(), first)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      uid: 'event-4001@localhost',
      summary: 'Betriebsverfassungsrecht I',
      location: 'Haus Elbgarten, Palmaille 12, 22767 Hamburg',
      start: '2026-12-07T09:00:00',
      end: '2026-12-11T17:00:00',
      sequence: 0,
    })
    expect(entry?.property('url')).toBe('http://localhost:3000/seminare/p/betriebsverfassungsrecht-i-4001')
  })

  test('of a series holds an entry for each module, under a uid of its own', async () => {
    const entries = await entriesAt(await open(), '/seminare/p/ausbildung-zum-vorsitz-4004/termin.ics')
    expect(entries.map(({ uid, summary, location }) => [uid, summary, location])).toEqual([
      ['event-4004-1@localhost', 'Auftakt', 'Haus Elbgarten, Palmaille 12, 22767 Hamburg'],
      ['event-4004-2@localhost', 'Online-Abend', 'Online'],
      ['event-4004-3@localhost', 'Abschluss', 'Online'],
      ['event-4004-3-tag-2@localhost', 'Abschluss', 'Online'],
      ['event-4004-3-tag-3@localhost', 'Abschluss', 'Online'],
    ])
  })

  test('leaves a module out that stays out of the series’ list, and the others keep their uids', async () => {
    const opened = await open()
    const themes = smallProgramme.themes.map((theme) =>
      theme.url === 'betriebsverfassungsrecht-i' ? { ...theme, hideInTrainingSeries: true } : theme,
    )
    await bring(opened, { ...smallProgramme, themes })
    const online = ['', '-tag-2', '-tag-3'].map((day) => `event-4004-3${day}@localhost`)
    const entries = await entriesAt(opened, '/seminare/p/ausbildung-zum-vorsitz-4004/termin.ics')
    expect(entries.map(({ uid }) => uid)).toEqual(['event-4004-2@localhost', ...online])
    const listed = await entriesAt(opened, '/seminare/p/termine.ics?theme=ausbildung-zum-vorsitz')
    expect(listed.map(({ uid }) => uid)).toEqual(['event-4004-2@localhost', ...online])
  })

  test('counts every change of day, hour, venue and title, and tells when it was', async () => {
    const opened = await open()
    opened.clock.set('2026-11-21T10:00:00.000Z')
    await bring(opened, changed(4001, { start: '2026-12-14' }))
    opened.clock.set('2026-11-22T11:00:00.000Z')
    await bring(opened, changed(4001, { start: '2026-12-14', hotelId: 21 }))
    const [entry] = await entriesAt(opened, first)
    expect(entry).toMatchObject({ uid: 'event-4001@localhost', sequence: 2, start: '2026-12-14T09:00:00' })
    expect(String(entry?.property('last-modified'))).toBe('2026-11-22T11:00:00Z')
    expect(entry?.location).toContain('Leipzig')
  })

  test('says the same bytes when nothing of it changed', async () => {
    const opened = await open()
    const before = (await opened.app.inject({ url: first })).rawPayload
    opened.clock.pass(100_000)
    await bring(opened, changed(4001, { price: null, places: 30 }))
    expect((await opened.app.inject({ url: first })).rawPayload).toEqual(before)
  })

  test('cancels what left the programme before it began', async () => {
    const opened = await open()
    await bring(opened, { ...smallProgramme, events: smallProgramme.events.filter(({ eventId }) => eventId !== 4001) })
    const [entry] = await entriesAt(opened, first)
    expect(entry).toMatchObject({ uid: 'event-4001@localhost', sequence: 1, start: '2026-12-07T09:00:00' })
    expect(entry?.property('status')).toBe('CANCELLED')
  })

  test('stays for those who took part', async () => {
    const opened = await open()
    opened.clock.set('2027-01-05T09:00:00.000Z')
    expect((await entriesAt(opened, first)).map(({ uid }) => uid)).toEqual(['event-4001@localhost'])
  })

  test.each(['unbekannt-9999', 'ohne-nummer', '0', '99999999999999999999', '%00', '..'])('%s is none', async (key) => {
    const { app } = await open()
    const answer = await app.inject({ url: `/seminare/p/${key}/termin.ics` })
    expect([400, 404]).toContain(answer.statusCode)
  })
})

describe('the calendar of a list', () => {
  test('holds the events to come, the next first', async () => {
    const entries = await entriesAt(await open(), '/seminare/p/termine.ics')
    expect(entries.map(({ uid }) => uid)).toEqual([
      'event-4006@localhost',
      'event-4001@localhost',
      'event-4002@localhost',
      'event-4003@localhost',
      'event-4004-1@localhost',
      'event-4004-2@localhost',
      'event-4004-3@localhost',
      'event-4004-3-tag-2@localhost',
      'event-4004-3-tag-3@localhost',
      'event-4007@localhost',
      'event-4005@localhost',
    ])
  })

  test.each([
    ['targetGroup=sbv', ['event-4003@localhost', 'event-4005@localhost']],
    ['month=2027-01', ['event-4002@localhost']],
    ['locationId=2', ['event-4002@localhost']],
    ['theme=arbeitsrecht-online', ['event-4003@localhost']],
    ['rubric=gibt-es-nicht', []],
    ['month=kein-monat', []],
    ['postcode=1', []],
  ])('narrowed by %s', async (query, uids) => {
    const entries = await entriesAt(await open(), `/seminare/p/termine.ics?${query}`)
    expect(entries.map(({ uid }) => uid)).toEqual(uids)
  })

  test('ends at 200 events', async () => {
    const opened = await open()
    const [date] = smallProgramme.events
    if (!date) throw new Error('no date to copy')
    const events = Array.from({ length: 230 }, (_, nth) => ({ ...date, eventId: 5000 + nth, taken: 0 }))
    await bring(opened, { ...smallProgramme, events })
    expect(await entriesAt(opened, '/seminare/p/termine.ics')).toHaveLength(200)
  })
})
