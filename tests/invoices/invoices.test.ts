import { describe, expect, test } from 'vitest'
import { billedLines } from '#core/invoices/billed-lines.ts'
import { correctionOf } from '#core/invoices/correction-of.ts'
import { sellerFrom, type Invoice } from '#core/invoices/invoice.ts'
import { cancellationFeeFor, invoiceFor, issued, serviceOf } from '#core/invoices/invoice-for.ts'
import { invoiceNumber, partsOfNumber, seriesOf } from '#core/invoices/invoice-number.ts'
import { isIban, ibanText } from '#core/brand/seller.ts'
import { paymentText, periodText } from '#core/invoices/invoice-words.ts'
import { required } from '#core/shared/required.ts'
import { aHotel } from '../core/sample-theme.ts'
import { brand } from '../storage/contract/programme.ts'
import { booking, cancelled, costing, exemptFee, fee, hotelLines, named, seller } from './sample-bookings.ts'

const of = (asked = booking()): Invoice =>
  issued(invoiceFor(asked, required(billedLines(asked))), { number: 'R-2026-000001', day: '2026-11-20', seller })
const corrected = (all: readonly [Invoice, ...Invoice[]], left: Parameters<typeof booking>[0]) => {
  const draft = correctionOf(all, {
    lines: required(billedLines(booking(left))),
    participants: [],
    service: serviceOf(booking(left)),
  })
  return draft && issued(draft, { number: 'K-2026-000001', day: '2026-12-01', seller })
}

describe('an invoice', () => {
  test('bills what a booking costs, line by line, with VAT per rate on the sum', () => {
    const costs = costing([fee, ...hotelLines])
    const { lines, totals, ...about } = of(booking({ costs: { r1: costs, r2: costs } }))
    expect(lines.map(({ text, quantity, net, rate }) => [text, quantity, net, rate])).toEqual([
      ['Seminargebühr', 2, 149_000, 19],
      ['Übernachtung im Einzelzimmer', 8, 9_813, 7],
      ['Tagungspauschale: Speisen', 10, 4_165, 7],
      ['Tagungspauschale: Getränke', 10, 1_785, 19],
      ['Übernachtungssteuer', 8, 400, 0],
    ])
    // 19 % of 2980.00 + 178.50; 7 % of 785.04 + 416.50.
    expect(totals).toEqual({
      net: 439_204,
      vatByRate: [
        { rate: 19, net: 315_850, vat: 60_012 },
        { rate: 7, net: 120_154, vat: 8_411 },
        { rate: 0, net: 3_200, vat: 0 },
      ],
      gross: 507_627,
    })
    expect(about).toMatchObject({
      kind: 'rechnung',
      orderer: 'Bo Żak',
      orderNo: 'B-7KQ4M2',
      title: 'Betriebsverfassungsrecht I',
      service: { from: '2027-01-11', until: '2027-01-15' },
      participants: ['Änne Ö’Brien', 'Bo Żak'],
    })
  })

  test('is due fourteen days after it was issued', () => {
    expect(of().dueOn).toBe('2026-12-04')
  })

  test('says why no VAT is due where none is', () => {
    const [education] = of(booking({ costs: { r1: costing([exemptFee]), r2: costing([exemptFee]) } })).lines
    expect(education?.untaxed).toBe('education')
    const withTax = of(booking({ costs: { r1: costing(hotelLines), r2: costing(hotelLines) } })).lines
    expect(withTax.map(({ untaxed }) => untaxed)).toEqual([undefined, undefined, undefined, 'passed-through'])
  })

  test('names the modules of a series, and nobody whose name is not known', () => {
    const asked = booking({
      recipients: [
        named('r1'),
        { id: 'r2', version: 1, pending: true, stay: { overnight: null, arrivalEve: false, departureLate: false } },
      ],
      costs: { r1: costing([fee, { ...fee, item: 'night', module: 'Modul 1' }]), r2: costing([fee]) },
    })
    const { lines, participants } = of(asked)
    expect(lines.map(({ module }) => module)).toEqual([undefined, 'Modul 1'])
    expect(participants).toEqual(['Änne Ö’Brien'])
  })

  test('is not made while a price is auf Anfrage', () => {
    expect(
      billedLines(booking({ costs: { r1: costing([fee]), r2: costing([{ ...fee, net: null }]) } })),
    ).toBeUndefined()
  })
})

