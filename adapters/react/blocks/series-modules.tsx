import type { Event, Module, Theme } from '#core/catalogue/catalogue.ts'
import { hotelOfModule } from '#core/catalogue/event-venue.view.ts'
import { hoursAlone } from '#core/catalogue/hours-words.ts'
import { moduleSeatsText } from '#core/catalogue/module-seats.view.ts'
import { daysOf, heldModule } from '#core/catalogue/schedule.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { dateRange, weekdayRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { durationText, seriesDurationText } from '#core/shared/duration.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { Icon } from '../ui/icon.tsx'

const words = programmeWording.series

/** The runs of a training series, each with its modules; the next one is open. */
export const SeriesRuns = ({ theme }: { readonly theme: Pick<Theme, 'allowSingle' | 'events'> }) => (
  <div>
    {theme.events.map((event, index) => (
      <details key={event.eventId} className="day run" open={index === 0}>
        <summary>
          <h3 className="h4">{words.run(formatDate(event.startDate))}</h3>
          <Icon name="down" />
        </summary>
        <SeriesModules theme={theme} event={event} heading="h4" />
      </details>
    ))}
  </div>
)

/** The modules of one run, in order, with duration, date and venue of each. */
export const SeriesModules = ({
  theme,
  event,
  heading,
}: {
  readonly theme: Pick<Theme, 'allowSingle'>
  readonly event: Event
  /** Its level in the page's outline. */
  readonly heading: 'h3' | 'h4'
}) => (
  <div>
    <ol>
      {event.modules.map((module) => (
        <ModuleRow
          key={`${module.title} ${module.startDate}`}
          module={module}
          seats={theme.allowSingle ? moduleSeatsText(event, module) : undefined}
          heading={heading}
        />
      ))}
    </ol>
    <dl className="facts">
      <div>
        <dt>{words.total}</dt>
        <dd>{seriesDurationText(event.modules)}</dd>
      </div>
    </dl>
    <p className="small mute">{theme.allowSingle ? words.single : words.whole}</p>
  </div>
)

const ModuleRow = ({
  module,
  seats,
  heading: Heading,
}: {
  readonly module: Module
  /** How many are left of it alone. */
  readonly seats: string | undefined
  readonly heading: 'h3' | 'h4'
}) => (
  <li className="module stack g1">
    <Heading className="h4">{withJoints(module.title)}</Heading>
    <p className="small">
      <span className="nowrap">{durationText(module.duration)}</span>
      {', '}
      {dateRange(module.startDate, module.endDate)} ({weekdayRange(module.startDate, module.endDate)}){', '}
      {hoursAlone(daysOf(heldModule(module)))}
    </p>
    <p className="where">
      <Icon name={hotelOfModule(module) ? 'pin' : 'screen'} />
      <span>{venueText(module)}</span>
    </p>
    {seats !== undefined && <p className="small">{seats}</p>}
    {module.themeUrl !== undefined && (
      <p className="small on-screen">
        <a href={themeHref({ url: module.themeUrl })} aria-label={`${words.toModule}: ${module.title}`}>
          {words.toModule}
        </a>
      </p>
    )}
  </li>
)

const venueText = (module: Module): string => {
  const hotel = hotelOfModule(module)
  return hotel ? `${hotel.location}, ${hotel.name}` : words.online
}
