import type { Needs } from '#core/needs.ts'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Site } from '#core/site.ts'
import { openSite } from '#core/open-site.ts'
import { timetableOf } from '#core/timetable-of.ts'
import type { Instant } from '#core/shared/day.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import type { OpenStore } from '#storage/open-store.ts'

export const eventId = 1001
/** The event for which all contend has so many seats. */
export const seatsInAll = 5

const settings = readSettings({ SITE_ORIGIN: 'https://seminarhaus.example', LOG_LEVEL: 'silent' })

/** An application over a store, at a time that the test sets. */
export interface Contest {
  readonly site: (network: string) => Site
  readonly needs: Needs
  readonly keepTimetable: () => Promise<number>
  readonly travelTo: (instant: Instant) => void
}

export const contestOn = (store: OpenStore, now: Instant): Contest => {
  let time = now
  const application = applicationOn(store, settings)
  constant(application, parts.clock, { now: () => time })
  constant(application, parts.secrets, quickSecrets())
  const needs = application.get(parts.needs)
  const open = openSite(needs)
  return {
    needs,
    site: (network) => open(visitorInMemory(network)),
    keepTimetable: () =>
      timetableOf(needs)((task, fault) => {
        throw new Error(`${task.kind} failed`, { cause: fault })
      }),
    travelTo: (instant) => {
      time = instant
    },
  }
}

/** Numbers below a bound, the same for the same seed. */
export const randomFrom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

export const typed = {
  buyerType: 'arbeitgeber',
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Muster',
  email: 'kim@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'teilnehmende',
  legalBasis: '37_6',
}

/** What became of one party: its token, or why it has none. */
export type Outcome = { readonly token: string } | { readonly refused: string }

const modes = ['buchen', 'buchen', 'buchen', 'reservieren', 'warteliste'] as const

/** One party of one to three wants seats, books, reserves or waits, and some cancel at once. */
export async function oneParty(
  contest: Pick<Contest, 'site'>,
  network: string,
  random: (below: number) => number,
  mayCancel = true,
): Promise<Outcome> {
  const { cart, orders } = contest.site(network).booking
  const quantity = 1 + random(3)
  const mode = modes[random(modes.length)] ?? 'buchen'
  const added = await cart.addItem({ eventId, quantity, mode })
  if (!added.ok) {
    if (added.refusal.why !== 'sold-out') throw new Error(added.refusal.why)
    if (added.refusal.left >= quantity)
      throw new Error(`${quantity} were refused though ${added.refusal.left} are left`)
    if (random(2) === 0) return { refused: 'sold-out' }
    const waiting = await cart.addItem({ eventId, quantity, mode: 'warteliste' })
    if (!waiting.ok) throw new Error(waiting.refusal.why)
  }
  const filled = await cart.updateOrderOptions(typed)
  if (!filled.ok) throw new Error(filled.refusal.why)
  const asked = { cartVersion: filled.value.version, acceptAgb: true, privacyAccepted: true }
  const ordered = await orders.checkout(asked)
  if (!ordered.ok) {
    if (ordered.refusal.why !== 'not-orderable') throw new Error(ordered.refusal.why)
    return { refused: ordered.refusal.why }
  }
  const token = ordered.value.confirmationUrl.replace('/buchung/', '')
  if (mayCancel && random(4) === 0) await act(contest, token, 'cancel')
  return { token }
}

/** Does one thing with a booking, if it can be done; another change may have come first. */
export async function act(
  contest: Pick<Contest, 'site'>,
  token: string,
  action: 'cancel' | 'book' | 'claim' | 'decline',
) {
  const { bookings } = contest.site('somebody').booking
  const shown = await bookings.booking({ token })
  if (!shown.ok) throw new Error(shown.refusal.why)
  const { version } = shown.value.booking
  const asked = { token, version }
  const answer = await (action === 'cancel'
    ? bookings.cancel({ ...asked, feeNet: shown.value.cancellation?.[0]?.net ?? 0 })
    : action === 'decline'
      ? bookings.decline(asked)
      : bookings[action]({ ...asked, acceptAgb: true }))
  const mayBe = new Set(['outdated', 'not-possible'])
  if (!answer.ok && !mayBe.has(answer.refusal.why)) throw new Error(answer.refusal.why)
}

/** So many contend at the same time, whatever the number of processes; servers let no more in. */
const atOnceInAll = 16

/** Which parties contend in this process, and how many processes there are. */
interface Contenders {
  readonly first: number
  readonly parties: number
  readonly processes?: number
}

/** Lets parties of these numbers contend; what became of each, in their order. */
export async function contend(
  contest: Pick<Contest, 'site'>,
  seed: number,
  { first, parties, processes = 1 }: Contenders,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < parties) {
      const n = next
      next += 1
      const party = first + n
      outcomes[n] = await oneParty(contest, `party ${party}`, randomFrom(seed * 1000 + party))
    }
  }
  await Promise.all(Array.from({ length: atOnceInAll / processes }, one))
  return outcomes
}
