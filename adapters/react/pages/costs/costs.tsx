import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { mostParticipants, type CostEstimate } from '#core/costs/costs.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forEveryone, forOne, notFound } from '../../answers.ts'
import { costQueryOf, costKeys, type CostQuery } from '#core/costs/cost-query-of.ts'
import { instead, type Gone } from '../../blocks/instead-of-event.ts'
import { headBesideEvent } from '../../blocks/head-beside-event.ts'
import type { Page, PageProps } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { CostFaultsSummary, CostForm, type CostFaults } from './cost-form.tsx'
import { CostNotes, CostSum, CostTables } from './cost-result.tsx'
import { costsHref, orderFormHref } from '#core/catalogue/event-links.ts'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { GoneEvent } from '../../blocks/gone-event.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { ratesTag } from '../../blocks/known-rates.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.costs

interface Reckoned extends CostQuery {
  readonly event: ListedEvent
  /** Absent where the choices were wrong. */
  readonly estimate?: CostEstimate
  readonly faults: CostFaults
}
type Costs = Reckoned | { readonly gone: Gone }

/** The Kostenrechner of an event: a form whose choices live in the address, and what they cost (domain §4.4). */
export const costsPage: Page<Costs> = {
  sheet: 'costs',
  reads: costKeys,
  async loader({ site, params, url }) {
    const key = params['event'] ?? ''
    const asked = costQueryOf(url.searchParams)
    const answer = await site.programme.costs.estimate({ key, ...asked.choices })
    if (answer.ok) {
      const { event } = answer.value
      const shown: Costs = { ...asked, event, estimate: answer.value, faults: {} }
      // Of the many ways to ask only the plain one is worth keeping.
      return url.search === ''
        ? forEveryone(shown, [`event:${event.eventId}`, `theme:${event.themeUrl}`, 'record:hotel'])
        : forOne(shown)
    }
    const { refusal } = answer
    if (refusal.why === 'invalid') {
      const event = await site.programme.catalogue.event({ key })
      if (!event.ok) throw notFound()
      return forOne<Costs>({ ...asked, event: event.value, faults: refusal.fields }, statusOf(refusal))
    }
    const gone = await instead(refusal, site, costsHref, url.search)
    return forEveryone<Costs>({ gone }, [`theme:${gone.page.theme.url}`, 'dates', ratesTag], statusOf(refusal))
  },
  head: (data) => headBesideEvent(data, words),
  Component: ({ data, frame }) =>
    'gone' in data ? <GoneEvent gone={data.gone} frame={frame} /> : <CostsOfEvent data={data} frame={frame} />,
}

const CostsOfEvent = ({ data, frame }: PageProps<Reckoned>) => {
  const { event, choices, each, estimate, faults } = data
  const days = dateRange(event.startDate, event.endDate)
  return (
    <>
      <div className="wrap thead">
        <div className="stack g3">
          <p>
            <RubricBadge rubric={event.theme.rubric} />
          </p>
          <h1>{words.heading}</h1>
          <p className="lead">{eventKind(event) === 'online' ? words.leadOnline : words.lead}</p>
          <p>
            <strong>{withJoints(event.theme.title)}</strong>
            <br />
            {days}
          </p>
          {estimate && <p>{words.duration(estimate.duration)}</p>}
          <EventVenue event={event} />
          <p className="row">
            <GoLink href={eventHref(event)}>{words.toEvent}</GoLink>
            <GoLink href={orderFormHref(event)}>{words.toForm}</GoLink>
          </p>
        </div>
        {estimate ? (
          <CostSum estimate={estimate} choices={choices} frame={frame} />
        ) : (
          <CostFaultsSummary faults={faults} each={each} />
        )}
      </div>
      <MarginSection title={words.form.heading} board>
        <CostForm
          event={event}
          choices={choices}
          participants={estimate?.participants ?? countIn(choices.participants)}
          estimate={estimate}
          brand={frame.brand}
          each={each}
          faults={faults}
        />
      </MarginSection>
      {estimate && <CostTables estimate={estimate} />}
      {estimate && <CostNotes estimate={estimate} />}
    </>
  )
}

/** For how many to draw the form again, whatever was typed. */
const countIn = (typed = ''): number => Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), mostParticipants)
