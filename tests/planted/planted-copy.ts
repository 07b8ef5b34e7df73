import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { allProofs } from '#tests/rules-table.ts'
import type { Assembly, PlantedFault } from './planted-fault.ts'

const root = join(import.meta.dirname, '../..')
const leftBehind = new Set(['.git', 'node_modules', 'dist', 'data', 'reports'])

/** A copy of the project in which faults are planted, so that the project itself stays as it is. */
export interface PlantedCopy {
  /** Puts a fault in; answers what takes it out again. Throws where its text does not stand exactly once. */
  plant(fault: PlantedFault): Promise<() => Promise<void>>
  /** Plays the scenarios, or tests, of these rules. */
  play(assembly: Assembly, rules: readonly string[]): Promise<Played>
  remove(): Promise<void>
}

export interface Played {
  readonly passed: number
  readonly failed: number
  readonly output: string
}

export const plantedCopy = async (): Promise<PlantedCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  await cp(root, folder, { recursive: true, filter: (file) => !leftBehind.has(basename(file)) || file === root })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  return {
    async plant({ file, text, replacement }) {
      const path = join(folder, file)
      const source = await readFile(path, 'utf8')
      const times = source.split(text).length - 1
      if (times !== 1) throw new Error(`${file}: what is to be replaced stands there ${times} times: ${text}`)
      await writeFile(
        path,
        source.replace(text, () => replacement),
      )
      return () => writeFile(path, source)
    },
    async play(assembly, rules) {
      if (assembly === 'tests') return runTests(folder, rules)
      if (assembly === 'browser') await run(folder, 'cli/launch/build.mjs')
      const output = await run(
        folder,
        'node_modules/@cucumber/cucumber/bin/cucumber.js',
        '--profile',
        assembly,
        '--tags',
        rules.map((rule) => `@rule:${rule}`).join(' or '),
      )
      const tally = /^\d+ scenarios?(?: \((.*)\))?$/m.exec(output)?.[1] ?? ''
      const count = (state: string) => Number(new RegExp(String.raw`(\d+) ${state}`).exec(tally)?.[1] ?? 0)
      return { passed: count('passed'), failed: count('failed'), output }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Plays the tests that carry these rules in their names, and nothing else of their files. */
const runTests = async (folder: string, rules: readonly string[]): Promise<Played> => {
  const files = allProofs().flatMap(({ kind, rule, file }) => (kind === 'test' && rules.includes(rule) ? file : []))
  const output = await run(
    folder,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--testNamePattern',
    String.raw`\[rule:(?:${rules.join('|')})\]`,
    ...new Set(files),
  )
  const tally = /^\s*Tests +(.*)$/m.exec(output)?.[1] ?? ''
  const count = (state: string) => Number(new RegExp(String.raw`(\d+) ${state}`).exec(tally)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed'), output }
}

/** What a script of the copy says, however it ends. */
const run = (cwd: string, script: string, ...args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(cwd, script), ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    const late = setTimeout(() => child.kill('SIGKILL'), 300_000)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(late)
      resolve(output)
    })
  })
