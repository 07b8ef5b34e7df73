import assert from 'node:assert/strict'
import { Then, When, type DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import type { DashboardSeen } from './dashboard.driver.ts'

const shown = ({ seen }: Scenario): DashboardSeen => {
  assert(seen.dashboard, 'nobody looked at the dashboard')
  return seen.dashboard
}

When('{person} looks at the dashboard', async function (this: Scenario, who: string | undefined) {
  const dashboard = await (await this.visit(who)).oversees.dashboard()
  assert(typeof dashboard !== 'string', 'the dashboard is closed')
  this.seen.dashboard = dashboard
})

Then('the last import of content was on {string} and brought something new', function (this: Scenario, when: string) {
  const [last] = shown(this).contentImports
  assert.equal(last?.['first'], when)
  assert(Number(last['Neu']) > 0, 'it brought nothing new')
})

Then('the dashboard says {string} of the content', function (this: Scenario, hint: string) {
  assert.equal(shown(this).hint, hint)
})

Then('the laws that came in are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(
    shown(this).lawImports.map(({ first, Stand }) => ({ law: first, state: Stand })),
    table.hashes(),
  )
})

Then('these files were sent:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(
    shown(this).lawJobs.map(({ first, Gesendet, Ergebnis }) => ({ file: first, sent: Gesendet, outcome: Ergebnis })),
    table.hashes(),
  )
})

Then('there are:', function (this: Scenario, table: DataTable) {
  const { inventory } = shown(this)
  const wanted = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((kind) => [kind, inventory[kind]])), wanted)
})

Then('letters wait, and none has failed or was given up', function (this: Scenario) {
  const [waiting, ...others] = Object.values(shown(this).letters)
  assert(Number(waiting) > 0, 'none waits')
  assert.deepEqual(others, ['0', '0'])
})

Then('the dashboard is not for {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).oversees.dashboard(), 'not allowed')
})

Then(
  '{person} is asked to sign in before the dashboard is shown',
  async function (this: Scenario, who: string | undefined) {
    assert.equal(await (await this.visit(who)).oversees.dashboard(), 'signed out')
  },
)
