import { createMachine, transition } from 'xstate'
import type { QuoteState } from './quote.ts'

/** What can happen to a quote. */
export type QuoteEvent =
  /** The office writes it anew: what was sent is not to be accepted any more. */
  | { readonly type: 'written' }
  | { readonly type: 'sent' }
  /** Its link was followed. */
  | { readonly type: 'opened' }
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  /** Its last day is over. */
  | { readonly type: 'expired' }

const answers = { accepted: 'angenommen', declined: 'abgelehnt', expired: 'abgelaufen', written: 'entwurf' } as const

/**
 * The life of a quote (domain §7.9). It is stepped by `transition()` within the transaction that stores it. What was
 * declined or has expired can be written anew; what is accepted stays as it is.
 */
export const quoteMachine = createMachine({
  types: {} as { readonly events: QuoteEvent },
  id: 'quote',
  initial: 'entwurf',
  states: {
    entwurf: { on: { written: 'entwurf', sent: 'versendet' } },
    versendet: { on: { ...answers, opened: 'geoeffnet' } },
    geoeffnet: { on: answers },
    abgelehnt: { on: { written: 'entwurf' } },
    abgelaufen: { on: { written: 'entwurf' } },
    angenommen: { type: 'final' },
  },
})

/** The state that follows on an event; undefined where it cannot happen in this state. */
export function quoteStateAfter(state: QuoteState, event: QuoteEvent): QuoteState | undefined {
  const now = quoteMachine.resolveState({ value: state })
  if (!now.can(event)) return undefined
  const [next] = transition(quoteMachine, now, event)
  return next.value as QuoteState
}
