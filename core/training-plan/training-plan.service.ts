import type { ForKnowingHolidays } from '../shared/holidays.ts'
import type { Clock } from '../shared/clock.ts'
import { isDay, today } from '../shared/dates.ts'
import { done, refused } from '../shared/result.ts'
import { edited } from './editing-plan.ts'
import { approvedWeeks } from './legal-basis-of-step.ts'
import { matrixOf } from './matrix.ts'
import { againstBudget, costsByYear } from './plan-costs.ts'
import type { Planning } from './planning.ts'
import { plansOf, type PlannedMember } from './plans-of-gremium.ts'
import type { FaultyPlan, ForPlanningTrainings, PlanWithCosts } from './ports.ts'
import { offersFor, type OffersNeeds } from './programme-offers.ts'
import { planOf } from './proposed-plan.ts'
import type { Choices, Gremium, Profile } from './training-plan.ts'
import { whyNotProposed } from './why-not-proposed.ts'

interface PlanningNeeds extends OffersNeeds {
  readonly clock: Clock
  readonly holidays: ForKnowingHolidays
}

/** No gremium has more members who plan together. */
const mostMembers = 60
/** More choices than a plan has steps mean nothing. */
const mostChoices = 60

const faultOf = (members: readonly PlannedMember[], { employees }: Gremium): FaultyPlan | undefined => {
  const persons = members.map(({ profile }) => profile.person)
  const days = members.flatMap(({ profile: { since, booked, preferences } }) => [
    since,
    ...booked.flatMap(({ startDate, endDate }) => [startDate, endDate]),
    ...(preferences.notBefore === undefined ? [] : [preferences.notBefore]),
  ])
  const counts = members.flatMap(({ choices: { pinned, added, dropped, order } }) =>
    [pinned, added, dropped, order].map(({ length }) => length),
  )
  const fields: FaultyPlan['fields'] = {
    ...(members.length > mostMembers && { members: 'too-many' }),
    ...(new Set(persons).size < persons.length && { person: 'unknown' }),
    ...(!days.every(isDay) && { since: 'malformed' }),
    ...(!(Number.isSafeInteger(employees) && employees >= 0) && { employees: 'malformed' }),
    ...(counts.some((count) => count > mostChoices) && { choices: 'too-many' }),
  }
  return Object.keys(fields).length > 0 ? { why: 'invalid', fields } : undefined
}

const withCosts = (planning: Planning): PlanWithCosts => {
  const plan = planOf(planning)
  const { mandate, firstTerm } = planning.profile
  return { plan, years: costsByYear([plan]), approvedWeeks: approvedWeeks(mandate, firstTerm) }
}

/** Plans trainings with the programme of the catalogue. */
export const planningTrainings = (needs: PlanningNeeds): ForPlanningTrainings => {
  const { clock, holidays: holidayOn } = needs
  const planningFor = async (
    { profile, gremium, choices }: { profile: Profile; gremium: Gremium; choices: Choices },
    also: readonly string[] = [],
  ): Promise<Planning> => {
    const day = today(clock)
    return {
      profile,
      gremium,
      choices,
      offers: await offersFor([{ profile, choices }], gremium, also, day, needs),
      today: day,
      holidayOn,
      weeksOfOthers: new Set(),
      seatsOfOthers: new Map(),
    }
  }
  return {
    async plan(ask) {
      const fault = faultOf([ask], ask.gremium)
      return fault ? refused(fault) : done(withCosts(await planningFor(ask)))
    },

    async edit({ edit, ...ask }) {
      const fault = faultOf([ask], ask.gremium)
      if (fault) return refused(fault)
      // What is added may be a theme that the plan did not need so far.
      const planning = await planningFor({
        ...ask,
        choices: { ...ask.choices, added: [...ask.choices.added, edit.key] },
      })
      const choices = edited({ ...planning, choices: ask.choices }, edit)
      if (!choices.ok) return choices
      return done({ ...withCosts({ ...planning, choices: choices.value }), choices: choices.value })
    },

    async whyNotProposed({ themeUrl, ...ask }) {
      const fault = faultOf([ask], ask.gremium)
      if (fault) return refused(fault)
      const planning = await planningFor(ask, [themeUrl])
      return done({ reason: whyNotProposed(planning, planOf(planning), themeUrl) ?? null })
    },

    async plans({ members, gremium, budget }) {
      const fault = faultOf(members, gremium)
      if (fault) return refused(fault)
      const day = today(clock)
      const offers = await offersFor(members, gremium, [], day, needs)
      const planning = { members, gremium, offers, today: day, holidayOn }
      const plans = plansOf(planning)
      const years = costsByYear(plans)
      return done({
        plans,
        matrix: matrixOf(planning, plans),
        years: budget === undefined ? years : againstBudget(years, budget),
      })
    },
  }
}
