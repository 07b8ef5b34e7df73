import { addDays, formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { duties, mandates, trainingKeys, type TrainingKey } from '#core/training-plan/curriculum.ts'
import { edited } from '#core/training-plan/editing-plan.ts'
import { matrixOf } from '#core/training-plan/matrix.ts'
import { costsByYear } from '#core/training-plan/plan-costs.ts'
import { planningOf, plansOf, type GremiumPlanning } from '#core/training-plan/plans-of-gremium.ts'
import { noChoices, type Offer, type Step } from '#core/training-plan/training-plan.ts'
import { sentenceFor } from '#wording/common-refusals.ts'
import { basisText } from '#wording/training-justification.ts'
import { planEditRefusals } from '#wording/plan-edit-refusals.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import type { MemberDraft, PlansTrainings, TaughtEvent, TrainingDraft } from './planning.driver.ts'

const oneOf = <T extends string>(known: readonly T[], text: string): T => {
  const found = known.find((each) => each === text)
  if (found === undefined) throw new Error(`${text} is none of ${known.join(', ')}`)
  return found
}
const listed = <T extends string>(known: readonly T[], text: string): readonly T[] =>
  text === '' ? [] : text.split(', ').map((each) => oneOf(known, each))

const themeOf = (training: string): string => `thema-${training}`

const offersOf = (events: readonly TaughtEvent[]): readonly Offer[] =>
  [...new Set(events.map(({ training }) => oneOf(trainingKeys, training)))].map((teaches): Offer => ({
    themeUrl: themeOf(teaches),
    title: stepTitle(teaches, undefined),
    targetGroups: ['br', 'sbv', 'jav'],
    teaches,
    events: events
      .filter(({ training }) => training === teaches)
      .map(({ number, from, days, seats, price }) => ({
        eventId: number,
        url: `${themeOf(teaches)}-${number}`,
        startDate: from,
        endDate: addDays(from, days - 1),
        online: true,
        seatsLeft: seats,
        price: price === '' ? null : { net: Math.round(Number(price) * 100), rate: 19 },
      })),
  }))

const memberOf = (elected: string) => (draft: MemberDraft) => ({
  profile: {
    person: draft.who,
    mandate: oneOf(mandates, draft.mandate),
    duties: listed(duties, draft.duties),
    concerns: [],
    since: elected,
    firstTerm: true,
    attended: listed<TrainingKey>(trainingKeys, draft.attended).map(themeOf),
    booked: [],
    preferences: { format: 'either' as const, months: [], avoidHolidays: false },
  },
  choices: noChoices,
})

const planningFrom = ({ today, events, size, elected, members }: TrainingDraft): GremiumPlanning => ({
  today,
  offers: offersOf(events),
  gremium: { members: size, employees: 320, awayTogether: false },
  members: members.map(memberOf(elected)),
  holidayOn: () => undefined,
})

const when = ({ event, whyUndated }: Step): string => {
  const { undated, whyUndated: reasons } = trainingPlanWording
  if (event) return formatDate(event.startDate)
  return whyUndated ? `${undated}: ${reasons[whyUndated]}` : undated
}

/** Plans by the rules of the core, as a program of the office does. */
export const plansTrainingsOnSite = (): PlansTrainings => {
  let planning: GremiumPlanning | undefined
  const opened = (): GremiumPlanning => {
    if (!planning) throw new Error('no gremium is planned')
    return planning
  }
  return {
    async open(draft) {
      planning = planningFrom(draft)
    },

    async choose(who, training, eventId) {
      const whole = opened()
      const own = planningOf(whole, who)
      if (!own) throw new Error(`${who} is no member`)
      const answer = edited(own, { do: 'pin', key: oneOf(trainingKeys, training), eventId })
      if (!answer.ok) return sentenceFor(planEditRefusals, answer.refusal)
      const members = whole.members.map((member) =>
        member.profile.person === who ? { ...member, choices: answer.value } : member,
      )
      planning = { ...whole, members }
      return undefined
    },

    async see() {
      const whole = opened()
      const plans = plansOf(whole)
      const { trainings, rows } = matrixOf(whole, plans)
      return {
        plans: plans.map(({ person, steps }) => ({
          who: person,
          steps: steps.map((step) => [stepTitle(step.key, step.title), when(step)] as const),
          basis: steps[0] ? basisText(steps[0].basis).replaceAll('\u00a0', ' ') : '',
        })),
        matrix: [
          ['', ...trainings],
          ...rows.map(({ person, standings }) => [
            person,
            ...standings.map(({ is }) => trainingPlanWording.standings[is]),
          ]),
        ],
        costs: Object.fromEntries(
          costsByYear(plans).map(({ year, totals: { net, complete } }) => [
            year,
            [formatEuro(net).replaceAll('\u00a0', ' '), ...(complete ? [] : [trainingPlanWording.incomplete])].join(
              ', ',
            ),
          ]),
        ),
      }
    },
  }
}
