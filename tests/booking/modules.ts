import { modulesOf } from '#core/booking/seats-of-party.ts'
import { seatsOf, type Booking } from '#core/booking/booking.ts'
import { holdsSeats } from '#core/booking/booking-state.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event, firstDay, module, programme, theme } from '../storage/contract/programme.ts'
import { bookingsOf } from './faults-in-bookings.ts'
import { act, eventId, seatsInAll, typed, type Contest, type Outcome } from './parties.ts'

const days = ['2027-03-01', '2027-04-05', '2027-05-03']
const titles = ['Eins', 'Zwei', 'Drei']

/** A run whose modules are booked singly, each with as many seats as the whole. */
export async function withARun(store: OpenStore): Promise<void> {
  const modules = days.map((day, at) => module({ title: titles[at] ?? '', startDate: day, endDate: day }))
  const run = event({ eventId, themeUrl: 'reihe', places: seatsInAll, taken: 0, modules })
  const themes = [theme({ url: 'reihe', eventType: 1, allowSingle: true })]
  await store.content.apply(programme({ themes, events: [run] }), firstDay, firstDay)
}

const modes = ['buchen', 'buchen', 'buchen', 'reservieren', 'warteliste'] as const

/** One party of one or two wants a run or some of its modules, books, reserves or waits; some cancel at once. */
export async function oneParty(
  contest: Contest,
  network: string,
  random: (below: number) => number,
  mayCancel = true,
): Promise<Outcome> {
  const { cart, orders } = contest.site(network).booking
  const first = random(7)
  const modules = first === 6 ? [] : [days[first % 3], ...(random(3) === 0 ? [days[(first + 1) % 3]] : [])]
  const wanted = { eventId, quantity: 1 + random(2), modules: modules.flatMap((day) => day ?? []) }
  const added = await cart.addItem({ ...wanted, mode: modes[random(modes.length)] ?? 'buchen' })
  if (!added.ok) {
    if (added.refusal.why !== 'sold-out') throw new Error(added.refusal.why)
    if (added.refusal.left >= wanted.quantity) throw new Error(`refused though ${added.refusal.left} are left`)
    if (random(2) === 0) return { refused: 'sold-out' }
    const waiting = await cart.addItem({ ...wanted, mode: 'warteliste' })
    if (!waiting.ok) throw new Error(waiting.refusal.why)
  }
  const filled = await cart.updateOrderOptions(typed)
  if (!filled.ok) throw new Error(filled.refusal.why)
  const ordered = await orders.checkout({ cartVersion: filled.value.version, acceptAgb: true, privacyAccepted: true })
  if (!ordered.ok) {
    if (ordered.refusal.why !== 'not-orderable') throw new Error(ordered.refusal.why)
    return { refused: ordered.refusal.why }
  }
  const token = ordered.value.confirmationUrl.replace('/buchung/', '')
  if (mayCancel && random(4) === 0) await act(contest, token, 'cancel')
  return { token }
}

const isIn = (booking: Booking, title: string): boolean => modulesOf(booking)?.includes(title) ?? true

/** What is not right: too many in a module, seats counted otherwise than held, a party that waits though it fits. */
export async function faultsIn(store: OpenStore, outcomes: readonly Outcome[]): Promise<readonly string[]> {
  const bookings = await bookingsOf(store, outcomes)
  const held = bookings.filter(({ state }) => holdsSeats(state))
  const inModule = new Map(
    titles.map((title) => [
      title,
      held.filter((booking) => isIn(booking, title)).reduce((sum, booking) => sum + seatsOf(booking), 0),
    ]),
  )
  const run = await store.catalogue.event(eventId)
  const left = seatsInAll - Math.max(...inModule.values())
  const fits = (booking: Booking): boolean =>
    titles.every((title) => !isIn(booking, title) || seatsOf(booking) + (inModule.get(title) ?? 0) <= seatsInAll)
  return [
    ...[...inModule].flatMap(([title, seats]) =>
      seats > seatsInAll ? [`${seats} of ${seatsInAll} seats of ${title} are held`] : [],
    ),
    ...(run?.placesLeft === left ? [] : [`${run?.placesLeft} are left of the run, should be ${left}`]),
    ...(run?.modules ?? []).flatMap(({ title, placesLeft = run?.placesLeft }) => {
      const should = seatsInAll - (inModule.get(title) ?? 0)
      return placesLeft === should ? [] : [`${placesLeft} are left of ${title}, should be ${should}`]
    }),
    ...bookings.filter((booking) => booking.state === 'warteliste' && fits(booking)).map(({ id }) => `${id} waits`),
    ...(await store.audit.findings()).map((finding) => JSON.stringify(finding)),
  ]
}
