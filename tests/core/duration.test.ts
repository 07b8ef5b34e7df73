import { expect, test } from 'vitest'
import { durationOfModules, durationText, firstMinutes, incomplete, seriesDurationText } from '#core/shared/duration.ts'

test.each([
  [1, '1 Tag'],
  [0.5, '0,5 Tage'],
  [1.5, '1,5 Tage'],
  [2, '2 Tage'],
  [3.5, '3,5 Tage'],
  [5, '5 Tage'],
])('[rule:duration-tag-tage] %d is %s', (duration, text) => expect(durationText(duration)).toBe(text))

test.each([
  [14, '14 Tage'],
  [14.5, '14,5 Tage'],
  [14.99, '14,99 Tage'],
  [15, '15 Minuten'],
  [15.5, '15,5 Minuten'],
  [16, '16 Minuten'],
  [90, '90 Minuten'],
  [180, '180 Minuten'],
])('[rule:duration-days-below-15] %d is %s', (duration, text) => expect(durationText(duration)).toBe(text))

test('minutes begin at 15 [rule:duration-days-below-15]', () => expect(firstMinutes).toBe(15))

const modules = (...durations: (number | undefined)[]) =>
  durations.map((duration) => (duration === undefined ? {} : { duration }))

test.each([
  [[3, 90], '3 Tage + 90 Minuten'],
  [[90, 3], '3 Tage + 90 Minuten'],
  [[1, 90], '1 Tag + 90 Minuten'],
  [[0.5, 0.5], '1 Tag'],
  [[3, 3.5], '6,5 Tage'],
  [[5, 5, 5], '15 Tage'],
  [[14, 15], '14 Tage + 15 Minuten'],
  [[14, 1], '15 Tage'],
  [[90, 15], '105 Minuten'],
  [[0.1, 0.2], '0,3 Tage'],
  [[1, 2, 20, 30], '3 Tage + 50 Minuten'],
])('[rule:series-duration] modules of %j last %s', (durations, text) =>
  expect(seriesDurationText(modules(...durations))).toBe(text),
)

test.each([[[]], [[undefined]], [[3, undefined]], [[undefined, 90]], [[3, 90, undefined]]])(
  '[rule:series-duration-na] modules of %j last N/A',
  (durations) => {
    expect(seriesDurationText(modules(...durations))).toBe('N/A')
    expect(incomplete).toBe('N/A')
  },
)

test.each([
  [[3, 90], 5, '3 Tage + 90 Minuten'],
  [[3], undefined, '3 Tage'],
  [[undefined], 5, 'N/A'],
  [[], 5, '5 Tage'],
  [[], undefined, 'N/A'],
])('[rule:series-duration] with modules of %j and a theme that tells %s: %s', (durations, told, text) =>
  expect(durationOfModules(modules(...durations), told)).toBe(text),
)
