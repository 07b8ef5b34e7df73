import { describe, test } from 'vitest'
import { whyNoPostgres } from './postgres-cluster.ts'

/** Tests that need a real PostgreSQL; where none is found they are skipped, and the run says so and why. */
export function onPostgres(title: string, tests: () => void, options: { readonly timeout?: number } = {}): void {
  const reason = whyNoPostgres()
  if (reason === undefined) {
    // oxlint-disable-next-line vitest/valid-title -- the caller says what is tested
    describe(title, options, tests)
    return
  }
  console.warn(`Skipped: ${title}. ${reason}`)
  test.skip(`${title}: ${reason}`)
}
