import { fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { dirname, join } from 'node:path'

/** Where this package lies; files are found from the sources and from what is built of them alike. */
const root = dirname(findPackageJSON('.', import.meta.url) ?? '.')
const isSource = import.meta.url.endsWith('.ts')

/** A script of a process: beside the sources as a source, in what is built of them as a file of its own. */
export const processScript = (source: string, built: string): string => join(root, isSource ? source : built)

/** Folders that a process may read: its own sources or what is built of them, and packages where it needs them. */
export const readableFolders = (packages: 'with packages' | 'without packages'): readonly string[] => {
  const needed = isSource || packages === 'with packages' ? ['node_modules'] : []
  const folders = [...needed, ...(isSource ? ['core', 'adapters/reading'] : ['dist/server'])]
  return folders.flatMap((folder) => [
    join(root, folder, '*'),
    // Packages may lie elsewhere, behind a link.
    ...(existsSync(join(root, folder)) ? [join(realpathSync(join(root, folder)), '*')] : []),
  ])
}

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

/** What such a process says: that it is there, and then what came of the file. */
export type ProcessSaid<Answer> = { readonly begun: true } | { readonly answer: Answer }

interface Apart {
  readonly script: string
  /** Its name in a message about a broken machine, such as 'reads PDFs'. */
  readonly does: string
  readonly mayRead: readonly string[]
  /** What else it may, as Node is told. */
  readonly rights: readonly string[]
  /** In megabytes. */
  readonly mostHeap: number
  /** Milliseconds by the clock, after which it is ended from outside. */
  readonly within: number
  readonly nicer?: number
  /** Comes by its standard input. */
  readonly bytes: Uint8Array
  readonly question?: object
}

/**
 * Looks at a file in a process of its own, which may write nothing, reach no network and begin no other program, and
 * is ended with whatever it holds: a file that stalls or swells takes neither time nor memory of anybody else. Answers
 * what the process answered, or how it ended; throws where it did not even begin.
 */
export const lookApart = <Answer>({
  script,
  does,
  mayRead,
  rights,
  mostHeap,
  within,
  nicer = usuallyNicer,
  bytes,
  question,
}: Apart): Promise<Answer | 'too late' | 'broken'> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [], {
      execArgv: [
        '--permission',
        ...rights,
        ...[join(root, 'package.json'), ...mayRead].map((path) => `--allow-fs-read=${path}`),
        `--max-old-space-size=${mostHeap}`,
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
    const timer = setTimeout(() => end(() => resolve('too late')), within)
    child
      .on('message', (said: ProcessSaid<Answer>) => {
        if ('answer' in said) end(() => resolve(said.answer))
        else begun = true
      })
      .on('error', (cause) => end(() => reject(new Error(`the process that ${does} broke`, { cause }))))
      .on('exit', (code, signal) =>
        end(() => {
          // Once it reads, only the file can be the reason.
          if (begun) resolve('broken')
          else reject(new Error(`the process that ${does} ended with ${code ?? signal} before it began`))
        }),
      )
    // It may be gone before all is written.
    child.stdin?.on('error', () => undefined).end(bytes)
    if (question) child.send(question, () => undefined)
  })
