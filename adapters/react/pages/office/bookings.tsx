import * as addressOf from '#core/shared/addresses.ts'
import { bookingStateFacts, bookingStateLabels } from '#core/booking/booking-state.ts'
import type { BookingInBrief } from '#core/booking/office-ports.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

const { list: words, search } = officeWording

interface BookingFilter {
  readonly q: string
  /** A key of a state; empty for all. */
  readonly state: string
  readonly eventId?: number
}
interface Bookings extends BookingFilter {
  readonly denied?: never
  readonly found: PageOf<BookingInBrief>
}

/** So many lines stand on one page. */
const shownAtOnce = 50

const filterIn = (url: URL): BookingFilter => {
  const eventId = /^\d{1,9}$/.exec(url.searchParams.get('termin') ?? '')?.[0]
  return {
    q: (url.searchParams.get('q') ?? '').slice(0, 200),
    state: bookingStateFacts.find(({ key }) => key === url.searchParams.get('stand'))?.key ?? '',
    ...(eventId !== undefined && { eventId: Number(eventId) }),
  }
}

const hrefOf = ({ q, state, eventId }: BookingFilter): string => {
  const said = { ...(q && { q }), ...(state && { stand: state }), ...(eventId && { termin: String(eventId) }) }
  const query = new URLSearchParams(said).toString()
  return query === '' ? addressOf.officeBookings : `${addressOf.officeBookings}?${query}`
}

/** Every booking, searched and filtered, for the office. */
export const officeBookingsPage: Page<Bookings | Denied> = {
  sheet: 'office',
  reads: ['q', 'stand', 'termin', 'after'],
  async loader({ site, url }) {
    const asked = filterIn(url)
    const state = bookingStateFacts.find(({ key }) => key === asked.state)?.key
    const after = url.searchParams.get('after')
    const found = await site.booking.office.list({
      q: asked.q,
      ...(state && { state }),
      ...(asked.eventId !== undefined && { eventId: asked.eventId }),
      ...(after && { after: after.slice(0, 500) }),
      limit: shownAtOnce,
    })
    return found.ok ? forOne<Bookings>({ ...asked, found: found.value }) : guarded(found.refusal, url)
  },
  head: () => ({
    title: officeWording.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) => (data.denied ? <DeniedPart /> : <List {...data} />),
}

const List = ({ found, ...asked }: Bookings) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{officeWording.title}</h1>
      <p className="lead">{officeWording.lead}</p>
      <form className="stack g3 narrow on-screen" action={addressOf.officeBookings} role="search">
        <TextField name="q" label={search.q} hint={search.hint} value={asked.q} autoComplete="off" optional />
        <ChoiceField
          name="stand"
          label={search.state}
          value={asked.state}
          choices={[
            { id: '', label: search.every },
            ...bookingStateFacts.map(({ key, label }) => ({ id: key, label })),
          ]}
          chosen
          optional
        />
        {asked.eventId !== undefined && (
          <p className="small">
            <input type="hidden" name="termin" value={asked.eventId} />
            {search.ofEvent(asked.eventId)}
          </p>
        )}
        <p className="row">
          <button className="btn" type="submit">
            {search.submit}
          </button>
          <a href={addressOf.officeBookings}>{search.reset}</a>
        </p>
      </form>
    </div>
    <div className="wrap stack g4 room-below">
      {found.items.length === 0 ? (
        <Note icon="search" title={words.none}>
          <p>{words.noneText}</p>
        </Note>
      ) : (
        <Table bookings={found.items} />
      )}
      {found.next !== undefined && (
        <p className="on-screen">
          <GoLink href={pageHref(hrefOf(asked), found.next)}>{words.further}</GoLink>
        </p>
      )}
    </div>
  </>
)

const Table = ({ bookings }: { readonly bookings: readonly BookingInBrief[] }) => {
  const { columns } = words
  return (
    <div className="tbl">
      <FoldTable caption={words.caption} captionClass="vh" className="close-columns" columns={Object.values(columns)}>
        {bookings.map(({ id, orderNo, state, event, placedAt, company, orderer, seats }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <a href={addressOf.officeBooking(id)} aria-label={words.open(orderNo, event.theme.title)}>
                {orderNo}
              </a>
            </th>
            <td role="cell" data-l={columns.event}>
              <span>
                <a href={addressOf.officeEvent(String(event.eventId))}>{withJoints(event.theme.title)}</a>
                <br />
                {dateRange(event.startDate, event.endDate)}
              </span>
            </td>
            <td role="cell" className="endless" data-l={columns.company}>
              {company}
            </td>
            <td role="cell" className="endless" data-l={columns.orderer}>
              {orderer}
            </td>
            <td role="cell" data-l={columns.seats}>
              {seats}
            </td>
            <td role="cell" data-l={columns.state}>
              {bookingStateLabels[state]}
            </td>
            <td role="cell" data-l={columns.ordered}>
              {formatDate(placedAt)}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
