import type { Server } from 'node:http'

interface Stopping {
  /** Milliseconds that answers and letters under way get. */
  readonly within: number
  readonly server: { readonly server: Pick<Server, 'closeAllConnections'>; close(): Promise<unknown> }
  /** What has to end after the last answer, in this order. */
  readonly afterwards: readonly (() => unknown)[]
  readonly log: { warn(facts: object, message: string): void }
}

/** Whatever outlives the connections that were cut gets so much longer. */
const lastRespite = 1_000

/**
 * Ends in good order: no new request is taken, answers under way are finished, then letters, then the store. Who does not
 * read his answer in time is cut off; and what hangs even then, such as a mail server, is left: `leave` ends the process.
 */
export async function stopInOrder({ within, server, afterwards, log }: Stopping, leave: () => void): Promise<void> {
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
    await server.close()
    clearTimeout(cut)
    for (const end of afterwards) await end()
  } catch (error) {
    log.warn({ err: error }, 'not everything ended in good order')
  } finally {
    clearTimeout(cut)
  }
}
