import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'
import { programsOf } from '../support/programs.ts'

Given('the expert {string}', function (this: Scenario, name: string) {
  this.draft.record(recordOf.expert({ id: slugOf(name), name, themes: [] }))
})

Given('{string} looks after the dates of {list}', function (this: Scenario, name: string, rubrics: readonly string[]) {
  this.draft.record(recordOf.manager({ id: slugOf(name), name, rubrics: rubrics.map(slugOf) }))
})

When('a program asks for all experts', async function (this: Scenario) {
  this.seen.titles = await (await programsOf(this)).people.experts()
})

When('a program asks for the experts {list}', async function (this: Scenario, names: readonly string[]) {
  this.seen.titles = await (await programsOf(this)).people.experts(names.map(slugOf))
})

When(
  '{person} looks who looks after the date {string}',
  async function (this: Scenario, who: string | undefined, key: string) {
    this.seen.opened = await (await this.visit(who)).themePages.contacts(key)
  },
)

Then('{list} look after it', function (this: Scenario, names: readonly string[]) {
  assert.deepEqual(found(this), names)
})

When('a program asks who looks after dates', async function (this: Scenario) {
  this.seen.titles = await (await programsOf(this)).people.managers()
})

Then('it is told {list}', function (this: Scenario, told: readonly string[]) {
  assert.deepEqual(this.seen.titles, told)
})
