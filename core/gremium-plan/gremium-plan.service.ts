import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import { nameOfGremium } from '../gremium/gremium.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused } from '../shared/result.ts'
import type { ForKnowingTaughtThemes, ForKnowingTrainings, ForPlanningTrainings } from '../training-plan/ports.ts'
import { isSmall } from '../training-plan/plans-of-gremium.ts'
import { noChoices } from '../training-plan/training-plan.ts'
import { mostPlanned } from './most-planned.ts'
import type { ForPlanningAGremium } from './ports.ts'
import { basicsOfSeats, seatsIn } from './seats.ts'

interface GremiumPlanNeeds extends ForKnowingTaughtThemes {
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly users: Pick<ForStoringUsers, 'byIds'>
  readonly trainings: Pick<ForKnowingTrainings, 'ofPeople'>
  readonly planning: Pick<ForPlanningTrainings, 'plans'>
  readonly clock: Clock
}

/** The plans of the Gremien that one visitor belongs to. */
export const planningAGremium = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { gremien, users, trainings, planning, taughtThemes, clock }: GremiumPlanNeeds,
): ForPlanningAGremium => ({
  async basics({ gremium: wanted }) {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    const gremium = gremiumMeant(await gremien.ofUser(userId), wanted)
    if (!gremium) return refused({ why: 'not-found' })
    const ids = gremium.members.length > 0 ? [] : gremium.users.map((one) => one.userId)
    const seats = seatsIn(gremium, ids.length > 0 ? await users.byIds(ids) : [], today(clock))
    const known = await trainings.ofPeople(
      seats.flatMap(({ email }) => email ?? []),
      gremium.id,
    )
    const standings = basicsOfSeats(seats, gremium, known, await taughtThemes())
    return done({
      items: seats.map(({ person, name }) => {
        const basics = standings.get(person)
        return { person, name, ...(basics && { basics }) }
      }),
    })
  },

  async plan({ gremium: wanted, budget }) {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    const gremium = gremiumMeant(await gremien.ofUser(userId), wanted)
    if (!gremium) return refused({ why: 'not-found' })
    const accounts = await users.byIds(gremium.users.map((one) => one.userId))
    const all = seatsIn(gremium, accounts, today(clock))
    const seats = all.slice(0, mostPlanned)
    const known = await trainings.ofPeople(
      seats.flatMap(({ email }) => email ?? []),
      gremium.id,
    )
    const { land, awayTogether = false } = gremium
    const reckoned = budget ?? gremium.budget
    const inOffice = gremium.inOffice ?? all.filter(({ mandate }) => mandate !== 'ersatz').length
    const answer = await planning.plans({
      members: seats.map(({ person, email, mandate, duties, since, firstTerm }) => ({
        profile: {
          person,
          mandate,
          duties,
          concerns: [],
          since,
          firstTerm,
          ...((email === undefined ? undefined : known.get(email)) ?? { attended: [], booked: [] }),
          preferences: { format: 'either', months: [], avoidHolidays: true },
        },
        choices: noChoices,
      })),
      gremium: {
        members: inOffice,
        employees: gremium.employees ?? 0,
        ...(gremium.voters !== undefined && { voters: gremium.voters }),
        ...(land !== undefined && { land }),
        awayTogether,
      },
      ...(reckoned !== undefined && { budget: reckoned }),
    })
    if (!answer.ok) throw new Error(`a Gremium cannot be planned: ${Object.keys(answer.refusal.fields)}`)
    const { matrix, years } = answer.value
    return done({
      gremium: { id: gremium.id, name: nameOfGremium(gremium) },
      members: seats.map(({ person, name, mandate, duties }) => ({ person, name, mandate, duties })),
      more: all.length - seats.length,
      oneAtATime: isSmall({ members: inOffice, awayTogether }),
      matrix,
      years,
    })
  },
})