describe('a correction', () => {
  test('takes back what those cost who take part no longer, and names the invoice', () => {
    const invoice = of()
    const correction = corrected([invoice], { recipients: [named('r2')] })
    expect(correction).toMatchObject({
      kind: 'korrektur',
      about: { number: 'R-2026-000001', issuedOn: '2026-11-20' },
      lines: [{ item: 'fee', quantity: -1, net: 149_000, rate: 19 }],
      totals: { net: -149_000, vatByRate: [{ rate: 19, net: -149_000, vat: -28_310 }], gross: -177_310 },
    })
    expect(correction).not.toHaveProperty('dueOn')
  })

  test('bills more where there is more, and that is due', () => {
    const both = { r1: costing([fee, ...hotelLines]), r2: costing([fee]) }
    const correction = required(corrected([of()], { costs: both }))
    expect(correction.lines.map(({ item, quantity }) => [item, quantity])).toEqual([
      ['night', 4],
      ['food', 5],
      ['drinks', 5],
      ['city-tax', 4],
    ])
    expect(correction.dueOn).toBe('2026-12-15')
  })

  test('of a price puts the one line in the place of the other', () => {
    const cheaper = { r1: costing([{ ...fee, net: 100_000 }]), r2: costing([fee]) }
    expect(corrected([of()], { costs: cheaper })?.lines.map(({ quantity, net }) => [quantity, net])).toEqual([
      [-1, 149_000],
      [1, 100_000],
    ])
  })

  test('is none where nothing changes', () => {
    expect(corrected([of()], {})).toBeUndefined()
    expect(corrected([of(), required(corrected([of()], { recipients: [] }))], { recipients: [] })).toBeUndefined()
  })

  const { event } = booking()
  const later = { event: { ...event, startDate: '2027-02-01', endDate: '2027-02-05' } }
  const [then, now] = [
    { from: '2027-01-11', until: '2027-01-15' },
    { from: '2027-02-01', until: '2027-02-05' },
  ]

  test('of days takes all back for the old ones and bills it for the new ones, for the same money', () => {
    const correction = required(corrected([of()], later))
    expect(correction).toMatchObject({
      service: now,
      lines: [
        { quantity: -2, net: 149_000, service: then },
        { quantity: 2, net: 149_000, service: now },
      ],
      totals: { net: 0, vatByRate: [{ rate: 19, net: 0, vat: 0 }], gross: 0 },
    })
    expect(correction).not.toHaveProperty('dueOn')
    expect(paymentText(correction)).toBe('Am Betrag der Rechnung ändert sich nichts.')
    expect(periodText(correction)).toBe(
      'Leistungszeitraum: 01.02.2027 bis 05.02.2027, bisher 11.01.2027 bis 15.01.2027.',
    )
  })

  test('after that speaks of the days on which it is held, and back again of both', () => {
    const moved = required(corrected([of()], later))
    const fewer = required(corrected([of(), moved], { ...later, recipients: [named('r2')] }))
    expect(fewer).toMatchObject({ service: now, lines: [{ quantity: -1 }] })
    expect(fewer.lines[0]).not.toHaveProperty('service')
    const back = required(corrected([of(), moved, fewer], { recipients: [named('r2')] }))
    expect(back.lines.map(({ quantity, service }) => [quantity, service])).toEqual([
      [1, then],
      [-1, now],
    ])
    expect(corrected([of(), moved, fewer, back], { recipients: [named('r2')] })).toBeUndefined()
  })

  test('of what is rescheduled and cancelled at once takes the old days back', () => {
    const correction = required(corrected([of()], { ...later, recipients: [] }))
    expect(correction).toMatchObject({ service: then, lines: [{ quantity: -2 }] })
    expect(correction.lines[0]).not.toHaveProperty('service')
  })

  test('is none where it is held in another hotel, which no invoice names', () => {
    expect(corrected([of()], { event: { ...event, isOnlineEvent: true, startTime: '08:00' } })).toBeUndefined()
    expect(corrected([of()], { event: { ...event, hotel: aHotel() } })).toBeUndefined()
  })

  test('leaves no cent over where VAT was rounded', () => {
    // 19 % of 0.53 is 0.1007, of 0.26 and 0.27 it is 0.0494 and 0.0513: each rounds down.
    const odd = (net: number) => costing([{ ...fee, net }])
    const costs = { r1: odd(26), r2: odd(29) }
    const invoice = of(booking({ costs }))
    const left = { costs, recipients: [named('r2')] }
    const correction = required(corrected([invoice], left))
    expect([invoice.totals.gross + correction.totals.gross, correction.totals.vatByRate]).toEqual([
      29 + 6,
      [{ rate: 19, net: -26, vat: 6 - 10 }],
    ])
  })
})

