import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { PaperOrderForm } from '#core/booking/paper-order.ts'
import { isPending } from '#core/cart/cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { orderFormWording } from '#wording/pages/order-form.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { OrdersOnPaper, TypedOnPaper } from './on-paper.driver.ts'
import { whoOrders } from './who-orders.ts'

const labels: Readonly<Record<string, string>> = { ...checkoutWording.fields, ...orderFormWording.fill.fields }
const signature = { signatureName: 'Mara Kessler', place: 'Hamburg', date: '2026-11-21' }

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@werk.example`.toLowerCase()
  return { salutationId: 'divers', firstName, lastName, email, function: 'br-mitglied' }
}

const formOf = (eventId: number, { people, instead }: TypedOnPaper): PaperOrderForm => {
  const key = instead && keyCalled(labels, instead.label)
  const typed = key === undefined ? {} : { [key]: instead?.typed ?? '' }
  const isOfSignature = key !== undefined && Object.hasOwn(signature, key)
  return {
    eventId,
    recipients: people.map(person),
    billing: { ...whoOrders, ...(!isOfSignature && typed) },
    ...signature,
    ...(isOfSignature && typed),
  }
}

/** Orders on paper through the port. */
export const ordersOnPaperOnSite = ({ site }: Entry): OrdersOnPaper => {
  const { paperOrders, bookings, papers } = site.booking
  const tokens = new Map<number, string>()
  let last: TypedOnPaper | undefined
  const bookingOf = async (eventId: number) =>
    valueOf(await bookings.booking({ token: tokens.get(eventId) ?? 'nothing' })).booking
  return {
    async order(eventId, typed) {
      last = typed
      const { key } = typed
      const form = formOf(eventId, typed)
      const answer = await paperOrders.order({ ...form, ...(key !== undefined && { idempotencyKey: key }) })
      if (answer.ok) {
        tokens.set(eventId, answer.value.confirmationUrl.replace('/buchung/', ''))
        return undefined
      }
      const { refusal } = answer
      const faults = refusal.why === 'invalid' ? faultsOf(refusal.fields as Readonly<Record<string, 'missing'>>) : []
      const beside = faults.map(([field, fault]) => [labels[field] ?? field, said(sentenceOf(field, fault))] as const)
      return {
        sentence: beside[0]?.[1] ?? said(refusalText(refusal)),
        beside: Object.fromEntries(beside),
        instead:
          refusal.why === 'not-orderable'
            ? refusal.items
                .flatMap(({ alternatives }) => alternatives)
                .map((it) => ({ eventId: it.eventId, says: checkoutWording.alternative(it) }))
            : [],
      }
    },
    typed: async () => last?.instead?.typed ?? '',
    async see(eventId) {
      const { token, state, recipients, heldUntil } = await bookingOf(eventId)
      return {
        state: bookingStateLabels[state],
        seats: recipients.map((it) =>
          isPending(it) ? bookingWording.people.nobody : `${it.firstName} ${it.lastName}`,
        ),
        heldUntil: heldUntil === undefined ? undefined : formatDate(heldUntil),
        hasForm: (await papers.paper({ token, kind: 'bestellformular' })).ok,
      }
    },
    async giveBack(eventId) {
      const { token, version } = await bookingOf(eventId)
      valueOf(await bookings.cancel({ token, version, feeNet: 0 }))
    },
  }
}
