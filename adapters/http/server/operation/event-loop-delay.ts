import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** How often it is looked at, in milliseconds. */
const resolution = 20
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
  const seconds = (measured: number): number => (Number.isFinite(measured) ? measured / nanoseconds : 0)
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
