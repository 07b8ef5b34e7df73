import { done, refused, type Result } from '#core/shared/result.ts'
import type { ForSyncing, WhyNotSynced } from '#core/sync/ports.ts'
import type { SyncKind, SyncReport } from '#core/sync/sync.ts'
import { SyncBatch } from '#http/contract/sync.ts'
import { errorOf, type FieldError } from '../answers/field-errors.ts'

/** A body that is no batch. */
export interface MalformedBatch {
  readonly why: 'malformed'
  readonly errors: readonly FieldError[]
}

/** Does what a batch says, from the bytes that came; 8 MB of them and all content take seconds of a core. */
export type TakesBatch = (
  kind: SyncKind,
  body: Uint8Array,
) => Promise<Result<SyncReport, WhyNotSynced | MalformedBatch>>

/** Takes batches in the thread that is asked. */
export const takingBatches =
  (syncing: Pick<ForSyncing, 'sync'>): TakesBatch =>
  async (kind, body) => {
    const read = SyncBatch.safeParse(parsed(body), { reportInput: true })
    if (!read.success)
      return refused({ why: 'malformed', errors: read.error.issues.map((issue) => errorOf(issue)) } as const)
    const { mode, items } = read.data
    const answer = await syncing.sync({
      kind,
      mode,
      items: items.map(({ externalId, version, ...fields }) => ({ externalId, version, fields })),
    })
    return answer.ok ? done(answer.value) : answer
  }

/** Undefined of what is no JSON, which fits no shape. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
