/**
 * Asks once for all who want to know meanwhile. Nobody is told what was asked before he came: whoever comes while a question
 * is under way gets the answer to the next one.
 */
export function inBatches<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let waiting: Promise<T> | undefined

  const begin = (): Promise<T> => {
    const asked = ask()
    const over = ended(asked).finally(() => {
      if (running === over) running = undefined
    })
    running = over
    return asked
  }
  return () => {
    if (!running) return begin()
    waiting ??= running.then(() => {
      waiting = undefined
      return begin()
    })
    return waiting
  }
}

/** Comes when something is over, however it ended. */
const ended = async (work: Promise<unknown>): Promise<void> => {
  await work.catch(() => undefined)
}
