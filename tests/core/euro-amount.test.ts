import { expect, test } from 'vitest'
import { eurosTyped } from '#core/shared/euro-amount.ts'

test.each([
  ['600', 600_00],
  ['1200', 1_200_00],
  ['1.200', 1_200_00],
  ['1.234,50', 1_234_50],
  ['1.234,5 €', 1_234_50],
  ['1234.50', 1_234_50],
  [' 600 Euro ', 600_00],
  ['600 eur', 600_00],
  ['0', 0],
])('%j is an amount', (typed, cents) => expect(eurosTyped(typed)).toBe(cents))

test.each(['', 'viel', '-5', '1,234.50', '1.23.4', '12,345', '1e3', '0x10', '1 bis 2 €€x', '9'.repeat(30)])(
  '%j is none',
  (typed) => expect(eurosTyped(typed)).toBeUndefined(),
)
