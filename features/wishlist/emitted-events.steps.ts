import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'

// What the application saw

const listsOfThisPage = ({ app, listsBefore }: Scenario): number => app.witness.lists() - listsBefore

Then('the site saw exactly {int} add(s)', async function (this: Scenario, count: number) {
  await (await this.visit()).hearts.settle()
  assert.equal(this.app.witness.adds(), count)
})
Then('the site saw exactly {int} removal(s)', async function (this: Scenario, count: number) {
  await (await this.visit()).hearts.settle()
  assert.equal(this.app.witness.removes(), count)
})
Then('the list was asked for again', async function (this: Scenario) {
  await eventually(async () => assert.equal(listsOfThisPage(this), 2))
})
Then('the list was asked for exactly once', async function (this: Scenario) {
  await eventually(async () => assert.equal(listsOfThisPage(this), 1))
  await (await this.visit()).hearts.settle()
  assert.equal(listsOfThisPage(this), 1)
})
Then('the list was never asked for', async function (this: Scenario) {
  await (await this.visit()).hearts.settle()
  assert.equal(listsOfThisPage(this), 0)
})

Then('the site was asked for themes exactly once', function (this: Scenario) {
  assert.equal(this.app.witness.themeLists(), 1)
})

// What the page tells

Then('the console warned {string}', async function (this: Scenario, message: string) {
  const { hearts } = await this.visit()
  await eventually(async () => assert.deepEqual(await hearts.warnings(), [message]))
})
Then('the console warned exactly once', async function (this: Scenario) {
  const { hearts } = await this.visit()
  await hearts.settle()
  assert.equal((await hearts.warnings()).length, 1)
})
Then('{person} sees no message', async function (this: Scenario, who?: string) {
  assert.deepEqual(await (await this.visit(who)).hearts.messages(), [])
})
Then('the page heard:', async function (this: Scenario, table: DataTable) {
  const { hearts } = await this.visit()
  const expected = table
    .hashes()
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')))
  await eventually(async () => assert.deepEqual(await hearts.announcements(), expected))
})
Then('the page heard nothing', async function (this: Scenario) {
  assert.deepEqual(await (await this.visit()).hearts.announcements(), [])
})
Then('the address is {string}', async function (this: Scenario, address: string) {
  const { hearts } = await this.visit()
  await eventually(async () => assert.equal(await hearts.address(), address))
})
Then('{person} is back at {string}', async function (this: Scenario, who: string | undefined, address: string) {
  const { hearts } = await this.visit(who)
  await eventually(async () => assert.equal(await hearts.address(), address))
})
