import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'

Then('the shelf holds:', function (this: Scenario, table: DataTable) {
  const rows = table.hashes().map(({ rubric, themes }) => ({ title: rubric, themes: Number(themes) }))
  assert.deepEqual(this.seen.shelf, rows)
})

Then('the themes shown are {string}', function (this: Scenario, titles: string) {
  assert.deepEqual(this.seen.titles, listed(titles))
})

Then('{string} is found', function (this: Scenario, title: string) {
  assert(this.seen.titles?.includes(title), `found ${this.seen.titles?.join(', ') ?? 'nothing'}`)
})

Then('nothing is found', function (this: Scenario) {
  assert.deepEqual(this.seen.titles, [])
})

Then('the first result is {string}', function (this: Scenario, title: string) {
  assert.equal(this.seen.titles?.[0], title)
})

Then('the titles read are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
