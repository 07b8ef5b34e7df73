import * as addressOf from '#core/shared/addresses.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { Participants } from '#core/booking/office-ports.ts'
import { isPending } from '#core/cart/cart.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { SiteRefusal } from '#core/site.ts'
import { workshopText } from '#wording/workshops.ts'
import { accessLogWording } from '#wording/pages/access-log.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, answered, forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { ProseField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { faultsIn, nameOf, WhyNot } from './booking-forms.tsx'
import { CareNeedsPart, careField, type CareActed } from './care-needs.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

const { participants: words, callOff } = officeWording

interface OfEvent {
  readonly denied?: never
  readonly all: Participants
}
/** The second step, or why it was not done. */
interface CallingOff {
  readonly reason: string
  readonly refusal?: SiteRefusal
}

const eventIn = (segment: string | undefined): number => (/^\d{1,9}$/.test(segment ?? '') ? Number(segment) : 0)

/** Who takes part in an event, and calling it off in two steps. */
export const officeEventPage: Page<OfEvent | Denied, CallingOff | CareActed> = {
  sheet: 'office',
  async loader({ site, params, url }) {
    const answer = await site.booking.office.participants({ eventId: eventIn(params['event']) })
    return answer.ok ? forOne<OfEvent>({ all: answer.value }) : guarded(answer.refusal, url)
  },
  async action({ site, params, form }) {
    const eventId = eventIn(params['event'])
    const reason = form.one('reason') ?? ''
    const { office, care } = site.booking
    if (form.one(careField) !== undefined) {
      const purpose = form.one('purpose') ?? ''
      const told = await care.careNeeds({ eventId, purpose })
      if (told.ok) return answered({ care: told.value })
      return again(told.refusal, { care: { refusal: told.refusal, purpose } })
    }
    if (form.one('sure') === undefined && reason.trim() !== '') {
      const known = await office.participants({ eventId })
      return known.ok ? answered({ reason }) : again(known.refusal, { reason, refusal: known.refusal })
    }
    const answer = await office.callOff({ eventId, reason })
    if (answer.ok) return afterForm(addressOf.officeEvent(String(eventId)))
    if (answer.refusal.why === 'not-found') throw notFound()
    return again(answer.refusal, { reason, refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : `${words.title}: ${data.all.event.theme.title}`,
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: officeWording.title, href: addressOf.officeBookings },
    ],
  }),
  Component: ({ data, acted }) => (data.denied ? <DeniedPart /> : <EventParts all={data.all} acted={acted} />),
}

interface Shown {
  readonly all: Participants
  readonly acted: CallingOff | undefined
}
interface EventShown extends Pick<Shown, 'all'> {
  readonly acted: CallingOff | CareActed | undefined
}

const EventParts = ({ all, acted: done }: EventShown) => {
  const acted = done && 'care' in done ? undefined : done
  const { event, participants, calledOff, hasLeft, open } = all
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        <p className="lead">
          {event.theme.title}, {dateRange(event.startDate, event.endDate)}
        </p>
        {acted?.refusal && <WhyNot refusal={acted.refusal} />}
        {calledOff && (
          <Note icon="alert" title={callOff.done(formatDate(calledOff.at))} tone="bad">
            <p>{calledOff.reason}</p>
            {open > 0 && <p>{callOff.goingOn}</p>}
          </Note>
        )}
        {hasLeft && open > 0 && (
          <Note icon="alert" title={words.hasLeft} tone="bad">
            <p>{words.hasLeftText}</p>
          </Note>
        )}
      </div>
      <div className="wrap stack g4 room-below">
        {participants.length === 0 ? <p>{words.none}</p> : <Table all={all} />}
        <p className="row on-screen">
          <GoLink href={`${addressOf.officeBookings}?termin=${event.eventId}`}>{words.bookings}</GoLink>
          <GoLink href={addressOf.attendanceList(String(event.eventId))}>{words.pdf}</GoLink>
          <GoLink href={addressOf.officeMaterials(String(event.eventId))}>{words.materials}</GoLink>
          <GoLink href={addressOf.participantsTable(String(event.eventId))}>{words.csv}</GoLink>
        </p>
      </div>
      {participants.length > 0 && (
        <MarginSection title={accessLogWording.care.title} id="gesundheit">
          <CareNeedsPart
            acted={done && 'care' in done ? done : undefined}
            here={addressOf.officeEvent(String(event.eventId))}
          />
        </MarginSection>
      )}
      {!calledOff && (
        <MarginSection title={callOff.title} id="absagen">
          <CallOff all={all} acted={acted} />
        </MarginSection>
      )}
    </>
  )
}

/** Under a name: where somebody sits at a Fachtagung. */
const Workshop = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && <span className="small mute under">{text}</span>

const Table = ({ all: { participants } }: Pick<Shown, 'all'>) => {
  const { columns } = words
  return (
    <div className="tbl">
      <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(columns)}>
        {participants.map(({ bookingId, orderNo, state, company, recipient, attended }) => (
          <tr key={`${bookingId} ${recipient.id}`} role="row">
            <th role="rowheader" scope="row">
              {nameOf(recipient)}
              <Workshop text={workshopText(recipient, state)} />
            </th>
            <td role="cell" className="endless" data-l={columns.company}>
              {company}
            </td>
            <td role="cell" className="endless" data-l={columns.email}>
              {isPending(recipient) ? '–' : recipient.email}
            </td>
            <td role="cell" data-l={columns.order}>
              <a href={addressOf.officeBooking(bookingId)}>{orderNo}</a>
            </td>
            <td role="cell" data-l={columns.state}>
              {bookingStateLabels[state]}
            </td>
            <td role="cell" data-l={columns.attended}>
              {attended === undefined ? '–' : attended ? words.came : words.missed}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}

/** First the reason, then the same once more with how many it concerns. */
const CallOff = ({ all: { event, open }, acted }: Shown) => {
  const here = addressOf.officeEvent(String(event.eventId))
  const asked = acted && !acted.refusal
  return (
    <form className="stack g3 narrow on-screen" method="post" action={here} noValidate>
      {asked ? (
        <>
          <input type="hidden" name="reason" value={acted.reason} />
          <input type="hidden" name="sure" value="yes" />
          <Note icon="alert" title={callOff.sure(words.open(open))} alert>
            <p>{acted.reason}</p>
          </Note>
          <p className="row">
            <button className="btn" type="submit">
              {callOff.submit}
            </button>
            <a href={here}>{callOff.back}</a>
          </p>
        </>
      ) : (
        <>
          <p className="measure">{callOff.text}</p>
          <ProseField
            name="reason"
            label={callOff.reason}
            hint={callOff.hint}
            value={acted?.reason}
            fault={faultsIn(acted?.refusal && { refusal: acted.refusal })['reason']}
            rows={3}
            maxLength={longestReason}
          />
          <p>
            <button className="btn alt" type="submit">
              {callOff.next}
            </button>
          </p>
        </>
      )}
    </form>
  )
}
