/**
 * Does something once for all who ask for it under a key while it is under way: they share its answer, or its failure.
 * Whoever asks afterwards has it done anew.
 */
export function singleFlight<T>(): (key: string, act: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, act) => {
    const known = flights.get(key)
    if (known) return known
    const begun = act().finally(() => flights.delete(key))
    flights.set(key, begun)
    return begun
  }
}

/**
 * Does something once for all who ask meanwhile, and never for somebody who came after it had begun: whoever asks while
 * it is under way shares the next flight, which begins when that one has ended, well or not. So one runs at a time.
 */
export function nextFlight<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = (): Promise<T> => {
    next = undefined
    running = act().finally(() => {
      running = undefined
    })
    return running
  }
  return () => next ?? (running ? (next = running.then(begin, begin)) : begin())
}

/** Does something once, and keeps its answer for whoever asks; what failed is tried again by the next who asks. */
export function untilDone<T>(act: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | undefined
  return () =>
    (flight ??= act().catch((error: unknown) => {
      flight = undefined
      throw error
    }))
}
