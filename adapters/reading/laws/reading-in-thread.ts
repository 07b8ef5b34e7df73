import { Worker } from 'node:worker_threads'
import type { LawFile, WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import type { ForReadingLawFiles } from '#core/knowledge/laws/ports.ts'
import { refused, type Result } from '#core/shared/result.ts'
import type { ThreadSaid } from './law-reading-thread.ts'

type Read = Result<LawFile, WhyNotALaw>

interface Bounds {
  /** Milliseconds that one file may take; the largest law takes one second. */
  readonly within?: number
  /** Megabytes of memory that it may take; the largest law takes 150. */
  readonly mostMemory?: number
}

/**
 * Reads each file in a thread of its own, so that nobody who asks for a page waits for it, and so that a file that
 * takes too much time or memory takes no more than that thread with it. `threadAt`: where `law-reading-thread` lies.
 */
export const readingLawFilesInThread = (
  threadAt: string,
  { within = 20_000, mostMemory = 400 }: Bounds = {},
): ForReadingLawFiles => ({
  read: (bytes, tell) =>
    new Promise<Read>((resolve, reject) => {
      const thread = new Worker(threadAt, {
        // Flags of the process are not all allowed for a thread.
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: mostMemory },
        workerData: bytes,
      })
      const settle = (act: () => void): void => {
        clearTimeout(timer)
        void thread.terminate()
        act()
      }
      const takesTooMuch = (): void => settle(() => resolve(refused({ why: 'not-xml', because: 'takes-too-much' })))
      const timer = setTimeout(takesTooMuch, within)
      thread
        .on('message', (said: ThreadSaid) => {
          if ('percent' in said) tell?.(said.percent)
          else settle(() => resolve(said.read))
        })
        .on('error', (error: Error & { readonly code?: string }) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? takesTooMuch() : settle(() => reject(error)),
        )
        // Behind an answer this is heard by nobody.
        .on('exit', (code) => settle(() => reject(new Error(`the thread that reads laws ended with ${code}`))))
    }),
})
