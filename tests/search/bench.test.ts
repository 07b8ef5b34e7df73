import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLong } from '../long-run.ts'
import { queries } from './queries.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.skipIf(!isLong)('the figures of the search can still be measured', { timeout: 120_000 }, () => {
  const said = execFileSync(process.execPath, ['bench/search.ts', '200', '--once'], { cwd: root, encoding: 'utf8' })
  const rows = said.split('\n').filter((line) => line.startsWith('| SQLite'))
  expect(rows.map((row) => row.replaceAll(/ +/g, ' ').replaceAll(/\d+\.\d ms/g, 'n ms'))).toEqual(
    ['demo content', 'and 200 more'].flatMap((size) =>
      [`${queries.length} queries of councils`, 'the commonest words', 'suggestions'].map(
        (asked) => `| SQLite | ${size} | ${asked} | n ms | n ms |`,
      ),
    ),
  )
})
