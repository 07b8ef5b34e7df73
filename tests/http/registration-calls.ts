import type { Site } from '#core/site.ts'
import type { TestApp } from './test-app.ts'
import { typedOptions } from './cart-calls.ts'
import type { Call } from './call.ts'

type Ask = Parameters<Site['booking']['registrations']['register']>[0]

const person = (name: string, workshops?: readonly string[]) => ({
  salutationId: 'divers',
  firstName: name,
  lastName: 'Ö’Brien-von der Heide',
  email: `${name.toLowerCase()}@betrieb.example`,
  function: 'sbv',
  notes: 'Eins\nzwei',
  ...(workshops && { workshops }),
})
/** Two who register. */
const two: Ask = {
  ...typedOptions,
  conferenceId: 'fachtagung-sbv',
  participants: [person('Kim', ['werkstatt-a']), person('Änne')],
}
const twice: Ask = { ...two, participants: [person('Kim'), person('Kim')] }
const wrong: Ask = { ...two, participants: [person('3', ['gibt es/nicht?', 'werkstatt-a', 'x'])], legalBasis: '' }
const many: Ask = { ...two, participants: [...'ABCDEFGHIJ'].map((name) => person(name)) }

/** What is random agrees in its kind: the number of an order, and where its booking is. */
const agreed = (answer: Awaited<ReturnType<Site['booking']['registrations']['register']>>) =>
  answer.ok ? { ok: true, value: answer.value.status } : answer

const calls = ['register', 'reserve', 'wait'] as const
const onAll = (ask: Ask): readonly Call[] =>
  calls.map((name) => [`registrations.${name}`, async (site) => agreed(await site.booking.registrations[name](ask))])

/** Where the Fachtagung is being held. */
const begun = async (site: Site, { clock }: TestApp, ask: (site: Site) => Promise<unknown>): Promise<unknown> => {
  const now = clock.now()
  clock.set('2027-06-01T09:00:00.000Z')
  const answer = await ask(site)
  clock.set(now)
  return answer
}

const review = async (site: Site, ask: Ask, mode: 'buchen' | 'warteliste' = 'buchen') => {
  const answer = await site.booking.registrations.review({ ...ask, mode })
  return answer.ok ? { ...answer, value: { ...answer.value, idempotencyKey: 'a key' } } : answer
}

/** How one comes to a Fachtagung; each line names the port method it asks. */
export const registrationCalls: readonly Call[] = [
  ['registrations.review', (site) => review(site, two)],
  ['registrations.review', (site) => review(site, { ...two, conferenceId: 'gibt es/nicht?' })],
  ['registrations.review', (site) => review(site, { ...two, conferenceId: 'fachtagung-umgezogen' })],
  ['registrations.review', (site) => review(site, wrong, 'warteliste')],
  ['registrations.review', (site) => review(site, twice)],
  ['registrations.review', (site, app) => begun(site, app, (it) => review(it, two))],
  ...onAll({ ...two, conferenceId: 'gibt es/nicht?' }),
  ...onAll({ ...two, conferenceId: 'fachtagung-umgezogen' }),
  ...onAll(wrong),
  ...onAll(twice),
  ...onAll({ ...two, gross: 1 }),
  ...onAll({ ...two, idempotencyKey: 'Schlüssel 1' }),
  ...onAll({ ...twice, idempotencyKey: 'Schlüssel 1' }),
  ...onAll(two),
  ...calls.map((name): Call => [
    `registrations.${name}`,
    (site, app) => begun(site, app, (it) => it.booking.registrations[name](two)),
  ]),
  ...onAll(many),
  ['registrations.review', (site) => review(site, many)],
  ['registrations.register', (site) => site.booking.registrations.register(many)],
  ['registrations.reserve', (site) => site.booking.registrations.reserve(many)],
]

/** When this network has ordered all that it may for now. */
export const tooManyRegistrations: readonly Call[] = onAll(two)
