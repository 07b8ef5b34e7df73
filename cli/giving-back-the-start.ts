import type { Server } from 'node:http'

/** V8's collection of garbage, where Node was started with `--expose-gc`. */
type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => unknown

/** So many milliseconds nobody must have asked for anything. */
const usuallyQuiet = 500

/**
 * Gives back once what only the start needed: 10 MB and more of code, its sources and room for short-lived objects,
 * which V8 keeps until something is collected, and nothing is while nobody comes. It holds up the process for a
 * twentieth of a second, so it waits until nobody has asked for anything for a while. `stop` ends the waiting.
 */
export function givingBackTheStart(
  server: Pick<Server, 'on' | 'off'>,
  collect: Collect | undefined = globalThis.gc,
  quiet: number = usuallyQuiet,
): { readonly stop: () => void } {
  let asked = performance.now()
  const noteAsked = (): void => {
    asked = performance.now()
  }
  const looking = setInterval(() => {
    if (performance.now() - asked < quiet) return
    stop()
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, quiet).unref()
  const stop = (): void => {
    clearInterval(looking)
    server.off('request', noteAsked)
  }
  server.on('request', noteAsked)
  return { stop }
}
