import type { CompiledQuery, Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Stands in a statement for a value that is given when it is executed. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What writes a statement down: where a value stands, it asks for it by its name. */
type Writing<Values, Row> = (
  db: Kysely<Tables>,
  value: <Name extends keyof Values & string>(name: Name) => Values[Name],
) => { compile(on: Kysely<Tables>): CompiledQuery<Row> }

/**
 * A statement that is executed often. Writing one down with Kysely takes longer than SQLite takes to execute it, so
 * that is done once for each database, with names in the place of values. PostgreSQL prepares it once a connection.
 */
export function writtenOnce<Values extends object, Row>(
  write: Writing<Values, Row>,
): (db: Kysely<Tables>, values: Values) => Promise<readonly Row[]> {
  const written = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    // Transactions come and go, but speak the same SQL as the database they are of.
    const { adapter } = db.getExecutor()
    let statement = written.get(adapter)
    if (!statement) {
      statement = write(db, (name) => new Placeholder(name) as never).compile(db)
      written.set(adapter, statement)
      named(statement.sql)
    }
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? (Reflect.get(values, parameter.name) as unknown) : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}

const names = new Map<string, string>()

/** How a statement asks for whatever columns there are. */
const allColumns = ['select *', 'returning *', '".*']

/** A plan that is made once answers the columns that there were then, so each of them is named. */
function named(statement: string): void {
  if (allColumns.some((sign) => statement.includes(sign)))
    throw new Error(`a statement that is written down once names its columns: ${statement}`)
  if (!names.has(statement)) names.set(statement, `written ${names.size}`)
}

/** The name under which a connection of PostgreSQL prepares a statement once; undefined where it is written anew. */
export const nameOfWritten = (statement: string): string | undefined => names.get(statement)

/** Of which nobody reads the answer, see `answeredLater`. */
const unread = new Set<string>()

/**
 * A statement written down once that only writes. Within a transaction on PostgreSQL it is sent without waiting for its
 * answer: where it fails, whatever comes next in the transaction does, at the latest its commit.
 */
export function writingOnce<Values extends object>(
  write: Writing<Values, unknown>,
): (db: Kysely<Tables>, values: Values) => Promise<void> {
  const execute = writtenOnce<Values, unknown>((db, value) => ({
    compile: (on) => {
      const statement = write(db, value).compile(on)
      unread.add(statement.sql)
      return statement
    },
  }))
  return async (db, values) => void (await execute(db, values))
}

/** Whether the next statement need not wait for the answer of this one. */
export const answeredLater = (statement: string): boolean => unread.has(statement)

/** Statements that the dialects say differently, made once for each. */
export function perDialect<Statements>(make: (dialect: Dialect) => Statements): (dialect: Dialect) => Statements {
  const made = new Map<Dialect, Statements>()
  return (dialect) => {
    const statements = made.get(dialect) ?? make(dialect)
    made.set(dialect, statements)
    return statements
  }
}
