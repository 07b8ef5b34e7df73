import type { HotelPayer, LegalBasisKey } from '../cart/order-options.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import type { Instant } from '../shared/day.ts'
import type { Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { Booking } from './booking.ts'
import type { EmployersAnswer } from './employers-link.ts'

/**
 * What the employer is asked to take on: topic, days, place, costs, legal basis and names, as § 37 Abs. 6 BetrVG asks
 * for them; no vote, and nothing that people said of themselves beside their names.
 */
export interface EmployersRequest extends Pick<Booking, 'orderNo' | 'event' | 'body' | 'state'> {
  readonly legalBasis: LegalBasisKey
  readonly company: string
  /** Who asks. */
  readonly orderer: string
  /** Names; 'N. N.' is null. */
  readonly names: readonly (string | null)[]
  readonly hotelPayer: HotelPayer
  readonly lines: readonly CostLine[]
  readonly hotelLines: readonly CostLine[]
  readonly totals: CostTotals
  readonly until: Instant
  /** His own answers, oldest first. */
  readonly answers: readonly Omit<EmployersAnswer, 'at' | 'text'>[]
}
/** The link is unknown, revoked, or its time is over. */
export interface LinkExpired {
  readonly why: 'expired'
}
export type EmployersField = 'kind' | 'name' | 'text'

/** What the employer does to whom a link was handed. */
export interface ForAnsweringAsEmployer {
  /** What he is asked. Refuses an unknown link, and one that is revoked or whose time is over. */
  request(ask: { readonly token: string }): Promise<Result<EmployersRequest, NotFound | LinkExpired>>
  /** He confirms, asks or objects, by name; the orderer is written to. A question and an objection need a text. */
  answer(ask: {
    readonly token: string
    readonly kind: string
    readonly name: string
    readonly text?: string
  }): Promise<Result<EmployersRequest, NotFound | LinkExpired | Invalid<EmployersField> | TooMany>>
}
