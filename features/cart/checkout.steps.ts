import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { whoPays } from './checkout.driver.ts'

const checkout = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).checkout

When('{person} says who pays', async function (this: Scenario, who: string | undefined) {
  assert.deepEqual(await (await checkout(this, who)).bill(whoPays), {})
})

When('{person} says who pays:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  this.seen.wrong = await (await checkout(this, who)).bill({ ...whoPays, ...table.rowsHash() })
})

Then('the invoice is not taken:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.wrong, table.rowsHash())
})

Then('what she typed is there when she comes back:', async function (this: Scenario, table: DataTable) {
  const typed = await (await checkout(this)).typed()
  const asked = table.rowsHash()
  assert.deepEqual(Object.fromEntries(Object.keys(asked).map((label) => [label, typed[label]])), asked)
})

Then(
  'the last look shows {string} net, {string} gross and the button {string}',
  async function (this: Scenario, net: string, gross: string, button: string) {
    const seen = await (await checkout(this)).lastLook()
    assert.deepEqual([seen.net, seen.gross, seen.button], [net, gross, button])
  },
)

Then('the last look says of {string}: {string}', async function (this: Scenario, label: string, says: string) {
  assert.equal((await (await checkout(this)).lastLook()).invoice[label], says)
})

When('{person} orders at the checkout', async function (this: Scenario, who: string | undefined) {
  assert.deepEqual(await (await checkout(this, who)).order(true), [])
})

When('{person} orders at the checkout, accepting nothing', async function (this: Scenario, who: string | undefined) {
  this.seen.faults = await (await checkout(this, who)).order(false)
})

Then('the order is not taken:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(
    this.seen.faults,
    table.raw().map(([says]) => says),
  )
})

Then('the thanks say:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(await (await checkout(this)).thanks(), table.hashes())
})
