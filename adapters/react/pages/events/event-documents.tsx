import type { Event, EventHistory } from '#core/catalogue/catalogue.ts'
import { pageWording } from '#wording/pages.ts'
import { calendarOfHref, costsHref, eventPdfHref, orderFormHref } from '#core/catalogue/event-links.ts'
import { Icon } from '../../ui/icon.tsx'

const { documentList } = pageWording.themePages.event

/** Nobody decides any more about what has begun. */
const toDecideBy = (event: Pick<Event, 'url'>) =>
  [
    { ...documentList.costs, href: costsHref(event), icon: 'book' },
    { ...documentList.order, href: orderFormHref(event), icon: 'mail' },
  ] as const

/** What one can take away from an event's page: on paper, into the calendar, into the meeting. */
export const EventDocuments = ({ event, life }: Pick<EventHistory, 'event' | 'life'>) => {
  const documents = [
    { ...documentList.pdf, href: eventPdfHref(event), icon: 'file' },
    { ...documentList.calendar, href: calendarOfHref(event), icon: 'calendar' },
    ...(life === 'to-come' ? toDecideBy(event) : []),
  ] as const
  return (
    <ul className="lines docs">
      {documents.map(({ title, text, href, icon }) => (
        <li key={href}>
          <Icon name={icon} />
          <span>
            <a href={href}>
              <strong>{title}</strong>
            </a>
            <br />
            <span className="small mute">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
