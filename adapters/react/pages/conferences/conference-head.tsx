import type { Conference } from '#core/conference/conference.ts'
import { pageWording } from '#wording/pages.ts'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { CoverArt } from '../../blocks/cover-art.tsx'
import { EventDays } from '../../blocks/event-days.tsx'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'

const words = pageWording.conferences.page

const badges = {
  offen: { icon: 'free', className: 'stat ok' },
  warteliste: { icon: 'gone', className: 'stat bad' },
  geschlossen: { icon: 'clock', className: 'stat' },
  begonnen: { icon: 'clock', className: 'stat' },
} as const satisfies Readonly<
  Record<Conference['registrationState'], { readonly icon: IconName; readonly className: string }>
>

/** Whether one can register, by sign and word. */
const RegistrationBadge = ({ state }: { readonly state: Conference['registrationState'] }) => (
  <p className={badges[state].className}>
    <Icon name={badges[state].icon} />
    {words.states[state]}
  </p>
)

/** Whether one can register, and how many seats are left for whoever does. */
export const RegistrationAndSeats = ({
  conference: { event, registrationState: state },
}: {
  readonly conference: Pick<Conference, 'event' | 'registrationState'>
}) => (
  <div className="stats">
    {!(event && state === 'warteliste') && <RegistrationBadge state={state} />}
    {event && (state === 'offen' || state === 'warteliste') && <AvailabilityBadge event={event} />}
  </div>
)

/** When and where, and whether one can register. */
export const ConferenceWhen = ({
  conference,
  conference: { event },
}: {
  readonly conference: Pick<Conference, 'event' | 'registrationState'>
}) => (
  <>
    {event ? (
      <>
        <EventDays event={event} className="event-days when" />
        <EventVenue event={event} />
      </>
    ) : (
      <p className="h4">{words.eventFollows}</p>
    )}
    <RegistrationAndSeats conference={conference} />
  </>
)

/** Where no event tells the rubric: the middle of the shelf. */
const middle = 5

/** The cover of a Fachtagung, as its theme has it. */
export const ConferenceCover = ({ conference: { url, event } }: { readonly conference: Conference }) => (
  <div className="cover poster">
    <CoverArt slug={url} rubric={event?.theme.rubric.position ?? middle} w={360} h={450} />
  </div>
)
