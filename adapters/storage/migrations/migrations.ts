import type { Migration } from 'kysely/migration'
import type { Dialect } from '../sql/dialect.ts'
import { firstShape } from './001-first-shape.ts'
import { lettersGivenUp } from './002-letters-given-up.ts'

/** All migrations in the order of their names. A migration that has been released never changes again. */
export const migrationsFor = ({ types }: Dialect): Record<string, Migration> => ({
  '001-first-shape': firstShape(types),
  '002-letters-given-up': lettersGivenUp(types),
})
