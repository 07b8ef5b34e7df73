import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'
import { programsOf } from '../support/programs.ts'
import type { ConferenceSeen } from '../conference/conference.driver.ts'
import type { Registering, RegistrationOutcome, ToRegister } from './registering.driver.ts'

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
  mode: Registering,
): Promise<void> {
  const { registering } = await scenario.visit(who)
  await follows(scenario, await registering.register(slugOf(title), peopleIn(table), mode))
}

async function follows(scenario: Scenario, outcome: RegistrationOutcome): Promise<void> {
  const { booking } = await scenario.visit()
  scenario.seen.sentence = 'sentence' in outcome ? outcome.sentence : undefined
  if ('sentence' in outcome) return
  booking.follow(outcome.eventId, outcome.token)
  const known = tokens.get(scenario) ?? new Map<string, string>()
  tokens.set(scenario, known.set(`${scenario.acting} ${outcome.eventId}`, outcome.token))
}

When(
  '{person} registers for {string}:',
  function (this: Scenario, who: string | undefined, title: string, people: DataTable) {
    return registers(this, who, title, people, 'register')
  },
)

When(
  '{person} registers for {string} under the key {string}:',
  async function (this: Scenario, who: string | undefined, title: string, key: string, people: DataTable) {
    const { registering } = await programsOf(this, who)
    await follows(this, await registering.register(slugOf(title), peopleIn(people), key))
  },
)

Given('{person} reserves {string}:', function (this: Scenario, who: string | undefined, title: string, it: DataTable) {
  return registers(this, who, title, it, 'reserve')
})

Given('{person} waits for {string}:', function (this: Scenario, who: string | undefined, title: string, it: DataTable) {
  return registers(this, who, title, it, 'wait')
})

Then('the workshops of the booking of {int} are:', async function (this: Scenario, date: number, table: DataTable) {
  const token = tokens.get(this)?.get(`${this.acting} ${date}`)
  assert(token, `nobody has registered for ${date}`)
  assert.deepEqual(await (await this.visit()).registering.workshops(token), table.hashes())
})

Then(
  'the workshop {string} of {string} says {string}',
  async function (this: Scenario, workshop: string, title: string, says: string) {
    this.seen.opened = await (await this.visit()).conferences.conference(slugOf(title))
    const { workshops } = found(this) as ConferenceSeen
    assert.equal(workshops.find((one) => one.workshop === workshop)?.seats, says)
  },
)
