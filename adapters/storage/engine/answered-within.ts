/**
 * What the work comes to, or after so many milliseconds the failure that `tooLate` makes; 0 waits as long as it takes.
 * An answer that lay there already when the time was up counts: a process that was busy with something else has not
 * read it yet.
 */
export async function answeredWithin<T>(milliseconds: number, work: Promise<T>, tooLate: () => Error): Promise<T> {
  if (milliseconds === 0) return work
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>()
  let reading: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    reading = setImmediate(() => reject(tooLate()))
  }, milliseconds)
  try {
    return await Promise.race([work, timeIsUp])
  } finally {
    clearTimeout(timer)
    clearImmediate(reading)
  }
}
