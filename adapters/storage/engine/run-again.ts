import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which even a hindrance that may pass is an error, unless told otherwise. */
const usualPatience = 10_000
const longestPause = 50

/**
 * Runs something again as long as it fails by a hindrance that passes by itself, after short pauses that differ from
 * everybody else's. The process goes on with other work in between.
 */
export async function runAgain<T>(
  run: () => Promise<T>,
  passes: (error: Error) => boolean,
  patience = usualPatience,
): Promise<T> {
  const end = performance.now() + patience
  for (let runs = 0; ; runs += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Error && passes(error)) || performance.now() > end) throw error
      await pause(Math.random() * Math.min(longestPause, 2 ** runs))
    }
  }
}
