import { parentPort } from 'node:worker_threads'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { untilDone } from '#core/shared/single-flight.ts'
import { openPress } from './press.ts'

/** What the thread answers to a document. */
export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: string }

const opened = untilDone(openPress)

// One document after the other, each answered in turn.
parentPort?.on('message', (document: PrintedDocument) => {
  void opened()
    .then((press): Printed => ({ bytes: press(document) }))
    .catch((error: unknown): Printed => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then((printed) => parentPort?.postMessage(printed, 'bytes' in printed ? [printed.bytes.buffer] : []))
})
