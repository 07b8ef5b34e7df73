import { Given, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'

Given('the towns lie in:', function (this: Scenario, table: DataTable) {
  for (const { town, Land = '' } of table.hashes()) {
    const location = this.draft.content().locations.find(({ name }) => name === town)
    if (!location) throw new Error(`no town is called ${town}`)
    this.draft.record(
      recordOf.location({ locationId: location.internalId, state: Land, description: `Eine Stadt in ${Land}.` }),
    )
  }
})

When('a program asks for the hotels with:', async function (this: Scenario, table: DataTable) {
  this.seen.titles = await (await programsOf(this)).venues.hotels(table.rowsHash())
})

When('a program asks for the towns with:', async function (this: Scenario, table: DataTable) {
  this.seen.titles = await (await programsOf(this)).venues.towns(table.rowsHash())
})
