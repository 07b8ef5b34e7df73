import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { Recipient } from '#core/cart/cart.ts'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { attendanceList } from '#core/papers/attendance-list.ts'
import { certificate } from '#core/papers/certificate.ts'
import { invitation } from '#core/papers/invitation.ts'
import { orderConfirmation } from '#core/papers/order-confirmation.ts'
import { aBookedEvent, aBooking, aRecipient, orderOf, someOptions, unnamed } from './booking-by-hand.ts'
import { aloud } from './read-aloud.ts'
import { aHotel, aModule } from './sample-theme.ts'

const about = {
  brand: { ...brandBeforeContent, city: 'Hamburg', phone: '040 1', email: 'b@s.example', freeCancellation: 28 },
  site: 'https://www.seminarhaus.example',
  today: '2026-11-25',
  theme: {
    learn: ['Fälle lösen'],
    programme: [
      { title: 'Quellen', points: ['Rangfolge', 'Günstigkeit'] },
      { title: 'Vertrag', points: [] },
    ],
    duration: '5 Tage',
  },
}
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const read = ({ blocks }: PrintedDocument): readonly string[] => blocks.flatMap(aloud).map(plain)
const confirmed = (...bookings: readonly Booking[]) => orderConfirmation(orderOf(bookings), bookings, about)

const onRequest = { r1: { lines: [{ item: 'fee', quantity: 1, net: null, rate: 19 }], hotelLines: [] } } as const
const unbound = (change: Partial<Booking>): Booking => {
  const { boundAt: _, ...booking } = aBooking(change)
  return booking
}
const reserved = unbound({ position: 2, state: 'reserviert', heldUntil: '2026-12-04T09:00:00.000Z' })
const waiting = unbound({ position: 3, state: 'warteliste' })

describe('the confirmation of an order', () => {
  test('is a letter to whoever pays, about all of it', () => {
    const document = confirmed(aBooking(), reserved)
    expect(document).toMatchObject({ title: 'Auftragsbestätigung AB-2X7-K9Q', personal: true })
    expect(document.letter).toMatchObject({
      from: 'Seminarhaus · Hamburg',
      to: ['Muster Maschinenbau GmbH', 'Betriebsrat', 'Jörg Beispiel', 'Werkstraße 5', '04103 Leipzig'],
    })
    const lines = read(document)
    expect(lines).toEqual(
      expect.arrayContaining([
        '## 1. Arbeitsrecht I',
        'Stand: Bestätigt',
        '## 2. Arbeitsrecht I',
        'Stand: Reserviert, unverbindlich bis 04.12.2026, 10:00 Uhr',
        'Teilnehmende: Kim Sommer',
        '## Alle zusammen',
        '! Summe netto | 3.700,00 €',
        '! Summe brutto | 4.316,60 €',
        '- Stornieren können Sie „Arbeitsrecht I“ bis zum 08.02.2027 kostenlos; danach nach den Geschäftsbedingungen.',
      ]),
    )
    expect(lines.at(-1)).toBe(
      'Allgemeine Geschäftsbedingungen: www.seminarhaus.example/agb -> https://www.seminarhaus.example/agb',
    )
  })

  test('is called for what it confirms, and says what binds nobody yet', () => {
    expect(confirmed(reserved).title).toBe('Reservierungsbestätigung AB-2X7-K9Q')
    expect(confirmed(waiting, reserved).title).toBe('Reservierungsbestätigung AB-2X7-K9Q')
    expect(confirmed(waiting).title).toBe('Eingangsbestätigung AB-2X7-K9Q')
    expect(read(confirmed(reserved))[1]).toContain('verbindlich gebucht ist davon noch nichts')
    expect(read(confirmed(aBooking()))[1]).toContain('was Sie gebucht haben')
    const requested = unbound({ state: 'angefragt', costs: onRequest })
    expect(read(confirmed(requested))).toContain('Stand: Angefragt, den Preis nennen wir Ihnen')
  })

  test('counts into its sum what holds seats: no waiting list, nothing that has ended', () => {
    const all = read(confirmed(aBooking(), reserved, waiting, aBooking({ state: 'storniert_kunde', position: 4 })))
    expect(all).toContain('! Summe netto | 3.700,00 €')
    expect(all).toContain('Stand: Warteliste, noch ohne Platz und ohne Kosten')
    expect(read(confirmed(aBooking()))).not.toContain('## Alle zusammen')
  })

  test('names who takes part no longer, and what that costs', () => {
    const cancelled = [
      { recipient: aRecipient({ firstName: 'Ayşe' }), at: '2026-11-24T09:00:00.000Z', percent: 50, feeNet: 74_500 },
    ]
    expect(read(confirmed(aBooking({ cancelled })))).toContain('Storniert: Ayşe Sommer, Stornokosten 745,00 € netto')
    const none = aBooking({ state: 'storniert_kunde', recipients: [], costs: {}, cancelled })
    expect(read(confirmed(none))).toContain('Stand: Storniert')
    expect(read(confirmed(none)).join()).not.toContain('Seminargebühr')
  })

  test('tells a private person once who he is, and that he may withdraw', () => {
    const { billing } = someOptions()
    const { department: _, ...own } = { ...billing, company: 'Jörg Beispiel' }
    const options = someOptions({ buyerType: 'privat', billing: own })
    const document = confirmed(aBooking({ options }))
    expect(document.letter?.to).toEqual(['Jörg Beispiel', 'Werkstraße 5', '04103 Leipzig'])
    expect(read(document).at(-1)).toContain('www.seminarhaus.example/widerruf')
    expect(read(confirmed(aBooking())).join()).not.toContain('widerruf')
  })
})

