import { costsByYear } from '#core/training-plan/plan-costs.ts'
import type { ForPhrasingPlans, ShownPlan } from '#core/training-plan/ports.ts'
import type { PlannedEvent, Step } from '#core/training-plan/training-plan.ts'
import type { Block } from '#core/documents/documents.ts'
import { issuerOf, section } from '#core/documents/programme-blocks.ts'
import { availabilityText } from '#core/catalogue/availability.ts'
import { convening, signing, voting } from '#core/papers/resolution-blocks.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatEuro, priceText } from '#core/shared/money.ts'
import { groupOf } from '#core/training-plan/offers.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { planPaperWording as words } from '#wording/plan-papers.ts'
import { justification } from '#wording/training-justification.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'

const { mandates, duties } = trainingPlanWording

const where = ({ online, town }: PlannedEvent): string => (online ? 'Online' : (town ?? ''))
const titleOf = ({ key, title }: Step): string => stepTitle(key, title)
const justified = (step: Step, { draft }: ShownPlan): string =>
  justification({
    step,
    profile: { mandate: draft.mandate, since: draft.inOfficeSince, firstTerm: draft.firstTerm },
  })

const stepBlocks = (step: Step, shown: ShownPlan): readonly Block[] => [
  { kind: 'heading', level: 3, text: titleOf(step) },
  {
    kind: 'facts',
    facts: step.event
      ? [
          { label: words.when, text: dateRange(step.event.startDate, step.event.endDate) },
          { label: words.where, text: where(step.event) },
          { label: words.price, text: priceText(step.event.price) },
          { label: words.seats, text: availabilityText({ placesLeft: step.event.seatsLeft }) },
          { label: words.due, text: planPageWording.steps.due(step.due) },
        ]
      : [
          {
            label: words.when,
            text: [
              trainingPlanWording.undated,
              ...(step.whyUndated ? [trainingPlanWording.whyUndated[step.whyUndated]] : []),
            ].join('. '),
          },
          { label: words.due, text: planPageWording.steps.due(step.due) },
        ],
  },
  { kind: 'paragraph', text: justified(step, shown) },
]

const overview = (steps: readonly Step[]): Block => ({
  kind: 'table',
  columns: [
    { title: words.training, takes: 'most' },
    { title: words.when },
    { title: words.where },
    { title: words.net, takes: 'figures' },
  ],
  rows: steps.map((step) => ({
    cells: [
      titleOf(step),
      step.event ? dateRange(step.event.startDate, step.event.endDate) : trainingPlanWording.undated,
      step.event ? where(step.event) : '',
      step.event ? priceText(step.event.price) : '',
    ],
  })),
})

const costs = (steps: readonly Step[]): readonly Block[] => {
  const years = costsByYear([{ steps }])
  if (years.length === 0) return []
  const { columns } = planPageWording.costs
  const incomplete = years.some(({ totals }) => !totals.complete)
  return section(
    planPageWording.costs.title,
    {
      kind: 'table',
      columns: [
        { title: columns.year, takes: 'short' },
        { title: columns.events, takes: 'figures' },
        { title: columns.net, takes: 'figures' },
        { title: columns.vat, takes: 'figures' },
        { title: columns.gross, takes: 'figures' },
      ],
      rows: years.map(({ year, events, totals: { net, gross } }) => ({
        cells: [String(year), String(events), formatEuro(net), formatEuro(gross - net), formatEuro(gross)],
      })),
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: [trainingPlanWording.costsNote, ...(incomplete ? [trainingPlanWording.incomplete] : [])].join(' '),
    },
  )
}

/** Training plans and the resolutions that they need, as papers. */
export const phrasingPlans: ForPhrasingPlans = {
  plan(shown, about) {
    const { draft, plan, token, approvedWeeks } = shown
    const { steps } = plan
    return {
      title: planPageWording.title(draft.name),
      subtitle: [
        mandates[draft.mandate],
        ...draft.duties.map((duty) => duties[duty]),
        planPageWording.inOffice(draft.inOfficeSince, draft.firstTerm),
      ].join(', '),
      issuer: issuerOf(about),
      issued: about.today,
      personal: true,
      blocks: [
        ...(steps.length === 0
          ? [{ kind: 'paragraph', text: planPageWording.steps.noneText } as const]
          : section(planPageWording.steps.title, overview(steps))),
        ...costs(steps),
        ...(approvedWeeks > 0
          ? [{ kind: 'paragraph', text: planPageWording.approvedWeeks(approvedWeeks) } as const]
          : []),
        ...(steps.length === 0 ? [] : section(words.reasons, ...steps.flatMap((step) => stepBlocks(step, shown)))),
        {
          kind: 'code',
          text: words.online,
          href: about.site + addressOf.trainingPlan(token),
        },
        { kind: 'paragraph', tone: 'small', text: words.note },
      ],
    }
  },

  resolution(shown, steps, { brand, today }) {
    const { draft } = shown
    const [first] = steps
    const basis = first?.basis
    const body = words.council
    return {
      title: words.resolution,
      subtitle: words.draft,
      issuer: { name: body, claim: '', contact: body },
      issued: today,
      plain: true,
      personal: true,
      blocks: [
        ...convening({
          gremium: body,
          agenda: words.agenda(steps.map(titleOf), brand.name, basis?.training ?? ''),
          withJav: groupOf(draft.mandate) === 'jav',
        }),
        ...section(words.resolves, {
          kind: 'paragraph',
          text: words.text(body, basis?.training ?? '', brand.name),
        }),
        {
          kind: 'form',
          fields: [
            draft.name === undefined ? { label: words.member } : { label: words.member, text: draft.name },
            { label: words.instead },
          ],
        },
        overview(steps),
        ...section(
          words.necessity,
          ...steps.flatMap((step): readonly Block[] => [
            { kind: 'heading', level: 3, text: titleOf(step) },
            { kind: 'paragraph', text: justified(step, shown) },
            ...(step.basis.conditions.includes('occasion')
              ? [
                  { kind: 'form', fields: [{ label: words.occasion, lines: 2 }] } as const,
                  { kind: 'form', fields: [{ label: words.task, lines: 2 }] } as const,
                ]
              : []),
          ]),
        ),
        ...costs(steps),
        ...(basis?.costs === undefined ? [] : [{ kind: 'paragraph', text: words.bears(basis.costs, body) } as const]),
        ...voting(undefined, groupOf(draft.mandate)),
        signing,
        { kind: 'paragraph', tone: 'small', text: words.draftNote },
      ],
    }
  },
}
