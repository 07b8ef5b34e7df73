import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

const modes = { reserved: 'reservieren', booked: 'buchen', 'been put on the waiting list for': 'warteliste' } as const

const opened = async (scenario: Scenario) => {
  const { following } = await scenario.visit()
  const booking = await following.open(scenario.seen.token ?? '')
  assert(booking, 'the link opens nothing')
  return booking
}

Given(
  /^somebody has (reserved|booked|been put on the waiting list for) (\d+) seats? of the date (\d+)$/,
  async function (this: Scenario, how: string, seats: string, date: string) {
    await this.bringIn()
    this.seen.token = await this.app.stage.order(Number(date), Number(seats), modes[how as keyof typeof modes])
  },
)

When('{person} opens the link of the booking', async function (this: Scenario, who: string | undefined) {
  await this.visit(who)
  await opened(this)
})

When('{person} takes what is reserved', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await this.visit(who)).following.book(true)
})

When('{person} takes what is reserved without the terms', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await this.visit(who)).following.book(false)
})

When(
  '{person} names {string} {string} with {string} for the next seat',
  async function (this: Scenario, who: string | undefined, firstName: string, lastName: string, email: string) {
    this.seen.sentence = await (await this.visit(who)).following.name(firstName, lastName, email)
  },
)

When(
  'the works council decides on {string}: {int} of {int} present, {int} yes, {int} no, {int} abstained',
  async function (
    this: Scenario,
    heldOn: string,
    present: number,
    entitled: number,
    yes: number,
    no: number,
    abstained: number,
  ) {
    const { following } = await this.visit()
    this.seen.sentence = await following.resolve({ heldOn, entitled, present, yes, no, abstained })
  },
)

When('{person} cancels the booking', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await this.visit(who)).following.cancel()
})

Then('the booking is at {string}', async function (this: Scenario, state: string) {
  assert.equal((await opened(this)).state, state)
})

Then('its way is:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual((await opened(this)).way, table.raw())
})

Then('its seats are taken by {string}', async function (this: Scenario, names: string) {
  assert.equal((await opened(this)).seats.join(', '), names)
})

Then('its history tells {string}', async function (this: Scenario, told: string) {
  assert.equal((await opened(this)).history.join('; '), told)
})

Then('another link opens nothing', async function (this: Scenario) {
  assert.equal(await (await this.visit()).following.open('erfunden'), undefined)
})
