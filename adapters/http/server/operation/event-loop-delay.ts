import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** How often it is looked at, in milliseconds. */
const resolution = 10
const nanoseconds = 1e9

/**
 * How late the process turns to what is due, since its figures were asked for last: above a tenth of a second it is
 * overloaded.
 */
export function eventLoopDelay(app: FastifyInstance): { readonly figures: () => readonly string[] } {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })
  // What is measured is from one look to the next, so a process with nothing to do shows the time between two looks.
  // Node's samples of each turn (samplePerIteration) are no way out: they count how long it waited for something to do.
  const seconds = (measured: number): number =>
    Number.isFinite(measured) ? Math.max(0, measured / nanoseconds - resolution / 1000) : 0
  return {
    figures: () => {
      const lines = [
        '# TYPE event_loop_delay_seconds gauge',
        `event_loop_delay_seconds{quantile="0.5"} ${seconds(delay.percentile(50))}`,
        `event_loop_delay_seconds{quantile="0.99"} ${seconds(delay.percentile(99))}`,
        `event_loop_delay_seconds{quantile="1"} ${seconds(delay.max)}`,
      ]
      delay.reset()
      return lines
    },
  }
}
