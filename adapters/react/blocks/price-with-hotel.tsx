import type { Event } from '#core/catalogue/catalogue.ts'
import { costsHref } from '#core/catalogue/event-links.ts'
import { netWithHotel, type CostRates } from '#core/costs/with-hotel.ts'
import { formatDate } from '#core/shared/dates.ts'
import { finderWording } from '#wording/pages/finder.ts'

interface Reckoned {
  readonly event: Event
  /** What hotels charge; where it is not known, nothing is told. */
  readonly rates: CostRates | undefined
}

/** What an event costs with its hotel, where that is known, leading to how it is reckoned. */
export const PriceWithHotel = ({ event, rates }: Reckoned) => {
  const net = rates && netWithHotel(event, rates)
  const told = net === undefined ? '' : finderWording.withHotel(net)
  return (
    net !== undefined && (
      <small className="with-hotel">
        <a href={costsHref(event)} aria-label={`${told}: ${finderWording.costs}, ${formatDate(event.startDate)}`}>
          {told}
        </a>
      </small>
    )
  )
}
