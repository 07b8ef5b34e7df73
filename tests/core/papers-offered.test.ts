import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { bookingStates, type BookingState } from '#core/booking/booking-state.ts'
import { addDays } from '#core/shared/dates.ts'
import { papersOf } from '#core/papers/papers.ts'
import { aBooking, aRecipient, someOptions, unnamed } from './booking-by-hand.ts'

/** In the order in which they are offered, each by a letter. */
const letters: Readonly<Record<string, string>> = {
  entsendebeschluss: 'E',
  tagesordnung: 'T',
  'mitteilung-arbeitgeber': 'M',
  kostenuebernahme: 'K',
  auftragsbestaetigung: 'A',
  bestellformular: 'F',
  einladung: 'I',
  teilnahmebescheinigung: 'B',
}
const lettersOf = (booking: Booking, today = '2026-11-25'): string =>
  papersOf(booking, today)
    .map(({ kind }) => letters[kind])
    .join('')

const works = { body: 'br' } as const
const sbv = { body: 'sbv', options: someOptions({ legalBasis: '179_sgb9' }) } as const
const jav = { body: 'jav', options: someOptions({ legalBasis: '65' }) } as const
const suitable = { body: 'br', options: someOptions({ legalBasis: '37_7' }) } as const
const own = { body: 'br', options: someOptions({ buyerType: 'privat', legalBasis: '37_6' }) } as const
const sent = { body: 'br', options: someOptions({ buyerType: 'arbeitgeber', legalBasis: 'keine' }) } as const

/** By hand: BR, JAV, SBV, suitable training alone, a private person, somebody whom the employer sends by himself. */
const table: Readonly<Record<BookingState, readonly [string, string, string, string, string, string]>> = {
  reserviert: ['ETMKA', 'ETMKA', 'MKA', 'ETMA', 'A', 'A'],
  angefragt: ['ETMKA', 'ETMKA', 'MKA', 'ETMA', 'A', 'A'],
  bestaetigt: ['ETMKA', 'ETMKA', 'MKA', 'ETMA', 'A', 'A'],
  eingeladen: ['ETMKAI', 'ETMKAI', 'MKAI', 'ETMAI', 'AI', 'AI'],
  warteliste: ['ETA', 'ETA', 'A', 'ETA', 'A', 'A'],
  nachgerueckt: ['ETMKA', 'ETMKA', 'MKA', 'ETMA', 'A', 'A'],
  storniert_kunde: ['A', 'A', 'A', 'A', 'A', 'A'],
  abgesagt_veranstalter: ['A', 'A', 'A', 'A', 'A', 'A'],
  umgebucht: ['A', 'A', 'A', 'A', 'A', 'A'],
  teilgenommen: ['ETA', 'ETA', 'A', 'ETA', 'A', 'A'],
  nicht_erschienen: ['ETA', 'ETA', 'A', 'ETA', 'A', 'A'],
  verfallen: ['', '', '', '', '', ''],
}

const neverBound: ReadonlySet<BookingState> = new Set([
  'reserviert',
  'angefragt',
  'warteliste',
  'nachgerueckt',
  'verfallen',
])
const standingAt = (state: BookingState, of: Partial<Booking>): Booking => {
  const { boundAt: _, ...unbound } = aBooking({ state, ...of })
  return neverBound.has(state) ? unbound : aBooking({ state, ...of })
}

test.each(bookingStates)('a booking in the state %s offers its papers', (state) =>
  expect([works, jav, sbv, suitable, own, sent].map((of) => lettersOf(standingAt(state, of)))).toEqual(table[state]),
)

describe('in time', () => {
  const resolution = { heldOn: '2026-11-22', entitled: 9, present: 7, yes: 6, no: 1, abstained: 0 }

  test('nothing is put on an agenda that has been decided', () =>
    expect(lettersOf(aBooking({ resolution }))).toBe('EMKA'))

  test('the employer is told until the first day, and invited is who is on the way', () => {
    const invited = aBooking({ state: 'eingeladen', resolution })
    expect(lettersOf(invited, '2027-03-08')).toBe('EMKAI')
    expect(lettersOf(invited, '2027-03-09')).toBe('EAI')
    expect(lettersOf(invited, '2027-03-12')).toBe('EAI')
    expect(lettersOf(invited, '2027-03-13')).toBe('EA')
    expect(lettersOf(aBooking(), '2027-03-09')).toBe('EA')
  })

  test('an order form is signed as long as the seats are held, until the first day', () => {
    const orderForm = { name: 'Kim Sommer', place: 'Leipzig', date: '2026-11-25' }
    const reserved = aBooking({ state: 'reserviert', orderForm, ...sent })
    expect(lettersOf(reserved)).toBe('AF')
    expect(lettersOf(reserved, '2027-03-08')).toBe('AF')
    expect(lettersOf(reserved, '2027-03-09')).toBe('A')
    for (const state of bookingStates.filter((it) => it !== 'reserviert'))
      expect(lettersOf(aBooking({ state, orderForm }))).not.toContain('F')
  })

  test('whoever was there and has a name gets a certificate', () => {
    const recipients = [aRecipient({ id: 'a' }), aRecipient({ id: 'b' }), aRecipient({ id: 'c' }), unnamed('d')]
    const attendance = { a: true, b: false, d: true }
    const after = (state: BookingState) => papersOf(aBooking({ state, recipients, attendance }), '2027-03-20')
    expect(after('teilgenommen').flatMap(({ recipientId }) => recipientId ?? [])).toEqual(['a'])
    expect(after('nicht_erschienen').flatMap(({ recipientId }) => recipientId ?? [])).toEqual([])
    expect(lettersOf(aBooking({ state: 'teilgenommen' }), '2027-03-20')).toBe('EA')
  })

  test('a certificate is there from the last day on of what was booked', () => {
    const recipients = [aRecipient({ id: 'a' })]
    const noted = aBooking({ state: 'teilgenommen', recipients, attendance: { a: true } })
    const lastDay = noted.event.endDate.slice(0, 10)
    expect(lettersOf(noted, lastDay)).toBe('EAB')
    expect(lettersOf(noted, addDays(lastDay, -1))).toBe('EA')
  })
})
