import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { columnsOf } from '../support/columns.ts'
import { found } from '../support/found.ts'
import { programsOf } from '../support/programs.ts'
import type { ConferenceSeen } from './conference.driver.ts'

Given('the Fachtagung {string} with the programme:', function (this: Scenario, title: string, table: DataTable) {
  this.draft.theme(title, { eventType: 3 })
  const rows = table.hashes()
  const days = [...new Set(rows.map(({ day = '' }) => day))].map((day) => ({
    title: day,
    slots: rows
      .filter((row) => row['day'] === day)
      .map(({ from = '', to = '', what = '', speaker = '' }) => ({
        begins: from,
        ends: to,
        title: what,
        speakers: speaker === '' ? [] : [slugOf(speaker)],
      })),
  }))
  this.draft.record(recordOf.conference({ theme: slugOf(title), days, workshops: [] }))
})

Given('the Fachtagung {string} with the prices:', function (this: Scenario, title: string, table: DataTable) {
  this.draft.theme(title, { eventType: 3 })
  const prices = table.hashes().map(({ title: name = '', net = '', 'days before': days = '' }) => ({
    title: name,
    price: { net: 100 * Number(net), rate: 19 },
    ...(days !== '' && { daysBefore: Number(days) }),
  }))
  this.draft.record(
    recordOf.conference({
      theme: slugOf(title),
      days: [{ title: 'Tag', slots: [{ begins: '10:00', ends: '11:00', title: 'Eröffnung', speakers: [] }] }],
      workshops: [],
      prices,
    }),
  )
})

Then('its prices read:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf((found(this) as ConferenceSeen).prices, table), table.hashes())
})

When('{person} opens the Fachtagung {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.opened = await (await this.visit(who)).conferences.conference(slugOf(title))
})

When('{person} looks at all Fachtagungen', async function (this: Scenario, who?: string) {
  this.seen.titles = await (await this.visit(who)).conferences.conferences()
})

Then('the programme reads:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf((found(this) as ConferenceSeen).programme, table), table.hashes())
})

Then('the workshops read:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf((found(this) as ConferenceSeen).workshops, table), table.hashes())
})

Then('{list} speak(s)', function (this: Scenario, names: readonly string[]) {
  assert.deepEqual((found(this) as ConferenceSeen).speakers, names)
})

Then('its registration says {string}', function (this: Scenario, state: string) {
  assert.equal((found(this) as ConferenceSeen).state, state)
})

Given('the Fachtagung {string} with the workshops:', function (this: Scenario, title: string, table: DataTable) {
  this.draft.theme(title, { eventType: 3 })
  this.draft.record(
    recordOf.conference({
      theme: slugOf(title),
      days: [{ title: 'Tag', slots: [{ begins: '10:00', ends: '11:00', title: 'Eröffnung', speakers: [] }] }],
      workshops: table.hashes().map(({ workshop = '', led = '', seats = '' }) => ({
        id: slugOf(workshop),
        title: workshop,
        text: `${workshop}, in kleiner Runde.`,
        speakers: led === '' ? [] : [slugOf(led)],
        capacity: Number(seats),
      })),
    }),
  )
})

Given(
  '{int} have chosen the workshop {string} of the date {int}',
  async function (this: Scenario, seats: number, title: string, date: number) {
    await this.bringIn()
    const workshop = this.draft
      .content()
      .records.flatMap((record) => (record.kind === 'conference' ? record.value.workshops : []))
      .find((one) => one.title === title)
    assert(workshop, `no workshop is called ${title}`)
    await this.app.stage.takeWorkshopSeats(date, workshop, seats)
  },
)

When('a program asks for Fachtagungen about {string}', async function (this: Scenario, words: string) {
  this.seen.titles = await (await programsOf(this)).conferences.conferencesAbout(words)
})
