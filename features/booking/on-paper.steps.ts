import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import type { NotTakenOnPaper, OrdersOnPaper, TypedOnPaper } from './on-paper.driver.ts'

const onPaper = async (scenario: Scenario, who?: string): Promise<OrdersOnPaper> => (await scenario.visit(who)).onPaper

const outcomes = new WeakMap<Scenario, NotTakenOnPaper & { readonly label?: string }>()

const peopleIn = (names: string): readonly string[] => names.split(', ').filter((name) => name !== '')

async function fillsIn(scenario: Scenario, who: string | undefined, date: number, typed: TypedOnPaper): Promise<void> {
  const outcome = await (await onPaper(scenario, who)).order(date, typed)
  scenario.seen.sentence = outcome?.sentence
  if (outcome) outcomes.set(scenario, { ...outcome, ...(typed.instead && { label: typed.instead.label }) })
  else outcomes.delete(scenario)
}

Given(
  '{person} fills in the order form of {int} for {string}',
  function (this: Scenario, who: string | undefined, date: number, names: string) {
    return fillsIn(this, who, date, { people: peopleIn(names) })
  },
)

When(
  '{person} fills in the order form of {int} for {string} under the key {string}',
  function (this: Scenario, who: string | undefined, date: number, names: string, key: string) {
    return fillsIn(this, who, date, { people: peopleIn(names), key })
  },
)

When(
  '{person} fills in the order form of {int} for {string} with {string} set to {string}',
  function (this: Scenario, who: string | undefined, date: number, names: string, label: string, typed: string) {
    return fillsIn(this, who, date, { people: peopleIn(names), instead: { label, typed } })
  },
)

Given(
  '{person} gives the seats of the order form of {int} back',
  async function (this: Scenario, who: string | undefined, date: number) {
    await (await onPaper(this, who)).giveBack(date)
  },
)

Then('the order form of {int} is there to be signed:', async function (this: Scenario, date: number, table: DataTable) {
  assert.equal(this.seen.sentence, undefined)
  const { state, seats, heldUntil, hasForm } = await (await onPaper(this)).see(date)
  assert(hasForm, 'there is no form')
  const seen: Readonly<Record<string, string>> = { state, seats: seats.join(', '), 'held until': heldUntil ?? '' }
  const wanted = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]])), wanted)
})

When('{person} looks at the order form', async function (this: Scenario, who: string | undefined) {
  await onPaper(this, who)
})

Then('the order form of {int} has become a booking:', async function (this: Scenario, date: number, table: DataTable) {
  const { state, seats, hasForm } = await (await onPaper(this)).see(date)
  assert.equal(hasForm, false, 'it is still there to be signed')
  const seen: Readonly<Record<string, string>> = { state, seats: seats.join(', ') }
  const wanted = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]])), wanted)
})

Then('the order form of {int} is worth nothing any more', async function (this: Scenario, date: number) {
  const { state, hasForm } = await (await onPaper(this)).see(date)
  assert.deepEqual({ state, hasForm }, { state: 'Verfallen', hasForm: false })
})

const outcomeOf = (scenario: Scenario) => {
  const outcome = outcomes.get(scenario)
  assert(outcome, 'the form was taken')
  return outcome
}

Then('she may order these instead:', function (this: Scenario, table: DataTable) {
  const seen = outcomeOf(this).instead.map(({ eventId, says }) => ({ number: String(eventId), says }))
  assert.deepEqual(seen, table.hashes())
})

Then('the field {string} of the order form says {string}', function (this: Scenario, label: string, sentence: string) {
  assert.deepEqual(outcomeOf(this).beside, { [label]: sentence })
})

Then('it still holds {string}', async function (this: Scenario, typed: string) {
  const { label = '' } = outcomeOf(this)
  assert.equal(await (await onPaper(this)).typed(label), typed)
})
