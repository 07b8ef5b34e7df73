import { keepBookmark } from '#core/wishlist/keeping-bookmarks.ts'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { CompiledQuery } from 'kysely'
import { limitsOfServing } from '#storage/engine/database-limits.ts'
import { openSqlite, refuseOldSqlite } from '#storage/engine/sqlite-database.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { event, firstDay, programme } from './contract/programme.ts'
import { person, putUser } from './contract/people.ts'

const newFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'sub', 'house.sqlite')
}
const migrated = async (): Promise<string> => {
  const file = newFile()
  await migrate({ url: `file:${file}` })
  return file
}
const opened = async (file: string) => {
  const store = await openSqlStore({ url: `file:${file}` })
  onTestFinished(() => store.close())
  return store
}

describe('an SQLite file', () => {
  test('holds after closing and opening what was written before', async () => {
    const file = await migrated()
    const first = await openSqlStore({ url: `file:${file}` })
    await first.content.apply(programme(), firstDay, firstDay)
    const anna = await putUser(first, person())
    const kept = await first.change(keepBookmark(anna, { type: 'seminar', value: 'betriebsverfassung-1' }, 5))
    const secret = await first.secretOnce('site', () => 'geheim')
    await first.close()
    const second = await opened(file)
    expect(kept).toMatchObject({ ok: true })
    expect(await second.bookmarks.of(anna)).toEqual(kept.ok ? [kept.value] : [])
    expect(await second.secretOnce('site', () => 'neu')).toBe(secret)
    expect(await second.content.firstFill()).toBe(firstDay)
    expect((await second.content.apply(programme(), firstDay, firstDay)).events).toMatchObject({ unchanged: 1 })
  })

  test('is read by its owner alone, with all that lies beside it, and so is one that was made before', async () => {
    const file = await migrated()
    chmodSync(file, 0o644)
    await migrate({ url: `file:${file}` })
    const store = await opened(file)
    await store.secretOnce('site', () => 'geheim')
    const modes = readdirSync(dirname(file)).map((name) => [name, statSync(join(dirname(file), name)).mode & 0o777])
    expect(modes).toEqual([
      ['house.sqlite', 0o600],
      ['house.sqlite-shm', 0o600],
      ['house.sqlite-wal', 0o600],
    ])
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  })

  test('tells whether anything can be written', async () => {
    const file = await migrated()
    const store = await openSqlStore({ url: `file:${file}`, limits: { ...limitsOfServing, statement: 100 } })
    onTestFinished(() => store.close())
    await store.checkWriting()
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    await expect(store.checkWriting()).rejects.toThrow(StoreUnavailable)
    other.exec('rollback')
    other.close()
    await store.checkWriting()
  })

  test('is written through to the disk, keeps references, and has strict tables', async () => {
    const database = openSqlite(await migrated(), { create: false })
    onTestFinished(() => database.close())
    const answers = await database.write(async (db) => {
      const pragma = async (name: string) => (await db.executeQuery(CompiledQuery.raw(`pragma ${name}`))).rows[0]
      return [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]
    })
    expect(answers).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }])
    const loose = await database.reading.executeQuery(
      CompiledQuery.raw(
        `select name from pragma_table_list where not strict and type = 'table' and schema = 'main' and name not like 'sqlite%' and name not like 'kysely%'`,
      ),
    )
    expect(loose.rows).toEqual([])
  })

  test('never holds more taken seats than there are', async () => {
    const file = await migrated()
    const store = await opened(file)
    await store.content.apply(programme({ events: [event({ places: 5, taken: 5 })] }), firstDay, firstDay)
    const direct = new DatabaseSync(file)
    onTestFinished(() => direct.close())
    expect(() => direct.exec('update event set taken = taken + 1')).toThrow('CHECK constraint failed')
    expect(() => direct.exec("update event set start_date = '2028-01-01'")).toThrow('CHECK constraint failed')
    expect(() => direct.exec("update event set places = 'viele'")).toThrow('cannot store TEXT value')
  })

  test('is read while a write is under way, and what was acknowledged is read at once', async () => {
    const database = openSqlite(await migrated(), { create: false })
    onTestFinished(() => database.close())
    const settings = () => database.reading.selectFrom('setting').select('name').execute()
    await database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ name: 'a', value: '1' }).execute()
      expect(await settings()).toEqual([])
    })
    expect(await settings()).toEqual([{ name: 'a' }])
    await expect(
      database.transaction(async (trx) => {
        await trx.deleteFrom('setting').execute()
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await settings()).toEqual([{ name: 'a' }])
  })

  test('that is missing or not migrated is refused, and a refusal makes no file', async () => {
    const file = newFile()
    await expect(openSqlStore({ url: `file:${file}` })).rejects.toThrow('there is no database')
    expect(existsSync(file)).toBe(false)
    await openSqlite(file, { create: true }).close()
    await expect(openSqlStore({ url: `file:${file}` })).rejects.toThrow('has to be migrated first: 001-first-shape')
  })

  test('may be named by a whole file address', async () => {
    const file = newFile()
    const url = pathToFileURL(file).href
    await migrate({ url })
    expect(existsSync(file)).toBe(true)
    const store = await openSqlStore({ url })
    await store.close()
  })

  test.each(['', 'file:', 'mysql://x', 'http://x', 'memory', '/tmp/x.sqlite'])(
    'is not at the address %j',
    async (url) => {
      await expect(openSqlStore({ url })).rejects.toThrow('begins with file: or postgres://')
    },
  )
})

describe('SQLite itself', () => {
  test.each(['3.51.2', '3.50.9', '3.9.99', '2.99.99'])('%s is too old', (version) => {
    expect(() => refuseOldSqlite(version)).toThrow('SQLite is too old: 3.51.3 or newer')
  })
  test.each(['3.51.3', '3.51.10', '3.52.0', '3.100.0', '4.0.0'])('%s will do', (version) => {
    expect(() => refuseOldSqlite(version)).not.toThrow()
  })
})
