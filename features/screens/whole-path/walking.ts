import assert from 'node:assert/strict'
import type { Scenario } from '#features/support/world.ts'
import type { Walker } from './walk.ts'

/** Who sits at a browser on the way to a certificate. */
interface Walking {
  readonly orderer: Walker
  readonly employer: Walker
  readonly office: Walker
}

/** All of it, with axe on every page, on a machine that does something else as well. */
export const patience = { timeout: 300_000 }

const walks = new WeakMap<Scenario, Walking>()

export const sitDown = (scenario: Scenario, all: Walking): void => void walks.set(scenario, all)

export const walking = (scenario: Scenario): Walking => {
  const all = walks.get(scenario)
  assert(all, 'nobody sits at a browser')
  return all
}
