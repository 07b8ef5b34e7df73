import type { Booking } from '../booking/booking.ts'
import { claimOf } from '../booking/training-claim.ts'
import { unbroken } from '../shared/unbroken.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** Who decides, tells the employer and signs (domain §4.2): for the JAV the BR (§ 65 Abs. 1, § 67 Abs. 2 BetrVG). */
export const decidingBody: Readonly<Record<TargetGroup, { readonly name: string; readonly signs: string }>> = {
  br: { name: 'Betriebsrat', signs: 'Vorsitz des Betriebsrats' },
  jav: { name: 'Betriebsrat', signs: 'Vorsitz des Betriebsrats' },
  sbv: { name: 'Schwerbehindertenvertretung', signs: 'Vertrauensperson der schwerbehinderten Menschen' },
}

/** On which norms training, costs, notice, release and dispute rest. */
export interface LawOfTraining {
  readonly training: string
  /** Absent where the employer bears no costs. */
  readonly costs?: string
  /** Absent where the law on the SBV names none. */
  readonly notice?: string
  /** That what is needed at work has been thought of. */
  readonly timing?: string
  readonly release: string
  /** Where an employer goes who finds the timing wrong. */
  readonly conciliation?: string
}

const necessary = (by: string): LawOfTraining => ({
  training: by + unbroken('§ 37 Abs. 6 BetrVG'),
  costs: by + unbroken('§ 40 Abs. 1 BetrVG'),
  notice: by + unbroken('§ 37 Abs. 6 Satz 4 BetrVG'),
  timing: by + unbroken('§ 37 Abs. 6 Satz 3 BetrVG'),
  release: `${by}${unbroken('§ 37 Abs. 6')} und ${unbroken('Abs. 2 BetrVG')}`,
  conciliation: by + unbroken('§ 37 Abs. 6 Satz 5 BetrVG'),
})

/** § 37 Abs. 7 Satz 3 BetrVG leads to the sentences of Abs. 6. */
const suitable = (by: string): LawOfTraining => ({
  training: by + unbroken('§ 37 Abs. 7 BetrVG'),
  notice: by + unbroken('§ 37 Abs. 7 Satz 3, Abs. 6 Satz 4 BetrVG'),
  timing: by + unbroken('§ 37 Abs. 7 Satz 3, Abs. 6 Satz 3 BetrVG'),
  release: by + unbroken('§ 37 Abs. 7 Satz 1 BetrVG'),
  conciliation: by + unbroken('§ 37 Abs. 7 Satz 3, Abs. 6 Satz 5 BetrVG'),
})

const ofSbv: LawOfTraining = {
  training: unbroken('§ 179 Abs. 4 Satz 3 SGB IX'),
  costs: unbroken('§ 179 Abs. 8 SGB IX'),
  release: `${unbroken('§ 179 Abs. 4 Satz 3')} und ${unbroken('Satz 1 SGB IX')}`,
}

/** Of the JAV the norms of the BR hold accordingly. */
const forJav = `${unbroken('§ 65 Abs. 1')} in Verbindung mit `

/** The norms that a booking's papers name. */
export function lawOf(booking: Pick<Booking, 'body' | 'options'>): LawOfTraining {
  if (booking.body === 'sbv') return ofSbv
  const law = claimOf(booking) === 'suitable' ? suitable : necessary
  return law(booking.body === 'jav' ? forJav : '')
}
