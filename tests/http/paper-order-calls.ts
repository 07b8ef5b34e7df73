import type { Site } from '#core/site.ts'
import { typedOptions } from './cart-calls.ts'
import type { TestApp } from './test-app.ts'

type Call = readonly [string, (site: Site, testApp: TestApp) => Promise<unknown>]
type Ask = Parameters<Site['booking']['paperOrders']['order']>[0]

const person = (name: string) => ({
  salutationId: 'divers',
  firstName: name,
  lastName: 'Ö’Brien-von der Heide',
  email: `${name.toLowerCase()}@betrieb.example`,
  function: 'sbv',
  overnight: 'yes' as const,
  notes: 'Eins\nzwei',
})
/** Two who take part, and who signs for them. */
const two: Ask = {
  eventId: 4007,
  recipients: [person('Kim'), person('Änne')],
  billing: typedOptions,
  signatureName: 'Änne Łuczak',
  place: 'Hamburg-Altona/Elbe?&=',
  date: '2026-11-24',
}

/** What is random agrees in its kind: number, form and booking of the order. */
const asks = async (site: Site, ask: Ask): Promise<unknown> => {
  const answer = await site.booking.paperOrders.order(ask)
  if (!answer.ok) return answer
  const { faxNo, pdfUrl, confirmationUrl } = answer.value
  const token = confirmationUrl.replace('/buchung/', '')
  const paper = await site.booking.papers.paper({ token, kind: 'bestellformular' })
  return { ok: true, value: { faxNo, token, isThere: paper.ok, pdfUrl: pdfUrl.replace(token, 'token') } }
}
const order = (ask: Ask): Call => ['paperOrders.order', (site) => asks(site, ask)]
const orderAt = (now: string, ask: Ask): Call => [
  'paperOrders.order',
  async (site, { clock }) => {
    const before = clock.now()
    clock.set(now)
    const answer = await asks(site, ask)
    clock.set(before)
    return answer
  },
]

/** How one orders with a signature on paper, in order; each line names the port method it asks. */
export const paperOrderCalls: readonly Call[] = [
  order({ ...two, eventId: 9999 }),
  orderAt('2027-04-12T09:00:00.000Z', two),
  orderAt('2027-05-12T09:00:00.000Z', two),
  order({ ...two, recipients: [], signatureName: '3', place: '', date: 'morgen' }),
  order({ ...two, recipients: [person('3'), person('Kim')], billing: { ...typedOptions, agb: false, zip: '1' } }),
  order({ ...two, recipients: [person('Kim'), person('Kim')] }),
  order({ ...two, eventId: 4001 }),
  order(two),
  order(two),
  order({ ...two, place: 'Anderswo', idempotencyKey: 'Formular 1' }),
  order({ ...two, place: 'Nirgends', idempotencyKey: 'Formular 1' }),
]

/** When this network has ordered all that it may for now. */
export const tooManyPaperOrders: readonly Call[] = [order({ ...two, place: 'Noch ein Ort' })]
