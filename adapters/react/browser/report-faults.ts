/** An error that a person met in the user interface (spec §8). */
export interface UiFault {
  readonly message: string
  readonly stack?: string
  /** Path only: queries may hold what is personal. */
  readonly route: string
}

const mostAMinute = 10
const longest = 2_000
const minute = 60_000

/**
 * Collects errors of the user interface outside the development host (spec §8), at most ten a minute. A report that
 * cannot be sent is dropped.
 */
export function reportFaults(window: Window, send: (fault: UiFault) => Promise<unknown>): void {
  if (window.location.hostname === 'localhost') return
  const sent: number[] = []
  const report = async (error: unknown): Promise<void> => {
    const now = Date.now()
    while (sent[0] !== undefined && sent[0] <= now - minute) sent.shift()
    if (sent.length >= mostAMinute) return
    sent.push(now)
    try {
      await send(faultOf(error, window.location.pathname))
    } catch {
      // Reporting it would only fail again.
    }
  }
  window.addEventListener('error', (event) => void report(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => void report(event.reason))
}

function faultOf(error: unknown, route: string): UiFault {
  const { message, stack } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>
  return {
    message: String(message ?? error).slice(0, longest),
    ...(stack ? { stack: stack.slice(0, longest) } : {}),
    route: route.slice(0, longest),
  }
}
