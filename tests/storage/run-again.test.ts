import { postgres } from '#storage/engine/postgres-database.ts'
import { runAgain } from '#storage/engine/run-again.ts'
import { sqlite } from '#storage/engine/sqlite-database.ts'
import { describe, expect, test } from 'vitest'

const failing = (times: number, error: Error) => {
  let runs = 0
  return async () => {
    runs += 1
    if (runs <= times) throw error
    return runs
  }
}
const postgresError = (code: string) => Object.assign(new Error(`code ${code}`), { code })
const sqliteError = (errcode: number) => Object.assign(new Error(`code ${errcode}`), { errcode })

describe('a transaction runs again', () => {
  test.each(['40001', '40P01'])('when PostgreSQL says %s', async (code) => {
    expect(await runAgain(failing(3, postgresError(code)), postgres.passes)).toBe(4)
  })
  test.each([5, 261, 517])('when SQLite says %d', async (errcode) => {
    expect(await runAgain(failing(3, sqliteError(errcode)), sqlite.passes)).toBe(4)
  })
  test.each(['23505', '23514', '57P01'])('but not when PostgreSQL says %s', async (code) => {
    await expect(runAgain(failing(1, postgresError(code)), postgres.passes)).rejects.toThrow(code)
  })
  test.each([1, 19, 2067, 787])('but not when SQLite says %d', async (errcode) => {
    await expect(runAgain(failing(1, sqliteError(errcode)), sqlite.passes)).rejects.toThrow(String(errcode))
  })
  test('but not for any other error', async () => {
    await expect(runAgain(failing(1, new Error('a bug')), postgres.passes)).rejects.toThrow('a bug')
  })
})
