import type { ShownBooking } from '#core/booking/ports.ts'
import { costsOf } from '#core/booking/booking.ts'
import { costOfCancelling, freeUntilOf } from '#core/booking/booking-rules.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { pathOf } from '#core/booking/booking-path.view.ts'
import { linkStandingOf } from '#core/booking/employers-link.view.ts'
import { paperKinds } from '#core/papers/papers.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro, priceText } from '#core/shared/money.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { refusalText } from '#wording/refusals.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { afreshText, bookingPathWording, standingText } from '#wording/pages/booking-path.ts'
import { employersRequestWording } from '#wording/pages/employers-request.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Books, BooksAsAProgram } from './booking.driver.ts'
import { whoOrders } from './who-orders.ts'

/** What a refusal says; of fields at fault the sentence of the first. */
const sentenceFor = (refusal: SiteRefusal): string => {
  const [field] = 'fields' in refusal ? Object.entries(refusal.fields) : []
  return said(field ? sentenceOf(...field) : refusalText(refusal))
}
const sentence = (answer: Result<unknown, SiteRefusal>): string | undefined =>
  answer.ok ? undefined : sentenceFor(answer.refusal)

const nameOf = (recipient: Recipient): string =>
  isPending(recipient) ? bookingWording.people.nobody : `${recipient.firstName} ${recipient.lastName}`

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@werk.example`.toLowerCase()
  return { salutationId: 'divers', firstName, lastName, email, function: 'br-mitglied' }
}

/** Orders and follows bookings through their ports; for people, and for programs. */
export const booksOnSite = ({ site }: Entry): { readonly booking: Books; readonly asAProgram: BooksAsAProgram } => {
  const { cart, orders, bookings, employer, papers } = site.booking
  const tokens = new Map<number, string>()
  let ordered: { readonly cartVersion: number; readonly orderNo?: string } | undefined
  let looked: { readonly cartVersion: number; readonly gross: number } | undefined
  let cancelling: { readonly token: string; readonly version: number; readonly feeNet: number } | undefined
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

  const order = async (asked: {
    readonly cartVersion: number
    readonly gross?: number
    readonly accepting?: boolean
    readonly idempotencyKey?: string
  }): Promise<string | undefined> => {
    const { accepting = true, ...more } = asked
    const answer = await orders.checkout({ ...more, acceptAgb: accepting, privacyAccepted: true })
    ordered = { cartVersion: asked.cartVersion, ...(answer.ok && { orderNo: answer.value.orderNo }) }
    if (!answer.ok) return sentenceFor(answer.refusal)
    for (const { event, token } of valueOf(await orders.placed({})).bookings) tokens.set(event.eventId, token)
    return undefined
  }
  /** What the last look shows, and orders with it. */
  const lastLook = async () => {
    const { version, totals } = valueOf(await cart.cart({}))
    return { cartVersion: version, gross: totals.gross }
  }

  const asAProgram: BooksAsAProgram = {
    async order(how) {
      const look = await lastLook()
      if ('key' in how) return order({ ...look, idempotencyKey: how.key })
      return order({ cartVersion: ordered?.cartVersion ?? look.cartVersion })
    },
    async cancel(eventId, feeNet) {
      return sentence(await bookings.cancel({ ...(await changing(eventId)), feeNet: feeNet * 100 }))
    },
  }
  const booking: Books = {
    fillIn: async ({ newsletter, ...on } = {}) =>
      sentence(await cart.updateOrderOptions({ ...whoOrders, ...on, newsletter: newsletter !== undefined })),
    order: async (accepting = true) => order({ ...(await lastLook()), accepting }),
    async lookLast() {
      looked = await lastLook()
    },
    async orderAsSeen(accepting = true) {
      if (!looked) throw new Error('nobody has taken a last look')
      return order({ ...looked, accepting })
    },
    orderNo: async () => ordered?.orderNo,
    async seatsLeft(eventId) {
      const { items } = valueOf(await site.programme.catalogue.events({}))
      return items.find((event) => event.eventId === eventId)?.placesLeft
    },
    async see(eventId) {
      const { booking: it, cancellation = [], alternatives, actions, today, invoices } = await shown(eventId)
      const link = linkStandingOf(it, today)
      const { event, state, recipients, heldUntil, employersLink } = it
      return {
        date: said(`${event.theme.title}, ${formatDate(event.startDate)}`),
        state: bookingStateLabels[state],
        seats: recipients.map(nameOf),
        left: it.cancelled.map(({ recipient, feeNet, percent }) => {
          const { people } = bookingWording
          const fee = feeNet === 0 ? people.free : people.fee(formatEuro(feeNet), percent)
          return said(people.cancelled(nameOf(recipient), fee))
        }),
        net: said(formatEuro(costsOf(it).totals.net)),
        heldUntil: heldUntil === undefined ? undefined : formatDate(heldUntil),
        cancellation: cancellation.map(({ from, net }, index) =>
          said(`${formatEuro(net)} ${index === 0 ? 'heute' : `ab ${formatDate(from)}`}`),
        ),
        alternatives: alternatives.map(({ startDate }) => formatDate(startDate)),
        pricesElsewhere: alternatives.map(({ price }) => said(priceText(price))),
        canBeRebooked: actions.includes('rebook'),
        employer: (employersLink?.answers ?? []).map(({ kind, name, on }) =>
          said(bookingWording.link.answers[kind](name, formatDate(on))),
        ),
        link: link === undefined ? '' : said(bookingWording.link.standing[link.standing](formatDate(link.lastDay))),
        way: Object.fromEntries(
          pathOf(it, today).map((step) => [
            bookingPathWording.steps[step.step],
            {
              standing: said(standingText(step, recipients.some(isPending))),
              afresh: said(afreshText(step) ?? ''),
            },
          ]),
        ),
        invoices: invoices.map(({ number }) => number),
      }
    },
    book: async (eventId) => sentence(await bookings.book({ ...(await changing(eventId)), acceptAgb: true })),
    claim: async (eventId) => sentence(await bookings.claim({ ...(await changing(eventId)), acceptAgb: true })),
    decline: async (eventId) => sentence(await bookings.decline(await changing(eventId))),
    async cancel(eventId, names) {
      const { booking: it, today } = await shown(eventId)
      const leaving = names?.map((name) => {
        const recipient = it.recipients.find((one) => nameOf(one) === name)
        if (!recipient) throw new Error(`${name} takes no part`)
        return recipient
      })
      const freeUntil = freeUntilOf(valueOf(await site.office.content.brand({})))
      const [now] = costOfCancelling(it, leaving ?? it.recipients, { today, freeUntil })
      const { token, version } = it
      const recipientIds = leaving?.map(({ id }) => id)
      return sentence(await bookings.cancel({ token, version, feeNet: now.net, ...(recipientIds && { recipientIds }) }))
    },
    async lookAtCancelling(eventId) {
      const { booking: it, cancellation } = await shown(eventId)
      cancelling = { token: it.token, version: it.version, feeNet: cancellation?.[0]?.net ?? 0 }
    },
    async cancelAsSeen() {
      if (!cancelling) throw new Error('nobody has looked at what cancelling costs')
      return sentence(await bookings.cancel(cancelling))
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
    linkTo: tokenOf,
    follow: (eventId, token) => {
      tokens.set(eventId, token)
    },
    resolve: async (eventId, votes) => sentence(await bookings.resolve({ ...(await changing(eventId)), ...votes })),
    tellEmployer: async (eventId, on) => sentence(await bookings.tellEmployer({ ...(await changing(eventId)), on })),
    async handOver(eventId) {
      const answer = await bookings.handOver(await changing(eventId))
      if (answer.ok) shownToEmployer = answer.value.booking.employersLink?.token ?? ''
      return sentence(answer)
    },
    revoke: async (eventId) => sentence(await bookings.revoke(await changing(eventId))),
    async papers(eventId) {
      const token = tokenOf(eventId)
      const { recipients } = (await shown(eventId)).booking
      const certificates = await Promise.all(
        recipients.map(({ id: recipientId }) => papers.certificate({ token, recipientId })),
      )
      const answers = await Promise.all(paperKinds.map((kind) => papers.paper({ token, kind })))
      return paperKinds.filter((kind, index) =>
        kind === 'teilnahmebescheinigung' ? certificates.some(({ ok }) => ok) : answers[index]?.ok,
      )
    },
    async openAsEmployer() {
      const answer = await employer.request({ token: shownToEmployer })
      if (!answer.ok && answer.refusal.why === 'expired') return undefined
      const { event, names, totals } = valueOf(answer)
      return {
        title: event.theme.title,
        names: names.map((name) => name ?? bookingWording.people.nobody),
        gross: said(formatEuro(totals.gross)),
        text: JSON.stringify(valueOf(answer)),
      }
    },
    async answerAsEmployer(words, name, text) {
      const [kind = ''] = Object.entries(employersRequestWording.kinds).find(([, said]) => said === words) ?? []
      return sentence(
        await employer.answer({ token: shownToEmployer, kind, name, ...(text !== undefined && { text }) }),
      )
    },
  }
  return { booking, asAProgram }
}
