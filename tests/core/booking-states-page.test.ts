import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statesFile, statesPage } from '#tools/booking-states.ts'

test('the diagram of a booking’s states is that of its machine: node tools/write-booking-states.ts', () => {
  expect(readFileSync(statesFile, 'utf8')).toBe(statesPage())
  expect(statesPage()).toContain('    reserviert --> bestaetigt: booked or signed, price known\n')
  expect(statesPage()).toContain('    reserviert --> angefragt: booked or signed, price on request\n')
  expect(statesPage()).toContain('    reserviert --> verfallen: expired')
})
