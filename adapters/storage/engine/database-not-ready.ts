/** There is no database at the address yet, or its shape is not the newest: `migrate` mends both. */
export class DatabaseNotReady extends Error {
  override readonly name = 'DatabaseNotReady'
}
