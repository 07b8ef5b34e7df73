// People who book over HTTP, each from a network of his own: their carts are filled before anything is timed.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { typed } from '../../tests/booking/parties.ts'
import { eventId } from './servers.ts'

/** Somebody with one seat in his cart and all that an order needs. */
export interface Booker {
  readonly origin: string
  readonly network: string
  readonly cookies: Map<string, string>
  readonly cartVersion: number
}

const fillingAtOnce = 16
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
/** Networks are told apart by the first three numbers of an address. */
let networks = 0

export const closeConnections = (): void => agent.destroy()

/** So many bookers, in turns at each of the servers. */
export const bookersAt = (origins: readonly string[], count: number): Promise<readonly Booker[]> =>
  atOnce(fillingAtOnce, count, (nth) => bookerAt(origins[nth % origins.length] ?? ''))

async function bookerAt(origin: string): Promise<Booker> {
  networks += 1
  const network = `10.${networks >> 8}.${networks & 255}.1`
  const booker = { origin, network, cookies: new Map<string, string>(), cartVersion: 0 }
  await call(booker, '/kundenportal/get-token')
  await call(booker, '/order-api/add-cart-item', { eventId, quantity: 1 })
  const { version } = (await call(booker, '/order-api/update-order-options', typed)) as { version: number }
  return { ...booker, cartVersion: version }
}

/** Orders what is in the cart; throws where that is refused. */
export const book = (booker: Booker | undefined): Promise<unknown> => {
  if (!booker) throw new Error('nobody is there to book')
  const { cartVersion } = booker
  return call(booker, '/order-api/checkout', { cartVersion, acceptAgb: true, privacyAccepted: true })
}

/** Asks for something that anybody may see; false where the server has no room for it now. */
export async function look(origin: string, path: string): Promise<boolean> {
  const [answer] = await once(request(origin + path, { agent }).end(), 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200 && answer.statusCode !== 503) throw new Error(`${path}: ${answer.statusCode}`)
  return answer.statusCode === 200
}

/** One call with the cookies of a browser; throws where it is refused. */
async function call({ origin, network, cookies }: Booker, path: string, body?: object): Promise<unknown> {
  const asked = request(origin + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'x-forwarded-for': network,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  asked.end(body && JSON.stringify(body))
  const [answer] = await once(asked, 'response')
  for (const line of (answer.headers['set-cookie'] ?? []) as string[]) {
    const [pair = ''] = line.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  let text = ''
  for await (const part of answer) text += String(part)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Does work so many times, so many at once. */
export async function atOnce<T>(most: number, count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) {
      const nth = next
      next += 1
      done[nth] = await work(nth)
    }
  }
  await Promise.all(Array.from({ length: most }, one))
  return done
}
