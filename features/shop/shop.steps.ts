import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { aShop, recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { FilledOrder } from './shop.driver.ts'

const codeOf = new WeakMap<Scenario, string>()

const opened = async (scenario: Scenario, code: string): Promise<void> => {
  const { shop } = await scenario.visit()
  scenario.seen.sentence = await shop.open(code)
}

Given('the shop of {string} has these articles:', function (this: Scenario, code: string, table: DataTable) {
  const articles = table.hashes().map(({ sku = '', title = '', unit = '', most = '' }) => ({
    sku,
    title,
    unit,
    description: 'Kostenlos.',
    most: Number(most),
  }))
  codeOf.set(this, code)
  this.draft.record(recordOf.shop({ codes: [code], articles }))
})
Given('{person} has opened the shop', async function (this: Scenario, who: string | undefined) {
  await this.visit(who)
  await opened(this, codeOf.get(this) ?? '')
  assert.equal(this.seen.sentence, undefined)
})
Given(
  '{person} has said a wrong code {int} times',
  async function (this: Scenario, who: string | undefined, times: number) {
    await this.visit(who)
    for (let nth = 1; nth <= times; nth += 1) await opened(this, `falscher-code-${nth}`)
  },
)

When('{person} opens the shop with {string}', async function (this: Scenario, who: string | undefined, code: string) {
  await this.visit(who)
  await opened(this, code)
})
When('{person} closes the shop', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).shop.close()
})
When('the code of the shop becomes {string}', async function (this: Scenario, code: string) {
  this.draft.change((content) => ({
    ...content,
    records: content.records.map((record) =>
      record.kind === 'shop' ? { ...record, value: aShop({ ...record.value, codes: [code] }) } : record,
    ),
  }))
  await this.bringIn()
})

const order = async (
  scenario: Scenario,
  who: string | undefined,
  quantities: FilledOrder['quantities'],
  { fields = {}, seconds = 40 }: { readonly fields?: FilledOrder['fields']; readonly seconds?: number } = {},
): Promise<void> => {
  const { shop } = await scenario.visit(who)
  const { email, firstName, lastName } = personOf(scenario.acting)
  await shop.begin()
  scenario.app.clock.pass(seconds / 60)
  scenario.seen.form = await shop.order({
    quantities,
    fields: {
      'Ihr Name': `${firstName} ${lastName}`,
      'Betrieb oder Dienststelle': 'Werk GmbH',
      'Straße und Hausnummer': 'Hafenstraße 4',
      Postleitzahl: '20459',
      Ort: 'Hamburg',
      'E-Mail-Adresse': email,
      'Ich habe die Hinweise zum Datenschutz gelesen.': true,
      ...fields,
    },
  })
}

When(
  '{person} orders {int} of {string} and {int} of {string}',
  async function (this: Scenario, who: string | undefined, one: number, first: string, other: number, second: string) {
    await order(this, who, { [first]: String(one), [second]: String(other) })
  },
)
When(
  '{person} orders {string} of {string}',
  async function (this: Scenario, who: string | undefined, count: string, title: string) {
    await order(this, who, { [title]: count })
  },
)
When(
  '{person} orders {int} of {string} after {int} minutes',
  async function (this: Scenario, who: string | undefined, count: number, title: string, minutes: number) {
    await order(this, who, { [title]: String(count) }, { seconds: minutes * 60 })
  },
)
When('{person} says the code {string} again', async function (this: Scenario, who: string | undefined, code: string) {
  this.seen.sentence = await (await this.visit(who)).shop.reopen(code)
})
When('{person} sends what stands in the order', async function (this: Scenario, who: string | undefined) {
  this.seen.form = await (await this.visit(who)).shop.sendAgain()
})
When(
  '{person} orders {int} of {string} to the postcode {string}',
  async function (this: Scenario, who: string | undefined, count: number, title: string, postcode: string) {
    await order(this, who, { [title]: String(count) }, { fields: { Postleitzahl: postcode } })
  },
)
When(
  '{person} orders {int} of {string} within {int} seconds',
  async function (this: Scenario, who: string | undefined, count: number, title: string, seconds: number) {
    await order(this, who, { [title]: String(count) }, { seconds })
  },
)

Then('the shop has the articles {string}', async function (this: Scenario, titles: string) {
  assert.equal(this.seen.sentence, undefined)
  const { shop } = await this.visit()
  assert.deepEqual(await shop.articles(), titles.split(', '))
})
Then('the shop says {string}', function (this: Scenario, words: string) {
  const { sentence } = this.seen
  assert(sentence?.includes(words), `it says ${sentence}`)
})
Then('the shop is closed to {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).shop.articles(), undefined)
})
Then('the shop is open to {person}', async function (this: Scenario, who: string | undefined) {
  assert.notEqual(await (await this.visit(who)).shop.articles(), undefined)
})
