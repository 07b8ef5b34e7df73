import { formatDate } from '#core/shared/dates.ts'
import { faultsOf, type Invalid, type Refusal, type Result } from '#core/shared/result.ts'
import type { ShownPlan, StepNotChanged } from '#core/training-plan/ports.ts'
import { sentenceFor } from '#wording/common-refusals.ts'
import { planEditRefusals } from '#wording/plan-edit-refusals.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { KeepsPlans, StoredPlanSeen, Said } from './keeping-plans.driver.ts'

const isStep = (refusal: Refusal): refusal is StepNotChanged => refusal.why === 'step-not-changed'

const said = (answer: Result<unknown, Refusal>): Said => {
  if (answer.ok) return 'done'
  const { refusal } = answer
  if (isStep(refusal)) return sentenceFor(planEditRefusals, refusal.because)
  if (refusal.why !== 'invalid') return refusal.why
  return faultsOf((refusal as Invalid).fields)
    .map(([field, fault]) => `${field} ${fault}`)
    .join(', ')
}

const seen = ({ draft, plan, mayChange }: ShownPlan): StoredPlanSeen => ({
  name: draft.name ?? '',
  mayChange,
  steps: plan.steps.map(({ key, title, event }) => [
    stepTitle(key, title),
    event ? formatDate(event.startDate) : trainingPlanWording.undated,
  ]),
})

/** What most people say. */
const usual = {
  mandate: 'br',
  duties: [],
  concerns: [],
  inOfficeSince: '2026-11-02',
  firstTerm: true,
  attended: [],
  format: 'either',
  months: [],
  avoidHolidays: false,
  employees: 320,
  members: 9,
  awayTogether: false,
}

/** Keeps training plans through the port. */
export const keepsPlansOnSite = ({ site: { account, gremium } }: Entry): KeepsPlans => {
  const { plans } = account
  let made: { readonly id: string; readonly token: string } | undefined
  const read = (answer: Awaited<ReturnType<typeof plans.get>>) => (answer.ok ? seen(answer.value) : said(answer))
  return {
    async make({ attended = '', ...over }, forEmail) {
      const { items } = valueOf(await plans.curriculum({}))
      const themes = items.flatMap((taught) => taught.themes)
      const answer = await plans.create({
        ...usual,
        ...over,
        attended: attended.split(', ').flatMap((title) => themes.find((theme) => theme.title === title)?.url ?? []),
        ...(forEmail !== undefined && { forCustomer: true, email: forEmail }),
      })
      if (answer.ok) made = answer.value
      return said(answer)
    },
    async own() {
      const answer = await plans.own({})
      return answer.ok ? answer.value.items.map(({ name }) => name ?? '') : said(answer)
    },
    lastMade() {
      if (!made) throw new Error('no plan was made')
      return made
    },
    read: async (token) => read(await plans.get({ token })),
    readById: async (id) => read(await plans.get({ id })),
    async edit(id, version, what, key, eventId) {
      const deed = (['pin', 'unpin', 'drop', 'restore', 'add', 'move'] as const).find((each) => each === what)
      if (!deed) throw new Error(`${what} is nothing that is done to a step`)
      return said(await plans.edit({ id, version, do: deed, key, ...(eventId !== undefined && { eventId }) }))
    },
    delete: async (id) => said(await plans.delete({ id })),
    async all() {
      const answer = await plans.all({})
      return answer.ok ? answer.value.items.map(({ name }) => name ?? '') : said(answer)
    },
    async standing(name, training) {
      const answer = await gremium.plan.plan({})
      if (!answer.ok) return said(answer)
      const { members, matrix } = valueOf(answer)
      const person = members.find((one) => one.name === name)?.person
      const column = matrix.trainings.findIndex((each) => each === training)
      const standing = matrix.rows.find((row) => row.person === person)?.standings[column]
      return standing ? trainingPlanWording.standings[standing.is] : 'nobody'
    },
  }
}
