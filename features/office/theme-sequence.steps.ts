import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { programsOf } from '#features/support/programs.ts'
import type { Scenario } from '#features/support/world.ts'

const orders = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).ordersThemes

const look = async (scenario: Scenario, who?: string): Promise<void> => {
  const titles = await (await orders(scenario, who)).look()
  assert(typeof titles !== 'string', 'the order is closed')
  scenario.seen.titles = titles
}

When('{person} looks at the order of the themes', async function (this: Scenario, who: string | undefined) {
  await look(this, who)
})

When(
  /^(Mara|Jonas) moves "([^"]*)" (up|down)$/,
  async function (this: Scenario, who: string, title: string, way: 'up' | 'down') {
    this.seen.sentence = await (await orders(this, who)).move(title, way)
    if (this.seen.sentence === undefined) await look(this, who)
  },
)

When(
  '{person} orders {list} as a program',
  async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
    this.seen.sentence = await (await programsOf(this, who)).ordersThemes.order(titles)
  },
)

When(
  /^(Mara|Jonas) drags "([^"]*)" before "([^"]*)"$/,
  async function (this: Scenario, who: string, title: string, before: string) {
    const { drag } = await orders(this, who)
    assert(drag, 'there is no pointer: this scenario needs the tag @needs-layout')
    this.seen.sentence = await drag(title, before)
  },
)

Then('Jonas hears: {string}', function (this: Scenario, announced: string) {
  assert.equal(this.seen.sentence, announced)
})

Then('the themes stand in this order: {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})

Then('ordering themes is not for {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await orders(this, who)).look(), 'not allowed')
})
