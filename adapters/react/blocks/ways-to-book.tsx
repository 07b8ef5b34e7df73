import type { Brand } from '#core/brand/brand.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { orderFormHref } from '#core/catalogue/event-links.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { ContactWays } from './contact-ways.tsx'

const words = programmeWording.events.ways

interface Booked {
  readonly brand: Brand
  /** What is booked, where that is one event. */
  readonly event?: Pick<Event, 'url'>
}

/** Beside the cart: the form on paper, and whom to ask. Where several events stand, where to find the way to book. */
export const WaysToBook = ({ brand, event }: Booked) => (
  <p className="small">
    {event ? <a href={orderFormHref(event)}>{words.onPaper}</a> : words.atEvents}
    {(brand.phone || brand.email) && (
      <>
        <br />
        {words.help} <ContactWays brand={brand} />
      </>
    )}
  </p>
)
