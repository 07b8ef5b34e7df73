import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Leaving } from '#http/server/operation/leaving.ts'

interface Stopping {
  /** Milliseconds that the process goes on answering after it has said that it is not ready any more. */
  readonly lameDuck: number
  /** Milliseconds that answers and letters under way get after that. */
  readonly within: number
  readonly leaving: Pick<Leaving, 'begin'>
  readonly server: { readonly server: Pick<Server, 'closeAllConnections'>; close(): Promise<unknown> }
  /** What has to end after the last answer, in this order. */
  readonly afterwards: readonly (() => unknown)[]
  readonly log: { warn(facts: object, message: string): void }
}

/** Whatever outlives the connections that were cut gets so much longer. */
const lastRespite = 1_000

/**
 * Turns of the event loop within which what has arrived is taken and read: each takes one connection at least, of which
 * as many wait as the system lets wait (511 in Node), and the next one reads from it. A turn in which nothing happens
 * takes microseconds.
 */
const turnsToRead = 1_000

/**
 * Ends in good order: first this process says that it is not ready, and answers whoever still comes; then no new
 * request is taken, answers under way are finished, then letters, then the store. Who does not read his answer in time
 * is cut off; and what hangs even then, such as a mail server, is left: `leave` ends the process.
 */
export async function stopInOrder(
  { lameDuck, within, leaving, server, afterwards, log }: Stopping,
  leave: () => void,
): Promise<void> {
  leaving.begin()
  await pause(lameDuck)
  const cut = setTimeout(() => {
    log.warn({ ms: within }, 'answers under way were cut off')
    server.server.closeAllConnections()
  }, within)
  const last = setTimeout(() => {
    log.warn({ ms: within + lastRespite }, 'left without waiting any longer')
    leave()
  }, within + lastRespite)
  // Alone they keep no process alive; whatever hangs does.
  last.unref()
  try {
    // Closing resets what has arrived and was not read yet.
    for (let turn = 0; turn < turnsToRead; turn += 1) await nextTurn()
    await server.close()
    clearTimeout(cut)
    for (const end of afterwards) await end()
  } catch (error) {
    log.warn({ err: error }, 'not everything ended in good order')
  } finally {
    clearTimeout(cut)
  }
}
