import { parentPort, workerData } from 'node:worker_threads'
import type { LawFile, WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import type { Result } from '#core/shared/result.ts'
import { readingLawFiles } from './reading-law-files.ts'

/** What the thread says: how much is read, or what came of it. */
export type ThreadSaid = { readonly percent: number } | { readonly read: Result<LawFile, WhyNotALaw> }

const say = (said: ThreadSaid): void => {
  // A thread has no origin to post to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(said)
}

// One file is all that a thread ever reads.
say({ read: await readingLawFiles.read(workerData as Uint8Array, (percent) => say({ percent })) })
