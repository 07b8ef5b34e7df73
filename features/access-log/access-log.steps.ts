import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'

type Who = string | undefined

/** What somebody was told last. */
const answers = new WeakMap<Scenario, string>()

const accesses = async (scenario: Scenario, who: Who) => (await programsOf(scenario, who)).accesses
const joined = (lines: readonly string[] | string): string => (typeof lines === 'string' ? lines : lines.join(' / '))

Given('{person} says of her health {string}', async function (this: Scenario, who: Who, allergies: string) {
  assert.equal(await (await accesses(this, who)).sayOfHealth(allergies), 'done')
})
When('{person} opens the newest booking', async function (this: Scenario, who: Who) {
  await (await accesses(this, who)).openNewestBooking()
})
When('{person} opens the newest request', async function (this: Scenario, who: Who) {
  await (await accesses(this, who)).openNewestRequest()
})
When('{person} opens the participants of {int}', async function (this: Scenario, who: Who, date: number) {
  await (await accesses(this, who)).openParticipants(date)
})
When('{person} takes the attendance list of {int}', async function (this: Scenario, who: Who, date: number) {
  await (await accesses(this, who)).takeAttendanceList(date)
})
When('{person} looks at the whole log', async function (this: Scenario, who: Who) {
  answers.set(this, joined(await (await accesses(this, who)).all()))
})
When(
  '{person} asks for what hotels must know of {int} because of {string}',
  async function (this: Scenario, who: Who, date: number, purpose: string) {
    answers.set(this, joined(await (await accesses(this, who)).careNeeds(date, purpose)))
  },
)
Then('{person} is told about the log: {string}', function (this: Scenario, _who: Who, lines: string) {
  assert.equal(answers.get(this), lines)
})
Then('{person} is told about health: {string}', function (this: Scenario, _who: Who, lines: string) {
  assert.equal(answers.get(this), lines)
})
Then('{person} reads of accesses to her data: {string}', async function (this: Scenario, who: Who, lines: string) {
  assert.equal(joined(await (await accesses(this, who)).own()), lines)
})
