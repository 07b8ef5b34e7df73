import { expect, test } from 'vitest'
import { employmentTypes, isTelecommute } from '#core/jobs/employment.ts'

test.each([
  [['full-time'], 'permanent', ['FULL_TIME']],
  [['full-time', 'part-time'], 'permanent', ['FULL_TIME', 'PART_TIME']],
  [['part-time'], 'fixed-term', ['PART_TIME', 'TEMPORARY']],
  [['full-time'], 'internship', ['FULL_TIME', 'INTERN']],
  [['full-time'], 'apprenticeship', ['FULL_TIME', 'OTHER']],
] as const)('%s and %s are %s to searches', (extent, contract, types) =>
  expect(employmentTypes({ extent, contract })).toEqual(types),
)

test.each([
  ['office', false],
  ['hybrid', false],
  ['remote', true],
] as const)('who works in %s: remote is %s', (workplace, remote) => expect(isTelecommute({ workplace })).toBe(remote))
