import type { Day } from '../shared/day.ts'
import { hintsByLaw, type BodyFacts, type Hint } from './law/hints.ts'
import type { Gremium } from './gremium.ts'
import { countsOf, deputiesOn } from './roster.ts'

/** What the law looks at, as a Gremium says it; who has a seat and is released says its roster, where it has one. */
export const bodyFactsOf = (gremium: Gremium, day: Day): BodyFacts => {
  const { type, employees, voters, young, disabled, electedAt } = gremium
  const { inOffice, released } = countsOf(gremium, day) ?? gremium
  const deputies = deputiesOn(gremium, day)
  return {
    type,
    ...(employees !== undefined && { employees }),
    ...(voters !== undefined && { voters }),
    ...(young !== undefined && { young }),
    ...(disabled !== undefined && { disabled }),
    ...(inOffice !== undefined && { members: inOffice }),
    ...(deputies !== undefined && { deputies }),
    ...(released !== undefined && { released }),
    ...(electedAt && { electedOn: electedAt }),
  }
}

/** What the law says of a Gremium on a day in Berlin, by what it said of itself. */
export const hintsOf = (gremium: Gremium, today: Day): readonly Hint[] => hintsByLaw(bodyFactsOf(gremium, today), today)
