import { expect, test } from 'vitest'
import { isLeitwegId } from '#core/cart/leitweg-id.ts'

test.each([
  ['04011000-1234512345-06', true],
  ['04011000-12345-03', true],
  ['991-33333TEST-33', true],
  ['991-33333TEST-34', false],
  ['04011000-1234512345-07', false],
  ['04011000-1234512354-06', false],
  ['', false],
  ['04011000', false],
  ['04011000_1234512345_06', false],
  ['0-06', false],
])('%s: %s', (text, is) => expect(isLeitwegId(text)).toBe(is))
