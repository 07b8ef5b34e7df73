import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarEntry } from '#core/documents/documents.ts'
import { contentLine } from '#feeds/icalendar/content-line.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { readCalendar } from './read-calendar.ts'

const provider = { name: 'Seminarhaus', phone: '040 66969-120', email: 'service@seminarhaus.example' }
const entry: CalendarEntry = {
  uid: 'event-4001@www.seminarhaus.example',
  title: 'Betriebsverfassungsrecht I',
  eventId: 4001,
  startDate: '2026-12-07',
  startTime: '13:00',
  endDate: '2026-12-11',
  endTime: '12:00',
  venue: 'Haus Elbgarten, Palmaille 12, 22767 Hamburg',
  position: { latitude: 53.5461, longitude: 9.9414 },
  url: 'https://www.seminarhaus.example/seminare/p/betriebsverfassungsrecht-i-4001',
  calledOff: false,
  revision: { sequence: 2, changedAt: '2026-11-20T09:30:15.123Z' },
}
const bytesOf = (...entries: readonly Partial<CalendarEntry>[]): Uint8Array =>
  writingICalendar().write({ entries: entries.map((over) => ({ ...entry, ...over })), provider })
const textOf = (...entries: readonly Partial<CalendarEntry>[]): string => Buffer.from(bytesOf(...entries)).toString()
const read = (over: Partial<CalendarEntry>) => {
  const [only] = readCalendar(bytesOf(over)).entries
  if (!only) throw new Error('no entry came back')
  return only
}

describe('an event as iCalendar', () => {
  test('says to another program what it says to people', () => {
    expect(read({})).toMatchObject({
      uid: 'event-4001@www.seminarhaus.example',
      summary: 'Betriebsverfassungsrecht I',
      location: 'Haus Elbgarten, Palmaille 12, 22767 Hamburg',
      sequence: 2,
      zone: 'Europe/Berlin',
      start: '2026-12-07T13:00:00',
      end: '2026-12-11T12:00:00',
      startInstant: '2026-12-07T12:00:00.000Z',
      endInstant: '2026-12-11T11:00:00.000Z',
    })
    const { property, description } = read({})
    expect(property('geo')).toEqual([53.5461, 9.9414])
    expect(property('url')).toBe(entry.url)
    expect(property('status')).toBe('CONFIRMED')
    expect(String(property('dtstamp'))).toBe('2026-11-20T09:30:15Z')
    expect(String(property('last-modified'))).toBe('2026-11-20T09:30:15Z')
    expect(description.replaceAll('\u00a0', ' ')).toBe(
      [
        'Beginn am Montag, 7. Dezember 2026 um 13:00 Uhr, Ende am Freitag, 11. Dezember 2026 um 12:00 Uhr.',
        'Termin 4001 bei Seminarhaus, Telefon 040 66969-120',
        entry.url,
      ].join('\n'),
    )
  })

  test('is a publication of version 2.0 with the time zone it speaks of', () => {
    const { calendar } = readCalendar(bytesOf({}))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Seminarhaus//Termine//DE')
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
  })

  test('stays a calendar without any event', () => {
    expect(readCalendar(bytesOf()).entries).toEqual([])
  })

  test('online it names no position on earth', () => {
    const { venue: _, position: __, ...online } = entry
    const [only] = readCalendar(writingICalendar().write({ entries: [online], provider })).entries
    expect(only?.location).toBe('Online')
    expect(only?.property('geo')).toBeUndefined()
    expect(only?.description).toContain('findet online statt')
  })

  test('called off it is cancelled, and says so in its title', () => {
    const gone = read({ calledOff: true })
    expect(gone.property('status')).toBe('CANCELLED')
    expect(gone.summary).toBe('Abgesagt: Betriebsverfassungsrecht I')
  })

  test('a module names its series', () => {
    expect(read({ series: 'Ausbildung zum Vorsitz' }).description).toContain('„Ausbildung zum Vorsitz“')
  })

  test.each([
    ['winter', '2027-03-27', '09:00', '2027-03-27T08:00:00.000Z'],
    ['the day after the clocks went forward', '2027-03-29', '09:00', '2027-03-29T07:00:00.000Z'],
    ['the last minute before', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['the hour that does not exist', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['the first minute after', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['after it', '2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['the Monday after the clocks went back', '2027-11-01', '09:00', '2027-11-01T08:00:00.000Z'],
  ])('%s', (_, day, time, instant) => {
    expect(read({ startDate: day, startTime: time, endDate: '2027-12-01' }).startInstant).toBe(instant)
  })

  test('the hour that comes twice keeps its time on the wall', () => {
    expect(read({ startDate: '2027-10-31', startTime: '02:30', endDate: '2027-11-01' }).start).toBe(
      '2027-10-31T02:30:00',
    )
  })

  test.each([
    ['over the night the clocks go forward', '2027-03-26', '2027-03-30', '2027-03-30T15:00:00.000Z'],
    ['over the night they go back', '2027-10-29', '2027-11-02', '2027-11-02T16:00:00.000Z'],
  ])('a seminar %s ends at five on the wall', (_, startDate, endDate, end) => {
    const seminar = read({ startDate, startTime: '09:00', endDate, endTime: '17:00' })
    expect([seminar.end, seminar.endInstant]).toEqual([`${endDate}T17:00:00`, end])
  })

  test.each([
    ['2026-12-07', '22:30', '00:15', '2026-12-08T00:15:00'],
    ['2026-12-31', '23:00', '01:00', '2027-01-01T01:00:00'],
    ['2027-03-27', '22:00', '02:30', '2027-03-28T03:30:00'],
    ['2027-10-30', '23:30', '01:30', '2027-10-31T01:30:00'],
    ['2026-12-07', '09:00', '09:00', '2026-12-08T09:00:00'],
  ])('an evening of %s from %s to %s goes past midnight', (day, startTime, endTime, end) => {
    expect(read({ startDate: day, endDate: day, startTime, endTime }).end).toBe(end)
  })

  test('a seminar that ends early on its last day ends on that day', () => {
    expect(read({ startTime: '13:00', endTime: '12:00' }).end).toBe('2026-12-11T12:00:00')
  })

  test.each([
    'Recht, Rat; Tat \\ „Satz“',
    'zwei\nZeilen\r\nund drei',
    'BEGIN:VEVENT\r\nUID:untergeschoben',
    'Groß, größer, ẞ ł ğ 👩🏽‍⚖️ '.repeat(9),
    'ä'.repeat(300),
  ])('hostile and long text comes back whole: %s', (title) => {
    const { entries } = readCalendar(bytesOf({ title }))
    expect(entries.map(({ summary }) => summary)).toEqual([title.replaceAll('\r\n', '\n')])
  })

  test('every line ends with CRLF and has at most 75 octets, and no character is cut', () => {
    const text = textOf({ title: 'Prüfung – „Größe“ 🪑'.repeat(20), venue: 'ß'.repeat(200) })
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
  })

  test('any line folds to 75 octets and unfolds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '').toWellFormed()
        const folded = contentLine(line)
        expect(folded.replaceAll('\r\n ', '').slice(0, -2)).toBe(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      }),
    )
  })

  test('the same events give the same bytes', () => {
    expect(bytesOf({}, { uid: 'event-4002@x' })).toEqual(bytesOf({}, { uid: 'event-4002@x' }))
  })
})
