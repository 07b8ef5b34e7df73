import { bookingStates, holdsSeats } from '#core/booking/booking-state.ts'
import { isPending } from '#core/cart/cart.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { act, randomFrom, type Contest, type Outcome, typed } from './parties.ts'
import { event, firstDay, programme, theme } from '../storage/contract/programme.ts'

export const conferenceId = 'fachtagung-sbv'
export const eventId = 1001
/** Seats of the hall and of each workshop. */
export const hall = 12
export const rooms: Readonly<Record<string, number>> = { recht: 3, praxis: 2, gespraech: 4 }

/** A Fachtagung whose workshops have fewer seats than its hall. */
export async function withAFachtagung(store: OpenStore): Promise<void> {
  const workshops = Object.entries(rooms).map(([id, capacity]) => ({ id, title: id, text: id, speakers: [], capacity }))
  const value = { theme: conferenceId, motto: '', days: [], workshops, prices: [], contingent: null, questions: [] }
  const themes = [theme({ url: conferenceId, eventType: 3 })]
  const content = programme({ themes, events: [event({ eventId, themeUrl: conferenceId, places: hall, taken: 0 })] })
  await store.content.apply(
    { ...content, records: [...content.records, { kind: 'conference', key: conferenceId, value }] },
    firstDay,
    firstDay,
  )
}

const modes = ['register', 'register', 'register', 'reserve', 'wait'] as const
const ids = Object.keys(rooms)

/** One party of one to three, each with workshops he would like, registers, reserves or waits; some cancel at once. */
export async function oneParty(
  contest: Contest,
  network: string,
  random: (below: number) => number,
  mayCancel = true,
): Promise<Outcome> {
  const { registrations } = contest.site(network).booking
  const participants = Array.from({ length: 1 + random(3) }, (_, n) => {
    const first = random(ids.length + 1)
    const wished = [ids[first], ids[(first + 1) % ids.length]].slice(0, 1 + random(2))
    return {
      salutationId: 'divers',
      firstName: 'Kim',
      lastName: 'Muster',
      email: `kim-${n}@werk.example`,
      function: 'br-mitglied',
      workshops: wished.flatMap((id) => id ?? []),
    }
  })
  const mode = modes[random(modes.length)] ?? 'register'
  const asked = { ...typed, conferenceId, participants, agb: true, privacyAccepted: true }
  const answer = await registrations[mode](asked)
  if (!answer.ok) {
    if (answer.refusal.why !== 'sold-out') throw new Error(answer.refusal.why)
    return { refused: answer.refusal.why }
  }
  const token = answer.value.confirmationUrl.replace('/buchung/', '')
  if (mayCancel && random(4) === 0) await act(contest, token, 'cancel')
  return { token }
}

/** So many parties at the same time, in their order. */
export async function contendForWorkshops(contest: Contest, seed: number, parties: number) {
  const outcomes: Outcome[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < parties) {
      const n = next
      next += 1
      outcomes[n] = await oneParty(contest, `party ${n}`, randomFrom(seed * 1000 + n))
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return outcomes
}

/** What is not right with the seats: too many, or counted otherwise than they are held. */
export async function faultsIn(store: OpenStore): Promise<readonly string[]> {
  const holding = await store.bookings.ofEvent(eventId, bookingStates.filter(holdsSeats))
  const taken = await store.workshopSeats.taken(eventId)
  const seated = Map.groupBy(
    holding.flatMap(({ recipients }) => recipients.flatMap((it) => (isPending(it) ? [] : (it.workshop?.id ?? [])))),
    (id) => id,
  )
  const inHall = holding.reduce((sum, { recipients }) => sum + recipients.length, 0)
  const left = (await store.catalogue.event(eventId))?.placesLeft ?? NaN
  const idle = await store.bookings.ofEvent(
    eventId,
    bookingStates.filter((state) => !holdsSeats(state) && state === 'warteliste'),
  )
  return [
    ...(inHall + left === hall && inHall <= hall ? [] : [`${inHall} sit in the hall, ${left} of ${hall} are left`]),
    ...Object.entries(rooms).flatMap(([id, capacity]) => {
      const held = seated.get(id)?.length ?? 0
      const counted = taken.get(id) ?? 0
      return [
        ...(held > capacity ? [`${held} of ${capacity} seats of ${id} are held`] : []),
        ...(held === counted ? [] : [`${held} seats of ${id} are held, ${counted} counted`]),
      ]
    }),
    ...idle
      .filter(({ recipients }) => recipients.some((it) => !isPending(it) && it.workshop))
      .map(({ id }) => `${id} waits and has a seat`),
    ...(await store.audit.findings()).map((finding) => JSON.stringify(finding)),
  ]
}
