// People who book over HTTP, each from a network of his own: their carts are filled before anything is timed, by the
// application itself and not over the wire.
import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { required } from '#core/shared/required.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { typed } from '../../tests/booking/parties.ts'
import { eventId, siteSecret } from './servers.ts'

/** Somebody with one seat in his cart and all that an order needs. */
export interface Booker {
  /** His order as it goes over the wire, from the first line to the last sign. */
  readonly request: string
}

const fillingAtOnce = 64

/** So many bookers, or fewer where filling their carts would take longer than so many seconds. */
export async function bookersOn(url: string, count: number, seconds: number): Promise<readonly Booker[]> {
  const store = await openSqlStore({ url })
  try {
    const site = applicationOn(store, readSettings({})).get(parts.site)
    const token = makeXsrfToken(undefined, siteSecret)
    return await atOnce(fillingAtOnce, { count, seconds }, async (nth) => {
      const network = `10.${nth >> 8}.${nth & 255}.1`
      const visitor = visitorInMemory(network)
      const { cart } = site(visitor).booking
      const added = await cart.addItem({ eventId, quantity: 1 })
      if (!added.ok) throw new Error(added.refusal.why)
      const filled = await cart.updateOrderOptions(typed)
      if (!filled.ok) throw new Error(filled.refusal.why)
      const cookie = `cart=${required(visitor.cartToken())}; has-cart=1; XSRF-TOKEN=${token}`
      return { request: orderOf({ network, cookie, token, cartVersion: filled.value.version }) }
    })
  } finally {
    await store.close()
  }
}

interface OrderInCookies {
  readonly network: string
  readonly cookie: string
  readonly token: string
  readonly cartVersion: number
}

function orderOf({ network, cookie, token, cartVersion }: OrderInCookies): string {
  const body = JSON.stringify({ cartVersion, acceptAgb: true, privacyAccepted: true })
  const head = [
    'POST /order-api/checkout HTTP/1.1',
    'Host: localhost',
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cookie: ${cookie}`,
    `X-XSRF-TOKEN: ${token}`,
    `X-Forwarded-For: ${network}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Does work up to so many times, so many at once; after so many seconds none is begun any more. */
export async function atOnce<T>(
  most: number,
  { count, seconds }: { readonly count: number; readonly seconds: number },
  work: (nth: number) => Promise<T>,
): Promise<T[]> {
  const end = performance.now() + seconds * 1000
  const done: T[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count && performance.now() < end) {
      const nth = next
      next += 1
      done[nth] = await work(nth)
    }
  }
  await Promise.all(Array.from({ length: most }, one))
  return done
}
