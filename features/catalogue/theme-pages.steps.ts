import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { EventPageSeen, ModuleSeen, ThemeSeen } from '#features/catalogue/programme.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'

Then('the page calls it {string}', function (this: Scenario, kind: string) {
  assert.equal((found(this) as ThemeSeen).kind, kind)
})

Then('the page says {string} beside {string}', function (this: Scenario, text: string, label: string) {
  assert.equal((found(this) as ThemeSeen).facts.find((fact) => fact.label === label)?.text, text)
})

Then("the page's link {string} leads to {string}", function (this: Scenario, label: string, address: string) {
  assert.equal((found(this) as ThemeSeen).links.find((link) => link.label === label)?.address, address)
})

Then('the modules are:', function (this: Scenario, table: DataTable) {
  const columns = table.raw()[0] ?? []
  const seen = (found(this) as ThemeSeen).modules.map((module) =>
    Object.fromEntries(columns.map((column) => [column, module[column as keyof ModuleSeen]])),
  )
  assert.deepEqual(seen, table.hashes())
})

Then('no module is called {string}', function (this: Scenario, title: string) {
  const { modules } = found(this) as ThemeSeen
  assert(modules.length > 0)
  assert(!modules.some((module) => module.title === title))
})

Then('it belongs to {string}', function (this: Scenario, series: string) {
  assert.deepEqual((found(this) as ThemeSeen).partOf, [series])
})

Then('it belongs to nothing', function (this: Scenario) {
  assert.deepEqual((found(this) as ThemeSeen).partOf, [])
})

When('{person} follows {string}', async function (this: Scenario, who: string | undefined, address: string) {
  this.seen.opened = await (await this.visit(who)).themePages.follow(address)
})

Then('{person} is led to {string}', function (this: Scenario, _who: string | undefined, address: string) {
  assert.deepEqual(this.seen.opened, { ledTo: address })
})

Then('{person} reads that there is nothing here', function (this: Scenario, _who?: string) {
  assert.deepEqual(this.seen.opened, { missing: true })
})

Then('{person} reads that something is broken', function (this: Scenario, _who?: string) {
  assert.deepEqual(this.seen.opened, { broken: true })
})

Then(
  '{person} reads that {string} are past, and finds its theme at {string}',
  function (this: Scenario, _who: string | undefined, days: string, address: string) {
    assert.deepEqual(this.seen.opened, { past: { days, theme: address } })
  },
)

Then(
  'the page tells of {string} from {string} at {string}',
  function (this: Scenario, title: string, days: string, place: string) {
    const seen = found(this) as EventPageSeen
    assert.deepEqual([seen.title, seen.days, seen.place], [title, days, place])
  },
)

const asRows = (facts: EventPageSeen['hours']) =>
  facts.map(({ label, text }) => [label, text].map((words) => words.replaceAll('\u00a0', ' ')))

Then('its hours are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(asRows((found(this) as EventPageSeen).hours), table.raw())
})

Then('its days are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(asRows((found(this) as EventPageSeen).parts), table.raw())
})

Then('the date stands thus: {string}', function (this: Scenario, how: string) {
  assert.equal((found(this) as EventPageSeen).life?.replaceAll('\u00a0', ' ') ?? '', how)
})

Then('it {word} be booked there', function (this: Scenario, can: string) {
  assert.equal((found(this) as EventPageSeen).bookable, can === 'can')
})
