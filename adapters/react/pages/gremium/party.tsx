import type { BookingStep } from '#core/booking/booking-path.ts'
import type { ShownParticipant, ShownParty } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { formatEuro } from '#core/shared/money.ts'
import { bookingPathWording } from '#wording/pages/booking-path.ts'
import { gremiumBookingsWording as words } from '#wording/pages/gremium-bookings.ts'
import { StateBadge } from '../../blocks/state-badge.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { bookingsHref, type Looking } from './bookings-address.ts'
import { PartyForms, type NotChanged } from './party-forms.tsx'

const whereOf = ({ isOnline, hotel, location }: ShownParty): string =>
  isOnline ? words.online : [hotel, location].filter(Boolean).join(', ')

/** What comes next on its way; nothing where it has ended or is not hers to walk. */
const nextText = (path: readonly BookingStep[] | undefined): string | undefined => {
  const next = path?.find(({ state }) => state === 'next')
  return next && words.next(bookingPathWording.steps[next.step], next.by)
}

/** A booking: what, when, where, how it stands, who takes part, and what can be done. */
export const Party = ({
  party,
  looking,
  isOpen,
  here,
  acted,
}: {
  readonly party: ShownParty
  readonly looking: Looking
  readonly isOpen: boolean
  readonly here: string
  readonly acted: NotChanged | undefined
}) => {
  const { bookingId, theme, token, participants, net, complete } = party
  const { title } = theme
  const next = nextText(party.path)
  const mayChange = participants.some(({ cancelling, maySubstitute }) => cancelling !== undefined || maySubstitute)
  return (
    <article className="party stack g2" id={bookingId} aria-labelledby={`t-${bookingId}`}>
      <div className="row apart">
        <h3 id={`t-${bookingId}`}>
          <a href={token === undefined ? addressOf.event(party.eventUrl) : addressOf.booking(token)}>
            <WholeWords text={title} />
          </a>
        </h3>
        <StateBadge state={party.status} />
      </div>
      <p>
        {daysText(party.startDate, party.endDate)}, {whereOf(party)}
      </p>
      {next !== undefined && <p className="small next-step">{next}</p>}
      <ul className="party-people" aria-label={words.people(title)}>
        {participants.map((one) => (
          <Seat key={one.recipientId} participant={one} />
        ))}
      </ul>
      {net !== undefined && complete && participants.length > 1 && (
        <p className="small">{words.net(formatEuro(net))}</p>
      )}
      <p className="row small on-screen">
        {token !== undefined && <Papers party={party} />}
        {party.materials !== undefined && (
          <a href={party.materials} aria-label={words.papers.materialsOf(title)}>
            {words.papers.materials}
          </a>
        )}
        <a href={party.ical}>{words.papers.calendar}</a>
        {mayChange && !isOpen && (
          <a href={`${bookingsHref(looking, { booking: bookingId })}#${bookingId}`} aria-label={words.changeOf(title)}>
            {token === undefined ? words.changeOwn : words.change}
          </a>
        )}
        {isOpen && <a href={`${bookingsHref(looking)}#${bookingId}`}>{words.close}</a>}
      </p>
      {isOpen && mayChange && <PartyForms party={party} here={here} acted={acted} />}
    </article>
  )
}

const Seat = ({ participant: { name, isMe, state, attended, net } }: { readonly participant: ShownParticipant }) => {
  const hasLeft = state === 'storniert_kunde'
  const said = [
    ...(isMe ? [words.me] : []),
    ...(hasLeft ? [words.left(net === undefined ? undefined : formatEuro(net))] : []),
    ...(attended === undefined ? [] : [attended ? words.attended : words.missed]),
    ...(!hasLeft && net !== undefined ? [formatEuro(net)] : []),
  ]
  return (
    <li className={hasLeft ? 'mute' : undefined}>
      {name ?? words.nobody}
      {said.length > 0 && <span className="small mute"> · {said.join(' · ')}</span>}
    </li>
  )
}

/** What the way of a booking needs on paper; what it does not offer today is not there. */
const Papers = ({ party: { bookingId, token = '', notices } }: { readonly party: ShownParty }) => (
  <>
    <a href={addressOf.booking(token)}>{words.papers.page}</a>
    {notices.map((type) => (
      <a key={type} href={`${addressOf.noticePdf(bookingId)}?type=${type}`}>
        {words.papers[type]}
      </a>
    ))}
  </>
)
