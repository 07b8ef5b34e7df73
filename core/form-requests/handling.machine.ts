import { createMachine, transition } from 'xstate'
import type { HandlingStep, RequestState } from './handling.ts'

/** What the office does with a request, as far as its state goes. */
export type HandlingEvent =
  | { readonly type: Exclude<HandlingStep['what'], 'reopened'> }
  /** Somebody looks after it still. */
  | { readonly type: 'reopened'; readonly isAssigned: boolean }

/**
 * How the office goes about a request. It is stepped within the transaction that stores it; what follows from a step,
 * the use case writes.
 *
 * - Assigning it puts it to work; whoever answers it need not have been assigned.
 * - What is answered may be answered again, and stays so whoever looks after it.
 * - What is closed is reopened before anybody works on it or notes something; it can be nobody's.
 */
export const handlingMachine = createMachine(
  {
    types: {} as { readonly events: HandlingEvent },
    id: 'handling',
    initial: 'offen',
    states: {
      offen: {
        on: { assigned: 'in_arbeit', answered: 'beantwortet', noted: 'offen', closed: 'abgeschlossen' },
      },
      in_arbeit: {
        on: {
          assigned: 'in_arbeit',
          unassigned: 'offen',
          answered: 'beantwortet',
          noted: 'in_arbeit',
          closed: 'abgeschlossen',
        },
      },
      beantwortet: {
        on: {
          assigned: 'beantwortet',
          unassigned: 'beantwortet',
          answered: 'beantwortet',
          noted: 'beantwortet',
          closed: 'abgeschlossen',
        },
      },
      abgeschlossen: {
        on: {
          unassigned: 'abgeschlossen',
          reopened: [{ guard: 'isAssigned', target: 'in_arbeit' }, { target: 'offen' }],
        },
      },
    },
  },
  { guards: { isAssigned: ({ event }) => 'isAssigned' in event && event.isAssigned } },
)

/** How far it is after an event; undefined where that cannot happen in its state. */
export function stateAfter(state: RequestState, event: HandlingEvent): RequestState | undefined {
  const now = handlingMachine.resolveState({ value: state })
  if (!now.can(event)) return undefined
  const [next] = transition(handlingMachine, now, event)
  return next.value as RequestState
}
