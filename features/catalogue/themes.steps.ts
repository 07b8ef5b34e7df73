import { When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'

When('a program asks for the themes with an event:', async function (this: Scenario, table: DataTable) {
  this.seen.titles = await (await programsOf(this)).themes.themesWith(table.rowsHash())
})