describe('the invitation', () => {
  const hotels = [{ hotelId: 1, arrival: { train: 'Mit der S1.', car: 'Über die A14.' } }]
  const managers = [{ name: 'Jana Petersen', phone: '040 2', email: 'jp@s.example' }]
  const invited = (change: Partial<Booking> = {}) =>
    read(invitation(aBooking({ state: 'eingeladen', ...change }), { ...about, hotels, managers }))

  test('tells when, where, how to come and who sleeps there', () => {
    const stay = { overnight: true, arrivalEve: true, departureLate: true }
    const lines = invited({ recipients: [aRecipient({ stay }), unnamed('r2')], costs: { ...aBooking().costs } })
    expect(lines).toEqual(
      expect.arrayContaining([
        'Termin: Nummer 4001',
        'Zeit: Montag, 8. März 2027, 13:00 Uhr, bis Freitag, 12. März 2027, 12:00 Uhr',
        'Ort: Hotel Lindenbogen, Lindenweg 1, 04109 Leipzig',
        'Kontakt: Jana Petersen, 040 2, jp@s.example',
        'Kim Sommer | 4 Nächte | Anreise am Vorabend, Abreise am Folgetag',
        'N. N. | keine | ',
        '## Anreise: Hotel Lindenbogen',
        'Mit der Bahn: Mit der S1.',
        'Mit dem Auto: Über die A14.',
        '## Programm',
      ]),
    )
    expect(lines.join()).not.toContain('virtuellen')
    expect(lines.at(-1)).toBe(
      'www.seminarhaus.example/seminare/p/4001 -> https://www.seminarhaus.example/seminare/p/4001',
    )
  })

  test('online needs no room and no way, but an access', () => {
    const lines = invited({ event: aBookedEvent({ hotel: null, isOnlineEvent: true }) })
    expect(lines).toContain('Ort: Online')
    expect(lines).toContain('- Kim Sommer')
    expect(lines).toContain('## Online dabei')
    expect(lines.join()).not.toContain('Anreise')
  })

  test('to a series names its modules, and the way to each hotel that is known', () => {
    const modules = [
      aModule({ title: 'Auftakt', hotelId: 1, hotel: aHotel() }),
      aModule({ title: 'Abschluss', hotelId: 2, hotel: aHotel({ internalId: 2, name: 'Am Fleet' }) }),
      aModule({ title: 'Abend', hotelId: 522 }),
    ]
    const lines = invited({ event: aBookedEvent({ modules }) })
    expect(lines).toEqual(
      expect.arrayContaining(['## Module', '## Anreise: Hotel Lindenbogen', '## Anreise: Am Fleet', '## Online dabei']),
    )
    expect(lines.filter((line) => line.startsWith('Mit der Bahn'))).toHaveLength(1)
    expect(lines).not.toContain('## Programm')
  })
})

