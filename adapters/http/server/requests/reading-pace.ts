/** Lets so many bytes be read, for all who read together, and then none for some milliseconds. */
export interface Pace {
  readonly bytes: number
  readonly rest: number
}

/** About 25 MB a second, twice what most lines carry: every 20 MB cost a round of garbage collection as well. */
const usualPace: Pace = { bytes: 128 * 1024, rest: 5 }

/** Waits, when so many bytes have been read, until it is time for more. */
export function readingPace({ bytes, rest }: Pace = usualPace): (read: number) => Promise<void> | undefined {
  let left = bytes
  let resting: Promise<void> | undefined
  const rested = (): Promise<void> =>
    new Promise((resolve) =>
      setTimeout(() => {
        left = bytes
        resting = undefined
        resolve()
      }, rest),
    )
  return (read) => {
    left -= read
    if (left <= 0) resting ??= rested()
    return resting
  }
}
