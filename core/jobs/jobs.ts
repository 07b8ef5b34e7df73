import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/** An open position (domain §7.13; schema.org JobPosting). */
export interface Position {
  readonly id: number
  /** First segment of its address: the department, as a slug ('seminarorganisation'). */
  readonly department: { readonly slug: string; readonly title: string }
  readonly title: string
  readonly teaser: string
  readonly tasks: readonly string[]
  readonly profile: readonly string[]
  readonly offers: readonly string[]
  /** How much of a week; both: as agreed. */
  readonly extent: readonly ('full-time' | 'part-time')[]
  readonly contract: 'permanent' | 'fixed-term' | 'apprenticeship' | 'internship'
  /** Hours a week, such as '30 bis 38,5 Stunden'. */
  readonly hours: string
  /** Name of the town of the workplace. */
  readonly city: string
  /** Where the work is done: in the office, some days at home, or wherever one likes. */
  readonly workplace: 'office' | 'hybrid' | 'remote'
  /** A year, gross; null: not told. */
  readonly salary: { readonly from: Cents; readonly to: Cents } | null
  readonly postedOn: Day
  /** Last day on which one may apply; after it the page answers 410. */
  readonly validThrough: Day
}

/** The kind of records that is an open position (core/records). */
export interface JobRecords {
  readonly position: Position
}
