import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { askerOf } from '../admission/asker-of.ts'
import { Overloaded, type DearWork } from '../admission/dear-work.ts'
import { hasBody } from './media-types.ts'

/**
 * Of a body that nobody wants so many bytes are read all the same, so that whoever sends it hears why: most wait until
 * all is sent.
 */
const mostBytes = 64 * 1024 * 1024
/** Milliseconds. */
const longest = 30_000
/** At once, and then nothing for some milliseconds: 6 MB a second. */
const atOnce = 64 * 1024
const rest = 10

/**
 * Reads and throws away, at a pace, what is left of a body whose request is answered already. As fast as it comes, two
 * connections that send bodies of 18 MB without end would take all the time there is.
 */
export function discardUnreadBodies(app: FastifyInstance, dear: DearWork): void {
  app.addHook('onSend', async (request, reply) => {
    const { raw } = request
    // A request that came over no wire has nothing left to read.
    if (!hasBody(request) || raw.complete || !(raw.socket instanceof Socket)) return
    // From here on the body is ours; else all of it would be read as soon as the answer is sent.
    raw.read(0)
    raw.pause()
    dear
      .run('unread', { network: askerOf(request, reply).network }, () => discarded(raw))
      .catch((error: unknown) => {
        raw.socket.destroySoon()
        if (!(error instanceof Overloaded)) logged(request, error)
      })
  })
}

function logged(request: FastifyRequest, error: unknown): void {
  request.log.warn({ err: error }, 'a body that nobody wants was not read to its end')
}

const discarded = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = mostBytes
    let burst = atOnce
    body.on('data', (part: Buffer) => {
      left -= part.length
      burst -= part.length
      if (left < 0) body.socket.destroy()
      if (burst > 0) return
      burst = atOnce
      body.pause()
      setTimeout(() => body.resume(), rest)
    })
    const { socket } = body
    const cut = setTimeout(() => socket.destroy(), longest)
    const settle = (): void => {
      clearTimeout(cut)
      socket.off('close', settle)
      resolve()
    }
    if (socket.destroyed) return settle()
    body.once('end', settle)
    // Of a connection that broke off only the socket tells.
    socket.once('close', settle)
    body.resume()
  })
