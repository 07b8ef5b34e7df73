import type { Event } from '#core/catalogue/catalogue.ts'
import { pageWording } from '#wording/pages.ts'
import { calendarOfHref, costsHref, eventPdfHref, orderFormHref } from '#core/catalogue/event-links.ts'
import { Icon } from '../../ui/icon.tsx'

const { documentList } = pageWording.themePages.event

/** What one can take away from an event's page: on paper, into the calendar, into the meeting. */
export const EventDocuments = ({ event }: { readonly event: Event }) => {
  const documents = [
    { ...documentList.pdf, href: eventPdfHref(event), icon: 'file' },
    { ...documentList.calendar, href: calendarOfHref(event), icon: 'calendar' },
    { ...documentList.costs, href: costsHref(event), icon: 'book' },
    { ...documentList.order, href: orderFormHref(event), icon: 'mail' },
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
