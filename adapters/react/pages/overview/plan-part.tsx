import { eventHref } from '#core/catalogue/theme-links.ts'
import type { PlanInBrief } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { stepTitle } from '#wording/training-plan.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = overviewWording.plan

/** What the training plan asks for next; where there is none, that one can be made. */
export const PlanPart = ({ plan }: { readonly plan: PlanInBrief | undefined }) => (
  <MarginSection
    id="plan"
    title={words.title}
    {...(plan?.name !== undefined && { note: words.of(plan.name) })}
    under={
      plan && (
        <p className="on-screen">
          <GoLink href={addressOf.trainingPlan(plan.token)}>{words.link}</GoLink>
        </p>
      )
    }
  >
    {plan ? (
      <div className="stack g2">
        <ol className="lines" aria-label={words.next}>
          {plan.steps.map((step) => (
            <li key={step.key}>
              <h3 className="h4">{withJoints(stepTitle(step.key, step.title))}</h3>
              <p className="small">
                {step.event ? (
                  <a href={eventHref(step.event)}>{words.chosen(step.event)}</a>
                ) : (
                  <>
                    {words.noEvent}, {words.due(step)}
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
        {plan.more > 0 && <p className="small mute">{words.more(plan.more)}</p>}
      </div>
    ) : (
      <div className="stack g2">
        <p className="measure">{words.empty}</p>
        <p className="on-screen">
          <GoLink href={addressOf.trainingPlans}>{words.make}</GoLink>
        </p>
      </div>
    )}
  </MarginSection>
)
