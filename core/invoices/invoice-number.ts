import type { Day } from '../shared/day.ts'
import type { InvoiceKind } from './invoice.ts'

/** Numbers of a series follow one another without a gap; every year begins anew: 'R-2026'. */
export type Series = `${'R' | 'K'}-${string}`

const digits = 6
const shape = /^([RK]-\d{4})-(\d{6,12})$/

/** Corrections have numbers of their own, so that each list is complete by itself (§ 14 Abs. 4 S. 1 Nr. 4 UStG). */
export const seriesOf = (kind: InvoiceKind, issuedOn: Day): Series =>
  `${kind === 'korrektur' ? 'K' : 'R'}-${issuedOn.slice(0, 4)}`

/** 'R-2026-000001'. */
export const invoiceNumber = (series: Series, nth: number): string => `${series}-${String(nth).padStart(digits, '0')}`

/** The series of a number and its position there; undefined of what is no number of an invoice. */
export function partsOfNumber(number: string): { readonly series: Series; readonly nth: number } | undefined {
  const [, series, nth] = shape.exec(number) ?? []
  if (series === undefined || nth === undefined) return undefined
  const parts = { series: series as Series, nth: Number(nth) }
  return invoiceNumber(parts.series, parts.nth) === number ? parts : undefined
}
