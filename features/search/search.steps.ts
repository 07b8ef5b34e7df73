import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'
import type { SearchSeen } from './search.driver.ts'

const hitsOf = ({ seen }: Scenario): SearchSeen => {
  assert(seen.hits, 'nobody searched')
  return seen.hits
}

When('{person} searches for {string}', async function (this: Scenario, who: string | undefined, words: string) {
  this.seen.hits = await (await this.visit(who)).searching.search(words)
})

When(
  '{person} searches for {string} to the letter',
  async function (this: Scenario, who: string | undefined, words: string) {
    this.seen.hits = await (await this.visit(who)).searching.searchLiterally(words)
  },
)

Then('{string} is found', function (this: Scenario, title: string) {
  const { themes } = hitsOf(this)
  assert(themes.includes(title), `found ${themes.join(', ')}`)
})

Then('nothing is found', function (this: Scenario) {
  const { themes, towns, hits } = hitsOf(this)
  assert.deepEqual({ themes, towns, hits }, { themes: [], towns: [], hits: [] })
})

Then('the themes found are {string}', function (this: Scenario, titles: string) {
  assert.deepEqual(hitsOf(this).themes, listed(titles))
})

Then('the first result is {string}', function (this: Scenario, title: string) {
  assert.equal(hitsOf(this).themes[0], title)
})

Then(
  /^the town "([^"]*)" is found with (\d+) events?, and leads to "([^"]*)"$/,
  function (this: Scenario, name: string, events: string, address: string) {
    assert.deepEqual(hitsOf(this).towns, [{ name, events: Number(events), address }])
  },
)

Then('the towns found are {list}', function (this: Scenario, names: readonly string[]) {
  assert.deepEqual(
    hitsOf(this).towns.map(({ name }) => name),
    names,
  )
})

Then('the lexicon entries found are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(
    hitsOf(this).entries.map(({ title }) => title),
    titles,
  )
})

Then(
  'the lexicon entry {string} is found, and leads to {string}',
  function (this: Scenario, title: string, address: string) {
    assert.equal(hitsOf(this).entries.find((entry) => entry.title === title)?.address, address)
  },
)

Then(
  /^the heading tells of (\d+) themes?, (\d+) towns? and (\d+) lexicon entr(?:y|ies)$/,
  function (this: Scenario, themes: string, towns: string, entries: string) {
    assert.deepEqual(hitsOf(this).told, { themes: Number(themes), towns: Number(towns), entries: Number(entries) })
  },
)

Then('{string} was looked for instead', function (this: Scenario, words: string) {
  assert.equal(hitsOf(this).lookedFor, words)
})

Then('what was typed was looked for', function (this: Scenario) {
  assert.equal(hitsOf(this).lookedFor, undefined)
})

When(
  '{person} searches for {string} among {string}',
  async function (this: Scenario, who: string | undefined, words: string, kind: string) {
    this.seen.hits = await (await this.visit(who)).searching.searchFor(words, kind)
  },
)

Then('the first hit is {string}, and leads to {string}', function (this: Scenario, title: string, address: string) {
  const [first] = hitsOf(this).hits
  assert.deepEqual(first && { title: first.title, address: first.address }, { title, address })
})

Then('the hits are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(
    hitsOf(this).hits.map(({ title }) => title),
    titles,
  )
})

Then('{string} is marked in what is quoted from {string}', function (this: Scenario, word: string, title: string) {
  assert.deepEqual(hitsOf(this).hits.find((hit) => hit.title === title)?.marked, [word])
})

Then('the kinds to choose are {list}', function (this: Scenario, kinds: readonly string[]) {
  assert.deepEqual(hitsOf(this).kinds, kinds)
})

Then('it is said that nothing has all words', function (this: Scenario) {
  assert.equal(hitsOf(this).partly, true)
})

Then('it is not said that nothing has all words', function (this: Scenario) {
  assert.equal(hitsOf(this).partly, false)
})

Then(
  /^the finder has (\d+) events? of what was found, at "([^"]*)"$/,
  function (this: Scenario, count: string, address: string) {
    assert.deepEqual(hitsOf(this).events, [{ count: Number(count), address }])
  },
)

Then('the finder has no events beside the towns', function (this: Scenario) {
  assert.deepEqual(hitsOf(this).events, [])
})

When(
  '{person} types {string} into the search',
  async function (this: Scenario, who: string | undefined, words: string) {
    this.seen.titles = await (await this.visit(who)).searching.typing(words)
  },
)

Then('it is suggested: {list}', function (this: Scenario, suggestions: readonly string[]) {
  assert.deepEqual(this.seen.titles, suggestions)
})
