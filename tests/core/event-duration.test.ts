import { expect, test } from 'vitest'
import { eventDurationText } from '#core/catalogue/event-duration.ts'
import { aModule, anEvent, aTheme, someContent } from './sample-theme.ts'

const week = anEvent({ startDate: '2026-12-07', endDate: '2026-12-11' })

test.each([
  [3.5, '3,5 Tage'],
  [90, '90 Minuten'],
  [14, '14 Tage'],
  [15, '15 Minuten'],
])('an event lasts what its theme says: %d', (duration, text) =>
  expect(eventDurationText(week, aTheme({ content: [someContent({ duration })] }))).toBe(text),
)

test('where nobody says it, nobody knows', () => {
  const { duration: _, ...silent } = someContent()
  expect(eventDurationText(week, aTheme({ content: [silent] }))).toBe('N/A')
  expect(eventDurationText(week, aTheme({ content: [] }))).toBe('N/A')
})

test('a series lasts what its modules last, whatever its theme says', () => {
  const series = anEvent({ modules: [aModule({ duration: 3 }), aModule({ duration: 90 })] })
  expect(eventDurationText(series, aTheme())).toBe('3 Tage + 90 Minuten')
  expect(eventDurationText(anEvent({ modules: [aModule({ duration: 3 }), aModule()] }), aTheme())).toBe('N/A')
  expect(eventDurationText(anEvent({ modules: [aModule({ duration: 2 })] }), aTheme())).toBe('2 Tage')
})
