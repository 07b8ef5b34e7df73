import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import type { CartAnswerSeen } from './into-the-cart.driver.ts'

const answered = (scenario: Scenario, answer: CartAnswerSeen): void => {
  scenario.seen.sentence = answer.heading
  scenario.seen.leftOut = answer.leftOut
}

When(
  '{person} puts the date {int} of the wishlist into the cart',
  async function (this: Scenario, who: string | undefined, date: number) {
    answered(this, await (await this.visit(who)).intoTheCart.putOne(date, false))
  },
)
When(
  '{person} puts the date {int} of the wishlist into the cart, for the waiting list',
  async function (this: Scenario, who: string | undefined, date: number) {
    answered(this, await (await this.visit(who)).intoTheCart.putOne(date, true))
  },
)
When('{person} puts the whole wishlist into the cart', async function (this: Scenario, who: string | undefined) {
  answered(this, await (await this.visit(who)).intoTheCart.putAll(false))
})
When(
  '{person} puts the whole wishlist into the cart, sold out dates for the waiting list',
  async function (this: Scenario, who: string | undefined) {
    answered(this, await (await this.visit(who)).intoTheCart.putAll(true))
  },
)
When(
  '{person} puts the whole wishlist into the cart without scripts',
  async function (this: Scenario, who: string | undefined) {
    answered(this, await (await this.visit(who)).intoTheCart.putAllWithoutScripts())
  },
)

Then('these stay out of the cart:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.leftOut, table.hashes())
})
Then('nothing stays out of the cart', function (this: Scenario) {
  assert.deepEqual(this.seen.leftOut, [])
})

/** What stands beside the one line that leads to such an address, or has that title. */
const beside = async (scenario: Scenario, which: (line: { address: string; title: string }) => boolean) => {
  const found = (await (await scenario.visit()).intoTheCart.controls()).filter(which)
  assert.equal(found.length, 1, 'there is no such line on the wishlist, or more than one')
  return { label: found[0]?.label, leadsTo: found[0]?.leadsTo }
}
const besideEvent = (scenario: Scenario, date: number) =>
  beside(scenario, ({ address }) => address.endsWith(`-${date}`))

Then('beside the date {int} stands {string}', async function (this: Scenario, date: number, label: string) {
  assert.deepEqual(await besideEvent(this, date), { label, leadsTo: undefined })
})
Then(
  'beside the date {int} stands {string}, which leads to {string}',
  async function (this: Scenario, date: number, label: string, leadsTo: string) {
    assert.deepEqual(await besideEvent(this, date), { label, leadsTo })
  },
)
Then(
  'beside {string} stands {string}, which leads to {string}',
  async function (this: Scenario, title: string, label: string, leadsTo: string) {
    const ofTheme = ({ address }: { address: string }) => address === `/seminare/t/${slugOf(title)}`
    assert.deepEqual(await beside(this, ofTheme), { label, leadsTo })
  },
)
Then('beside {string} stands nothing of the cart', async function (this: Scenario, title: string) {
  assert.deepEqual(await beside(this, (line) => line.title === title), { label: undefined, leadsTo: undefined })
})
