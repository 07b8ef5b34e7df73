import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import type { SettingsOutcome } from '../login/login.driver.ts'

type Who = string | undefined

const outcomes = new WeakMap<Scenario, SettingsOutcome>()

/** 'Vorname: Mara; Ort: Köln' */
const formIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('; ').map((one) => {
      const at = one.indexOf(': ')
      assert(at > 0 || one.endsWith(':'), `${one} names no field`)
      return at > 0 ? [one.slice(0, at), one.slice(at + 2)] : [one.slice(0, -1), '']
    }),
  )

When('{person} opens {string} in the settings', async function (this: Scenario, who: Who, part: string) {
  await (await this.visit(who)).person.open(part)
})
When('{person} says in {string}: {string}', async function (this: Scenario, who: Who, part: string, text: string) {
  outcomes.set(this, await (await this.visit(who)).person.save(part, formIn(text)))
})
Then('the settings are saved', function (this: Scenario) {
  assert.deepEqual(outcomes.get(this), { saved: true })
})
Then('the settings say at {string}: {string}', function (this: Scenario, label: string, sentence: string) {
  const outcome = outcomes.get(this)
  assert(outcome && 'faults' in outcome, JSON.stringify(outcome))
  assert.deepEqual(Object.keys(outcome.faults), [label])
  assert(outcome.faults[label]?.includes(sentence), JSON.stringify(outcome))
})
Then('the settings are not saved: {string}', function (this: Scenario, sentence: string) {
  const outcome = outcomes.get(this)
  assert(outcome && 'told' in outcome, JSON.stringify(outcome))
  assert(outcome.told.includes(sentence), outcome.told)
})
Then('{person} reads in {string}: {string}', async function (this: Scenario, who: Who, part: string, text: string) {
  const { person } = await this.visit(who)
  for (const [label, value] of Object.entries(formIn(text))) assert.equal(await person.read(part, label), value)
})
