import type { Booking } from './booking.ts'

type Claimed = {
  readonly body: Booking['body']
  readonly options: Pick<Booking['options'], 'buyerType' | 'legalBasis'>
}

/**
 * On what right a booking rests (domain §4.2): training that the office needs (§ 37 Abs. 6 BetrVG, § 65 Abs. 1 BetrVG,
 * § 179 Abs. 4 S. 3 SGB IX), training that the Land has found suitable (§ 37 Abs. 7 BetrVG), or none, of whoever pays
 * by himself. The SBV has no right of the second kind.
 */
export type TrainingClaim = 'necessary' | 'suitable' | 'none'

/** On what right a booking rests, by its body, its buyer and the legal basis that was named. */
export const claimOf = ({ body, options }: Claimed): TrainingClaim => {
  if (options.buyerType === 'privat' || options.legalBasis === 'keine') return 'none'
  return options.legalBasis === '37_7' && body !== 'sbv' ? 'suitable' : 'necessary'
}

/** The BR decides for itself and for the JAV; a Vertrauensperson decides alone (§ 179 Abs. 4 S. 3 SGB IX). */
export const needsResolution = (booking: Claimed): boolean => claimOf(booking) !== 'none' && booking.body !== 'sbv'

/** Whoever trains by right tells the employer in time (§ 37 Abs. 6 S. 4, Abs. 7 S. 3 BetrVG). */
export const needsNotice = (booking: Claimed): boolean => claimOf(booking) !== 'none'

/** The employer bears what is necessary; suitable training gives paid leave alone (§ 40 Abs. 1, § 37 Abs. 7 BetrVG). */
export const claimsCosts = (booking: Claimed): boolean => claimOf(booking) === 'necessary'
