import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'

type Group = 'br' | 'sbv' | 'jav'

// Limited text

Given('the text {string} limited to {int} characters', function (this: Scenario, text: string, limit: number) {
  this.text = { text, limit, stripTags: false }
})
Given(
  'the text {string} limited to {int} characters without markup',
  function (this: Scenario, text: string, limit: number) {
    this.text = { text, limit, stripTags: true }
  },
)
When('{person} opens the page with the text', async function (this: Scenario, who: string | undefined) {
  const { text, limit, stripTags } = this.text
  await (await this.visit(who)).text.open(text, limit, stripTags)
})
When('{person} asks for more', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).text.expand()
})
Then('{person} reads {string}', async function (this: Scenario, who: string | undefined, text: string) {
  const reader = (await this.visit(who)).text
  await eventually(async () => assert.equal((await reader.see()).text, text))
})
Then('the button {string} is there', async function (this: Scenario, label: string) {
  const { text } = await this.visit()
  await eventually(async () => assert.equal((await text.see()).more, label))
})
Then('no button for more or less is there', async function (this: Scenario) {
  const { text } = await this.visit()
  await eventually(async () => assert.equal((await text.see()).more, undefined))
})

// Lexicon

When(
  '{person} looks at the lexicon grid for {string}',
  async function (this: Scenario, who: string | undefined, group: Group) {
    this.seen.lexicon = await (await this.visit(who)).lexicon.grid(group, 1440)
  },
)
When(
  '{person} looks at the lexicon grid for {string} in a window {int} pixels wide',
  async function (this: Scenario, who: string | undefined, group: Group, width: number) {
    this.seen.lexicon = await (await this.visit(who)).lexicon.grid(group, width)
  },
)
When('{person} opens the lexicon for {string}', async function (this: Scenario, who: string | undefined, group: Group) {
  this.seen.titles = await (await this.visit(who)).lexicon.titles(group)
})
When(
  '{person} opens the lexicon entry {string} for {string}',
  async function (this: Scenario, who: string | undefined, slug: string, group: Group) {
    const entry = await (await this.visit(who)).lexicon.entry(group, slug)
    this.seen.opened = entry ? { found: entry } : { missing: true }
  },
)
Then('the entry {string} leads to {string}', function (this: Scenario, title: string, address: string) {
  assert.equal(this.seen.lexicon?.entries.find((entry) => entry.title === title)?.address, address)
})
Then('the entries are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(
    this.seen.lexicon?.entries.map(({ title }) => title),
    titles,
  )
})
Then("the lexicon's page lists {list}", function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
Then('it has {int} columns', function (this: Scenario, columns: number) {
  assert.equal(this.seen.lexicon?.columns, columns)
})
Then('the entry {string} is explained', function (this: Scenario, title: string) {
  assert.deepEqual(this.seen.opened, { found: { title, definition: `Was ${title} ist.` } })
})

// Pages of running text and errors

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
Then('the house hears of {string}', async function (this: Scenario, message: string) {
  await eventually(async () => assert.deepEqual(this.house.reports(), [message]))
})
Then('the house hears of {int} errors', async function (this: Scenario, count: number) {
  await eventually(async () => assert.equal(this.house.reports().length, count))
})
