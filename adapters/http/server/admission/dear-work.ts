import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { admission, type Admission, type Asker, type Busy, type Share } from './admission.ts'

/** One core is left to whoever answers. */
const passwordsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * What is dear, and how much of each may be under way. A password takes a thread and 19 MiB for 30 ms, a PDF the one
 * worker for 100 to 300 ms, reading one that somebody sent up to 20 s of a core and 320 MB, an upload 24 MB until it is
 * stored, a photo that is made anew a second of a core and up to 420 MB, and a page a few milliseconds of the thread
 * that answers everybody.
 */
const usualShares = {
  passwords: { atOnce: passwordsAtOnce, waiting: 64, each: 12, patience: 10_000 },
  pdfs: { atOnce: 1, waiting: 32, each: 6, patience: 15_000 },
  readings: { atOnce: 1, waiting: 4, each: 4, patience: 20_000 },
  uploads: { atOnce: 8, atOnceEach: 2, waiting: 32, each: 6, patience: 30_000 },
  photos: { atOnce: 1, waiting: 32, each: 12, patience: 60_000 },
  // Files that are sent as they are read; a phone on a train takes minutes.
  streams: { atOnce: 48, atOnceEach: 12, waiting: 96, each: 48, patience: 30_000 },
  pages: { atOnce: 32, waiting: 512, each: 64, patience: 10_000, yields: true },
  // One of these may wait for a password meanwhile.
  forms: { atOnce: 64, waiting: 128, each: 16, patience: 10_000, yields: true },
  // Whoever reads a long list takes his time; a page of it is in memory meanwhile.
  lists: { atOnce: 8, atOnceEach: 2, waiting: 16, each: 4, patience: 10_000 },
  // A batch of another system: 8 MB, and all content is read anew.
  syncs: { atOnce: 2, atOnceEach: 1, waiting: 16, each: 4, patience: 60_000 },
  // Bodies that nobody wants are read at a pace and not held in memory.
  unread: { atOnce: 4, atOnceEach: 2, waiting: 128, each: 32, patience: 20_000 },
} as const satisfies Readonly<Record<string, Share>>

export type DearKind = keyof typeof usualShares
export type Shares = Readonly<Partial<Record<DearKind, Partial<Share>>>>

/** The one place that decides what dear work is begun. */
export interface DearWork {
  /** Does work of a kind when it is its turn. Throws Overloaded where it may not be begun. */
  run<T>(kind: DearKind, asker: Asker, work: () => Promise<T>): Promise<T>
  /** The same for what ports do without being told who asks: for whom `asking` said so. */
  runForAsker<T>(kind: DearKind, work: () => Promise<T>): Promise<T>
  /** Remembers who asks while the site works for him. */
  asking<T>(asker: Asker, work: () => T): T
  figures(): readonly (readonly [kind: string, figures: ReturnType<Admission['figures']>])[]
}

/** Too much of something dear is under way: nobody did anything wrong, and the same may succeed later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  /** Seconds. */
  readonly retryAfter: number

  constructor(kind: DearKind, { retryAfter }: Busy) {
    super(`too much is under way: ${kind}`)
    this.retryAfter = retryAfter
  }
}

/** Work that nobody asked for over the wire. */
const ourselves: Asker = { network: 'ourselves' }

/** `shares` differ from the usual ones in tests. */
export function dearWork(shares: Shares = {}): DearWork {
  const kinds = Object.entries(usualShares) as [DearKind, Share][]
  const admissions = new Map(kinds.map(([kind, usual]) => [kind, admission({ ...usual, ...shares[kind] })]))
  const askers = new AsyncLocalStorage<Asker>()

  const run: DearWork['run'] = async (kind, asker, work) => {
    const admitted = await admissions.get(kind)?.run(asker, work)
    if (!admitted) throw new Error(`nobody knows how dear ${kind} are`)
    if (!admitted.ok) throw new Overloaded(kind, admitted.refusal)
    return admitted.value
  }
  return {
    run,
    runForAsker: (kind, work) => run(kind, askers.getStore() ?? ourselves, work),
    asking: (asker, work) => askers.run(asker, work),
    figures: () => [...admissions].map(([kind, { figures }]) => [kind, figures()]),
  }
}
