import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlite } from '#storage/engine/sqlite-database.ts'

async function opened({ patience = 300 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trouble-'))
  const file = join(folder, 'house.sqlite')
  await migrate({ url: `file:${file}` })
  const database = openSqlite(file, { create: false, patience })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const names = async () =>
    (await database.reading.selectFrom('setting').select('name').orderBy('name').execute()).map(({ name }) => name)
  const put = (name: string, value = '1') =>
    database.write((db) => db.insertInto('setting').values({ name, value }).execute())
  return { database, file, names, put }
}

test('a file that another process writes into for long is unavailable for writing, readable, and then goes on', async () => {
  const { database, file, names, put } = await opened()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const begun = performance.now()
  await expect(put('a')).rejects.toBeInstanceOf(StoreUnavailable)
  const transaction = database.transaction((trx) =>
    trx.insertInto('setting').values({ name: 'b', value: '' }).execute(),
  )
  await expect(transaction).rejects.toMatchObject({ mayBeDone: false })
  expect(performance.now() - begun).toBeLessThan(3_000)
  expect(await names()).toEqual([])
  other.exec('commit')
  await put('a')
  expect(await names()).toEqual(['a'])
})

test('a writer that is done in time is waited for', async () => {
  const { file, names, put } = await opened({ patience: 5_000 })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  setTimeout(() => other.exec('commit'), 200)
  await put('a')
  expect(await names()).toEqual(['a'])
})

test('with no room left nothing is written by halves, reading goes on, and so does writing when there is room again', async () => {
  const { database, names, put } = await opened()
  const pages = (most: number) =>
    database.write((db) => db.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${most}`)))
  await put('a')
  await pages(1)
  const large = 'x'.repeat(200_000)
  await expect(put('b', large)).rejects.toBeInstanceOf(StoreUnavailable)
  const transaction = database.transaction(async (trx) => {
    await trx.insertInto('setting').values({ name: 'c', value: '1' }).execute()
    await trx.insertInto('setting').values({ name: 'd', value: large }).execute()
  })
  await expect(transaction).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await names()).toEqual(['a'])
  await pages(1_000_000)
  await put('b', large)
  expect(await names()).toEqual(['a', 'b'])
})
