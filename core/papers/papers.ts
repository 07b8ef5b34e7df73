import type { Booking } from '../booking/booking.ts'
import type { PathStepName } from '../booking/booking-path.ts'
import { holdsSeats, isTerminal } from '../booking/booking-state.ts'
import { claimsCosts, needsNotice, needsResolution } from '../booking/training-claim.ts'
import { isPending } from '../cart/cart.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'

/** What a booking is printed as; the last part of its address (domain §4.3). */
export const paperKinds = [
  'entsendebeschluss',
  'tagesordnung',
  'mitteilung-arbeitgeber',
  'kostenuebernahme',
  'auftragsbestaetigung',
  'bestellformular',
  'einladung',
  'teilnahmebescheinigung',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** At which step of its booking's way each paper is needed. */
export const stepOfPaper: Readonly<Record<PaperKind, PathStepName>> = {
  entsendebeschluss: 'resolve',
  tagesordnung: 'resolve',
  'mitteilung-arbeitgeber': 'tell-employer',
  kostenuebernahme: 'costs',
  auftragsbestaetigung: 'book',
  bestellformular: 'book',
  einladung: 'attend',
  teilnahmebescheinigung: 'attend',
}

/** One paper; of those that speak of one recipient alone, which. */
export interface Paper {
  readonly kind: PaperKind
  readonly recipientId?: string
}

type Offered = (booking: Booking, today: Day) => boolean

/** It has not ended by anything but taking part. */
const lives = ({ state }: Booking): boolean =>
  holdsSeats(state) || state === 'warteliste' || state === 'teilgenommen' || state === 'nicht_erschienen'
const notBegun = ({ event }: Booking, today: Day): boolean => today <= berlinDay(event.startDate)
const isToCome: Offered = (booking, today) => holdsSeats(booking.state) && notBegun(booking, today)

/** When a booking offers each of its papers. */
const offered: Readonly<Record<Exclude<PaperKind, 'teilnahmebescheinigung'>, Offered>> = {
  entsendebeschluss: (booking) => needsResolution(booking) && lives(booking),
  // What has been decided is put on no agenda any more.
  tagesordnung: (booking, today) =>
    needsResolution(booking) && lives(booking) && notBegun(booking, today) && booking.resolution === undefined,
  'mitteilung-arbeitgeber': (booking, today) => needsNotice(booking) && isToCome(booking, today),
  kostenuebernahme: (booking, today) => claimsCosts(booking) && isToCome(booking, today),
  // Of what ended before it bound anybody nothing is left to confirm.
  auftragsbestaetigung: ({ boundAt, state }) => boundAt !== undefined || !isTerminal(state),
  // Once it is booked, or the seats are given back, a signature would change nothing.
  bestellformular: (booking, today) =>
    booking.orderForm !== undefined && booking.state === 'reserviert' && notBegun(booking, today),
  einladung: ({ state, event }, today) => state === 'eingeladen' && today <= berlinDay(event.endDate),
}

/**
 * Whoever was there, and has a name, gets a certificate: from the last day of what was booked on, on which it can be
 * handed out. It names all days, and the office may have noted who came on the first of them.
 */
const certificates = ({ state, event, recipients, attendance = {} }: Booking, today: Day): readonly Paper[] =>
  state === 'teilgenommen' && berlinDay(event.endDate) <= today
    ? recipients
        .filter((recipient) => !isPending(recipient) && attendance[recipient.id] === true)
        .map(({ id }) => ({ kind: 'teilnahmebescheinigung', recipientId: id }))
    : []

/** The papers that a booking offers today, in the order of its path. */
export const papersOf = (booking: Booking, today: Day): readonly Paper[] =>
  paperKinds.flatMap((kind): readonly Paper[] => {
    if (kind === 'teilnahmebescheinigung') return certificates(booking, today)
    return offered[kind](booking, today) ? [{ kind }] : []
  })
