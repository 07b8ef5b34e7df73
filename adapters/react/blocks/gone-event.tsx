import { eventHref, themeHref } from '#core/catalogue/theme-links.ts'
import { daySpan } from '#core/shared/date-texts.ts'
import type { Frame } from '../page.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { EventsTable } from './events-table.tsx'
import type { Gone } from './instead-of-event.ts'
import { GoLink } from '../ui/go-link.tsx'
import { MarginSection } from '../ui/margin-section.tsx'
import { ThemeHost } from './theme-host.tsx'
import { NoEvents } from './no-events.tsx'
import { RubricBadge } from './rubric-badge.tsx'

const words = programmeWording.event
const eventsShown = 5

/** Title of the page that stands for an event that is over, or has begun. */
export const goneTitle = ({ url }: Gone): string => (url === undefined ? words.pastTitle : words.begunTitle)

/**
 * Instead of a page of an event that is over: which days it had, and the events to come (domain §7.13). Of one that has
 * begun, where it can't be booked any more, its own page too.
 */
export const GoneEvent = ({ gone, frame }: { readonly gone: Gone; readonly frame: Frame }) => {
  const { url, startDate, endDate, page, rates } = gone
  const { theme } = page
  const days = daySpan(startDate, endDate)
  return (
    <>
      <div className="wrap rhead stack g3">
        <p>
          <RubricBadge rubric={theme.rubric} />
        </p>
        <h1>{goneTitle(gone)}</h1>
        <p className="lead">
          {url === undefined ? words.pastDays(theme.title, days) : words.begunLead(theme.title, days)}{' '}
          {theme.events.length > 0 ? words.pastLead : words.pastNone}
        </p>
        <p className="row">
          {url !== undefined && <GoLink href={eventHref({ url })}>{words.begunToEvent}</GoLink>}
          <GoLink href={themeHref(theme)}>{words.toTheme}</GoLink>
        </p>
      </div>
      <div className="wrap room-below">
        {theme.events.length > 0 ? (
          <EventsTable theme={theme} events={theme.events.slice(0, eventsShown)} rates={rates} frame={frame} />
        ) : (
          <NoEvents brand={frame.brand} />
        )}
      </div>
      <MarginSection title={words.pastTheme}>
        <ThemeHost widget="theme-teaser" theme={theme} />
      </MarginSection>
    </>
  )
}
