import { expect, test } from 'vitest'
import { invoiceNumber, partsOfNumber, seriesOf } from '#core/invoices/invoice-number.ts'

test.each([
  ['rechnung', '2026-12-31', 1, 'R-2026-000001'],
  ['storno-gebuehr', '2027-01-01', 999_999, 'R-2027-999999'],
  ['korrektur', '2026-11-23', 42, 'K-2026-000042'],
  ['rechnung', '2026-11-23', 1_000_000, 'R-2026-1000000'],
] as const)('%s of %s, the %i of its series: %s', (kind, day, nth, number) => {
  const series = seriesOf(kind, day)
  expect(invoiceNumber(series, nth)).toBe(number)
  expect(partsOfNumber(number)).toEqual({ series, nth })
})

test.each(['R-2026-00001', 'R-2026-0000001', 'A-2026-000001', 'R-26-000001', '', 'R-2026-000001 '])(
  '%j is no number of an invoice',
  (text) => expect(partsOfNumber(text)).toBeUndefined(),
)
