import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { TermsOfGroups } from '#core/analysis/named-in-text.ts'
import type { PdfReading, PdfUnreadable, UnreadableReason } from '#core/analysis/ports.ts'
import { refused, type Result } from '#core/shared/result.ts'
import { pdfLimits } from './pdf-limits.ts'
import type { ProcessSaid } from '../process-apart.ts'
import type { ThreadSaid } from './pdf-thread.ts'

/** What the process is asked; the file comes by its standard input. */
export interface PdfQuestion {
  readonly terms: TermsOfGroups
}

/** Milliseconds between two looks at what the thread takes. */
const lookEvery = 10

const tell = (said: ProcessSaid<Result<PdfReading, PdfUnreadable>>): Promise<void> =>
  new Promise((told) => void process.send?.(said, () => told()))
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Reads in a thread, which can be stopped wherever it is; answers its answer, or why it was stopped. */
function readWatched(bytes: Uint8Array, { terms }: PdfQuestion): Promise<Result<PdfReading, PdfUnreadable>> {
  const thread = new Worker(new URL(threadBeside, import.meta.url), {
    workerData: { bytes, terms },
    resourceLimits: { maxOldGenerationSizeMb: pdfLimits.mostHeap },
  })
  return new Promise((resolve) => {
    const stop = (because: UnreadableReason): void => resolve(refused({ why: 'pdf-unreadable', because }))
    let step = processorTime()
    const look = (): void => {
      const now = processorTime()
      if (process.memoryUsage.rss() > pdfLimits.mostMemory) stop('needs-too-much')
      else if (now - step > pdfLimits.longestStep || now > pdfLimits.longest) stop('takes-too-long')
    }
    setInterval(look, lookEvery)
    thread
      .on('message', (said: ThreadSaid) => {
        if ('answer' in said) resolve(said.answer)
        else step = processorTime()
      })
      .on('error', (error) => stop(isOutOfMemory(error) ? 'needs-too-much' : 'broken'))
      .on('exit', () => stop('broken'))
  })
}

const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Beside the sources as a source, in what is built of them as a file of its own. */
const threadBeside = import.meta.url.endsWith('.ts') ? './pdf-thread.ts' : './pdf-thread.js'

// One process reads one file, so nothing of a file is there when the next one comes.
process.once('message', (question: PdfQuestion) => {
  void buffer(process.stdin)
    .then((bytes) => readWatched(bytes, question))
    .then((answer) => tell({ answer }))
    .then(() => process.exit())
})
// Whoever asked is gone.
process.once('disconnect', () => process.exit())
void tell({ begun: true })
