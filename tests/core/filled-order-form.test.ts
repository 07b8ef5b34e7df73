import { expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { filledOrderForm } from '#core/papers/filled-order-form.ts'
import { aBooking, aRecipient } from './booking-by-hand.ts'
import { aloud } from './read-aloud.ts'

const recipients = [aRecipient(), aRecipient({ id: 'r2', firstName: 'Änne', lastName: 'Ö’Brien' })]
const signed = { name: 'Jörg Beispiel', place: 'Leipzig', date: '2026-11-23' }
const about = { brand: brandBeforeContent, site: 'https://www.seminarhaus.example', today: '2026-11-23' }
const lines = filledOrderForm(aBooking({ recipients }), signed, about)
  .blocks.flatMap(aloud)
  .map((line) => line.replaceAll('\u00A0', ' '))

test('an order form that is filled in has a row for each who takes part, and none to add people at the same price', () => {
  expect(lines.filter((line) => /^\d+ \|/.test(line)).map((line) => line.split(' | ').slice(0, 2))).toEqual([
    ['1', 'Kim Sommer'],
    ['2', 'Änne Ö’Brien'],
  ])
})

test('and says what it costs in words that are short enough to stand beside it', () => {
  expect(lines).toContain('Summe netto: 3.700,00 €')
  expect(lines).toContain('19 % MwSt.: 566,20 €')
  expect(lines).toContain('7 % MwSt.: 50,40 €')
  expect(lines).toContain('Summe brutto: 4.316,60 €')
})