describe('the certificate', () => {
  const to = aRecipient({ firstName: 'Łukasz', lastName: 'GROẞE-Doğan' })

  test('says who was where, when, and what it was about', () => {
    const document = certificate(aBooking(), to, about)
    expect(document).toMatchObject({
      title: 'Teilnahmebescheinigung',
      subtitle: 'Łukasz GROẞE-Doğan',
      issued: '2026-11-25',
    })
    expect(read(document)).toEqual([
      '(lead) Łukasz GROẞE-Doğan hat vom 08.03.2027 bis 12.03.2027 in Leipzig, Hotel Lindenbogen teilgenommen an: Seminar „Arbeitsrecht I“.',
      'Termin: Nummer 4001',
      'Zeit: Montag, 8. März 2027, 13:00 Uhr, bis Freitag, 12. März 2027, 12:00 Uhr',
      'Dauer: 5 Tage',
      'Ort: Hotel Lindenbogen, Lindenweg 1, 04109 Leipzig',
      'Veranstalter: Seminarhaus, Hamburg',
      '## Inhalte',
      '- Quellen: Rangfolge; Günstigkeit',
      '- Vertrag',
      'Hamburg, 25.11.2026',
      '(small) Diese Bescheinigung ist elektronisch ausgestellt und ohne Unterschrift gültig.',
    ])
  })

  test('of a series tells the modules that were booked, how long those are, and what they were about', () => {
    const { theme } = about
    const programme = [
      { title: 'Modul 1', points: ['Wer sitzt vorn?', 'Wer schreibt?'] },
      { title: 'Modul 2', points: ['Verhandeln'] },
    ]
    const second = aModule({ title: 'Modul 2', startDate: '2027-04-05' })
    const event = aBookedEvent({ modules: [aModule({ title: 'Modul 1' }), second] })
    const of = (booking: Booking) => read(certificate(booking, to, { ...about, theme: { ...theme, programme } }))
    const whole = of(aBooking({ event }))
    expect(whole).toContain('- Modul 1: Wer sitzt vorn? Wer schreibt?')
    expect(whole.filter((line) => line.startsWith('Dauer'))).toEqual([])
    const part = of(aBooking({ event: { ...event, modules: [second] }, modules: ['2027-04-05'] }))
    expect(part.filter((line) => line.startsWith('- '))).toEqual(['- Modul 2: Verhandeln'])
    const untold = { ...about, theme: { ...theme, programme: [] } }
    const silent = read(certificate(aBooking({ event, modules: ['2027-04-05'] }), to, untold))
    expect(silent).not.toContain('- Fälle lösen')
  })

  test('without a programme tells what one learns; without the theme what is known of the event', () => {
    const { theme, ...nothing } = about
    const learnt = read(certificate(aBooking(), to, { ...about, theme: { ...theme, programme: [] } }))
    expect(learnt).toContain('- Fälle lösen')
    expect(read(certificate(aBooking(), to, nothing))).not.toContain('## Inhalte')
  })
})

test('the list of those who take part is in order of names, with room to sign', () => {
  const seat = (recipient: Recipient) => ({
    bookingId: 'b1',
    orderNo: 'AB',
    state: 'bestaetigt' as const,
    company: 'Werk GmbH',
    recipient,
  })
  const participants = [
    unnamed('r0'),
    aRecipient({ lastName: 'Zahn' }),
    aRecipient({ lastName: 'Ärmel', firstName: 'Ö' }),
  ].map(seat)
  const lines = read(attendanceList({ event: aBookedEvent(), participants, open: 1 }, about))
  expect(lines).toContain('Plätze: 3')
  expect(lines).toContain('Nr. (short) | Name | Betrieb | Unterschrift (hand)')
  expect(lines.slice(-3)).toEqual([
    '1 | Ö Ärmel | Werk GmbH | ',
    '2 | Kim Zahn | Werk GmbH | ',
    '3 | N. N. | Werk GmbH | ',
  ])
})
