import type { Brand } from '#core/brand/brand.ts'
import { mailHref } from '#core/brand/mail-link.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { orderFormHref } from '#core/catalogue/event-links.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { townText } from './event-venue.tsx'
import { PhoneLink } from './phone-link.tsx'

const words = programmeWording.events.ways

interface Booked {
  readonly brand: Brand
  /** What is booked, where that is one event. */
  readonly event?: ListedEvent
}

/** How to book today: by telephone, by e-mail, or on paper with the order form of the event. */
export const WaysToBook = ({ brand, event }: Booked) => {
  const about = event && words.about(event.theme.title, dateRange(event.startDate, event.endDate), townText(event))
  const ways = [
    brand.phone && (
      <strong key="phone" className="nowrap">
        <PhoneLink brand={brand} />
      </strong>
    ),
    brand.email && (
      <a key="mail" href={mailHref(brand, words.subject(about), words.mail(about, event?.eventId))}>
        {words.byMail}
      </a>
    ),
    event && (
      <a key="paper" href={orderFormHref(event)}>
        {words.onPaper}
      </a>
    ),
  ].filter(Boolean)
  return (
    ways.length > 0 && (
      <p className="small">
        {words.book}{' '}
        {ways.map((way, index) => [index > 0 && (index === ways.length - 1 ? ` ${words.or} ` : ', '), way])}.
        {!event && ` ${words.paperThere}`}
      </p>
    )
  )
}
