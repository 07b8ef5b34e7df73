import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface PositionBefore {
  readonly employment: readonly ('FULL_TIME' | 'PART_TIME' | 'INTERN' | 'TEMPORARY')[]
  readonly remote: boolean
}

/**
 * A position tells how much, for how long and where one works apart from each other. What was not told apart becomes
 * what promises less, until content says more: some days at home, a contract for a time, a week as agreed.
 */
export const termsOfPositions: Migration = {
  up: async (db) => {
    const { rows } = await sql<{ key: string; value: string }>`
      select key, value from record where kind = 'position'`.execute(db)
    for (const { key, value } of rows) {
      const position = JSON.parse(value) as object
      if (!('employment' in position)) continue
      const { employment, remote, ...rest } = position as PositionBefore
      const told = { ...rest, ...termsOf(employment), workplace: remote ? 'hybrid' : 'office' }
      await sql`
        update record set value = ${JSON.stringify(told)} where kind = 'position' and key = ${key}`.execute(db)
    }
  },
}

const extents = { FULL_TIME: 'full-time', PART_TIME: 'part-time' } as const

const termsOf = (employment: PositionBefore['employment']) => {
  const told = (['FULL_TIME', 'PART_TIME'] as const).filter((each) => employment.includes(each))
  const limited = employment.includes('TEMPORARY') ? 'fixed-term' : 'permanent'
  return {
    extent: (told.length > 0 ? told : (['FULL_TIME', 'PART_TIME'] as const)).map((each) => extents[each]),
    contract: employment.includes('INTERN') ? 'internship' : limited,
  }
}
