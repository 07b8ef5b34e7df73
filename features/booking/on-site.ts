import type { ShownBooking } from '#core/booking/ports.ts'
import { costsOf } from '#core/booking/booking.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { paperKinds } from '#core/papers/papers.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { refusalText } from '#wording/refusals.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Books } from './booking.driver.ts'

/** What a refusal says; of fields at fault the sentence of the first. */
const sentenceFor = (refusal: SiteRefusal): string => {
  const [field] = 'fields' in refusal ? Object.entries(refusal.fields) : []
  return said(field ? sentenceOf(...field) : refusalText(refusal))
}
const sentence = (answer: Result<unknown, SiteRefusal>): string | undefined =>
  answer.ok ? undefined : sentenceFor(answer.refusal)

const nameOf = (recipient: Recipient): string =>
  isPending(recipient) ? bookingWording.people.nobody : `${recipient.firstName} ${recipient.lastName}`

const whoOrders = {
  buyerType: 'arbeitgeber',
  salutationId: 'frau',
  firstName: 'Mara',
  lastName: 'Kessler',
  email: 'mara@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
}

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@werk.example`.toLowerCase()
  return { salutationId: 'divers', firstName, lastName, email, function: 'br-mitglied' }
}

/** Orders and follows bookings through their ports. */
export const booksOnSite = ({ site }: Entry): Books => {
  const { cart, orders, bookings, employer, papers } = site.booking
  const tokens = new Map<number, string>()
  let ordered: { readonly cartVersion: number; readonly orderNo?: string } | undefined
  let shownToEmployer = ''

  const tokenOf = (eventId: number): string => {
    const token = tokens.get(eventId)
    if (token === undefined) throw new Error(`nothing is booked of ${eventId}`)
    return token
  }
  const shown = async (eventId: number): Promise<ShownBooking> =>
    valueOf(await bookings.booking({ token: tokenOf(eventId) }))
  const seen = async (eventId: number) => {
    const { booking } = await shown(eventId)
    return { token: booking.token, version: booking.version, booking }
  }
  const changing = async (eventId: number) => {
    const { token, version } = await seen(eventId)
    return { token, version }
  }

  return {
    fillIn: async (change = {}) => sentence(await cart.updateOrderOptions({ ...whoOrders, ...change })),
    async order({ key, again, agb = true } = {}) {
      const { version, totals } = valueOf(await cart.cart({}))
      const cartVersion = again && ordered ? ordered.cartVersion : version
      const asked = { cartVersion, acceptAgb: agb, privacyAccepted: true }
      const answer = await orders.checkout({
        ...asked,
        ...(again ? {} : { gross: totals.gross }),
        ...(key !== undefined && { idempotencyKey: key }),
      })
      ordered = { cartVersion, ...(answer.ok && { orderNo: answer.value.orderNo }) }
      if (!answer.ok) return sentenceFor(answer.refusal)
      for (const { event, token } of valueOf(await orders.placed({})).bookings) tokens.set(event.eventId, token)
      return undefined
    },
    async seatsLeft(eventId) {
      const { items } = valueOf(await site.programme.catalogue.events({}))
      return items.find((event) => event.eventId === eventId)?.placesLeft
    },
    orderNo: () => ordered?.orderNo,
    async see(eventId) {
      const { booking, cancellation = [], alternatives, actions } = await shown(eventId)
      const { event, state, recipients, heldUntil, employersLink } = booking
      return {
        date: said(`${event.theme.title}, ${formatDate(event.startDate)}`),
        state: bookingStateLabels[state],
        seats: recipients.map(nameOf),
        net: said(formatEuro(costsOf(booking).totals.net)),
        heldUntil: heldUntil === undefined ? undefined : formatDate(heldUntil),
        cancellation: cancellation.map(({ from, net }) => said(`${formatEuro(net)} ab ${formatDate(from)}`)),
        alternatives: alternatives.map(({ startDate }) => formatDate(startDate)),
        canBeRebooked: actions.includes('rebook'),
        employer: (employersLink?.answers ?? []).map(({ kind, name }) => `${kind}: ${name}`),
      }
    },
    bookingId: async (eventId) => (await seen(eventId)).booking.id,
    follow: (eventId, token) => void tokens.set(eventId, token),
    book: async (eventId) => sentence(await bookings.book({ ...(await changing(eventId)), acceptAgb: true })),
    claim: async (eventId) => sentence(await bookings.claim({ ...(await changing(eventId)), acceptAgb: true })),
    decline: async (eventId) => sentence(await bookings.decline(await changing(eventId))),
    async cancel(eventId, { names, feeNet } = {}) {
      const { booking, cancellation } = await shown(eventId)
      const recipientIds = names?.map((name) => {
        const recipient = booking.recipients.find((it) => nameOf(it) === name)
        if (!recipient) throw new Error(`${name} takes no part`)
        return recipient.id
      })
      const { token, version } = booking
      const answer = await bookings.cancel({
        token,
        version,
        feeNet: feeNet === undefined ? (cancellation?.[0]?.net ?? 0) : feeNet * 100,
        ...(recipientIds && { recipientIds }),
      })
      return sentence(answer)
    },
    async substitute(eventId, seat, name) {
      const { token, version, booking } = await seen(eventId)
      const recipient = booking.recipients.find((it) => nameOf(it) === seat)
      if (!recipient) throw new Error(`${seat} takes no part`)
      return sentence(await bookings.substitute({ token, version, recipientId: recipient.id, ...person(name) }))
    },
    async rebook(eventId, to) {
      const answer = await bookings.rebook({ ...(await changing(eventId)), eventId: to })
      if (answer.ok) tokens.set(to, answer.value.booking.token)
      return sentence(answer)
    },
    resolve: async (eventId, votes) => sentence(await bookings.resolve({ ...(await changing(eventId)), ...votes })),
    async handOver(eventId) {
      const answer = await bookings.handOver(await changing(eventId))
      if (answer.ok) shownToEmployer = answer.value.booking.employersLink?.token ?? ''
      return sentence(answer)
    },
    revoke: async (eventId) => sentence(await bookings.revoke(await changing(eventId))),
    async papers(eventId) {
      const token = tokenOf(eventId)
      const answers = await Promise.all(paperKinds.map((kind) => papers.paper({ token, kind })))
      return paperKinds.filter((_, index) => answers[index]?.ok)
    },
    async openAsEmployer() {
      const answer = await employer.request({ token: shownToEmployer })
      if (!answer.ok) return sentenceFor(answer.refusal)
      const { event, names, totals } = answer.value
      return {
        title: event.theme.title,
        names: names.map((name) => name ?? bookingWording.people.nobody),
        gross: said(formatEuro(totals.gross)),
        text: JSON.stringify(answer.value),
      }
    },
    answerAsEmployer: async (_, kind, name, text) =>
      sentence(await employer.answer({ token: shownToEmployer, kind, name, ...(text !== undefined && { text }) })),
  }
}
