import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLong } from '../long-run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A list or page of a hundred thousand posts may cost so many times what it costs of a thousand. */
const most = 1.4

test.skipIf(!isLong)('lists and deep pages cost no more with a hundred thousand posts', { timeout: 300_000 }, () => {
  const said = execFileSync(process.execPath, ['bench/forum.ts', '--once'], { cwd: root, encoding: 'utf8' })
  const rows = said.split('\n').filter((line) => line.startsWith('| SQLite'))
  expect(rows).toHaveLength(6)
  for (const row of rows) expect(Number(/(\d+\.\d+) times/.exec(row)?.[1])).toBeLessThanOrEqual(most)
})
