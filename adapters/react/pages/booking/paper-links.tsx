import type { SeenBooking } from '#core/booking/booking.ts'
import type { Paper } from '#core/papers/papers.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { calledOr } from './people.tsx'

const words = bookingWording.papers

/** A paper to take, called by what it is for a booking that stands so. */
export const PaperLink = ({
  paper: { kind, recipientId },
  booking,
}: {
  readonly paper: Paper
  readonly booking: SeenBooking
}) => {
  const recipient = booking.recipients.find(({ id }) => id === recipientId)
  if (!recipient) return <a href={addressOf.bookingPaper(booking.token, kind)}>{nameOf(kind, booking)}</a>
  return (
    <a href={addressOf.bookingCertificate(booking.token, recipient.id)}>
      {words.of(words.kinds[kind], calledOr(recipient))}
    </a>
  )
}

/** What is only held, or asked for, is confirmed as that. */
const nameOf = (kind: Paper['kind'], { state, boundAt }: SeenBooking): string => {
  if (kind !== 'auftragsbestaetigung' || boundAt !== undefined) return words.kinds[kind]
  return state === 'reserviert' ? words.reservation : words.receipt
}

/** The papers of a step, right where they are needed. */
export const PapersHere = ({ papers, booking }: { readonly papers: readonly Paper[]; readonly booking: SeenBooking }) =>
  papers.length > 0 && (
    <ul className="row small on-screen" aria-label={words.here}>
      {papers.map((paper) => (
        <li key={`${paper.kind} ${paper.recipientId}`}>
          <PaperLink paper={paper} booking={booking} />
        </li>
      ))}
    </ul>
  )
