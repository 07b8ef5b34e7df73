import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { BookmarkedContent } from '#features/wishlist/wishlist.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'
import { eventContent, themeContent } from './bookmarked-content.ts'

// Clicking

When('{person} clicks the heart of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await (await this.visit(who)).hearts.click(themeContent(title))
})
When(
  '{person} clicks the heart of the date {int}',
  async function (this: Scenario, who: string | undefined, number: number) {
    await (await this.visit(who)).hearts.click(eventContent(number))
  },
)
When(
  '{person} clicks the heart of {word} {string}',
  async function (this: Scenario, who: string | undefined, type: string, value: string) {
    await (await this.visit(who)).hearts.click({ type, value })
  },
)
When(
  '{person} clicks the {nth} heart of {string}',
  async function (this: Scenario, who: string | undefined, which: number, title: string) {
    await (await this.visit(who)).hearts.click(themeContent(title), which)
  },
)
When(
  '{person} clicks the heart of {string} {int} time(s) in haste',
  async function (this: Scenario, who: string | undefined, title: string, times: number) {
    await (await this.visit(who)).hearts.clickHastily(themeContent(title), times)
  },
)

// Hearts

const shape = (is: string): 'filled' | 'outlined' => (is === 'filled' ? 'filled' : 'outlined')

const heartSays = async (
  scenario: Scenario,
  thing: BookmarkedContent,
  label: string,
  icon: string,
  which?: number,
  who?: string,
): Promise<void> => {
  const { hearts } = await scenario.visit(who)
  await eventually(async () => {
    const heart = await hearts.heart(thing, which)
    assert.deepEqual({ label: heart.label, icon: heart.icon }, { label, icon: shape(icon) })
  })
}

Then(
  'the heart of {string} says {string} and is {word}',
  async function (this: Scenario, title: string, label: string, icon: string) {
    await heartSays(this, themeContent(title), label, icon)
  },
)
Then(
  'for {person} the heart of {string} says {string} and is {word}',
  async function (this: Scenario, who: string | undefined, title: string, label: string, icon: string) {
    await heartSays(this, themeContent(title), label, icon, undefined, who)
  },
)
Then(
  'the heart of the date {int} says {string} and is {word}',
  async function (this: Scenario, number: number, label: string, icon: string) {
    await heartSays(this, eventContent(number), label, icon)
  },
)
Then(
  /^the heart of (seminar|artikel) "([^"]*)" says "([^"]*)" and is (\w+)$/,
  async function (this: Scenario, type: string, value: string, label: string, icon: string) {
    await heartSays(this, { type, value }, label, icon)
  },
)
Then(
  'all {int} hearts of {string} say {string} and are {word}',
  async function (this: Scenario, times: number, title: string, label: string, icon: string) {
    for (let which = 1; which <= times; which++) await heartSays(this, themeContent(title), label, icon, which)
  },
)

const firstHeart = async (scenario: Scenario) => {
  assert(scenario.lastThing, 'no heart was set')
  return (await scenario.visit()).hearts.heart(scenario.lastThing)
}
Then('a screen reader says {string}', async function (this: Scenario, name: string) {
  assert.equal((await firstHeart(this)).name, name)
})
Then(/^the word stands (beside|below) the heart$/, async function (this: Scenario, where: string) {
  assert.equal((await firstHeart(this)).textBesideHeart, where === 'beside')
})
Then(
  'the heart is drawn {int} pixels wide with strokes of {int}',
  async function (this: Scenario, width: number, stroke: number) {
    const { size, strokeWidth } = await firstHeart(this)
    assert.deepEqual({ size, strokeWidth }, { size: width, strokeWidth: stroke })
  },
)

Then('there are {int} pixels of space around it', async function (this: Scenario, padding: number) {
  assert.equal((await firstHeart(this)).padding, padding)
})
