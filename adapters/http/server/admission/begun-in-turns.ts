import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Admission } from './admission.ts'
import { answerTooMany } from '../requests/broken-connections.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Bounds of what is begun. */
interface Turns {
  /** So many at once. One takes a quarter of a millisecond of the thread that answers everybody, even refused. */
  readonly atOnce: number
  /** So many of one connection wait; browsers send the next request when they have the answer. */
  readonly waitingEach: number
  /** So many wait in all, some 10 kB each. */
  readonly waiting: number
}
/** Requests that are begun by and by. */
export interface RequestsInTurns {
  readonly figures: Admission['figures']
  /** Whether it waited for its turn, so that it had arrived before whatever happened meanwhile. */
  readonly hasWaited: (request: IncomingMessage) => boolean
}

const usualTurns: Turns = { atOnce: 4, waitingEach: 16, waiting: 4_000 }

/**
 * Begins few requests in one turn of the event loop, so that hundreds that arrive together do not keep waiting what is
 * answered in front of this: cached pages. Whoever sends one after the other without waiting for answers is let go, and
 * whoever comes when too many wait is told so in the fewest words.
 */
export function beginInTurns({ server }: Pick<FastifyInstance, 'server'>, turns = usualTurns): RequestsInTurns {
  const listeners = server.listeners('request') as readonly Listener[]
  server.removeAllListeners('request')
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  const waitingOf = new WeakMap<Socket, number>()
  const waited = new WeakSet<IncomingMessage>()
  let begun = 0
  let refused = 0
  let isTurning = false

  const begin: Listener = (request, response) => {
    begun += 1
    nextTurn()
    for (const listener of listeners) listener.call(server, request, response)
  }
  const nextTurn = (): void => {
    if (isTurning) return
    isTurning = true
    setImmediate(() => {
      isTurning = false
      begun = 0
      while (begun < turns.atOnce) {
        const next = waiting.shift()
        if (!next) return
        const [{ socket }] = next
        waitingOf.set(socket, (waitingOf.get(socket) ?? 1) - 1)
        if (!socket.destroyed) begin(...next)
      }
      nextTurn()
    })
  }

  server.on('request', (request, response) => {
    if (begun < turns.atOnce && waiting.length === 0) return begin(request, response)
    const { socket } = request
    const ofThisOne = waitingOf.get(socket) ?? 0
    if (ofThisOne >= turns.waitingEach) {
      refused += 1
      return void socket.destroy()
    }
    if (waiting.length >= turns.waiting) {
      refused += 1
      return answerTooMany(server, response)
    }
    waitingOf.set(socket, ofThisOne + 1)
    waiting.push([request, response])
    waited.add(request)
  })
  return {
    figures: () => ({ running: 0, waiting: waiting.length, refused }),
    hasWaited: (request) => waited.has(request),
  }
}
