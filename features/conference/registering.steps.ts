import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import type { FillsInARegistration, LastLookSeen, RegisteredSeen } from './registering.driver.ts'

const form = async (scenario: Scenario, who?: string): Promise<FillsInARegistration> =>
  (await scenario.visit(who)).registration

/** What a scenario has before it of a registration. */
interface Before {
  choices?: readonly string[]
  look?: LastLookSeen
  booked?: RegisteredSeen
}
const before = new WeakMap<Scenario, Before>()
const seenIn = (scenario: Scenario): Before => {
  const seen = before.get(scenario) ?? {}
  before.set(scenario, seen)
  return seen
}

Given('{person} opens the form of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  seenIn(this).choices = await (await form(this, who)).open(slugOf(title))
})

Then('she may choose {list}', function (this: Scenario, choices: readonly string[]) {
  assert.equal(seenIn(this).choices?.join(', '), choices.join(', '))
})

When('{person} enters who takes part:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  const people = table.hashes().map(({ name = '', email = '', ...choices }) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return {
      firstName,
      lastName,
      email: email || `${firstName}.${lastName}@werk.example`.toLowerCase(),
      firstChoice: choices['first choice'] ?? '',
      secondChoice: choices['second choice'] ?? '',
    }
  })
  const outcome = await (await form(this, who)).enter(people)
  if ('wrong' in outcome) this.seen.wrong = outcome.wrong
  else seenIn(this).look = outcome
})

Then('the last look before registering shows:', function (this: Scenario, table: DataTable) {
  const { look } = seenIn(this)
  assert(look, 'there is no last look')
  const seen: Readonly<Record<string, string | undefined>> = {
    gross: look.gross,
    button: look.button,
    first: look.people[0],
    second: look.people[1],
  }
  const wanted = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]])), wanted)
})

Then('these fields of the first who takes part are wrong:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.wrong, table.rowsHash())
})

Then(
  '{string} of the first who takes part still says {string}',
  async function (this: Scenario, label: string, says: string) {
    assert.equal(await (await form(this)).typed(label), says)
  },
)

const sends = async (scenario: Scenario, who: string | undefined, accepting: boolean): Promise<void> => {
  const outcome = await (await form(scenario, who)).send(accepting)
  if ('faults' in outcome) scenario.seen.faults = outcome.faults
  else seenIn(scenario).booked = outcome
}

When('{person} sends the registration', function (this: Scenario, who: string | undefined) {
  return sends(this, who, true)
})

When('{person} sends the registration without accepting the terms', function (this: Scenario, who: string | undefined) {
  return sends(this, who, false)
})

Then('the registration is not taken:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(
    this.seen.faults,
    table.raw().map(([says]) => says),
  )
})

Then('she is led to her booking, which stands at {string}', function (this: Scenario, state: string) {
  assert.equal(seenIn(this).booked?.state, state)
})

Then(
  'it names {string} for {string} and {string} for {string}',
  function (this: Scenario, one: string, workshop: string, other: string, another: string) {
    assert.deepEqual(seenIn(this).booked?.workshops, [`${one}: ${workshop}`, `${other}: ${another}`])
  },
)
