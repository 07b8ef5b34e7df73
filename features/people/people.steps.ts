import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { AsksForData, ConferenceTold } from '#features/people/people.driver.ts'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'
import { listed } from '../support/words.ts'

Given('{string} looks after the dates of {list}', function (this: Scenario, name: string, rubrics: readonly string[]) {
  this.draft.record(recordOf.manager({ id: slugOf(name), name, rubrics: rubrics.map(slugOf) }))
})

Given('the films:', function (this: Scenario, table: DataTable) {
  for (const { title = '', topic = '', tells = '', 'recommended with': rubrics = '' } of table.hashes())
    this.draft.record(
      recordOf.video({ id: slugOf(title), title, topic, description: tells, rubrics: listed(rubrics).map(slugOf) }),
    )
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
    await this.house.stage.takeWorkshopSeats(date, workshop, seats)
  },
)

const dataOf = async (scenario: Scenario): Promise<AsksForData> => {
  const { data } = await scenario.visit()
  assert(data, 'programs look at no screen: this scenario needs the tag @no-screen')
  return data
}

When('a program asks for all experts', async function (this: Scenario) {
  this.seen.titles = await (await dataOf(this)).experts()
})
When('a program asks for the experts {list}', async function (this: Scenario, names: readonly string[]) {
  this.seen.titles = await (await dataOf(this)).experts(names.map(slugOf))
})
When('a program asks who looks after the date {int}', async function (this: Scenario, date: number) {
  this.seen.titles = await (await dataOf(this)).managers(date)
})
When('a program asks who looks after dates', async function (this: Scenario) {
  this.seen.titles = await (await dataOf(this)).managers()
})
When('a program asks for all films', async function (this: Scenario) {
  this.seen.titles = await (await dataOf(this)).films()
})
When('a program asks for films about {string}', async function (this: Scenario, words: string) {
  this.seen.titles = await (await dataOf(this)).films(words)
})
When('a program asks for the films of the rubric {string}', async function (this: Scenario, title: string) {
  this.seen.titles = await (await dataOf(this)).recommendedFilms(slugOf(title))
})
When('a program asks for the Fachtagung {string}', async function (this: Scenario, title: string) {
  this.seen.opened = await (await dataOf(this)).conference(slugOf(title))
})

Then('it is told {list}', function (this: Scenario, told: readonly string[]) {
  assert.deepEqual(this.seen.titles, told)
})
Then('it is told that there is nothing', function (this: Scenario) {
  assert.deepEqual(this.seen.opened, { missing: true })
})
Then('it is told that the registration is {string}', function (this: Scenario, state: string) {
  assert.equal((found(this) as ConferenceTold).state, state)
})
Then('it is told the speakers {list}', function (this: Scenario, names: readonly string[]) {
  assert.deepEqual((found(this) as ConferenceTold).speakers, names)
})
Then('{int} seats are free in {string}', function (this: Scenario, free: number, workshop: string) {
  assert.equal((found(this) as ConferenceTold).free[workshop], free)
})
