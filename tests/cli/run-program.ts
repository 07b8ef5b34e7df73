import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { builtProgram } from '#tests/built-program.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a command left behind. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Bytes that a command may print: the description of all calls is longer than a mebibyte. */
const mostOutput = 16 * 1024 * 1024

/** Runs a command of the program in a process of its own, from the project's folder; settings add to the usual ones. */
export const runProgram = (
  args: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings }
    execFile(process.execPath, [builtProgram, ...args], { cwd: root, env, maxBuffer: mostOutput }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
