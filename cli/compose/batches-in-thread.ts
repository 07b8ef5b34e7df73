import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { TakesBatch } from '#http/server/calls/sync-batches.ts'
import { projectRoot } from '../project-root.ts'
import type { BatchAnswer, BatchQuestion } from './batch-thread.ts'

interface Bounds {
  /** Milliseconds that one batch may take, the reading of all content among them. */
  readonly within?: number
  /** Megabytes of memory that it may take. */
  readonly mostMemory?: number
}

/** Beside the sources as a source, in what is built of them as a file of its own. */
const threadAt = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'batch-thread.ts')
  : join(projectRoot, 'dist/server/batch-thread.js')

/**
 * Takes each batch in a thread of its own with connections of its own, as an import on the command line does: nobody
 * who asks for a page waits while all content is read, checked and written. One after the other, for each changes what
 * the next one begins with. A batch that takes too long or too much takes no more than its thread with it, and what it
 * did not commit.
 */
export const takingBatchesInThread = (
  settings: BatchQuestion['settings'],
  { within = 120_000, mostMemory = 512 }: Bounds = {},
): TakesBatch => {
  let last: Promise<unknown> = Promise.resolve()
  return (kind, body) => {
    const { databaseUrl, databaseLimits, siteNow } = settings
    const mine = last.then(() =>
      taken({ kind, body, settings: { databaseUrl, databaseLimits, siteNow } }, { within, mostMemory }),
    )
    last = mine.catch(() => undefined)
    return mine
  }
}

function taken(question: BatchQuestion, { within, mostMemory }: Required<Bounds>): ReturnType<TakesBatch> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadAt, {
      // Flags of the process are not all allowed for a thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
      workerData: question,
    })
    const settle = (act: () => void): void => {
      clearTimeout(timer)
      thread.removeAllListeners().on('error', () => undefined)
      // Its connections are closed, and what it did not commit is undone, before the next batch begins.
      void thread.terminate().then(act)
    }
    const timer = setTimeout(
      () => settle(() => reject(new StoreUnavailable(`a batch took more than ${within} ms`, { mayBeDone: true }))),
      within,
    )
    thread
      .on('message', (said: BatchAnswer) =>
        settle(() =>
          'answer' in said
            ? resolve(said.answer)
            : reject(new StoreUnavailable(said.unavailable.message, said.unavailable)),
        ),
      )
      .on('error', (error) => settle(() => reject(new Error('a batch was not taken', { cause: error }))))
      .on('exit', (code) => settle(() => reject(new Error(`the thread that takes a batch ended with ${code}`))))
  })
}
