import type { FastifyReply, FastifyRequest } from 'fastify'
import { coarseNetwork } from '../visitor/coarse-network.ts'
import type { Asker } from './admission.ts'

/** Who sent a request: a network rather than a person. What he waits for is forgotten when he hangs up. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const gone = new AbortController()
  // Fastify's own signal is aborted as soon as a body has been read.
  reply.raw.once('close', () => gone.abort())
  return { network: coarseNetwork(request.ip ?? ''), gone: gone.signal }
}
