import { parentPort, workerData } from 'node:worker_threads'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { SyncKind } from '#core/sync/sync.ts'
import { takingBatches, type TakesBatch } from '#http/server/calls/sync-batches.ts'
import { readSettings, type Settings } from '../settings.ts'
import { compose, parts } from './application.ts'

/** The one batch that a thread takes, and where it goes. */
export interface BatchQuestion {
  readonly kind: SyncKind
  readonly body: Uint8Array
  readonly settings: Pick<Settings, 'databaseUrl' | 'databaseLimits' | 'siteNow'>
}

/** What became of it. What is thrown is no error of ours any more when it has crossed a thread. */
export type BatchAnswer =
  | { readonly answer: Awaited<ReturnType<TakesBatch>> }
  | { readonly unavailable: Pick<StoreUnavailable, 'message' | 'mayBeDone'> }

async function taken({ kind, body, settings }: BatchQuestion): Promise<BatchAnswer> {
  try {
    const application = await compose({ ...readSettings({}), ...settings })
    try {
      return { answer: await takingBatches(application.get(parts.syncing))(kind, body) }
    } finally {
      await application.get(parts.store).close()
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    return { unavailable: { message: error.message, mayBeDone: error.mayBeDone } }
  }
}

// It has no origin to post to.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await taken(workerData as BatchQuestion))
