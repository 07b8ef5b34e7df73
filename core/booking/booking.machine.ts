import { createMachine, transition } from 'xstate'
import type { BookingState } from './booking-state.ts'

/** What can happen to a booking. */
export type BookingEvent =
  /** The party books what it had reserved; its price is known, or it is on request. */
  | { readonly type: 'booked'; readonly priceIsKnown: boolean }
  /** The order form that was filled in came back signed. */
  | { readonly type: 'signed'; readonly priceIsKnown: boolean }
  /** The office names the price, and the customer has agreed. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'invited' }
  | { readonly type: 'attended' }
  | { readonly type: 'missed' }
  /** Seats became free and are held for the party. */
  | { readonly type: 'promoted' }
  /** The party takes the seats that were held for it, at a known price or on request. */
  | { readonly type: 'claimed'; readonly priceIsKnown: boolean }
  | { readonly type: 'declined' }
  /** Time has run out: of a reservation, of an offer from the waiting list, of the wait itself. */
  | { readonly type: 'expired' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'called-off' }
  | { readonly type: 'rebooked' }

const ends = { cancelled: 'storniert_kunde', 'called-off': 'abgesagt_veranstalter' } as const
const binding = [{ guard: 'priceIsKnown', target: 'bestaetigt' }, { target: 'angefragt' }] as const

/**
 * The life of a booking (domain §4.5): a party on one event. It is stepped by `transition()` within the transaction
 * that stores it, so nothing happens in it: what follows from a step, seats, letters and what is due, the use case
 * writes.
 *
 * - A reservation binds nobody; it lapses, or is booked, on the site or by a signature on paper. What is booked is
 *   confirmed at once where its price is known.
 * - From the waiting list a party moves up to seats that are held for it; it claims or declines them, or they lapse.
 * - Whatever is still to come can be cancelled by the customer and called off by the provider. What is bound can be
 *   rebooked: another booking takes its place.
 */
export const bookingMachine = createMachine(
  {
    types: {} as { readonly events: BookingEvent },
    id: 'booking',
    initial: 'reserviert',
    states: {
      reserviert: { on: { ...ends, booked: binding, signed: binding, expired: 'verfallen' } },
      angefragt: { on: { ...ends, confirmed: 'bestaetigt' } },
      bestaetigt: {
        on: {
          ...ends,
          invited: 'eingeladen',
          rebooked: 'umgebucht',
          attended: 'teilgenommen',
          missed: 'nicht_erschienen',
        },
      },
      eingeladen: {
        on: { ...ends, rebooked: 'umgebucht', attended: 'teilgenommen', missed: 'nicht_erschienen' },
      },
      warteliste: { on: { ...ends, promoted: 'nachgerueckt', expired: 'verfallen' } },
      nachgerueckt: { on: { ...ends, claimed: binding, declined: 'verfallen', expired: 'verfallen' } },
      storniert_kunde: { type: 'final' },
      abgesagt_veranstalter: { type: 'final' },
      umgebucht: { type: 'final' },
      teilgenommen: { type: 'final' },
      nicht_erschienen: { type: 'final' },
      verfallen: { type: 'final' },
    },
  },
  {
    guards: {
      priceIsKnown: ({ event }) => 'priceIsKnown' in event && event.priceIsKnown,
    },
  },
)

/** The state that follows on an event; undefined where it cannot happen in this state. */
export function stateAfter(state: BookingState, event: BookingEvent): BookingState | undefined {
  const now = bookingMachine.resolveState({ value: state })
  if (!now.can(event)) return undefined
  const [next] = transition(bookingMachine, now, event)
  return next.value as BookingState
}
