import { injectVisitor } from './inject-visitor.ts'
import { typedOptions } from './cart-calls.ts'
import type { TestApp } from './test-app.ts'

/** What somebody has who has ordered over HTTP and has more in the cart. */
export interface Shopper {
  readonly visitor: ReturnType<typeof injectVisitor>
  readonly orderNo: string
  readonly bookingId: string
  /** Of the booking, which is told only to whom it concerns. */
  readonly token: string
  readonly recipientId: string
  readonly employersToken: string
  /** Of what is still in the cart. */
  readonly itemId: string
  readonly cartRecipientId: string
}

interface CartInBrief {
  readonly version: number
  readonly items: readonly { readonly id: string; readonly recipients: readonly { readonly id: string }[] }[]
}
interface BookingInBrief {
  readonly booking: {
    readonly id: string
    readonly version: number
    readonly recipients: readonly { readonly id: string }[]
    readonly employersLink?: { readonly token: string }
  }
}

/** Orders two seats of event 4002, hands the order to the employer, and puts event 4007 into the cart. */
export async function shopperIn(
  { app }: Pick<TestApp, 'app'>,
  { email, from, session }: { readonly email: string; readonly from?: string; readonly session?: string },
): Promise<Shopper> {
  const visitor = injectVisitor(app, from === undefined ? {} : { 'x-forwarded-for': from })
  if (session !== undefined) visitor.jar.take([`session=${session}`])
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await visitor.json(path, body)
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json<T>()
  }
  const named = { salutationId: 'divers', firstName: 'Kim', lastName: 'Muster', email, function: 'br-mitglied' }

  await post('/order-api/add-cart-item', { eventId: 4002, quantity: 2 })
  const { version } = await post<CartInBrief>('/order-api/update-order-options', {
    ...typedOptions,
    email,
    billingEmail: email,
  })
  const ask = { cartVersion: version, acceptAgb: true, privacyAccepted: true }
  const order = await post<{ orderNo: string; confirmationUrl: string }>('/order-api/checkout', ask)
  const token = order.confirmationUrl.replace('/buchung/', '')
  const booking = `/order-api/booking/${token}`
  const shown = (await visitor.get(booking)).json<BookingInBrief>().booking
  const recipientId = shown.recipients[0]?.id ?? ''
  const first = { version: shown.version, recipientId, ...named }
  const substituted = await post<BookingInBrief>(`${booking}/substitute`, first)
  const handed = await post<BookingInBrief>(`${booking}/hand-over`, { version: substituted.booking.version })

  const cart = await post<CartInBrief>('/order-api/add-cart-item', { eventId: 4007, quantity: 2 })
  return {
    visitor,
    orderNo: order.orderNo,
    bookingId: shown.id,
    token,
    recipientId,
    employersToken: handed.booking.employersLink?.token ?? '',
    itemId: cart.items[0]?.id ?? '',
    cartRecipientId: cart.items[0]?.recipients[0]?.id ?? '',
  }
}
