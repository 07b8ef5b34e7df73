import { describe, expect, test } from 'vitest'
import {
  aboutText,
  kindNames,
  participantsLine,
  paymentText,
  periodText,
  untaxedReasonsOf,
} from '#core/invoices/invoice-words.ts'
import type { InvoiceLine } from '#core/invoices/invoice.ts'

const aLine = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  item: 'fee',
  text: 'Seminargebühr',
  quantity: 1,
  net: 149_000,
  rate: 0,
  ...change,
})
const owed = (gross: number) => ({ net: gross, vatByRate: [], gross })
const service = { from: '2027-02-01', until: '2027-02-03' }

test('what papers are called', () => {
  expect(kindNames).toEqual({
    rechnung: 'Rechnung',
    korrektur: 'Rechnungskorrektur',
    'storno-gebuehr': 'Rechnung über Stornokosten',
  })
})

test('why no VAT is due is told once for each reason', () => {
  const lines = [
    aLine({ untaxed: 'education' }),
    aLine({ untaxed: 'education' }),
    aLine({ rate: 19 }),
    aLine({ untaxed: 'passed-through' }),
    aLine({ untaxed: 'damages' }),
  ]
  expect(untaxedReasonsOf({ lines })).toEqual([
    'Die Seminargebühr ist umsatzsteuerfrei nach §\u00a04 Nr.\u00a022 Buchst.\u00a0a UStG.',
    'Die Übernachtungssteuer ist ein durchlaufender Posten (§\u00a010 Abs.\u00a01 Satz\u00a05 UStG).',
    'Stornokosten sind Schadensersatz und unterliegen nicht der Umsatzsteuer (§\u00a01 Abs.\u00a01 Nr.\u00a01 UStG).',
  ])
})

describe('when it is paid', () => {
  const back =
    'Was Sie schon gezahlt haben, erstatten wir auf Ihr Konto; was noch offen ist, verringert sich um diesen Betrag.'
  test.each([
    [{ kind: 'rechnung', dueOn: '2026-12-05', totals: owed(1) }, 'Zahlbar bis zum 05.12.2026 ohne Abzug.'],
    [{ kind: 'korrektur', totals: owed(-1) }, back],
    [{ kind: 'korrektur', totals: owed(0) }, 'Am Betrag der Rechnung ändert sich nichts.'],
    [{ kind: 'rechnung', totals: owed(0) }, 'Es ist nichts zu zahlen.'],
  ] as const)('%j', (invoice, text) => expect(paymentText(invoice)).toBe(text))
})

describe('when it was served', () => {
  const now = 'Leistungszeitraum: 01.02.2027 bis 03.02.2027'
  test.each([
    [[aLine(), aLine({ service })], `${now}.`],
    [[aLine({ service: { from: '2027-01-11', until: '2027-02-03' } })], `${now}, bisher 11.01.2027 bis 03.02.2027.`],
    [[aLine({ service: { from: '2027-02-01', until: '2027-02-05' } })], `${now}, bisher 01.02.2027 bis 05.02.2027.`],
  ])('%j', (lines, text) => expect(periodText({ service, lines })).toBe(text))
})

test('who takes part, and which invoice it is about, is told where there is something to tell', () => {
  const participants = ['Änne Ö’Brien', 'Bo Żak']
  expect(participantsLine({ kind: 'rechnung', participants: [] })).toBeUndefined()
  expect(participantsLine({ kind: 'rechnung', participants })).toBe('Teilnehmende: Änne Ö’Brien, Bo Żak')
  expect(participantsLine({ kind: 'korrektur', participants })).toBe(
    'Teilnehmende nach der Korrektur: Änne Ö’Brien, Bo Żak',
  )
  expect(aboutText({})).toBeUndefined()
  expect(aboutText({ about: { number: 'R-2026-000001', issuedOn: '2026-11-20' } })).toBe(
    'zur Rechnung R-2026-000001 vom 20.11.2026',
  )
})
