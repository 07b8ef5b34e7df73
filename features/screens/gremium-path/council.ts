import assert from 'node:assert/strict'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '#features/support/people.ts'
import { openPostBox } from '../whole-path/post-box.ts'
import { walkerAt, type How, type Walker } from '../whole-path/walk.ts'
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

/** Everybody of the Gremium by her name, each at a browser of her own. */
type Council = ReadonlyMap<string, Walker>

const councils = new WeakMap<Scenario, Council>()
export const whoIs = (scenario: Scenario, name: string): Walker => {
  const walker = councils.get(scenario)?.get(name)
  assert(walker, `${name} sits at no browser`)
  return walker
}
export const emailOf = (name: string): string => {
  const found = roster.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
  assert(found, `${name} is not in the Gremium`)
  return found.email
}

/** The Gremium with its roster, its accounts and their browsers; the employer and the office have theirs. */
export async function openCouncil(scenario: Scenario, how: How): Promise<void> {
  const { app } = scenario
  const open = app.browserWindow
  assert(open, 'a browser is needed')
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
  const scripts = how !== 'without scripts'
  const bench = scripts ? undefined : await open({ scripts: true })
  const sitting = async (who: string) => walkerAt(await open({ scripts }), how, `Gremium ${who}`, bench)
  const people = new Map<string, Walker>()
  for (const { firstName, lastName } of roster) people.set(`${firstName} ${lastName}`, await sitting(firstName))
  councils.set(scenario, people)
  sitDown(scenario, {
    orderer: whoIs(scenario, 'Mara Kessler'),
    employer: await sitting('Arbeitgeber'),
    office: await sitting('Büro'),
    post: await openPostBox({
      letters: () => app.letters(),
      now: () => app.clock.now(),
      origin: app.origin,
    }),
  })
}

/** Opens a page of the portal; whoever is not signed in, or not any more, does so on the way. */
export async function openSignedIn(walker: Walker, name: string, address: string): Promise<void> {
  const { page, enter, part, hands } = walker
  await page.goto(address)
  if (!new URL(page.url()).pathname.startsWith('/kundenportal/login')) return
  await enter({ 'E-Mail-Adresse': emailOf(name), Passwort: password })
  await hands.press(part('button', 'Anmelden'))
  await page.waitForURL((url) => !url.pathname.startsWith('/kundenportal/login'))
}
