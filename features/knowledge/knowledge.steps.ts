import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { lexiconText, slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'

type Group = 'br' | 'sbv' | 'jav'

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
Given(
  'the entry {string} for {string} tells {string}, answers {string}, rests on {string} and goes with {string}',
  function (
    this: Scenario,
    title: string,
    group: Group,
    heading: string,
    question: string,
    basis: string,
    related: string,
  ) {
    this.draft.lexiconText(group, title, {
      ...lexiconText,
      html: `<h2>${heading}</h2>\n<p>Mehr davon.</p>\n`,
      questions: [{ question, html: '<p>Es kommt darauf an.</p>\n' }],
      legalBasis: [basis],
      related: [{ group, slug: slugOf(related) }],
    })
  },
)
When(
  '{person} reads the lexicon entry {string} for {string}',
  async function (this: Scenario, who: string | undefined, slug: string, group: Group) {
    this.seen.article = await (await this.visit(who)).lexicon.article(group, slug)
  },
)
Then('the entry tells {list}', function (this: Scenario, told: readonly string[]) {
  for (const one of told) assert(this.seen.article?.text.includes(one), `it does not tell '${one}'`)
})
Given(
  'the text of the entry {string} for {string} is {string}',
  function (this: Scenario, title: string, group: Group, text: string) {
    const { text: before = lexiconText } =
      this.draft.content().lexicon.find((entry) => entry.group === group && entry.title === title) ?? {}
    this.draft.lexiconText(group, title, { ...before, html: `<p>${text}</p>\n` })
  },
)
Then('the entry leads to {list}', function (this: Scenario, addresses: readonly string[]) {
  assert.deepEqual(this.seen.article?.links, addresses)
})
Then('the entry leads on to {string}', function (this: Scenario, address: string) {
  assert.deepEqual(this.seen.article?.related, [address])
})
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
