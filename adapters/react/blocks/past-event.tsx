import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import type { Frame } from '../page.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { EventsTable } from './events-table.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { NoEvents } from './no-events.tsx'
import { RubricBadge } from './rubric-badge.tsx'

const words = programmeWording.event
const eventsShown = 5

/** Instead of a page of an event that has begun: that it has, and the events to come (domain §7.13). */
export const PastEvent = ({ page: { theme }, frame }: { readonly page: ThemePage; readonly frame: Frame }) => (
  <>
    <div className="wrap rhead stack g3">
      <p>
        <RubricBadge rubric={theme.rubric} />
      </p>
      <h1>{words.pastTitle}</h1>
      <p className="lead">{theme.events.length > 0 ? words.pastLead(theme.title) : words.pastNone(theme.title)}</p>
      <p>
        <GoLink href={themeHref(theme)}>{words.toTheme}</GoLink>
      </p>
    </div>
    <div className="wrap dated">
      {theme.events.length > 0 ? (
        <EventsTable theme={theme} events={theme.events.slice(0, eventsShown)} frame={frame} />
      ) : (
        <NoEvents brand={frame.brand} />
      )}
    </div>
  </>
)
