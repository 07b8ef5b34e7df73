import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLong } from '../long-run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds that the longest question may take of the thread, half of the time. */
const most = 50

test.skipIf(!isLong)('a longest question takes little of the thread', { timeout: 120_000 }, () => {
  const said = execFileSync(process.execPath, ['bench/chatbot.ts', '--once'], { cwd: root, encoding: 'utf8' })
  const rows = said.split('\n').filter((line) => line.includes('of 500 characters'))
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(Number(/(\d+\.\d) ms/.exec(row)?.[1])).toBeLessThanOrEqual(most)
})
