import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { limitsOfServing } from '#storage/engine/database-limits.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openPostgres } from '#storage/engine/postgres-database.ts'
import { postgresPool } from '#storage/engine/postgres-pool.ts'
import { writtenOnce } from '#storage/engine/written-once.ts'
import { onPostgres } from './on-postgres.ts'
import { singleCluster, startPostgres, type Cluster } from './postgres-cluster.ts'

const valueOf = writtenOnce<{ readonly name: string }, { readonly value: string }>((db, value) =>
  db.selectFrom('setting').select('value').where('name', '=', value('name')),
)

onPostgres('a connection of PostgreSQL', () => {
  let cluster: Cluster
  let url: string
  beforeAll(async () => {
    cluster = await startPostgres()
    url = await cluster.database('connections')
    await migrate({ url })
    await singleCluster(url, "insert into setting values ('a', '1'), ('b', '2')")
  })
  afterAll(() => cluster.stop())
  const opened = () => {
    const database = openPostgres(url, limitsOfServing)
    onTestFinished(() => database.close())
    return database
  }

  test('prepares a statement that is written down once, and no other', async () => {
    const answers = await opened().transaction(async (trx) => {
      const values = [await valueOf(trx, { name: 'a' }), await valueOf(trx, { name: 'b' })]
      await trx.selectFrom('setting').select('name').where('name', '=', 'a').execute()
      const { rows } = await sql`select statement, generic_plans + custom_plans as executed
        from pg_prepared_statements where name <> ''`.execute(trx)
      return [values, rows]
    })
    expect(answers).toEqual([
      [[{ value: '1' }], [{ value: '2' }]],
      [{ statement: 'select "value" from "setting" where "name" = $1', executed: 2 }],
    ])
  })

  test('answers a prepared statement after a migration has added a column', async () => {
    const database = opened()
    const asked = () => database.transaction((trx) => valueOf(trx, { name: 'a' }))
    expect(await asked()).toEqual([{ value: '1' }])
    await singleCluster(url, 'alter table setting add column more text')
    onTestFinished(async () => void (await singleCluster(url, 'alter table setting drop column more')))
    expect(await asked()).toEqual([{ value: '1' }])
  })

  test('does nothing outside of a transaction that did not begin', async () => {
    const pool = postgresPool(url, { connect: 3000, statement: 3000, connections: 1 })
    onTestFinished(() => pool.end())
    for (const statement of ["insert into setting values ('c', '3')", 'select * from setting', 'commit']) {
      const connection = await pool.connect()
      await connection.query('begin isolation level unheard of', [])
      await expect(connection.query(statement, [])).rejects.toThrow('syntax error')
      await connection.query('rollback', [])
      connection.release()
    }
    expect(await singleCluster(url, "select * from setting where name = 'c'")).toEqual([])
  })
})

test('a statement that is written down once names its columns', async () => {
  const all = writtenOnce<object, object>((db) => db.selectFrom('setting').selectAll())
  await expect(all(openPostgres('postgres://nobody@localhost/none', limitsOfServing).reading, {})).rejects.toThrow(
    'names its columns',
  )
})
