import assert from 'node:assert/strict'
import { Given, Then } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'
import type { FollowsWhatIsOpen } from './live.driver.ts'

type Who = string | undefined

const live = async (scenario: Scenario, who: Who): Promise<FollowsWhatIsOpen> => (await programsOf(scenario, who)).live

Given('{person} has the list open', async function (this: Scenario, who: Who) {
  assert.equal(await (await live(this, who)).openList(), 'open')
})
Given('{person} has the date {int} open', async function (this: Scenario, who: Who, number: number) {
  await (await live(this, who)).openDate(number)
})
Then('{person} hears that the list has changed', async function (this: Scenario, who: Who) {
  assert.deepEqual(await (await live(this, who)).hears(), ['list'])
})
Then('{person} hears that the date {int} has changed', async function (this: Scenario, who: Who, number: number) {
  assert.deepEqual(await (await live(this, who)).hears(), [`date ${number}`])
})
Then('{person} hears of nothing', async function (this: Scenario, who: Who) {
  assert.deepEqual(await (await live(this, who)).hears(), [])
})
Then('{person} can have no list open: {string}', async function (this: Scenario, who: Who, why: string) {
  assert.equal(await (await live(this, who)).openList(), why)
})
