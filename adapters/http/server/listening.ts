import { lookup } from 'node:dns/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where a server listens. */
export interface ListeningAt {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
}

/** The addresses of this machine under its own name, at most one of each kind. */
const addressesOfLocalhost = async (): Promise<readonly string[]> =>
  (await lookup('localhost', { all: true })).map(({ address }) => address)

/** Beside a server's own: what takes connections for it at further addresses. */
const besideOf = new WeakMap<object, Server[]>()

/** A server that closes takes no more connections at any address, and finishes what is under way at all of them. */
export function closeEveryListener(app: FastifyInstance): void {
  const beside: Server[] = []
  let closed: readonly Promise<void>[] = []
  besideOf.set(app.server, beside)
  app.addHook('preClose', async () => {
    closed = beside.map((each) => new Promise((resolve) => each.close(() => resolve())))
  })
  app.addHook('onClose', async () => void (await Promise.all(closed)))
}

/**
 * Listens; at `localhost` on every address of that name (127.0.0.1 and ::1), as far as they are to be had. Fastify
 * would open a second server for the second one, where nothing stands in front of it: neither cached pages nor the
 * turns of requests. Here the connections of every address are the one server's.
 */
export async function listenAt(
  app: FastifyInstance,
  { host, port }: ListeningAt,
  addressesOf = addressesOfLocalhost,
): Promise<void> {
  const [first = host, ...more] = host === 'localhost' ? await addressesOf() : [host]
  await app.listen({ host: first, port })
  const taken = (app.server.address() as AddressInfo).port
  await Promise.all(
    more.map((address) => {
      const beside = createServer(likeHttp, (socket) => app.server.emit('connection', socket))
      besideOf.get(app.server)?.push(beside)
      return listening(beside, address, taken)
    }),
  )
}

/** As Node opens the connections of HTTP servers. */
const likeHttp = { allowHalfOpen: true, noDelay: true }

/** An address that is not to be had is left out: the first one serves. */
const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve) => server.on('error', () => resolve()).listen({ host, port }, resolve))
