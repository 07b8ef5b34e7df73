import type { Day } from '../shared/day.ts'
import { hintsByLaw, type Hint } from './law/hints.ts'
import type { Gremium } from './gremium.ts'

/** What the law says of a Gremium on a day in Berlin, by what it said of itself. */
export const hintsOf = (gremium: Gremium, today: Day): readonly Hint[] => {
  const { inOffice: members, electedAt: electedOn, ...facts } = gremium
  const known = { ...facts, ...(members !== undefined && { members }), ...(electedOn && { electedOn }) }
  return hintsByLaw(known, today)
}
