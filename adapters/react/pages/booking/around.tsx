import { costsOf } from '#core/booking/booking.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { formatDate } from '#core/shared/dates.ts'
import { kindNames } from '#core/invoices/invoice-words.ts'
import { papersOf } from '#core/papers/papers.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Frame } from '../../page.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { BookedCosts } from './booked-costs.tsx'
import type { Following } from './booking-form.tsx'
import { PaperLink } from './paper-links.tsx'
import { momentText } from './until-text.ts'

const words = bookingWording
type Seen = Pick<Following, 'shown'>

/** What all who take part cost, and what the hotel bills by itself. */
export const Costs = ({ shown: { booking } }: Seen) => {
  const { lines, hotelLines, totals } = costsOf(booking)
  return (
    <MarginSection title={words.sections.costs}>
      {lines.length === 0 ? (
        <p className="small">{words.costs.nobody}</p>
      ) : (
        <div className="stack g3">
          <BookedCosts caption={words.costs.caption} lines={lines} totals={totals} />
          {!booking.event.isOnlineEvent && (
            <p className="small">{words.costs.hotelPayers[booking.options.hotelPayer]}</p>
          )}
          {hotelLines.length > 0 && (
            <BookedCosts caption={`${words.costs.byHotel}. ${words.costs.byHotelCaption}`} lines={hotelLines} />
          )}
        </div>
      )}
    </MarginSection>
  )
}

/** The papers that the booking offers today, and the event for one's calendar. */
export const Papers = ({ shown: { booking, today } }: Seen) => (
  <MarginSection title={words.sections.papers} id="unterlagen">
    <div className="stack g2 on-screen">
      <p className="small">{words.papers.text}</p>
      <ul className="dash">
        {papersOf(booking, today).map((paper) => (
          <li key={`${paper.kind} ${paper.recipientId}`}>
            <PaperLink paper={paper} booking={booking} />
          </li>
        ))}
        <li>
          <a href={addressOf.bookingCalendar(booking.token)}>{words.papers.calendar}</a>
        </li>
      </ul>
    </div>
  </MarginSection>
)

/** What was billed, corrected and charged for a cancellation; nothing before the first. */
export const Invoices = ({ shown: { booking, invoices } }: Seen) =>
  invoices.length > 0 && (
    <MarginSection title={words.sections.invoices} id="rechnungen">
      <ul className="dash">
        {invoices.map(({ number, kind, issuedOn }) => (
          <li key={number}>
            <a href={addressOf.invoicePdf(booking.token, number)}>{`${kindNames[kind]} ${number}`}</a>
            {words.invoices.from(formatDate(issuedOn))}
            <a className="on-screen" href={addressOf.invoiceXml(booking.token, number)}>
              {words.invoices.xml(number)}
            </a>
          </li>
        ))}
      </ul>
    </MarginSection>
  )

/** What happened, oldest first, in words. */
export const History = ({ shown: { booking } }: Seen) => (
  <MarginSection title={words.sections.history}>
    <ol className="lines small">
      {booking.history.map(({ at, what, detail = '' }, nth) => (
        // A history only grows: what happened as the nth stays the nth.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={nth} className="happened">
          <time dateTime={at}>{momentText(at)}</time>
          <span>{bookingHistory[what](detail)}</span>
        </li>
      ))}
    </ol>
  </MarginSection>
)

/** What else was ordered at once. */
export const Others = ({ shown: { others } }: Seen) =>
  others.length > 0 && (
    <MarginSection title={words.sections.others}>
      <ul className="lines small">
        {others.map(({ id, token, event, state }) => (
          <li key={id} className="row apart">
            <a href={addressOf.booking(token)}>
              {withJoints(event.theme.title)}, {dateRange(event.startDate, event.endDate)}
            </a>
            <span>{bookingStateLabels[state]}</span>
          </li>
        ))}
      </ul>
    </MarginSection>
  )

export const Contact = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <MarginSection title={words.sections.contact}>
    <p>
      {words.contact} <ContactWays brand={brand} />
    </p>
    <p>
      <GoLink href={`${addressOf.faq}#buchung`}>{words.faq}</GoLink>
    </p>
  </MarginSection>
)
