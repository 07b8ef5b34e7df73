import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { EventSeen } from '#features/catalogue/programme.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'

const eventFrom = (scenario: Scenario, day: string): EventSeen => {
  const date = (found(scenario) as readonly EventSeen[]).find(({ days }) => days.startsWith(day))
  assert(date, `no date from ${day}`)
  return date
}

Then('the date from {string} is held at {string}', function (this: Scenario, day: string, place: string) {
  assert.equal(eventFrom(this, day).place, place)
})

/**
 * Only for a one-day event a page proposes that nobody stays overnight; for an event online it asks nothing of the
 * kind.
 */
const proposesNoNights = async (scenario: Scenario, day: string): Promise<boolean> => {
  const key = eventFrom(scenario, day).address.split('/').at(-1)
  assert(key, 'the date has no page of its own')
  return (await (await scenario.visit()).costs.nightsProposed(key)) === false
}

Then('the date from {string} is a one-day date', async function (this: Scenario, day: string) {
  assert.equal(await proposesNoNights(this, day), true)
})

Then('the date from {string} is not a one-day date', async function (this: Scenario, day: string) {
  assert.equal(await proposesNoNights(this, day), false)
})

Then('the date from {string} says {string}', function (this: Scenario, day: string, state: string) {
  assert.equal(eventFrom(this, day).state, state)
})

Then('the date from {string} costs {string}', function (this: Scenario, day: string, price: string) {
  assert.equal(eventFrom(this, day).price.replaceAll('\u00a0', ' '), price)
})

Then('the date from {string} costs {string} with the hotel', function (this: Scenario, day: string, price: string) {
  assert.equal(eventFrom(this, day)['with hotel'].replaceAll('\u00a0', ' '), price)
})

Then('the date from {string} tells no price with the hotel', function (this: Scenario, day: string) {
  assert.equal(eventFrom(this, day)['with hotel'], '')
})

Then('the dates read:', function (this: Scenario, table: DataTable) {
  const read = (found(this) as readonly EventSeen[]).map(({ days, weekdays, month }) => ({ days, weekdays, month }))
  assert.deepEqual(read, table.hashes())
})

Then('the dates are {list}', function (this: Scenario, days: readonly string[]) {
  assert.deepEqual(
    (found(this) as readonly EventSeen[]).map((date) => date.days),
    days,
  )
})

Then('the next date is {string}', function (this: Scenario, day: string) {
  assert.equal((found(this) as readonly EventSeen[])[0]?.days ?? 'none', day)
})
