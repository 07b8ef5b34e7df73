import { constants } from 'node:os'

/** A terminal sends its signal to the launcher and to the site, and the launcher hands it on: both come at once. */
const sameSignal = 500

/** Stops at the first SIGINT or SIGTERM; ends the process at once at the next one. */
export function stopAtSignals(stop: () => void, leave = (code: number): void => process.exit(code)): void {
  let first: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      const now = performance.now()
      if (first === undefined) {
        first = now
        stop()
      } else if (now - first > sameSignal) leave(128 + constants.signals[signal])
    })
}
