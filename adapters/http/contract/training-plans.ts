import * as addressOf from '#core/shared/addresses.ts'
import { concerns, duties, mandates, trainingKeys } from '#core/training-plan/curriculum.ts'
import { basisConditions } from '#core/training-plan/legal-basis-of-step.ts'
import type { ForPlanningAGremium } from '#core/gremium-plan/ports.ts'
import type { ForKeepingPlans, ForTakingPlanPapers } from '#core/training-plan/ports.ts'
import { formats } from '#core/training-plan/training-plan.ts'
import { z } from 'zod'
import { Price } from './catalogue-values.ts'
import { CostTotals } from './costs.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const count = z.number().int()
/** A training of the curriculum, or a theme beside it. */
export const stepKey = z.union([z.enum(trainingKeys), z.templateLiteral(['thema:', z.string()])])

const PlannedEvent = z
  .object({
    eventId: count,
    url: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    online: z.boolean(),
    town: z.string().exactOptional(),
    position: z.object({ latitude: z.number(), longitude: z.number() }).exactOptional(),
    seatsLeft: count,
    price: Price.nullable(),
    themeUrl: z.string(),
    title: z.string(),
    kilometres: count.exactOptional(),
  })
  .meta({ id: 'PlannedEvent', description: 'Ein Termin, mit dem ein Schulungsplan rechnet.' })

const Reason = z.discriminatedUnion('by', [
  z.object({ by: z.literal('mandate') }),
  z.object({ by: z.literal('duty'), duty: z.enum(duties) }),
  z.object({ by: z.literal('concern'), concern: z.enum(concerns) }),
  z.object({ by: z.literal('prerequisite'), of: z.enum(trainingKeys) }),
  z.object({ by: z.literal('choice') }),
])

const PlanStep = z
  .object({
    key: stepKey,
    title: z.string().exactOptional(),
    reason: Reason,
    origin: z.enum(['proposed', 'chosen']),
    due: z.string(),
    event: PlannedEvent.exactOptional(),
    whyUndated: z.enum(['no-event', 'sold-out', 'prerequisite-undated', 'no-fitting-event']).exactOptional(),
    pinned: z.boolean(),
    unpinned: z
      .object({
        eventId: count,
        why: z.enum(['gone', 'sold-out', 'same-week', 'overlapping', 'prerequisite-missing']),
      })
      .exactOptional(),
    late: z.boolean(),
    others: z.array(PlannedEvent),
    basis: z.object({
      training: z.string().exactOptional(),
      costs: z.string().exactOptional(),
      approved: z.string().exactOptional(),
      conditions: z.array(z.enum(basisConditions)),
      decides: z.enum(['betriebsrat', 'vertrauensperson', 'wahlvorstand', 'arbeitgeber']),
    }),
  })
  .meta({
    id: 'PlanStep',
    description: 'Ein Schritt eines Schulungsplans; ohne event folgt der Termin, und whyUndated sagt, warum.',
  })

const YearOfCosts = z.object({ year: count, events: count, totals: CostTotals })

const said = {
  name: z.string().exactOptional(),
  mandate: z.enum(mandates),
  duties: z.array(z.enum(duties)),
  concerns: z.array(z.enum(concerns)),
  inOfficeSince: z.string(),
  firstTerm: z.boolean(),
  attended: z.array(z.string()),
  format: z.enum(formats),
  months: z.array(count),
  notBefore: z.string().exactOptional(),
  avoidHolidays: z.boolean(),
  weeksPerQuarter: count.exactOptional(),
  postcode: z.string().exactOptional(),
  employees: count,
  members: count,
  land: z.string().exactOptional(),
  awayTogether: z.boolean(),
}

const Choices = z.object({
  pinned: z.array(z.object({ key: stepKey, eventId: count })),
  added: z.array(stepKey),
  dropped: z.array(stepKey),
  order: z.array(stepKey),
})

