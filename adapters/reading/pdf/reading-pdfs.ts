import { fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { ForReadingPdfs } from '#core/analysis/ports.ts'
import { refused } from '#core/shared/result.ts'
import { pdfLimits } from './pdf-limits.ts'
import type { PdfQuestion, ProcessSaid } from './pdf-process.ts'

/** Where this package lies; files are found from the sources and from what is built of them alike. */
const root = dirname(findPackageJSON('.', import.meta.url) ?? '.')
const isSource = import.meta.url.endsWith('.ts')
const usualProcess = join(root, isSource ? 'adapters/reading/pdf/pdf-process.ts' : 'dist/server/pdf-process.js')

/** All that the process may read; it may write nothing, reach no network and begin no other program. */
const readable = [
  join(root, 'package.json'),
  ...(isSource ? ['core', 'adapters/reading', 'node_modules'] : ['dist/server']).flatMap((folder) => [
    join(root, folder, '*'),
    // Packages may lie elsewhere, behind a link.
    ...(existsSync(join(root, folder)) ? [join(realpathSync(join(root, folder)), '*')] : []),
  ]),
]

/** How much nicer the process is than this one, which answers people: where cores are few, it is served last. */
const usuallyNicer = 10
const nicest = 19

function giveWay(pid: number, nicer: number): void {
  try {
    setPriority(pid, Math.min(nicest, getPriority() + nicer))
  } catch {
    // It is gone already, or the system knows no such thing.
  }
}

/**
 * Reads each PDF in a process of its own, which has no right to anything and is ended with whatever it holds: a file
 * that stalls or swells takes neither time nor memory of anybody else.
 */
export const readingPdfs = ({
  processAt = usualProcess,
  within = pdfLimits.longestByTheClock,
  nicer = usuallyNicer,
}: { readonly processAt?: string; readonly within?: number; readonly nicer?: number } = {}): ForReadingPdfs => ({
  read: (bytes, terms) =>
    new Promise((resolve, reject) => {
      const child = fork(processAt, [], {
        execArgv: [
          '--permission',
          '--allow-worker',
          ...readable.map((path) => `--allow-fs-read=${path}`),
          `--max-old-space-size=${pdfLimits.mostHeap}`,
        ],
        env: {},
        serialization: 'advanced',
        stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      })
      if (child.pid !== undefined) giveWay(child.pid, nicer)
      let begun = false
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        child.removeAllListeners()
        // Whatever it says from now on is heard by nobody.
        child.on('error', () => undefined)
        child.kill('SIGKILL')
        settle()
      }
      const timer = setTimeout(
        () => end(() => resolve(refused({ why: 'pdf-unreadable', because: 'takes-too-long' }))),
        within,
      )
      child
        .on('message', (said: ProcessSaid) => {
          if ('answer' in said) end(() => resolve(said.answer))
          else begun = true
        })
        .on('error', (cause) => end(() => reject(new Error('the process that reads PDFs broke', { cause }))))
        .on('exit', (code, signal) =>
          end(() => {
            // Once it reads, only the file can be the reason.
            if (begun) resolve(refused({ why: 'pdf-unreadable', because: 'broken' }))
            else reject(new Error(`the process that reads PDFs ended with ${code ?? signal} before it began`))
          }),
        )
      // It may be gone before all is written.
      child.stdin?.on('error', () => undefined).end(bytes)
      child.send({ terms } satisfies PdfQuestion, () => undefined)
    }),
})
