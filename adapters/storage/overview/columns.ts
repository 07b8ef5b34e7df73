import { sql, type RawBuilder } from 'kysely'

/** A column of a union: all parts say it as text, for they have the same columns. */
export const text = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`cast(${column} as text)`

export const none = text(sql`null`)

/** As many columns as a union has, those that a part does not need empty. */
export const columnsOf =
  (count: number) =>
  (...said: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
    sql.join([...said, ...Array.from({ length: count - said.length }, () => none)])
