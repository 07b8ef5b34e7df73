import { done, refused, type Result } from '#core/shared/result.ts'
import { fairQueue } from './fair-queue.ts'

/** How much of one kind of dear work may be begun. */
export interface Share {
  /** So many at once. */
  readonly atOnce: number
  /** Of them so many from one network; as many as there are where nothing is said. */
  readonly atOnceEach?: number
  /** So many wait, whoever sent them. */
  readonly waiting: number
  /** So many of one network, begun or waiting. */
  readonly each: number
  /** Milliseconds that one waits at most. */
  readonly patience: number
  /**
   * Between two of them the event loop turns several times, so that others are served: for work in the server's own
   * thread.
   */
  readonly yields?: true
}

/** Too much is under way; asking again makes sense after so many seconds. */
export interface Busy {
  readonly why: 'busy'
  readonly retryAfter: number
}

/** Who asks for something dear. */
export interface Asker {
  readonly network: string
  /** Aborted when he is gone: then he waits no longer. */
  readonly gone?: AbortSignal
}

/** Decides what may be begun (admission control): a bounded queue with a share for each network, served by turns. */
export interface Admission {
  /**
   * Does the work when it is its turn. Refuses at once where the queue or the share of the network is full, and later
   * when it waited for too long or gave its place to a network that has fewer waiting.
   */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<Result<T, Busy>>
  figures(): { readonly running: number; readonly waiting: number; readonly refused: number }
}

/** What stands between a request and its turn. */
interface Waiter {
  readonly network: string
  begin(): void
  refuse(): void
}

/** A turn accepts one new connection, so that a queue of them moves on ten places between two pieces of work. */
const turnsBetween = 10

function afterTurns(act: () => void, turns = turnsBetween): void {
  setImmediate(() => (turns > 1 ? afterTurns(act, turns - 1) : act()))
}

/** Seconds after which nobody is asked to wait longer before he tries again. */
const longestRetry = 60

export function admission(share: Share): Admission {
  const waiting = fairQueue<Waiter>()
  const running = new Map<string, number>()
  let runningInAll = 0
  let refusals = 0
  let pumping = false
  /** How long one takes, about; newer ones count more. */
  let usual = 0

  const runningOf = (network: string): number => running.get(network) ?? 0
  const count = (network: string, more: 1 | -1): void => {
    runningInAll += more
    const left = runningOf(network) + more
    if (left > 0) running.set(network, left)
    else running.delete(network)
  }
  const mayBegin = (network: string): boolean => runningOf(network) < (share.atOnceEach ?? share.atOnce)

  const beginNext = (): boolean => {
    if (runningInAll >= share.atOnce) return false
    const next = waiting.take(mayBegin)
    next?.begin()
    return next !== undefined
  }
  const pump = (): void => {
    if (!share.yields) {
      while (beginNext());
      return
    }
    if (pumping) return
    pumping = true
    afterTurns(() => {
      pumping = false
      if (beginNext() && waiting.all() > 0) pump()
    })
  }

  const busy = (): Busy => {
    refusals += 1
    const seconds = (waiting.all() * usual) / share.atOnce / 1000
    return { why: 'busy', retryAfter: Math.min(longestRetry, Math.max(1, Math.ceil(seconds))) }
  }

  /** Whether there is room for one more of a network, where need be at the cost of one that has more waiting. */
  const hasRoom = (network: string): boolean => {
    if (runningOf(network) + waiting.of(network) >= share.each) return false
    if (waiting.all() < share.waiting) return true
    const pushed = waiting.pushOut(waiting.of(network) + 1)
    pushed?.refuse()
    return pushed !== undefined
  }

  const turnOf = ({ network, gone }: Asker): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isAdmitted: boolean): void => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', leave)
        resolve(isAdmitted)
      }
      const waiter: Waiter = {
        network,
        begin: () => {
          count(network, 1)
          settle(true)
        },
        refuse: () => settle(false),
      }
      const leave = (): void => {
        if (waiting.remove(network, waiter)) settle(false)
      }
      const timer = setTimeout(leave, share.patience)
      gone?.addEventListener('abort', leave)
      waiting.put(network, waiter)
      pump()
    })

  return {
    run: async (asker, work) => {
      if (asker.gone?.aborted || !hasRoom(asker.network) || !(await turnOf(asker))) return refused(busy())
      const begun = performance.now()
      try {
        return done(await work())
      } finally {
        usual += (performance.now() - begun - usual) / 8
        count(asker.network, -1)
        pump()
      }
    },
    figures: () => ({ running: runningInAll, waiting: waiting.all(), refused: refusals }),
  }
}
