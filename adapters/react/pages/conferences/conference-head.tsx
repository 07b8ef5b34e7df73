import type { Conference } from '#core/conference/conference.ts'
import { pageWording } from '#wording/pages.ts'
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
export const RegistrationBadge = ({ state }: { readonly state: Conference['registrationState'] }) => (
  <p className={badges[state].className}>
    <Icon name={badges[state].icon} />
    {words.states[state]}
  </p>
)

/** When and where, and whether one can register. */
export const ConferenceWhen = ({
  conference: { event, registrationState },
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
    <RegistrationBadge state={registrationState} />
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
