import assert from 'node:assert/strict'
import type { Programs } from './visit.ts'
import type { Scenario } from './world.ts'

/** What other programs ask of the application, for whom they do; they look at no screen. */
export const programsOf = async (scenario: Scenario, who?: string): Promise<Programs> => {
  const { programs } = await scenario.visit(who)
  assert(programs, 'programs look at no screen: this scenario needs the tag @no-screen')
  return programs
}
