import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

const stepOf = async (scenario: Scenario, step: string, date: number) => {
  const { way } = await (await scenario.visit()).booking.see(date)
  assert(way[step], `${step} is no step of it`)
  return way[step]
}

When(
  '{person} tells the employer of {int} on {string}',
  async function (this: Scenario, who: string | undefined, date: number, on: string) {
    this.seen.sentence = await (await this.visit(who)).booking.tellEmployer(date, on)
  },
)

Then(
  'the step {string} of {int} stands at {string}',
  async function (this: Scenario, step: string, date: number, standing: string) {
    assert.equal((await stepOf(this, step, date)).standing, standing)
  },
)

Then(
  'the step {string} of {int} is open again: {string}',
  async function (this: Scenario, step: string, date: number, why: string) {
    assert.equal((await stepOf(this, step, date)).afresh, why)
  },
)

Then(
  'the booking of {int} tells of the link to the employer: {string}',
  async function (this: Scenario, date: number, standing: string) {
    assert.equal((await (await this.visit()).booking.see(date)).link, standing)
  },
)
