import { expect, test } from 'vitest'
import { cancelledText } from '#core/participation/cancelled-text.ts'
import { aRecipient } from './sample-booking.ts'

const ada = aRecipient('Ada')
const pending = { id: 'seat-2', version: 1, pending: true, stay: ada.stay } as const

test('whoever cancels is told for whom, and what it costs', () => {
  expect(cancelledText([ada], 0)).toBe('Ada Werk ist abgemeldet. Das kostet nichts.')
  expect(cancelledText([pending], 25_000)).toBe('Ein Platz ohne Namen ist abgemeldet. Das kostet 250,00\u00a0€ netto.')
})
