import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from '#core/accounts/redirect-target.ts'
import { withoutPersonalData } from '#core/diagnostics/without-personal-data.ts'
import { addDays, berlinDay, instantOf, isDay, mondayOf, weekdayOf } from '#core/shared/dates.ts'
import { durationText, seriesDurationText } from '#core/shared/duration.ts'
import { keyedSegment, parseKey } from '#core/shared/keyed-address.ts'
import { isSlug, longestSlug, slugOf } from '#core/shared/slug.ts'

const aDay = integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
const twoDigits = (number: number) => String(number).padStart(2, '0')
const aTime = integer({ min: 0, max: 24 * 60 - 1 }).map(
  (minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
)

test('whatever is asked, a redirect stays on our sites', () => {
  const own = ['https://www.seminarhaus.example', 'https://br.seminarhaus.example']
  const pieces = constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    'https',
    'javascript',
    'evil.example',
    ...own,
    '\t',
    '\n',
    ' ',
    'a',
  )
  const hostile = array(oneof(pieces, string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join(''))
  assert(
    property(hostile, (target) => {
      const followed = safeRedirect(target, { site: own[0] ?? '', br: own[1] ?? '' })
      const { origin, pathname } = new URL(followed, own[0])
      expect(own).toContain(origin)
      expect(pathname.startsWith('//')).toBe(false)
      expect(followed).toMatch(/^(?:\/(?![/\\])|https:\/\/)[\u0021-\u007e]*$/)
    }),
    { numRuns: 5000 },
  )
})

test('a redirect that was found safe is found safe again, and the same', () => {
  const origins = { site: 'https://www.seminarhaus.example', br: 'https://br.seminarhaus.example' }
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const once = safeRedirect(`/${text}`, origins)
      expect(safeRedirect(once, origins)).toBe(once)
    }),
  )
})

test('days come back as they went', () => {
  assert(
    property(aDay, integer({ min: -4000, max: 4000 }), (day, days) => {
      const then = addDays(day, days)
      expect(isDay(then)).toBe(true)
      expect(addDays(then, -days)).toBe(day)
      expect(then > day).toBe(days > 0)
      expect(weekdayOf(mondayOf(day))).toBe(0)
      expect(addDays(mondayOf(day), weekdayOf(day))).toBe(day)
    }),
  )
})

test('a wall time that exists falls on its day, and only hours after two can be missing', () => {
  assert(
    property(aDay, aTime, (day, time) => {
      const instant = instantOf(day, time)
      const isMissing = !instant.ok
      expect(isMissing && !time.startsWith('02:')).toBe(false)
      expect(instant.ok ? berlinDay(instant.value) : day).toBe(day)
    }),
  )
})

test('a module alone lasts as long as the same seminar', () => {
  assert(
    property(integer({ min: 1, max: 1000 }), (duration) => {
      expect(seriesDurationText([{ duration }])).toBe(durationText(duration))
    }),
  )
})

test('a slug is a slug, and the key of an address is found again', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), integer({ min: 1, max: 999_999_999 }), (name, id) => {
      const slug = slugOf(name)
      expect(slug === '' || slug.length > longestSlug || isSlug(slug)).toBe(true)
      expect(parseKey(keyedSegment(name, id))).toEqual({ name: slug, id })
    }),
  )
})

test('reports of any make are cleaned before the test runs out of time', () => {
  for (const piece of ['a', '?', '@', 'a@', ':1', 'a.', '?a:1', '#x '])
    expect(withoutPersonalData(piece.repeat(2000)).length).toBeLessThanOrEqual(2000)
})
