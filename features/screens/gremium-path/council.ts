import assert from 'node:assert/strict'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '#features/support/people.ts'
import { openSignedIn as openAs } from '../whole-path/ordering.ts'
import { sitAll, whoIs } from '../whole-path/sitting.ts'
import type { Walker } from '../whole-path/walk.ts'
import { sitDown } from '../whole-path/walking.ts'

const since = '2026-04-28'
const password = 'Ein langes Wort am Tisch'
const member = (firstName: string, lastName: string, email: string, role: string, salutationId: string) => ({
  firstName,
  lastName,
  email,
  role,
  salutationId,
})
const roster = [
  member('Mara', 'Kessler', personOf('Mara').email, 'vorsitz', 'frau'),
  member('Jonas', 'Yıldız', personOf('Jonas').email, 'mitglied', 'herr'),
  member('Thi Lan', 'Nguyen', 'thi.lan@werk.example', 'mitglied', 'frau'),
  member('Birgit', 'Hansen', 'birgit@werk.example', 'ersatz', 'frau'),
] as const

/** Somebody of the office, who is not of the Gremium. */
export const staff = { email: 'buero@seminarhaus.example', password }

export const emailOf = (name: string): string => {
  const found = roster.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
  assert(found, `${name} is not in the Gremium`)
  return found.email
}

/** The Gremium with its roster, its accounts and their browsers; the employer and the office have theirs. */
export async function openCouncil(scenario: Scenario, called: string): Promise<void> {
  const { app } = scenario
  await scenario.bringIn()
  for (const { email, firstName, lastName } of roster)
    await app.stage.account({ email, firstName, lastName, password, roles: ['mitglied'] })
  await app.stage.account({ ...staff, firstName: 'Robin', lastName: 'Amt', roles: ['mitglied', 'redaktion'] })
  await app.stage.gremium({
    type: 'BR',
    company: 'Nordwerk Maschinenbau GmbH',
    employees: 190,
    users: roster.map(({ email }, nth) => ({ email, role: nth === 0 ? 'verwalter' : 'mitglied' })),
    members: roster.map((one) => ({ ...one, since })),
  })
  const names = roster.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await sitAll(scenario, { path: 'Gremium', called, names: [...names, 'Arbeitgeber', 'Büro'] })
  sitDown(scenario, {
    orderer: whoIs(scenario, 'Mara Kessler'),
    employer: whoIs(scenario, 'Arbeitgeber'),
    office: whoIs(scenario, 'Büro'),
  })
}

/** Opens a page of the portal as somebody of the Gremium. */
export const openSignedIn = (walker: Walker, name: string, address: string): Promise<void> =>
  openAs(walker, { email: emailOf(name), password }, address)
