import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { openSite } from '#core/open-site.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Site } from '#core/site.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event } from '#features/support/content-builder.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { eventId, typed } from '../booking/parties.ts'

export const begins: Instant = '2026-11-23T09:00:00.000Z'
/** The event that is quoted has so many seats. */
export const seatsInAll = 400

/** The office at work over a store, which is filled with the event that all want. */
export async function officeOver(store: OpenStore): Promise<Site> {
  const application = applicationOn(store, readSettings({ LOG_LEVEL: 'silent' }))
  constant(application, parts.clock, { now: () => begins })
  constant(application, parts.secrets, quickSecrets())
  const stage = application.get(parts.stage)
  const events = [event({ eventId, start: '2027-09-06', places: seatsInAll, taken: 0 })]
  const filled = await stage.content({ ...smallProgramme, events })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
  const site = openSite(application.get(parts.needs))(visitorInMemory('office'))
  await signInAs(site, { stage, now: begins, role: 'redaktion' })
  return site
}

export const quoteOf = (persons: number) => ({
  contact: { salutationId: 'divers', firstName: 'Kim', lastName: 'Muster', email: 'kim@werk.example' },
  items: [{ eventId, persons }],
})

export interface SentQuote {
  readonly id: string
  readonly token: string
}

/** A quote of so many seats that the customer has. */
export async function sentQuote({ booking }: Site, persons = 2): Promise<SentQuote> {
  const written = await booking.quotesOffice.upsert(quoteOf(persons))
  if (!written.ok) throw new Error(JSON.stringify(written.refusal))
  const { id, token, version } = written.value
  const sent = await booking.quotesOffice.send({ id, version })
  if (!sent.ok) throw new Error(sent.refusal.why)
  return { id, token }
}

/** What became of an answer: the order, or why there is none. */
export type Outcome =
  | { readonly token: string; readonly orderNo: string }
  | { readonly token: string; readonly why: string }

/** Somebody accepts what version 1 of a quote offers. */
export async function accept({ booking }: Site, token: string): Promise<Outcome> {
  const { hotelPayer: _, ...form } = typed
  const accepted = { agb: true, privacyAccepted: true }
  const answer = await booking.quotes.accept({ token, version: 1, mode: 'reservieren', ...form, ...accepted })
  return answer.ok ? { token, orderNo: answer.value.orderNo ?? '' } : { token, why: answer.refusal.why }
}
