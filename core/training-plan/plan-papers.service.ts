import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import { today } from '../shared/dates.ts'
import type { Clock } from '../shared/clock.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { eventsIn } from './plan-edits.view.ts'
import type { ForKeepingPlans, ForPhrasingPlans, ForTakingPlanPapers, PlanExpired, ShownPlan } from './ports.ts'

interface PlanPapersNeeds {
  readonly plans: Pick<ForKeepingPlans, 'get'>
  readonly phrasing: ForPhrasingPlans
  readonly pdfs: ForPrintingPdfs
  readonly content: ForKnowingTheBrand
  /** Events in one file, by their numbers. */
  readonly calendarOf: (eventIds: readonly number[], filename: string) => Promise<Document>
  readonly origins: Origins
  readonly clock: Clock
}

const nothing = { why: 'not-found' } as const

/** What whoever has the link of a plan takes away from it. */
export const takingPlanPapers = ({
  plans,
  phrasing,
  pdfs,
  content,
  calendarOf,
  origins,
  clock,
}: PlanPapersNeeds): ForTakingPlanPapers => {
  const of = async (token: string): Promise<Result<ShownPlan, NotFound | PlanExpired>> => {
    const found = await plans.get({ token })
    if (found.ok) return found
    return found.refusal.why === 'not-signed-in' ? refused(nothing) : refused(found.refusal)
  }
  const about = async () => ({
    brand: (await content.brand()) ?? brandBeforeContent,
    site: origins.site,
    today: today(clock),
  })
  const pdf = async (document: ReturnType<ForPhrasingPlans['plan']>, name: string): Promise<Document> => ({
    mime: 'application/pdf',
    filename: `${name}.pdf`,
    bytes: await pdfs.print(document),
  })

  return {
    async pdf({ token }) {
      const found = await of(token)
      return found.ok ? done(await pdf(phrasing.plan(found.value, await about()), 'schulungsplan')) : found
    },

    async calendar({ token }) {
      const found = await of(token)
      if (!found.ok) return found
      const events = eventsIn(found.value.plan.steps)
      return events.length === 0 ? refused(nothing) : done(await calendarOf(events, 'schulungsplan.ics'))
    },

    async resolution({ token, step }) {
      const found = await of(token)
      if (!found.ok) return found
      const steps = found.value.plan.steps.filter(
        ({ event, key, basis: { decides } }) =>
          event && decides === 'betriebsrat' && (step === undefined || key === step),
      )
      if (steps.length === 0) return refused(nothing)
      return done(await pdf(phrasing.resolution(found.value, steps, await about()), 'beschlussvorlage'))
    },
  }
}
