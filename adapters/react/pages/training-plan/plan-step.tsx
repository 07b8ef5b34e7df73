import { eventHref, themeEventsHref, themeHref } from '#core/catalogue/theme-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { priceText } from '#core/shared/money.ts'
import { movesOf } from '#core/training-plan/plan-edits.view.ts'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import type { PlannedEvent, Step } from '#core/training-plan/training-plan.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { justification } from '#wording/training-justification.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { EventDays } from '../../blocks/event-days.tsx'
import { EventPrice } from '../../blocks/event-price.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { Icon } from '../../ui/icon.tsx'
import { EditForm } from './edit-form.tsx'

const words = planPageWording.steps
const edits = planPageWording.edit

const where = ({ online, town }: PlannedEvent): string => (online ? 'Online' : (town ?? ''))

/** A step of a plan: when, where, what it costs, why; whoever may change the plan finds how below it. */
export const PlanStep = ({
  step,
  shown,
  here,
}: {
  readonly step: Step
  readonly shown: ShownPlan
  readonly here: string
}) => {
  const { event } = step
  const title = stepTitle(step.key, step.title)
  return (
    <article className="ev plan-step">
      {event ? (
        <EventDays event={{ ...event, modules: [] }} />
      ) : (
        <p className="undated">{trainingPlanWording.undated}</p>
      )}
      <div className="main">
        <h3>{event ? <a href={eventHref(event)}>{withJoints(title)}</a> : withJoints(title)}</h3>
        {event && (
          <p className="where">
            <Icon name={event.online ? 'screen' : 'pin'} />
            <span>
              {where(event)}
              {event.kilometres !== undefined && `, ${words.kilometres(event.kilometres)}`}
            </span>
          </p>
        )}
        {step.whyUndated && <p className="small">{trainingPlanWording.whyUndated[step.whyUndated]}</p>}
        {step.unpinned && <p className="small">{trainingPlanWording.unpinned[step.unpinned.why]}</p>}
        <p className="small mute">
          {[
            words.reason(step.reason),
            words.due(step.due),
            ...(step.late ? [words.late] : []),
            ...(step.pinned ? [words.pinned] : []),
          ].join(' · ')}
        </p>
        <details className="small">
          <summary>
            {words.why}
            <span className="vh">: {title}</span>
          </summary>
          <div className="stack g1">
            <p>{justificationOf(step, shown)}</p>
            <p>{trainingPlanWording.deciders[step.basis.decides]}</p>
          </div>
        </details>
        {shown.mayChange && <Change step={step} title={title} shown={shown} here={here} />}
      </div>
      {event && (
        <>
          <AvailabilityBadge event={{ placesLeft: event.seatsLeft, guaranteed: false }} />
          <EventPrice price={event.price} />
        </>
      )}
    </article>
  )
}

const justificationOf = (step: Step, { draft }: ShownPlan): string =>
  justification({
    step,
    profile: { mandate: draft.mandate, since: draft.inOfficeSince, firstTerm: draft.firstTerm },
  })

const Change = ({
  step,
  title,
  shown,
  here,
}: {
  readonly step: Step
  readonly title: string
  readonly shown: ShownPlan
  readonly here: string
}) => {
  const { key, event, pinned, others } = step
  const about = (control: string): string => words.about(control, title)
  const moves = movesOf(shown.plan.steps, key)
  const common = { plan: shown, here }
  return (
    <details className="small on-screen">
      <summary>
        {edits.title}
        <span className="vh">: {title}</span>
      </summary>
      <div className="stack g2">
        {event && (
          <div className="stack g1">
            <p>
              <b>{edits.others}</b>
            </p>
            {others.length === 0 ? (
              <p>{edits.noOthers}</p>
            ) : (
              <ul className="plan-others">
                {others.map((other) => (
                  <li key={other.eventId}>
                    <span>
                      <a href={eventHref(other)}>{dateRange(other.startDate, other.endDate)}</a>
                      {`, ${where(other)}, ${priceText(other.price)}`}
                    </span>
                    <EditForm
                      {...common}
                      edit={{ do: 'pin', key, eventId: other.eventId }}
                      label={about(`${edits.pin}, ${dateRange(other.startDate, other.endDate)}`)}
                    >
                      {edits.pin}
                    </EditForm>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className="row plan-deeds">
          {event && !pinned && (
            <EditForm {...common} edit={{ do: 'pin', key, eventId: event.eventId }} label={about(edits.keep)}>
              {edits.keep}
            </EditForm>
          )}
          {pinned && (
            <EditForm {...common} edit={{ do: 'unpin', key }} label={about(edits.unpin)}>
              {edits.unpin}
            </EditForm>
          )}
          {moves.earlier !== undefined && (
            <EditForm {...common} edit={{ do: 'move', key, before: moves.earlier }} label={about(edits.earlier)}>
              {edits.earlier}
            </EditForm>
          )}
          {moves.later !== undefined && (
            <EditForm {...common} edit={{ do: 'move', key, before: moves.later }} label={about(edits.later)}>
              {edits.later}
            </EditForm>
          )}
          <EditForm {...common} edit={{ do: 'drop', key }} label={about(edits.drop)}>
            {edits.drop}
          </EditForm>
        </div>
        {event && (
          <p className="row">
            <a href={themeHref({ url: event.themeUrl })} aria-label={about(words.toTheme)}>
              {words.toTheme}
            </a>
            <a href={themeEventsHref({ url: event.themeUrl })} aria-label={about(edits.allEvents)}>
              {edits.allEvents}
            </a>
            {step.basis.decides === 'betriebsrat' && (
              <a href={addressOf.trainingPlanResolution(shown.token, key)} aria-label={about(words.toResolution)}>
                {words.toResolution}
              </a>
            )}
          </p>
        )}
      </div>
    </details>
  )
}
