/** How many streams are open at once. */
export interface StreamLimits {
  /** In one process: each takes a connection and some 20 kB. */
  readonly most: number
  /** Of one network. A company may be one, with every works council in it. */
  readonly ofNetwork: number
  /** Of one session: a browser has one for each window that is seen. */
  readonly ofSession: number
}

export const usualStreams: StreamLimits = { most: 1_000, ofNetwork: 100, ofSession: 6 }

/** Who opens a stream. */
export interface StreamOwner {
  readonly network: string
  /** Absent of who is not signed in. */
  readonly session: string | undefined
}

export interface StreamRoom {
  /** Answers how to give the room back, or the status of who has too many (429) or came when all is full (503). */
  enter(owner: StreamOwner): (() => void) | 429 | 503
  readonly open: () => number
}

/** Counts who is there, and forgets whoever has gone. */
export function roomForStreams({ most, ofNetwork, ofSession }: StreamLimits): StreamRoom {
  const counts = new Map<string, number>()
  let open = 0
  const count = (key: string, more: 1 | -1): void => {
    const now = (counts.get(key) ?? 0) + more
    if (now === 0) counts.delete(key)
    else counts.set(key, now)
  }
  return {
    open: () => open,
    enter: ({ network, session }) => {
      const limits = new Map([
        [`network ${network}`, ofNetwork],
        ...(session === undefined ? [] : [[`session ${session}`, ofSession] as const]),
      ])
      if ([...limits].some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return 429
      if (open >= most) return 503
      open += 1
      for (const key of limits.keys()) count(key, 1)
      return () => {
        open -= 1
        for (const key of limits.keys()) count(key, -1)
      }
    },
  }
}
