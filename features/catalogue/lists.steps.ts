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

Then('the titles read are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
