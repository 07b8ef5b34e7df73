import type { Migration } from 'kysely/migration'
import type { Dialect } from '../sql/dialect.ts'
import { firstShape } from './001-first-shape.ts'

/** All migrations in the order of their names. A migration that has been released never changes again. */
export const migrationsFor = ({ types }: Dialect): Record<string, Migration> => ({
  '001-first-shape': firstShape(types),
})
