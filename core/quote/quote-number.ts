import type { Day } from '../shared/day.ts'

/** Numbers of quotes follow one another without a gap; every year begins anew: 'A-2026'. */
export type QuoteSeries = `A-${string}`

const digits = 6

export const quoteSeriesOf = (day: Day): QuoteSeries => `A-${day.slice(0, 4)}`

/** 'A-2026-000123'. */
export const quoteNumber = (series: QuoteSeries, nth: number): string =>
  `${series}-${String(nth).padStart(digits, '0')}`
