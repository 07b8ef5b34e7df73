import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { Level } from '#core/catalogue/level.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Frame } from '../../page.ts'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { BookForm } from '../../blocks/book-form.tsx'
import { WaysToBook } from '../../blocks/ways-to-book.tsx'
import { costsHref } from '#core/catalogue/event-links.ts'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { EventPrice } from '../../blocks/event-price.tsx'
import { LevelLine } from '../../blocks/level-line.tsx'
import { PriceWithHotel } from '../../blocks/price-with-hotel.tsx'
import { eventField, listingHref } from '#core/shared-list/list-address.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.event
const moreWords = pageWording.themePages.event

/** In place of what it costs and how to book it: whom to ask on the way there. */
export const OnTheDay = ({ frame }: { readonly frame: Frame }) => (
  <aside className="sum top-r stack" aria-labelledby="fragen">
    <h2 id="fragen">{words.onTheDay}</h2>
    <p>{words.onTheDayText}</p>
    {frame.brand.phone && (
      <p className="h3 nowrap">
        <PhoneLink brand={frame.brand} />
      </p>
    )}
    {frame.brand.email && (
      <p>
        <a href={`mailto:${frame.brand.email}`}>{frame.brand.email}</a>
      </p>
    )}
    {frame.brand.officeHours && <p className="small mute">{frame.brand.officeHours}</p>}
  </aside>
)

/** Id of the box that says what is left. */
export const billPart = 'buchung'

/** Price, seats left, what it costs in all, how to book or to wait. */
export const Bill = ({
  event,
  level,
  allowSingle,
  rates,
  frame,
}: {
  readonly event: ListedEvent
  readonly allowSingle: boolean
  readonly level: Level | undefined
  readonly rates: CostRates | undefined
  readonly frame: Frame
}) => (
  <aside className="sum top-r stack" id={billPart} aria-labelledby="preis">
    <h2 id="preis">{words.bill}</h2>
    <EventPrice price={event.price} />
    <PriceWithHotel event={event} rates={rates} />
    <LevelLine level={level} />
    <AvailabilityBadge event={event} />
    {!isConference(event.theme) && <BookForm event={event} allowSingle={allowSingle} />}
    <WaysToBook brand={frame.brand} event={event} />
    <p className="small on-screen">
      <a href={costsHref(event)}>{moreWords.costs}</a>
      <br />
      <span className="mute">{moreWords.costsText}</span>
    </p>
    <p className="small on-screen">
      <a href={listingHref(eventField, event.url)}>{words.toList}</a>
      <br />
      <span className="mute">{words.toListText}</span>
    </p>
  </aside>
)
