import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { TakesToTheMeeting } from './delegation.driver.ts'

type Who = string | undefined

/** What somebody was told last. */
const answers = new WeakMap<Scenario, string>()

const meeting = async (scenario: Scenario, who?: Who): Promise<TakesToTheMeeting> =>
  (await scenario.visit(who)).delegation
const named = (names: string): readonly string[] => (names === '' ? [] : names.split(', '))

Given('Mara and Jonas have a Gremium with the roster:', async function (this: Scenario, table: DataTable) {
  const users = [
    { email: personOf('Mara').email, role: 'verwalter' },
    { email: personOf('Jonas').email, role: 'mitglied' },
  ] as const
  const members = table.hashes().map(({ firstName = '', lastName = '', role = '', ...known }) => ({
    firstName,
    lastName,
    role,
    since: '2026-04-28',
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
  }))
  await this.app.stage.gremium({ type: 'BR', company: 'Muster GmbH', employees: 60, users, members })
})

When('{person} takes {string} to the meeting', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await meeting(this, who)).take(title))
})
When('{person} chooses {string}', async function (this: Scenario, who: Who, names: string) {
  await (await meeting(this, who)).choose(named(names))
})
When('{person} puts them into the cart to reserve', async function (this: Scenario, who: Who) {
  answers.set(this, await (await meeting(this, who)).reserve())
})

Then('{person} may send {string}', async function (this: Scenario, who: Who, names: string) {
  assert.equal((await (await meeting(this, who)).candidates()).join(', '), names)
})
Then('it costs {string}', async function (this: Scenario, costs: string) {
  assert.match((await (await meeting(this)).costs()) ?? 'nothing', new RegExp(`^${costs.replaceAll('.', '\\.')}\\s€$`))
})
Then('it costs nothing yet', async function (this: Scenario) {
  assert.equal(await (await meeting(this)).costs(), undefined)
})
Then('of {string} she is told: {string}', async function (this: Scenario, name: string, says: string) {
  const lines = await (await meeting(this)).clashes(name)
  assert.equal(lines.join(' / ').slice(0, says.length), says)
})
Then('of {string} she is told nothing', async function (this: Scenario, name: string) {
  assert.deepEqual(await (await meeting(this)).clashes(name), [])
})
Then(
  'she prints {string} and {string} of {string}',
  async function (this: Scenario, one: string, other: string, event: string) {
    for (const kind of ['tagesordnung', 'beschluss'] as const) {
      assert.ok([one, other].includes(kind))
      assert.equal(await (await meeting(this)).print(kind), `${kind}-${event}.pdf`)
    }
  },
)
Then('{person} is told about sending: {string}', function (this: Scenario, _who: Who, why: string) {
  assert.equal(answers.get(this), why)
})
Then('the cart of Mara has seats for {string}', async function (this: Scenario, names: string) {
  const { lines } = await (await this.visit('Mara')).cart.see()
  assert.deepEqual(
    lines.flatMap(({ seats }) => seats),
    named(names),
  )
})
