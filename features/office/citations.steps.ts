import assert from 'node:assert/strict'
import { Then, When, type DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

const look = async (scenario: Scenario, who: string | undefined, destination?: string): Promise<void> => {
  const found = await (await scenario.visit(who)).checksCitations.citations(destination)
  assert(typeof found !== 'string', 'the report is closed')
  scenario.seen.citations = found
}

When('{person} looks where citations lead', async function (this: Scenario, who: string | undefined) {
  await look(this, who)
})

When(
  '{person} looks which citations lead to {string}',
  async function (this: Scenario, who: string | undefined, destination: string) {
    await look(this, who, destination)
  },
)

Then('these citations are found:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.citations, table.hashes())
})

Then('of {int} citations {int} is to be mended', function (this: Scenario, all: number, broken: number) {
  assert.deepEqual(this.seen.dashboard?.citations, [String(all), String(broken)])
})

Then('where citations lead is not for {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).checksCitations.citations(), 'not allowed')
})
