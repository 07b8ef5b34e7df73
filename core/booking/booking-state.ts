/** How a booking stands; the keys are those of the wire (domain §4.5). */
export const bookingStates = [
  'reserviert',
  'angefragt',
  'bestaetigt',
  'eingeladen',
  'warteliste',
  'nachgerueckt',
  'storniert_kunde',
  'abgesagt_veranstalter',
  'umgebucht',
  'teilgenommen',
  'nicht_erschienen',
  'verfallen',
] as const
export type BookingState = (typeof bookingStates)[number]

/** A state as `get-booking-states` tells it. */
export interface BookingStateFacts {
  readonly key: BookingState
  readonly label: string
  /** A tone of the design guide, for a badge; never the only sign. */
  readonly color: 'red' | 'orange' | 'green' | 'grey' | 'teal'
  /** Nothing follows. */
  readonly terminal: boolean
}

const facts: Readonly<Record<BookingState, Omit<BookingStateFacts, 'key' | 'terminal'>>> = {
  reserviert: { label: 'Reserviert', color: 'orange' },
  angefragt: { label: 'Angefragt', color: 'orange' },
  bestaetigt: { label: 'Bestätigt', color: 'green' },
  eingeladen: { label: 'Eingeladen', color: 'green' },
  warteliste: { label: 'Warteliste', color: 'teal' },
  nachgerueckt: { label: 'Nachgerückt', color: 'orange' },
  storniert_kunde: { label: 'Storniert', color: 'grey' },
  abgesagt_veranstalter: { label: 'Abgesagt', color: 'red' },
  umgebucht: { label: 'Umgebucht', color: 'grey' },
  teilgenommen: { label: 'Teilgenommen', color: 'teal' },
  nicht_erschienen: { label: 'Nicht erschienen', color: 'grey' },
  verfallen: { label: 'Verfallen', color: 'grey' },
}

const terminal: ReadonlySet<BookingState> = new Set([
  'storniert_kunde',
  'abgesagt_veranstalter',
  'umgebucht',
  'teilgenommen',
  'nicht_erschienen',
  'verfallen',
])

/** The German word of each state (domain §4.5). */
export const bookingStateLabels = Object.fromEntries(
  bookingStates.map((state) => [state, facts[state].label]),
) as Readonly<Record<BookingState, string>>

/** Whether nothing follows on a state. */
export const isTerminal = (state: BookingState): boolean => terminal.has(state)

/** All states in the order of a booking's life. */
export const bookingStateFacts: readonly BookingStateFacts[] = bookingStates.map((key) => ({
  key,
  ...facts[key],
  terminal: isTerminal(key),
}))

/** Seats are taken for a booking in these states; of one on the waiting list none are, nor of one that has ended. */
export const holdsSeats = (state: BookingState): boolean => !isTerminal(state) && state !== 'warteliste'

/** Whether whoever takes part has, or had to the end, a seat: it stays taken when the event is over. */
export const keepsSeats = (state: BookingState): boolean =>
  holdsSeats(state) || state === 'teilgenommen' || state === 'nicht_erschienen'
