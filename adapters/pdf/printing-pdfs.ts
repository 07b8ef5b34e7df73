import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PrintedDocument } from '#core/documents/documents.ts'
import type { ForPrintingPdfs } from '#core/documents/ports.ts'
import { folderOf } from './project-folder.ts'
import type { Printed } from './printing-thread.ts'

/** Milliseconds that one document may take, the first of a thread with all that it loads. */
const longest = 20_000

/** Megabytes of script in the thread; what typst itself takes is not counted. */
const mostMemory = 128

/**
 * Prints by typst in a thread of its own, one document after the other, so that whoever asks for a page meanwhile does
 * not wait for a PDF. The thread begins with the first document; when it dies or a document takes too long, that
 * document fails and the next one gets another thread. It is not ended when there is nothing to print: the 80 MB of
 * typst would not come back.
 */
export const printingPdfs = ({ threadAt = printingThread(), within = longest } = {}): ForPrintingPdfs => {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const begin = (): Worker => {
    // Flags of the process are not all allowed for a thread.
    const begun = new Worker(threadAt, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    const forget = (): void => {
      if (thread === begun) thread = undefined
    }
    // It may die with nothing to print, too.
    return begun.on('error', forget).on('exit', forget)
  }

  const printed = (document: PrintedDocument): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const worker = (thread ??= begin())
      // Only while it works it keeps the process alive.
      worker.ref()
      const settle = (act: () => void): void => {
        clearTimeout(timer)
        worker.off('message', answered).off('error', broke).off('exit', ended).unref()
        act()
      }
      const fail = (why: string, cause?: unknown): void =>
        settle(() => {
          thread = undefined
          void worker.terminate()
          reject(new Error(why, { cause }))
        })
      const answered = (answer: Printed): void =>
        settle(() => ('bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.failure))))
      const broke = (error: unknown): void => fail('the printing thread broke', error)
      const ended = (code: number): void => fail(`the printing thread ended with ${code}`)
      const timer = setTimeout(() => fail(`a document was not printed within ${within} ms`), within)
      worker.on('message', answered).on('error', broke).on('exit', ended)
      // A thread has no origin to post to.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(document)
    })

  return {
    print: (document) => {
      const mine = last.then(() => printed(document))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

/** Beside the sources as a source, in what is built of them as a file of its own. */
const printingThread = (): string =>
  import.meta.url.endsWith('.ts')
    ? join(folderOf('.'), 'adapters/pdf/printing-thread.ts')
    : join(folderOf('.'), 'dist/server/printing-thread.js')
