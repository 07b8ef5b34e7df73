import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerBrokenConnection } from './broken-connections.ts'
import { hasBody, isUpload } from './media-types.ts'
import type { Patience } from '../server-settings.ts'

/** Lets go of whoever has not sent a form or a call in time; forms with files have a pace of their own. */
export function limitSlowBodies(app: FastifyInstance, { body }: Pick<Patience, 'body'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || isUpload(request)) return
    const timer = setTimeout(() => letGo(request), body)
    const stop = (): void => clearTimeout(timer)
    request.raw.once('close', stop)
    // A body that nobody reads never closes: its request would be held until the time is over.
    reply.raw.once('close', stop)
  })
}

/** Does what reads files, and lets go of whoever sends fewer bytes in a span of time than anybody's line carries. */
export async function atPace<T>(
  request: FastifyRequest,
  { bytes, within }: Patience['files'],
  read: () => Promise<T>,
): Promise<T> {
  const { socket } = request.raw
  let before = socket.bytesRead
  const watch = setInterval(() => {
    if (socket.bytesRead - before < bytes) letGo(request)
    before = socket.bytesRead
  }, within)
  try {
    return await read()
  } finally {
    clearInterval(watch)
  }
}

function letGo({ raw }: FastifyRequest): void {
  if (!raw.complete)
    answerBrokenConnection(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
}
