import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { onPostgres } from './on-postgres.ts'
import { startPostgres, type Cluster } from './postgres-cluster.ts'

/** What holds on every database; `empty` makes a new one without any table and answers its address. */
export type OfDatabases = (empty: () => Promise<string>) => void

/** Runs the same tests on SQLite and on PostgreSQL, each time on databases of their own, which are gone afterwards. */
export function onBothDatabases(title: string, tests: OfDatabases): void {
  // oxlint-disable-next-line vitest/valid-title -- the caller says what is tested
  describe(`${title}, on SQLite`, () => {
    let folder: string
    let files = 0
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'databases-'))
    })
    afterAll(() => rmSync(folder, { recursive: true }))
    tests(async () => `file:${join(folder, `${(files += 1)}.sqlite`)}`)
  })

  onPostgres(`${title}, on PostgreSQL`, () => {
    let cluster: Cluster
    let databases = 0
    beforeAll(async () => {
      cluster = await startPostgres()
    })
    afterAll(() => cluster.stop())
    tests(() => cluster.database(`empty_${(databases += 1)}`))
  })
}
