/** There is no database at the address yet, or its shape is not the newest: `migrate` mends both. */
export class DatabaseNotReady extends Error {
  override readonly name = 'DatabaseNotReady'
  readonly why: 'missing' | 'old'
  /** The file that is missing, or the migrations that are. */
  readonly missing: string

  constructor(why: 'missing' | 'old', missing: string) {
    super(
      why === 'missing'
        ? `there is no database ${missing}; migrate makes one`
        : `the database has to be migrated first: ${missing}`,
    )
    this.why = why
    this.missing = missing
  }
}
