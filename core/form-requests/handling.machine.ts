import { createMachine, transition } from 'xstate'
import type { Handling, HandlingStep, RequestState } from './handling.ts'

type HandlingEvent =
  | { readonly type: Exclude<HandlingStep['what'], 'reopened'> }
  /** Somebody looks after it still. */
  | { readonly type: 'reopened'; readonly isAssigned: boolean }

/**
 * How the office goes about a request. It is stepped within the transaction that stores it; what follows from a step,
 * the use case writes.
 *
 * - Assigning it puts it to work; whoever answers it need not have been assigned.
 * - What is answered may be answered again, and stays so whoever looks after it.
 * - What is closed is reopened before anybody works on it; a word for colleagues is always in order.
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
          noted: 'abgeschlossen',
          reopened: [{ guard: 'isAssigned', target: 'in_arbeit' }, { target: 'offen' }],
        },
      },
    },
  },
  { guards: { isAssigned: ({ event }) => 'isAssigned' in event && event.isAssigned } },
)

/** How far it is after a step, and who looks after it; undefined where the step cannot be made in its state. */
export function handlingAfter(handling: Handling, step: HandlingStep): Handling | undefined {
  const { state, assignee, version } = handling
  const event: HandlingEvent =
    step.what === 'reopened' ? { type: 'reopened', isAssigned: assignee !== undefined } : { type: step.what }
  const now = handlingMachine.resolveState({ value: state })
  if (!now.can(event)) return undefined
  const [next] = transition(handlingMachine, now, event)
  const after = assigneeAfter(assignee, step)
  return {
    state: next.value as RequestState,
    ...(after !== undefined && { assignee: after }),
    version: version + 1,
  }
}

const assigneeAfter = (assignee: Handling['assignee'], step: HandlingStep): Handling['assignee'] => {
  if (step.what === 'assigned') return step.to
  return step.what === 'unassigned' ? undefined : assignee
}