export const ShownPlan = z
  .object({
    id: z.string(),
    token: z.string(),
    version: count,
    madeBy: z.enum(['customer', 'consultant']),
    draft: z.object(said),
    choices: Choices,
    known: count,
    createdAt: z.string(),
    changedAt: z.string(),
    until: z.string(),
    today: z.string(),
    mayChange: z.boolean(),
    plan: z.object({ person: z.string(), steps: z.array(PlanStep) }),
    years: z.array(YearOfCosts),
    approvedWeeks: count,
  })
  .meta({ id: 'TrainingPlan', description: 'Ein Schulungsplan mit seinen Schritten und Kosten, wie er heute ist.' })

const ListedPlan = z
  .object({
    id: z.string(),
    token: z.string(),
    madeBy: z.enum(['customer', 'consultant']),
    createdAt: z.string(),
    changedAt: z.string(),
    name: z.string().exactOptional(),
    mandate: z.enum(mandates),
    until: z.string(),
    expired: z.boolean(),
  })
  .meta({ id: 'ListedTrainingPlan', description: 'Ein Schulungsplan in einer Liste.' })

const ListOfPlans = z.object({
  items: z.array(ListedPlan),
  next: z.string().exactOptional(),
  total: count.exactOptional(),
})

/** So many lines of a list; what there may be of them is a core rule. */
const lines = z.array(line).max(100)
const form = {
  name: line.exactOptional(),
  mandate: line,
  duties: lines,
  concerns: lines,
  inOfficeSince: line,
  firstTerm: z.boolean(),
  attended: lines,
  format: line,
  months: z.array(z.number()).max(100),
  notBefore: line.exactOptional(),
  avoidHolidays: z.boolean(),
  weeksPerQuarter: z.number().exactOptional(),
  postcode: line.exactOptional(),
  employees: z.number(),
  members: z.number(),
  land: line.exactOptional(),
  awayTogether: z.boolean(),
}

