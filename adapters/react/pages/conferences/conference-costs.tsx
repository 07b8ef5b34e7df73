import { lastDayBefore } from '#core/conference/conference-days.ts'
import type { Conference, HotelContingent } from '#core/conference/conference.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import { formatDate } from '#core/shared/dates.ts'
import { grossText, priceText } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

const words = pageWording.conferences.page
const { columns } = words

/** What taking part costs. */
export const ConferencePrices = ({ prices }: Pick<Conference, 'prices'>) => (
  <div className="tbl">
    <FoldTable caption={words.pricesCaption} captionClass="small" columns={Object.values(columns)}>
      {prices.map(({ title, price, note, ...ends }) => (
        <tr key={title} role="row">
          <th role="rowheader" scope="row">
            {withJoints(title)}
            {ends.daysBefore !== undefined && <span className="small under">{words.priceEnds(ends)}</span>}
            {note !== undefined && <span className="small mute under">{note}</span>}
          </th>
          <td role="cell" data-l={columns.net}>
            <b>{priceText(price)}</b>
          </td>
          <td role="cell" data-l={columns.gross}>
            {grossText(price)}
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)

/** Rooms that are held for those who take part. */
export const Contingent = ({
  contingent,
  event,
}: Pick<Conference, 'event'> & { readonly contingent: HotelContingent }) => (
  <div className="stack g1">
    {event?.hotel && (
      <p className="h4">
        <a href={hotelHref(event.hotel)}>{event.hotel.name}</a>, {event.hotel.location}
      </p>
    )}
    <p>
      {words.rooms(contingent.rooms)},{' '}
      {event ? words.until(formatDate(lastDayBefore(event, contingent))) : words.daysBefore(contingent.daysBefore)}.
    </p>
    <p>{words.roomPrice(grossText(contingent.price), priceText(contingent.price))}</p>
    {contingent.note !== undefined && <p className="small mute">{contingent.note}</p>}
  </div>
)
