import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'

const rows = (table: DataTable): readonly string[] =>
  table
    .raw()
    .flat()
    .filter((row) => row !== '')

Then('she is suggested the articles:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(await (await programsOf(this)).suggestions.articles(), rows(table))
})
Then('she is suggested the seminars:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(await (await programsOf(this)).suggestions.themes(), rows(table))
})
Then('a visitor is suggested nothing: {string}', async function (this: Scenario, why: string) {
  const { suggestions } = await programsOf(this, 'a visitor')
  assert.equal(await suggestions.articles(), why)
  assert.equal(await suggestions.themes(), why)
})