/** The paths are those of spec §7 and domain §7.10. */
export const plans: Carrying<ForKeepingPlans> = {
  create: {
    method: 'POST',
    path: '/schulungsplan/create',
    says: 'Einen Schulungsplan erstellen, für sich selbst oder als Beratung für jemanden',
    ask: z.object({ ...form, forCustomer: z.boolean().exactOptional(), email: line.exactOptional() }),
    ok: 201,
    value: ShownPlan,
    refusals: refusing('not-signed-in', 'not-allowed', 'invalid', 'plans-full', 'too-many'),
  },
  get: {
    method: 'GET',
    path: '/schulungsplan/get',
    says: 'Ein Schulungsplan: mit seinem Link für alle, mit seiner Nummer für den, dem er gehört',
    ask: z.object({ token: segment.exactOptional(), id: segment.exactOptional() }),
    ok: 200,
    value: ShownPlan,
    refusals: refusing('not-signed-in', 'not-found', 'expired'),
  },
  curriculum: {
    method: 'GET',
    path: '/schulungsplan/curriculum',
    says: 'Was es zu lernen gibt, und welche Themen es vermitteln',
    ask: z.object({}),
    ok: 200,
    value: z.object({
      items: z.array(
        z.object({
          training: z.enum(trainingKeys),
          themes: z.array(z.object({ url: z.string(), title: z.string() })),
        }),
      ),
    }),
    refusals: {},
  },
  own: {
    method: 'GET',
    path: '/schulungsplan/own',
    says: 'Die eigenen Schulungspläne, der jüngste zuerst',
    ask: z.object({}),
    ok: 200,
    value: ListOfPlans,
    refusals: refusing('not-signed-in'),
  },
  edit: {
    method: 'POST',
    path: '/schulungsplan/edit',
    says: 'Einen Schritt ändern: Termin wählen oder freigeben, weglassen, zurückholen, hinzufügen, verschieben',
    ask: z.object({
      id: segment,
      version: count,
      do: z.enum(['pin', 'unpin', 'drop', 'restore', 'add', 'move']),
      key: segment,
      eventId: count.exactOptional(),
      before: segment.nullable().exactOptional(),
    }),
    ok: 200,
    value: ShownPlan,
    refusals: refusing('not-signed-in', 'not-found', 'plan-changed', 'step-not-changed', 'invalid', 'too-many'),
  },
  change: {
    method: 'POST',
    path: '/schulungsplan/change',
    says: 'Die Angaben ersetzen, aus denen ein Schulungsplan gemacht ist; was gewählt wurde, bleibt',
    ask: z.object({ id: segment, version: count, ...form }),
    ok: 200,
    value: ShownPlan,
    refusals: refusing('not-signed-in', 'not-found', 'plan-changed', 'invalid', 'too-many'),
  },
  delete: {
    method: 'POST',
    path: '/schulungsplan/delete',
    says: 'Einen Schulungsplan löschen; sein Link führt dann ins Leere',
    ask: z.object({ id: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  all: {
    method: 'GET',
    path: '/schulungsplan/all',
    says: 'Alle Schulungspläne, der jüngste zuerst, für die Beratung',
    ask: z.object({ after: segment.exactOptional(), limit: count.exactOptional() }),
    ok: 200,
    value: ListOfPlans,
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
}

/** Files for whoever has the link of a plan: they name people, nobody stores them on the way. */
export const planPapers: Carrying<ForTakingPlanPapers> = {
  pdf: {
    method: 'GET',
    path: addressOf.trainingPlanPdf(':token'),
    says: 'Ein Schulungsplan als PDF',
    ask: z.object({ token: segment }),
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.trainingPlan(':token'),
    refusals: refusing('not-found', 'expired'),
  },
  calendar: {
    method: 'GET',
    path: addressOf.trainingPlanCalendar(':token'),
    says: 'Die Termine eines Schulungsplans als Kalender (iCalendar)',
    ask: z.object({ token: segment }),
    ok: 200,
    file: ['text/calendar'],
    instead: addressOf.trainingPlan(':token'),
    refusals: refusing('not-found', 'expired'),
  },
  resolution: {
    method: 'GET',
    path: addressOf.trainingPlanResolutions(':token'),
    says: 'Der Entwurf eines Beschlusses für alle Schritte eines Schulungsplans oder für einen, als PDF',
    ask: z.object({ token: segment, step: segment.exactOptional() }),
    named: { step: 'schritt' },
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.trainingPlan(':token'),
    refusals: refusing('not-found', 'expired'),
  },
}

const Standing = z.discriminatedUnion('is', [
  z.object({ is: z.literal('attended') }),
  z.object({ is: z.literal('booked') }),
  z.object({ is: z.literal('planned'), event: PlannedEvent }),
  z.object({ is: z.literal('missing') }),
  z.object({ is: z.literal('not-needed') }),
])

export const GremiumPlan = z
  .object({
    gremium: z.object({ id: z.string(), name: z.string() }),
    members: z.array(
      z.object({ person: z.string(), name: z.string(), mandate: z.enum(mandates), duties: z.array(z.enum(duties)) }),
    ),
    more: count,
    oneAtATime: z.boolean(),
    matrix: z.object({
      trainings: z.array(z.enum(trainingKeys)),
      rows: z.array(z.object({ person: z.string(), standings: z.array(Standing) })),
      totals: z.array(z.object({ needed: count, attended: count })),
    }),
    years: z.array(z.object({ year: count, events: count, totals: CostTotals, left: count.exactOptional() })),
  })
  .meta({ id: 'GremiumPlan', description: 'Wer aus einem Gremium welche Grundlagen hat, und was der Plan kostet.' })

export const BasicsStanding = z
  .object({ needed: count, attended: count, booked: count })
  .meta({ id: 'BasicsStanding', description: 'Wie viele Grundlagen jemand braucht, besucht und gebucht hat.' })

/** For those who belong to a Gremium. */
export const gremiumPlan: Carrying<ForPlanningAGremium> = {
  basics: {
    method: 'GET',
    path: '/api-meinifb/gremium-basics',
    says: 'Wer aus dem eigenen Gremium wie viele Grundlagen besucht und gebucht hat',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 200,
    value: z.object({
      items: z.array(z.object({ person: z.string(), name: z.string(), basics: BasicsStanding.exactOptional() })),
    }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  plan: {
    method: 'GET',
    path: '/schulungsplan/gremium',
    says: 'Der Schulungsplan des eigenen Gremiums: wem was fehlt, und was er je Jahr kostet',
    ask: z.object({ gremium: segment.exactOptional(), budget: count.exactOptional() }),
    ok: 200,
    value: GremiumPlan,
    refusals: refusing('not-signed-in', 'not-found'),
  },
}
