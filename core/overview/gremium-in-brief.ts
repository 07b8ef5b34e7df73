import type { User } from '../accounts/accounts.ts'
import type { Gremium } from '../gremium/gremium.ts'
import { bodyFactsOf, hintsOf } from '../gremium/hints-of-gremium.ts'
import { seatsByLaw } from '../gremium/law/hints.ts'
import { inOrderOfOffice, seatedOn } from '../gremium/roster.ts'
import { basicsOfSeats, seatsIn } from '../gremium-plan/seats.ts'
import { knownOf } from '../own-trainings/known-trainings.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Teaches } from '../training-plan/basics.ts'
import { listInBrief } from './list-in-brief.ts'
import type { GremiumInBrief } from './overview.ts'
import type { StoredBeside } from './ports.ts'

/** Addresses under which those take part who have a seat on a day. */
export const emailsOf = (gremium: Gremium, day: Day): readonly string[] =>
  seatedOn(gremium, day).flatMap(({ email }) => email ?? [])

/** What an overview tells of a Gremium to one who belongs to it. */
export const gremiumInBrief = (
  gremium: Gremium,
  userId: User['id'],
  {
    day,
    since,
    beside,
    teaching,
  }: {
    readonly day: Day
    readonly since: Instant
    readonly beside: StoredBeside
    readonly teaching: readonly Teaches[]
  },
): GremiumInBrief => {
  const seats = seatsByLaw(bodyFactsOf(gremium, day))
  const user = gremium.users.find((one) => one.userId === userId)
  if (!user) throw new Error('a Gremium is shown to those who belong to it')
  const known = knownOf(emailsOf(gremium, day), beside.trainings)
  const standings = basicsOfSeats(seatsIn(gremium, [], day), gremium, known, teaching)
  return {
    id: gremium.id,
    seated: inOrderOfOffice(seatedOn(gremium, day)).map(({ id, firstName, lastName, role }) => {
      const basics = standings.get(id)
      return { id, firstName, lastName, role, ...(basics && { basics }) }
    }),
    ...(seats !== undefined && { seats }),
    list: listInBrief(beside.entries, user, since),
    hints: hintsOf(gremium, day),
  }
}
