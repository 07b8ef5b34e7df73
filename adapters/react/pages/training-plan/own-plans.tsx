import * as addressOf from '#core/shared/addresses.ts'
import type { GremiumPlan } from '#core/gremium-plan/ports.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { ShownPlan, TaughtTraining } from '#core/training-plan/ports.ts'
import { mostPlans } from '#core/training-plan/plan-limits.ts'
import type { ListedPlan } from '#core/training-plan/stored-plan.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { trainingPlanWording } from '#wording/training-plan.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { PageView } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { planHref, savedField } from './plan-address.ts'
import { formOfDraft, type NotPlanned } from './form-of-plan.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanOfGremium } from './plan-of-gremium.tsx'

const words = planPageWording.list
export const planField = 'plan'
export const budgetField = 'budget'

/** What the page shows. */
export interface OwnPlans {
  /** Of the Gremium that she joined first, or that is named; nothing where she belongs to none. */
  readonly gremium?: GremiumPlan
  /** Against what it is reckoned, as it was typed. */
  readonly budget: string

  readonly own: readonly ListedPlan[]
  readonly curriculum: readonly TaughtTraining[]
  /** The one whose details are changed. */
  readonly changing?: ShownPlan
  readonly deleted: boolean
}

/** What the form says where nobody said anything before. */
const usual = formOfDraft({ format: 'either', avoidHolidays: true, firstTerm: false })

/** The plans of whoever is signed in, and the form that makes one or changes what one is made of. */
export const ownPlansView: PageView<OwnPlans, NotPlanned> = {
  sheet: 'portal',
  reads: [planField, savedField, gremiumField, budgetField],
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { own, curriculum, changing, deleted, gremium, budget }, acted, frame }) => (
    <>
      <PortalHead
        brand={frame.brand}
        title={changing ? planPageWording.title(changing.draft.name) : words.title}
        current="plan"
      >
        {changing ? (
          <p>
            <GoLink href={planHref(changing.token)}>{planPageWording.form.back}</GoLink>
          </p>
        ) : (
          <p className="lead">{words.lead}</p>
        )}
        {deleted && !acted && <Note icon="tick" tone="ok" status title={planPageWording.done.geloescht} />}
      </PortalHead>
      {changing ? (
        <MarginSection id="angaben" title={planPageWording.form.changing}>
          <PlanForm
            here={frame.here}
            starting={formOfDraft(changing.draft)}
            curriculum={curriculum}
            acted={acted}
            changing={changing}
          />
        </MarginSection>
      ) : (
        <>
          {own.length > 0 && (
            <MarginSection id="plaene" title={words.own}>
              <PlanList plans={own} />
            </MarginSection>
          )}
          {gremium && <PlanOfGremium plan={gremium} budget={budget} />}
          <MarginSection id="erstellen" title={own.length > 0 ? words.another : words.make}>
            {own.length >= mostPlans ? (
              <p>{words.full}</p>
            ) : (
              <PlanForm here={frame.here} starting={usual} curriculum={curriculum} acted={acted} />
            )}
          </MarginSection>
        </>
      )}
    </>
  ),
}

const PlanList = ({ plans }: { readonly plans: readonly ListedPlan[] }) => (
  <ul className="plan-list">
    {plans.map(({ id, token, name, mandate, changedAt, until, expired, madeBy }) => (
      <li key={id}>
        <div>
          <h3>
            {expired ? (
              planPageWording.title(name)
            ) : (
              <a href={addressOf.trainingPlan(token)}>{planPageWording.title(name)}</a>
            )}
          </h3>
          <p className="small">{trainingPlanWording.mandates[mandate]}</p>
          <p className="small mute">
            {[planPageWording.madeBy[madeBy], words.changed(changedAt), expired ? words.expired : words.until(until)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
        <GoLink
          href={
            expired
              ? `${addressOf.trainingPlans}?${planField}=${encodeURIComponent(id)}`
              : addressOf.trainingPlan(token)
          }
        >
          {expired ? words.renew : words.open}
        </GoLink>
      </li>
    ))}
  </ul>
)
