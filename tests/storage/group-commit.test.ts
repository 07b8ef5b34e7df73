import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, type Transaction } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommit } from '#storage/engine/group-commit.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlite } from '#storage/engine/sqlite-database.ts'
import type { Tables } from '#storage/engine/tables.ts'

async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'together-'))
  const file = join(folder, 'house.sqlite')
  await migrate({ url: `file:${file}` })
  const database = openSqlite(file, { create: false })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const commits: string[] = []
  const together = groupCommit(async (work) => {
    await database.transaction(work)
    commits.push('committed')
  })
  const names = async () =>
    (await database.reading.selectFrom('setting').select('name').orderBy('name').execute()).map(({ name }) => name)
  return { database, together, commits, names }
}

const put =
  (name: string, value = '1') =>
  async (trx: Transaction<Tables>) => {
    await trx.insertInto('setting').values({ name, value }).execute()
    return name
  }

test('changes that come at the same time are committed at once, and none is answered before', async () => {
  const { together, commits, names } = await opened()
  const answers = await Promise.all(
    ['c', 'a', 'b'].map(async (name) => [await together(put(name)), commits.length] as const),
  )
  expect(answers).toEqual([
    ['c', 1],
    ['a', 1],
    ['b', 1],
  ])
  expect(await names()).toEqual(['a', 'b', 'c'])
  await together(put('d'))
  expect(commits).toHaveLength(2)
})

test('each sees what those before it did, as if it had been committed', async () => {
  const { together } = await opened()
  const count = async (trx: Transaction<Tables>) => (await trx.selectFrom('setting').select('name').execute()).length
  expect(await Promise.all([together(count), together(put('a')), together(count)])).toEqual([0, 'a', 1])
})

test('one that fails is undone, and the others are not', async () => {
  const { together, names } = await opened()
  const answers = await Promise.allSettled([
    together(put('a')),
    together(async (trx) => {
      await put('b')(trx)
      throw new Error('refused')
    }),
    together(put('a')),
    together(put('c')),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(answers[1]).toMatchObject({ reason: { message: 'refused' } })
  expect(answers[2]).toMatchObject({ reason: { message: expect.stringContaining('UNIQUE') } })
  expect(await names()).toEqual(['a', 'c'])
})

test('where the commit fails, all of them do, and what comes later goes well', async () => {
  const { database, names } = await opened()
  let broken = true
  const together = groupCommit((work) =>
    database.transaction(async (trx) => {
      await work(trx)
      if (broken) throw new Error('no commit')
    }),
  )
  const answers = await Promise.allSettled([together(put('a')), together(put('b'))])
  expect(answers).toMatchObject([{ reason: { message: 'no commit' } }, { reason: { message: 'no commit' } }])
  expect(await names()).toEqual([])
  broken = false
  await together(put('c'))
  expect(await names()).toEqual(['c'])
})

test('a group that runs again runs whole', async () => {
  const { database, names } = await opened()
  const together = groupCommit(async (work) => {
    const first = database.transaction(async (trx) => {
      await work(trx)
      throw new Error('again')
    })
    await expect(first).rejects.toThrow('again')
    await database.transaction(work)
  })
  expect(await Promise.all([together(put('a')), together(put('b'))])).toEqual(['a', 'b'])
  expect(await names()).toEqual(['a', 'b'])
})

test('each runs in the context of whoever asked', async () => {
  const { together } = await opened()
  const asker = new AsyncLocalStorage<string>()
  const askedBy = (name: string) => asker.run(name, () => together(async () => asker.getStore()))
  expect(await Promise.all([askedBy('one'), askedBy('two')])).toEqual(['one', 'two'])
})

test('more than are let into one group are all done', async () => {
  const { together, commits, names } = await opened()
  const many = Array.from({ length: 100 }, (_, n) => `${100 + n}`)
  expect(await Promise.all(many.map((name) => together(put(name))))).toEqual(many)
  expect(commits).toHaveLength(4)
  expect(await names()).toEqual(many)
})

test('on a full disk whoever is told that it is done can rely on it, and nobody else is done by halves', async () => {
  const { database, names } = await opened()
  await database.write((db) => db.executeQuery(CompiledQuery.raw('pragma max_page_count = 1')))
  const large = 'x'.repeat(200_000)
  const asked = ['a', 'b', 'c'].map((name) =>
    database.shortTransaction(async (trx) => {
      await put(name)(trx)
      return put(`${name}-2`, name === 'b' ? large : '1')(trx)
    }),
  )
  const answers = await Promise.allSettled(asked)
  const told = ['a', 'b', 'c'].filter((_, n) => answers[n]?.status === 'fulfilled')
  expect(answers[1]?.status).toBe('rejected')
  expect(await names()).toEqual(told.flatMap((name) => [name, `${name}-2`]))
})
