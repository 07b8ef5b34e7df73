import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a program and its database, and lets nothing through when told so. */
export interface StallingProxy {
  /** The same database, by way of this proxy. */
  readonly url: string
  /** Connections are taken, and nothing ever comes back; what was under way stays under way. */
  readonly stall: () => void
  /** Lets everything through again, what waited as well. */
  readonly letGo: () => void
  /** Breaks all connections off. */
  readonly breakOff: () => void
  readonly close: () => Promise<void>
}

/** In front of a database that is reached through a socket in a folder, as `startPostgres` answers it. */
export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const { searchParams, pathname, username } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  if (folder === null) throw new Error(`${databaseUrl} names no folder`)
  const sockets = new Set<Socket>()
  let stalled = false

  const server = createServer((outer) => {
    const inner = connect(`${folder}/.s.PGSQL.5432`)
    const pair = [outer, inner] as const
    for (const [from, to] of [pair, [inner, outer] as const]) {
      sockets.add(from)
      from.on('data', (part) => to.write(part))
      from.on('error', () => undefined)
      // Whoever hangs up is not heard either while nothing gets through.
      from.on('end', () => to.end())
      from.on('close', () => {
        if (!stalled) to.destroy()
        sockets.delete(from)
      })
      if (stalled) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const all = (act: (socket: Socket) => void): void => {
    for (const socket of sockets) act(socket)
  }
  const breakOff = (): void => all((socket) => socket.destroy())
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stall: () => {
      stalled = true
      all((socket) => socket.pause())
    },
    letGo: () => {
      stalled = false
      all((socket) => socket.resume())
    },
    breakOff,
    close: async () => {
      breakOff()
      server.close()
      await once(server, 'close')
    },
  }
}
