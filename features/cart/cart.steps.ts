import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

const cart = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).cart

When('{person} looks into the cart', async function (this: Scenario, who: string | undefined) {
  await cart(this, who)
})

When(
  '{person} puts {int} seat(s) of the date {int} into the cart',
  async function (this: Scenario, who: string | undefined, seats: number, date: number) {
    this.seen.sentence = await (await cart(this, who)).add(date, seats)
  },
)

When(
  '{person} puts {int} seat(s) of the date {int} into the cart, for the waiting list',
  async function (this: Scenario, who: string | undefined, seats: number, date: number) {
    this.seen.sentence = await (await cart(this, who)).add(date, seats, 'warteliste')
  },
)

When(
  /^(she|he|Mara|Jonas|a visitor) puts (\d+) seats? of the date (\d+) into the cart, for (.+) alone$/,
  async function (this: Scenario, who: string, seats: string, date: string, modules: string) {
    const titles = [...modules.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    const visited = await cart(this, who === 'she' || who === 'he' ? undefined : who)
    this.seen.sentence = await visited.addModules(Number(date), Number(seats), titles)
  },
)

Then('the cart holds these modules:', async function (this: Scenario, table: DataTable) {
  const { lines } = await (await cart(this)).see()
  assert.deepEqual(
    lines.map(({ date, modules }) => ({ date, modules })),
    table.hashes(),
  )
})

When(
  '{person} takes the date {int} out of the cart',
  async function (this: Scenario, who: string | undefined, date: number) {
    await (await cart(this, who)).takeOut(date)
  },
)

When(
  '{person} names {string} for the date {int}',
  async function (this: Scenario, who: string | undefined, name: string, date: number) {
    const [firstName = '', lastName = ''] = name.split(' ')
    const email = `${firstName}.${lastName}@werk.example`.toLowerCase()
    this.seen.sentence = await (await cart(this, who)).name(date, { firstName, lastName, email })
  },
)

Then('she is told: {string}', function (this: Scenario, sentence: string) {
  assert.equal(this.seen.sentence, sentence)
})

Then('the cart is empty', async function (this: Scenario) {
  assert.deepEqual((await (await cart(this)).see()).lines, [])
})

Then('the cart holds:', async function (this: Scenario, table: DataTable) {
  const { lines } = await (await cart(this)).see()
  assert.deepEqual(
    lines.map(({ date, seats, net }) => ({ date, seats: seats.join(', '), net })),
    table.hashes(),
  )
})

Then(/^the cart holds (\d+) seats in (\d+) lines?$/, async function (this: Scenario, seats: string, lines: string) {
  const seen = await (await cart(this)).see()
  assert.deepEqual([seen.lines.flatMap((line) => line.seats).length, seen.lines.length], [Number(seats), Number(lines)])
})

Then('the cart costs {string} net and {string} gross', async function (this: Scenario, net: string, gross: string) {
  const seen = await (await cart(this)).see()
  assert.deepEqual([seen.net, seen.gross], [net, gross])
})

Then('the cart is not summed up to the end', async function (this: Scenario) {
  assert.equal((await (await cart(this)).see()).complete, false)
})

Then('the line {string} cannot be ordered: {string}', async function (this: Scenario, date: string, why: string) {
  const line = (await (await cart(this)).see()).lines.find((one) => one.date === date)
  assert.equal(line?.obstacle, why)
})

Then(
  'she is told that {string} would be at {string} and {string} at once',
  async function (this: Scenario, email: string, one: string, other: string) {
    assert.deepEqual((await (await cart(this)).see()).overlaps, [{ email, events: [one, other] }])
  },
)

When(
  '{person} would rather reserve the date {int}',
  async function (this: Scenario, who: string | undefined, date: number) {
    await (await cart(this, who)).reserve(date)
  },
)

const modeOf = async (scenario: Scenario, date: number): Promise<string | undefined> =>
  (await (await cart(scenario)).see()).lines.find(({ eventId }) => eventId === date)?.mode

Then('the date {int} is to be reserved', async function (this: Scenario, date: number) {
  assert.equal(await modeOf(this, date), 'Reservieren')
})

Then('the price of the date {int} is to be asked for', async function (this: Scenario, date: number) {
  assert.equal(await modeOf(this, date), 'Anfragen')
})
