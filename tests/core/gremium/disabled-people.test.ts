import { expect, test } from 'vitest'
import { deputiesWithTasks, electsPersonOfTrust, mayBeReleased } from '#core/gremium/law/disabled-people.ts'

test.each([
  [0, false],
  [4, false],
  [5, true],
  [500, true],
])('%i severely disabled employees elect a person of trust: %s (§ 177 SGB IX)', (disabled, elects) =>
  expect(electsPersonOfTrust(disabled)).toBe(elects),
)

test.each([
  [99, false],
  [100, true],
])('with %i of them the person of trust may be released: %s (§ 179 SGB IX)', (disabled, released) =>
  expect(mayBeReleased(disabled)).toBe(released),
)

test.each([
  [0, 0],
  [100, 0],
  [101, 1],
  [200, 1],
  [201, 2],
  [300, 2],
  [301, 3],
])('with %i of them %i deputies may be given tasks (§ 178 SGB IX)', (disabled, deputies) =>
  expect(deputiesWithTasks(disabled)).toBe(deputies),
)
