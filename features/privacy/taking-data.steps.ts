import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import { programsOf } from '../support/programs.ts'
import { filesInZip } from '../support/zip-files.ts'

type Who = string | undefined

const archives = new WeakMap<Scenario, ReadonlyMap<string, Uint8Array>>()
const answers = new WeakMap<Scenario, string>()

const ownData = async (scenario: Scenario, who: Who) => (await programsOf(scenario, who)).ownData

const take = async (scenario: Scenario, who: Who): Promise<void> => {
  const answer = await (await ownData(scenario, who)).take()
  if ('why' in answer) answers.set(scenario, answer.why)
  else archives.set(scenario, filesInZip(answer.bytes))
}
const proveAndTake = async (scenario: Scenario, who: string, password: string): Promise<void> => {
  const proven = await (await ownData(scenario, who)).prove(password)
  if (proven === 'done') await take(scenario, who)
  else answers.set(scenario, proven)
}
const textIn = (scenario: Scenario, name: string): string =>
  new TextDecoder().decode(archives.get(scenario)?.get(name) ?? new Uint8Array())

When(/^(Mara|Jonas) takes her data away$/, async function (this: Scenario, who: string) {
  await proveAndTake(this, who, personOf(who).password)
})
When(
  /^(Mara|Jonas) takes her data away with the password "([^"]*)"$/,
  async function (this: Scenario, who: string, password: string) {
    await proveAndTake(this, who, password)
  },
)
When(/^(Mara|Jonas) takes her data away (\d+) times$/, async function (this: Scenario, who: string, times: string) {
  for (let n = Number(times); n > 0; n -= 1) await proveAndTake(this, who, personOf(who).password)
})
Given(/^(Mara|Jonas) says her password before she takes her data$/, async function (this: Scenario, who: string) {
  assert.equal(await (await ownData(this, who)).prove(personOf(who).password), 'done')
})
When('{person} asks for the archive alone', async function (this: Scenario, who: Who) {
  await take(this, who)
})
Then('{person} is told about her data: {string}', function (this: Scenario, _who: Who, why: string) {
  assert.equal(answers.get(this), why)
})
Then('the archive holds {string}', function (this: Scenario, names: string) {
  assert.equal([...(archives.get(this)?.keys() ?? [])].join(', '), names)
})
Then('the data for programs names {string} and {string}', function (this: Scenario, one: string, other: string) {
  const text = textIn(this, 'daten.json')
  assert(typeof JSON.parse(text) === 'object')
  assert(text.includes(one) && text.includes(other), text)
})
Then('the data to be read is a PDF', function (this: Scenario) {
  assert.equal(textIn(this, 'daten.pdf').slice(0, 5), '%PDF-')
})
Then('the archive does not name {string}', function (this: Scenario, name: string) {
  assert.equal(textIn(this, 'daten.json').includes(name), false)
})