describe('what cancelling costs', () => {
  const draft = cancellationFeeFor(
    booking(),
    [cancelled('r1', 50, 74_500), cancelled('r2', 50, 74_500), cancelled('r3', 100, 149_000), cancelled('r4', 0, 0)],
    of(),
  )
  test('is billed by itself, without VAT, for those who pay', () => {
    expect(draft).toMatchObject({
      kind: 'storno-gebuehr',
      about: { number: 'R-2026-000001' },
      lines: [
        { text: 'Stornokosten, 50\u00a0% der Seminargebühr', quantity: 2, net: 74_500, rate: 0, untaxed: 'damages' },
        { text: 'Stornokosten, 100\u00a0% der Seminargebühr', quantity: 1, net: 149_000, untaxed: 'damages' },
      ],
      totals: { net: 298_000, gross: 298_000, vatByRate: [{ rate: 0, net: 298_000, vat: 0 }] },
    })
  })
  test('is no invoice where it costs nothing', () => {
    expect(cancellationFeeFor(booking(), [cancelled('r1', 0, 0)])).toBeUndefined()
  })
})

describe('a number', () => {
  test('is of the year and the kind', () => {
    expect(invoiceNumber(seriesOf('rechnung', '2026-12-31'), 1)).toBe('R-2026-000001')
    expect(invoiceNumber(seriesOf('storno-gebuehr', '2027-01-01'), 42)).toBe('R-2027-000042')
    expect(invoiceNumber(seriesOf('korrektur', '2027-01-01'), 1_234_567)).toBe('K-2027-1234567')
  })
  test.each([
    ['R-2026-000001', { series: 'R-2026', nth: 1 }],
    ['K-2027-1234567', { series: 'K-2027', nth: 1_234_567 }],
    ['R-2026-0000001', undefined],
    ['X-2026-000001', undefined],
    ['R-2026-1', undefined],
    ['', undefined],
  ])('%j is read back', (number, parts) => {
    expect(partsOfNumber(number)).toEqual(parts)
  })
})

describe('who issues it', () => {
  test('is who the settings name, with how he is reached', () => {
    const { name, claim, phone, email, ...rest } = seller
    expect(sellerFrom({ ...brand, name, claim, phone, email, seller: rest })).toEqual(seller)
    expect(sellerFrom(brand)).toBeUndefined()
  })
  test.each([
    ['DE89370400440532013000', true],
    ['DE88370400440532013000', false],
    ['DE8937040044053201300', false],
    ['', false],
  ])('has an account whose number %j is right: %j', (iban, right) => {
    expect(isIban(iban)).toBe(right)
  })
  test('has its number read in fours', () => {
    expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  })
})
