import assert from 'node:assert/strict'
import type { Scenario } from '#features/support/world.ts'

/** The page that was opened and is there. */
export const found = ({ seen }: Scenario): unknown => {
  const { opened } = seen
  assert(opened && 'found' in opened, `expected a page, got ${JSON.stringify(opened)}`)
  return opened.found
}
