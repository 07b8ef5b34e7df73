import type { EmployersRequest } from '#core/booking/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { clockText } from '#core/shared/day-texts.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { employersRequestWording as words } from '#wording/pages/employers-request.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import { venueText } from '../../blocks/event-venue.tsx'
import type { Page, PageProps } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { BookedCosts } from './booked-costs.tsx'
import { EmployersAnswerForm, type NotAnswered } from './employers-answer-form.tsx'
import { untilText } from './until-text.ts'

type RequestShown =
  | { readonly request: EmployersRequest; readonly isSent: boolean }
  /** The link opens nothing any more; the page says nothing of what it opened. */
  | { readonly closed: true }

const sent = 'gesendet'

/** What an employer is asked to take on, for whoever was handed its link (§ 37 Abs. 6, § 40 Abs. 1 BetrVG). */
export const employersRequestPage: Page<RequestShown, NotAnswered> = {
  sheet: 'booking',
  reads: [sent],
  async loader({ site, params, url }) {
    const answer = await site.booking.employer.request({ token: params['token'] ?? '' })
    if (answer.ok) return forOne<RequestShown>({ request: answer.value, isSent: url.searchParams.has(sent) })
    if (answer.refusal.why === 'not-found') throw notFound()
    return forOne<RequestShown>({ closed: true }, statusOf(answer.refusal))
  },
  async action({ site, params, form }) {
    const token = params['token'] ?? ''
    const typed = { kind: form.one('kind') ?? '', name: form.one('name') ?? '', text: form.one('text') ?? '' }
    const answer = await site.booking.employer.answer({ token, ...typed })
    if (answer.ok) return afterForm(`${addressOf.employersRequest(token)}?${sent}=1`)
    return again(answer.refusal, { refusal: answer.refusal, typed })
  },
  head: (told) => ({ title: 'closed' in told ? words.closed : words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) =>
    'closed' in data ? (
      <div className="wrap rhead stack g3">
        <h1>{words.closed}</h1>
        <p className="lead">{words.closedText}</p>
      </div>
    ) : (
      <Request data={data} acted={acted} frame={frame} />
    ),
}

const Request = ({
  data: { request, isSent },
  acted,
  frame,
}: PageProps<Extract<RequestShown, { readonly request: unknown }>, NotAnswered>) => {
  const { company, body, legalBasis, lines, hotelLines, totals, until, hotelPayer, event } = request
  const lead = legalBasis === '37_7' ? words.leadSuitable : words.lead
  return (
    <div className="booking">
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{lead(company, body)}</p>
        {isSent && !acted && (
          <Note icon="tick" tone="ok" title={words.sent} status focused>
            <p>{words.sentText}</p>
          </Note>
        )}
        <Facts request={request} organiser={frame.brand.name} />
      </div>
      <MarginSection title={words.costs}>
        <div className="stack g3">
          <BookedCosts caption={bookingWording.costs.caption} lines={lines} totals={totals} />
          {!event.isOnlineEvent && <p className="small">{bookingWording.costs.hotelPayers[hotelPayer]}</p>}
          {hotelLines.length > 0 && (
            <BookedCosts
              caption={`${bookingWording.costs.byHotel}. ${bookingWording.costs.byHotelCaption}`}
              lines={hotelLines}
            />
          )}
        </div>
      </MarginSection>
      <MarginSection title={words.law}>
        <div className="stack measure">
          <p>{legalBasis === '37_7' ? words.laws.suitable : words.laws[body]}</p>
          {body !== 'sbv' && <p>{words.timing}</p>}
        </div>
      </MarginSection>
      <MarginSection title={words.answer}>
        <div className="stack g3">
          <Answers request={request} />
          {/* The form is left out on paper. */}
          <p className="printed">{words.answerAt(`${frame.settings.siteOrigin}${frame.here}`, untilText(until))}</p>
          <EmployersAnswerForm action={frame.here} acted={acted} until={untilText(until)} />
        </div>
      </MarginSection>
    </div>
  )
}

const Facts = ({
  request: { event, names, orderer, orderNo },
  organiser,
}: {
  readonly request: EmployersRequest
  readonly organiser: string
}) => {
  const { startDate, endDate, startTime, endTime, theme } = event
  const facts: readonly (readonly [label: string, text: string])[] = [
    [words.facts.what, withJoints(theme.title)],
    [words.facts.when, `${dateRange(startDate, endDate)}. ${words.clock(clockText(startTime), clockText(endTime))}`],
    [words.facts.where, venueText(event)],
    [words.facts.organiser, organiser],
    [words.facts.who, names.map((name) => name ?? words.nobody).join(', ')],
    [words.facts.asks, orderer],
    [words.facts.order, orderNo],
  ]
  return (
    <>
      <dl className="facts endless request-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="on-screen">
        <a href={addressOf.theme(event.themeUrl)}>{words.toTheme}</a>
      </p>
    </>
  )
}

const Answers = ({ request: { answers } }: { readonly request: EmployersRequest }) =>
  answers.length > 0 && (
    <section className="stack g1">
      <h3 className="h4">{words.answered}</h3>
      <ul className="lines small">
        {[...new Set(answers.map(({ kind, name, on }) => words.answeredBy[kind](name, formatDate(on))))].map(
          (answer) => (
            <li key={answer}>{answer}</li>
          ),
        )}
      </ul>
    </section>
  )
