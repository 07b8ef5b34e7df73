import { bookingMachine } from '#core/booking/booking.machine.ts'
import { required } from '#core/shared/required.ts'
import { bookingStateLabels, bookingStates, isTerminal } from '#core/booking/booking-state.ts'

/** Where the diagram stands. */
export const statesFile = new URL('../docs/booking-states.md', import.meta.url)

/** What follows on what, as the machine has it: one arrow for each pair of states. */
const arrows = (): readonly string[] =>
  bookingStates.flatMap((state) => {
    const onward = [...required(bookingMachine.states[state]).transitions.values()].flat()
    const byTarget = Map.groupBy(onward, ({ target = [] }) => target[0]?.key ?? state)
    return [...byTarget].map(
      ([target, ways]) =>
        `    ${state} --> ${target}: ${[...Map.groupBy(ways, (way) => guardOf(way, target))].map(labelOf).join(', ')}`,
    )
  })

/** What is booked at a price on request is asked for first. */
const guardOf = ({ guard }: { readonly guard?: unknown }, target: string): string => {
  if (target === 'angefragt') return 'price on request'
  return guard === undefined ? '' : 'price known'
}

/** What leads on under one guard, and the guard once: 'booked or signed, price known'. */
const labelOf = ([guard, ways]: readonly [string, readonly { readonly eventType: string }[]]): string => {
  const events = ways.map(({ eventType }) => eventType)
  return guard === '' ? events.join(', ') : `${events.join(' or ')}, ${guard}`
}

/** The life of a booking as a diagram (domain §4.5). */
export const statesPage = (): string =>
  [
    '# States of a booking',
    '',
    'Drawn from `core/booking/booking.machine.ts` by `node tools/write-booking-states.ts`; a test compares the two. The keys are',
    'those of the wire (`GET /api/get-booking-states`). An order begins where its mode says; nothing follows on what has ended.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...bookingStates.map((state) => `    state "${bookingStateLabels[state]}" as ${state}`),
    '    [*] --> reserviert: ordered as a reservation',
    '    [*] --> bestaetigt: ordered, price known',
    '    [*] --> angefragt: ordered, price on request',
    '    [*] --> warteliste: ordered for the waiting list',
    ...arrows(),
    ...bookingStates.filter(isTerminal).map((state) => `    ${state} --> [*]`),
    '```',
    '',
  ].join('\n')
