import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { namedInText } from '#core/analysis/named-in-text.ts'
import type { PdfReading } from '#core/analysis/ports.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { PdfUnreadable } from '#core/analysis/ports.ts'
import { analysingGerman } from '../german.ts'
import { readPdf } from './read-pdf.ts'
import type { PdfQuestion } from './pdf-process.ts'

/** What the thread says: that it has come a step further, or what came of it. */
export type ThreadSaid = { readonly goesOn: true } | { readonly answer: Result<PdfReading, PdfUnreadable> }

const { bytes, terms } = workerData as PdfQuestion & { readonly bytes: Uint8Array }
const say = (said: ThreadSaid): void => {
  // A thread has no origin to post to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(said)
}
const goingOn = (): void => say({ goesOn: true })

const digest = createHash('sha256').update(bytes).digest('hex')
goingOn()
const read = await readPdf(bytes, goingOn)
if (!read.ok) say({ answer: read })
else {
  const { pages, facts } = read.value
  const named = namedInText(pages, { terms, stem: analysingGerman().stem, goingOn })
  say({ answer: done({ digest, pages, facts, named }) })
}
