import { expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { filledOrderForm } from '#core/papers/filled-order-form.ts'
import { aBooking, aRecipient, someOptions } from './booking-by-hand.ts'
import { aloud } from './read-aloud.ts'

const recipients = [aRecipient(), aRecipient({ id: 'r2', firstName: 'Änne', lastName: 'Ö’Brien' })]
const signed = { name: 'Jörg Beispiel', place: 'Leipzig', date: '2026-11-23' }
const about = { brand: brandBeforeContent, site: 'https://www.seminarhaus.example', today: '2026-11-23' }
const read = (booking: Booking): readonly string[] =>
  filledOrderForm(booking, signed, about)
    .blocks.flatMap(aloud)
    .map((line) => line.replaceAll('\u00A0', ' '))
const lines = read(aBooking({ recipients }))

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

test('each of its sheets can be told by the number of the order', () => {
  const { about: told } = filledOrderForm(aBooking(), signed, about)
  expect(told).toBe('Verbindliche Anmeldung AB-2X7-K9Q: Arbeitsrecht I, 08.03.2027 bis 12.03.2027')
})

test('of an SBV it asks for no resolution, of a JAV for that of the works council', () => {
  const ofSbv = read(aBooking({ body: 'sbv', options: someOptions({ legalBasis: '179_sgb9' }) }))
  expect(ofSbv).toContain('## Unterschrift')
  expect(ofSbv.join()).toContain('Als Schwerbehindertenvertretung entscheiden Sie ohne Beschluss.')
  expect(ofSbv.join()).not.toContain('beschlossen am')
  const ofJav = read(aBooking({ body: 'jav', options: someOptions({ legalBasis: '65' }) }))
  expect(ofJav).toContain('Gremium: Jugend- und Auszubildendenvertretung')
  expect(ofJav).toContain('Der Betriebsrat hat die Teilnahme beschlossen am: 1x to write')
  expect(ofJav.join()).not.toContain('Schwerbehindertenvertretung')
})
