import { Given, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { HeartSettings } from '#features/wishlist/wishlist.driver.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { themeContent } from './bookmarked-content.ts'

Given('the window is {int} pixels wide', function (this: Scenario, width: number) {
  this.width = width
})

/** Whoever opens a page; other pages before it may have asked for the list as well. */
const atNewPage = async (scenario: Scenario, who: string | undefined) => {
  const { hearts } = await scenario.visit(who)
  scenario.listsBefore = scenario.app.witness.lists()
  return hearts
}

const openTheme = async (scenario: Scenario, who: string | undefined, title: string, query = ''): Promise<void> => {
  await (await atNewPage(scenario, who)).openTheme(slugOf(title), query)
}
When('{person} opens the page of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await openTheme(this, who, title)
})
Given(
  '{person} stands on the page of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    await openTheme(this, who, title)
  },
)
When(
  '{person} opens the page of {string} at {string}',
  async function (this: Scenario, who: string | undefined, title: string, query: string) {
    await openTheme(this, who, title, query)
  },
)
Given(
  '{person} stands on the page of {string} at {string}',
  async function (this: Scenario, who: string | undefined, title: string, query: string) {
    await openTheme(this, who, title, query)
  },
)
Given(
  '{person} stands on the page of the rubric {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    await (await atNewPage(this, who)).openRubric(slugOf(title))
  },
)

const showing = (title: string, times: number): readonly HeartSettings[] =>
  Array.from({ length: times }, () => themeContent(title))
Given(
  '{person} stands on a page that shows {string} {int} times',
  async function (this: Scenario, who: string | undefined, title: string, times: number) {
    await (await atNewPage(this, who)).openHearts(showing(title, times))
  },
)
When(
  '{person} opens a page that shows {string} {int} times at {string}',
  async function (this: Scenario, who: string | undefined, title: string, times: number, query: string) {
    await (await atNewPage(this, who)).openHearts(showing(title, times), query)
  },
)
Given(
  '{person} stands on a page with hearts of:',
  async function (this: Scenario, who: string | undefined, table: DataTable) {
    const hearts = table.hashes().map(heartFrom)
    this.lastThing = hearts[0]
    await (await atNewPage(this, who)).openHearts(hearts)
  },
)
const heartFrom = (row: Readonly<Record<string, string>>): HeartSettings => ({
  type: row['type'] ?? '',
  value: row['value'] ?? '',
  ...Object.fromEntries(
    Object.entries({
      bookmarkLabel: row['bookmark label'],
      layout: row['layout'],
      size: row['size'],
      domain: row['domain'],
      iconStyle: row['icon style'],
    }).filter(([, set]) => set),
  ),
})

When('{person} reloads the page', async function (this: Scenario, who?: string) {
  await (await this.visit(who)).hearts.reload()
})
