import * as addressOf from '#core/shared/addresses.ts'
import { costsOf } from '#core/booking/booking.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { OfficeBooking } from '#core/booking/office-ports.ts'
import { isPending } from '#core/cart/cart.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { workshopText } from '#wording/workshops.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import { venueText } from '../../blocks/event-venue.tsx'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { actOn, type NotDone } from './acting.ts'
import { AttendancePart, CancelPart, ConfirmPart, nameOf, WhyNot, type Running } from './booking-forms.tsx'
import { Facts } from './facts.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { SignedPart } from './signed-part.tsx'

const words = officeWording.booking

interface OneBooking {
  readonly denied?: never
  readonly shown: OfficeBooking
}

/** A booking with its history, and what the office may do with it. */
export const officeBookingPage: Page<OneBooking | Denied, NotDone> = {
  sheet: 'office',
  async loader({ site, params, url }) {
    const answer = await site.booking.office.booking({ id: params['booking'] ?? '' })
    return answer.ok ? forOne<OneBooking>({ shown: answer.value }) : guarded(answer.refusal, url)
  },
  async action({ site, params, form }) {
    const id = params['booking'] ?? ''
    const acted = await actOn(site, id, form)
    if (!acted) throw notFound()
    const { answer, typed } = acted
    return answer.ok
      ? afterForm(addressOf.officeBooking(id))
      : again(answer.refusal, { ...typed, refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title(data.shown.booking.orderNo),
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: officeWording.title, href: addressOf.officeBookings },
    ],
  }),
  Component: ({ data, acted }) => (data.denied ? <DeniedPart /> : <Booking shown={data.shown} notDone={acted} />),
}

const Booking = ({ shown, notDone }: Running) => {
  const { booking } = shown
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title(booking.orderNo)}</h1>
        <p className="lead">{booking.event.theme.title}</p>
        {notDone && <WhyNot refusal={notDone.refusal} />}
      </div>
      <MarginSection title={words.facts}>
        <div className="stack g3">
          <BookingFacts shown={shown} />
          <p className="on-screen">
            <GoLink href={addressOf.booking(booking.token)}>{words.asCustomer}</GoLink>
          </p>
          <p className="on-screen">
            <GoLink href={addressOf.officeEvent(String(booking.event.eventId))}>{words.participants}</GoLink>
          </p>
        </div>
      </MarginSection>
      <MarginSection title={words.people}>
        <People shown={shown} />
      </MarginSection>
      <SignedPart shown={shown} notDone={notDone} />
      <ConfirmPart shown={shown} notDone={notDone} />
      <AttendancePart shown={shown} notDone={notDone} />
      <CancelPart shown={shown} notDone={notDone} />
      <MarginSection title={words.history}>
        <History shown={shown} />
      </MarginSection>
    </>
  )
}

type Part = Pick<Running, 'shown'>

const BookingFacts = ({ shown: { booking } }: Part) => {
  const { labels } = words
  const { event, options, state, heldUntil, placedAt, reason } = booking
  const { contact, billing } = options
  const { totals } = costsOf(booking)
  const net = formatEuro(totals.net)
  return (
    <Facts
      rows={[
        [labels.state, bookingStateLabels[state]],
        [labels.reason, reason],
        [labels.heldUntil, heldUntil && `${formatDate(heldUntil)}, ${berlinTime(heldUntil)} Uhr`],
        [labels.days, dateRange(event.startDate, event.endDate)],
        [labels.venue, event.isOnlineEvent ? words.online : venueText(event)],
        [labels.net, totals.complete ? net : `${net}, ${words.incomplete}`],
        [labels.orderer, `${contact.firstName} ${contact.lastName}`],
        [labels.email, contact.email],
        [labels.phone, contact.phone],
        [labels.company, billing.company],
        [labels.address, `${billing.street}, ${billing.zip} ${billing.city}`],
        [labels.remarks, options.remarks],
        [labels.ordered, formatDate(placedAt)],
      ]}
    />
  )
}

const People = ({ shown: { booking } }: Part) =>
  booking.recipients.length === 0 ? (
    <p>{words.noPeople}</p>
  ) : (
    <ul className="dash">
      {booking.recipients.map((recipient) => {
        const attended = booking.attendance?.[recipient.id]
        const { came, missed, columns } = officeWording.participants
        return (
          <li key={recipient.id}>
            {nameOf(recipient)}
            {[!isPending(recipient) && recipient.email, workshopText(recipient, booking.state)]
              .filter(Boolean)
              .map((text) => `, ${text}`)}
            {attended !== undefined && ` (${columns.attended}: ${attended ? came : missed})`}
          </li>
        )
      })}
    </ul>
  )

const History = ({ shown: { booking } }: Part) => {
  const { at: when, what: happened, by: whom } = words.historyColumns
  return (
    <div className="tbl">
      <FoldTable caption={words.history} captionClass="vh" columns={[when, happened, whom]}>
        {booking.history.map(({ at, by, what, detail = '' }) => (
          <tr key={`${at} ${what} ${detail}`} role="row">
            <th role="rowheader" scope="row">
              {formatDate(at)}, {berlinTime(at)}
            </th>
            <td role="cell" data-l={happened}>
              {bookingHistory[what](detail)}
            </td>
            <td role="cell" data-l={whom}>
              {words.by[by]}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
