/**
 * There is no database at the address yet, or its shape is not the newest: `migrate` mends both. Or SQLite itself is
 * too old for it.
 */
export class DatabaseNotReady extends Error {
  override readonly name = 'DatabaseNotReady'
  readonly why: 'missing' | 'old' | 'old-sqlite'
  /** The file that is missing, the migrations that are, or the SQLite that is needed. */
  readonly missing: string

  constructor(why: DatabaseNotReady['why'], missing: string) {
    super(messages[why](missing))
    this.why = why
    this.missing = missing
  }
}

const messages: Readonly<Record<DatabaseNotReady['why'], (missing: string) => string>> = {
  missing: (file) => `there is no database ${file}; migrate makes one`,
  old: (migrations) => `the database has to be migrated first: ${migrations}`,
  'old-sqlite': (version) => `SQLite is too old: ${version} or newer is needed`,
}
