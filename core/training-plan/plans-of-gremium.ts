import { eventsToCome } from './offers.ts'
import type { Planning } from './planning.ts'
import { planOf } from './proposed-plan.ts'
import type { Choices, Profile, TrainingPlan } from './training-plan.ts'
import { weeksIn, type Days } from './weeks.ts'

/** A member of a gremium, and what was chosen of the plan. */
export interface PlannedMember {
  readonly profile: Profile
  readonly choices: Choices
}

/** What the plans of a gremium depend on. */
export interface GremiumPlanning extends Pick<Planning, 'gremium' | 'offers' | 'today' | 'holidayOn'> {
  readonly members: readonly PlannedMember[]
}

/** Up to so many members never lose two of them in one week, unless they want it so (domain §4.6). */
const smallGremium = 3

/** Whether members of a gremium must not be away in the same week. */
export const isSmall = ({
  members,
  awayTogether,
}: Pick<GremiumPlanning['gremium'], 'members' | 'awayTogether'>): boolean => members <= smallGremium && !awayTogether

/** Who is planned first: the chair, the deputy, then all others by what tells them apart. */
const rankOf = ({ duties, person }: Profile): readonly [number, string] => [
  duties.includes('vorsitz') ? 0 : duties.includes('stellvertretung') ? 1 : 2,
  person,
]

const inTurn = ({ profile: one }: PlannedMember, { profile: other }: PlannedMember): number => {
  const [[left, first], [right, second]] = [rankOf(one), rankOf(other)]
  return left - right || (first < second ? -1 : 1)
}

/** An event that a member shall attend. */
type Attendance = Days & { readonly eventId?: number }

/**
 * The plans of all members, the chair's first; the same whatever order the members are told in. Of a small gremium no
 * two members are away in one week, and nobody plans a seat that another member takes. What others have booked or
 * pinned comes before proposals.
 */
export const plansOf = (planning: GremiumPlanning): readonly TrainingPlan[] => {
  const { members, gremium } = planning
  const waiting = members.toSorted(inTurn)
  const planned: (readonly Attendance[])[] = []
  return waiting.map((member, turn) => {
    const others = [...planned, ...waiting.slice(turn + 1).map((other) => fixedOf(other, planning))].flat()
    const plan = planOf({
      ...planning,
      ...member,
      weeksOfOthers: new Set(isSmall(gremium) ? others.flatMap(weeksIn) : []),
      seatsOfOthers: seatsOf(others),
    })
    planned.push([...member.profile.booked, ...plan.steps.flatMap(({ event }) => event ?? [])])
    return plan
  })
}

/** What a member has booked or pinned, whatever else is proposed. */
const fixedOf = ({ profile, choices }: PlannedMember, { offers, today }: GremiumPlanning): readonly Attendance[] => [
  ...profile.booked,
  ...choices.pinned.flatMap(({ key, eventId }) =>
    eventsToCome(offers, key, profile.mandate, today)
      .map(({ event }) => event)
      .filter((event) => event.eventId === eventId),
  ),
]

const seatsOf = (attendances: readonly Attendance[]): ReadonlyMap<number, number> => {
  const seats = new Map<number, number>()
  for (const { eventId } of attendances) if (eventId !== undefined) seats.set(eventId, (seats.get(eventId) ?? 0) + 1)
  return seats
}

/**
 * The planning of one member with what all others have booked or pinned around it: what edits are checked by, for
 * proposals to others make room. Undefined where the person is no member.
 */
export const planningOf = (planning: GremiumPlanning, person: string): Planning | undefined => {
  const member = planning.members.find(({ profile }) => profile.person === person)
  if (!member) return undefined
  const others = planning.members.filter((other) => other !== member).flatMap((other) => fixedOf(other, planning))
  return {
    ...planning,
    ...member,
    weeksOfOthers: new Set(isSmall(planning.gremium) ? others.flatMap(weeksIn) : []),
    seatsOfOthers: seatsOf(others),
  }
}
