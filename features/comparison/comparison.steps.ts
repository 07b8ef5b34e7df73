import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'

Given('cancelling costs nothing until {int} days before', function (this: Scenario, days: number) {
  this.draft.change((content) => ({ ...content, brand: { ...content.brand, freeCancellation: days } }))
})

const comparison = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).comparison
const see = async (scenario: Scenario) => (await comparison(scenario)).see()

When(
  '{person} marks the dates {string} and {string} in the finder',
  async function (this: Scenario, who: string | undefined, one: string, other: string) {
    await (await this.visit(who)).finder.open()
    await (await comparison(this, who)).mark([one, other])
  },
)

When(
  /^she marks the dates? "([^"]*)"(?: and "([^"]*)")? in what is found$/,
  async function (this: Scenario, one: string, other: string | null) {
    await (await comparison(this)).mark(other === null ? [one] : [one, other])
  },
)

When(
  /^a visitor compares the dates (\d+(?:, \d+)*) and (\d+)$/,
  async function (this: Scenario, some: string, last: string) {
    const events = [...some.split(', '), last].map(Number)
    await (await comparison(this, 'a visitor')).open({ events, themes: [] })
  },
)

When(
  '{person} compares the theme {string} with the date {int}',
  async function (this: Scenario, who: string | undefined, theme: string, event: number) {
    await (await comparison(this, who)).open({ events: [event], themes: [slugOf(theme)] })
  },
)

When('{person} compares nothing', async function (this: Scenario, who: string | undefined) {
  await (await comparison(this, who)).open({ events: [], themes: [] })
})

When(
  '{person} takes {string} out of the comparison',
  async function (this: Scenario, who: string | undefined, called: string) {
    await (await comparison(this, who)).takeOut(called)
  },
)

When(
  '{person} adds {string} to the comparison',
  async function (this: Scenario, who: string | undefined, suggested: string) {
    await (await comparison(this, who)).add(suggested)
  },
)

When('{person} compares what was chosen before', async function (this: Scenario, who: string | undefined) {
  await (await comparison(this, who)).mark([])
})

When('{person} goes back to the finder for another one', async function (this: Scenario, who: string | undefined) {
  await (await comparison(this, who)).findAnother()
})

Then('side by side stand:', async function (this: Scenario, table: DataTable) {
  const [[, ...titles] = [], ...expected] = table.raw()
  const seen = await see(this)
  assert.deepEqual(seen.titles, titles)
  const rows = seen.rows.map(({ label, cells }) => [label, ...cells])
  assert.deepEqual(
    rows.filter(([label]) => expected.some(([asked]) => asked === label)),
    expected,
  )
})

Then('only in {string} they are alike', async function (this: Scenario, label: string) {
  const { rows } = await see(this)
  assert.deepEqual(
    rows.map((row) => [row.label, row.likeness]),
    rows.map((row) => [row.label, row.label === label ? 'gleich' : 'verschieden']),
  )
})

Then('nothing is said to be alike', async function (this: Scenario) {
  assert.deepEqual([...new Set((await see(this)).rows.map(({ likeness }) => likeness))], [''])
})

Then('she compares {list}', async function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual((await see(this)).titles, titles)
})

Then('nothing is left to compare', async function (this: Scenario) {
  const { titles, nothingLeft } = await see(this)
  assert.deepEqual({ titles, nothingLeft }, { titles: [], nothingLeft: true })
})

Then('the comparison says {string}', async function (this: Scenario, note: string) {
  const { notes } = await see(this)
  assert(notes.includes(note), notes.join('\n'))
})
