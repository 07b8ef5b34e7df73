import { parentPort, workerData } from 'node:worker_threads'
import { readingLawFiles } from './reading-law-files.ts'

// One file is all that a thread ever reads. It has no origin to post to.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await readingLawFiles.read(workerData as Uint8Array))
