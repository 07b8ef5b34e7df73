import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { councilSize, releasesOf } from '#core/gremium/law/council-size.ts'

/** Rows of tables of the Betriebsverfassungsgesetz, read from its text, where BETRVG_TABLES names a file with some. */
const { BETRVG_TABLES = '' } = process.env
if (!existsSync(BETRVG_TABLES)) console.log('Skipped: tables of the BetrVG, for BETRVG_TABLES names no file with them.')

describe.skipIf(!existsSync(BETRVG_TABLES))('tables of the BetrVG (BETRVG_TABLES names their file)', () => {
  test('say how many members there are, and how many are released', () => {
    const { tests: rows } = JSON.parse(readFileSync(BETRVG_TABLES, 'utf8')) as {
      tests: readonly { employees: number; members: number; released: number }[]
    }
    expect(rows.length).toBeGreaterThan(10)
    expect(
      rows.map(({ employees }) => ({
        employees,
        members: councilSize(employees),
        released: releasesOf(employees),
      })),
    ).toEqual(rows)
  })
})
