import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '#core/site.ts'

/** Where it is said that the finder is warm; as pino logs. */
interface WarmingLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

export interface Warming {
  /** Comes when the finder is warm or warming was stopped. */
  readonly begin: () => Promise<void>
  readonly isWarm: () => boolean
  readonly stop: () => void
}

/**
 * First the people who asked for the site to come up get their page; after a failure the store gets time to come back.
 */
const before = 500
const afterFailure = 5_000

/**
 * Lets the finder make its index before anybody searches, for the first search of a process reads all events. A search
 * that comes meanwhile waits for the same reading. Tries again until the store answers; `stop` ends that, but no
 * reading that is under way.
 */
export function warmingTheFinder(
  { finder }: Pick<Site['programme'], 'finder'>,
  log: WarmingLog,
  pauses: { readonly before: number; readonly afterFailure: number } = { before, afterFailure },
): Warming {
  const stopping = new AbortController()
  let warm = false

  const attempt = async (): Promise<void> => {
    const begun = performance.now()
    try {
      const found = await finder.find({ limit: 1 })
      warm = true
      const events = found.ok ? found.value.total : 0
      log.info({ events, ms: Math.round(performance.now() - begun) }, 'the finder is warm')
    } catch (error) {
      log.warn({ err: error }, 'the finder could not be warmed; trying again')
    }
  }
  const begin = async (): Promise<void> => {
    for (let next = pauses.before; !warm; next = pauses.afterFailure) {
      // Stopping ends the pause early.
      await pause(next, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await attempt()
    }
  }
  return { begin, isWarm: () => warm, stop: () => stopping.abort() }
}
