import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'

When('{person} opens the page {string}', async function (this: Scenario, who: string | undefined, slug: string) {
  const page = await (await this.visit(who)).pages.page(slug)
  this.seen.text = page
  this.seen.opened = page ? { found: page } : { missing: true }
})
Then('{person} reads its title', function (this: Scenario, _who?: string) {
  assert(this.seen.text?.title, 'the page has no title')
})
When(
  'the page of {person} breaks with {string}',
  async function (this: Scenario, who: string | undefined, message: string) {
    await (await this.visit(who)).pages.reportFault(message)
  },
)
When(
  'the page of {person} breaks {int} times',
  async function (this: Scenario, who: string | undefined, times: number) {
    const { pages } = await this.visit(who)
    for (let time = 1; time <= times; time++) await pages.reportFault(`Fehler ${time}`)
  },
)
Then('the page says that it is written in {string}', async function (this: Scenario, language: string) {
  assert.equal(await (await this.visit()).pages.language(), language)
})
Then('the browser keeps the words of widgets for this session', async function (this: Scenario) {
  assert(await (await this.visit()).pages.keepsWords(), 'the session storage holds no words')
})
Then('the site hears of {string}', async function (this: Scenario, message: string) {
  await eventually(async () => assert.deepEqual(this.app.reports(), [message]))
})
Then('the site hears of {int} errors', async function (this: Scenario, count: number) {
  await eventually(async () => assert.equal(this.app.reports().length, count))
})
