import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedAdapter, plantedChanges, type PlantedChange } from './planted-changes.ts'
import { plantedContext } from './planted-context.ts'
import { isLong } from '#tests/long-run.ts'

const changes = [...plantedChanges, plantedContext]
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'changing-'))
const sources = ['core', 'wording', 'adapters', 'cli', 'features', 'tests', 'bench', 'tools']
const settings = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
  'cucumber.mjs',
]

beforeAll(() => {
  for (const path of [...sources, ...settings]) cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { edits } of [...changes, { edits: [plantedAdapter] }]) for (const edit of edits) plant(edit)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function plant({ file, behind = [], first = '', whole }: PlantedChange['edits'][number]): void {
  const path = join(copy, file)
  if (whole !== undefined) {
    mkdirSync(dirname(path), { recursive: true })
    return writeFileSync(path, whole)
  }
  const text = behind.reduce(
    (before, [anchor, more]) => {
      expect(before.split(anchor), `${file}: ${anchor}`).toHaveLength(2)
      return before.replace(anchor, () => anchor + more)
    },
    readFileSync(path, 'utf8'),
  )
  return writeFileSync(path, first + text)
}

test.each(changes)('$name touches at most $most files', ({ most, edits, written = [], folders = [] }) => {
  const isItsOwn = ({ file, whole }: PlantedChange['edits'][number]) =>
    whole !== undefined && folders.includes(dirname(file))
  const files = new Set([...edits.filter((edit) => !isItsOwn(edit)).map(({ file }) => file), ...written])
  expect(files.size).toBeLessThanOrEqual(most)
})

// As long as all the other checks of types together: in the long run.
const compiling = isLong ? test : test.skip
compiling('and nothing else has to change: with all of them the project compiles', { timeout: 300_000 }, () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  expect(run('tools/write-routes.ts').stderr).toBe('')
  expect(run('node_modules/typescript/bin/tsc', '-p', '.').stdout).toBe('')
})
