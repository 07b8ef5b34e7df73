/** Runs pieces of work, at most `most` of them at once; the others wait in line. */
export function semaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The permit goes straight to the next in line, so that nobody who comes now can take it.
      if (next) next()
      else running -= 1
    }
  }
}
