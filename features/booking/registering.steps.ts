import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'
import { programsOf } from '../support/programs.ts'
import type { ConferenceSeen } from '../conference/conference.driver.ts'
import type { ToRegister } from './registering.driver.ts'

const peopleIn = (table: DataTable): readonly ToRegister[] =>
  table.hashes().map((row) => ({
    name: row['name'] ?? '',
    email: row['email'],
    choices: [row['first choice'] ?? '', row['second choice'] ?? ''].filter((title) => title !== ''),
  }))

/** Tokens of bookings, by person and event. */
const tokens = new WeakMap<Scenario, Map<string, string>>()

async function registers(
  scenario: Scenario,
  who: string | undefined,
  title: string,
  table: DataTable,
  how: { readonly mode: 'register' | 'reserve' | 'wait'; readonly key?: string },
): Promise<void> {
  const { registering } = await programsOf(scenario, who)
  const { booking } = await scenario.visit()
  const outcome = await registering.register(slugOf(title), peopleIn(table), how)
  scenario.seen.sentence = 'sentence' in outcome ? outcome.sentence : undefined
  if ('sentence' in outcome) return
  booking.follow(outcome.eventId, outcome.token)
  const known = tokens.get(scenario) ?? new Map<string, string>()
  tokens.set(scenario, known.set(`${scenario.acting} ${outcome.eventId}`, outcome.token))
}

When(
  '{person} registers for {string}:',
  function (this: Scenario, who: string | undefined, title: string, people: DataTable) {
    return registers(this, who, title, people, { mode: 'register' })
  },
)

When(
  '{person} registers for {string} under the key {string}:',
  function (this: Scenario, who: string | undefined, title: string, key: string, people: DataTable) {
    return registers(this, who, title, people, { mode: 'register', key })
  },
)

Given('{person} reserves {string}:', function (this: Scenario, who: string | undefined, title: string, it: DataTable) {
  return registers(this, who, title, it, { mode: 'reserve' })
})

Given('{person} waits for {string}:', function (this: Scenario, who: string | undefined, title: string, it: DataTable) {
  return registers(this, who, title, it, { mode: 'wait' })
})

Then('the workshops of the booking of {int} are:', async function (this: Scenario, date: number, table: DataTable) {
  const token = tokens.get(this)?.get(`${this.acting} ${date}`)
  assert(token, `nobody has registered for ${date}`)
  assert.deepEqual(await (await programsOf(this)).registering.workshops(token), table.hashes())
})

Then(
  'the workshop {string} of {string} says {string}',
  async function (this: Scenario, workshop: string, title: string, says: string) {
    this.seen.opened = await (await this.visit()).conferences.conference(slugOf(title))
    const { workshops } = found(this) as ConferenceSeen
    assert.equal(workshops.find((one) => one.workshop === workshop)?.seats, says)
  },
)
