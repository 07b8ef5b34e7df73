import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { opinions, type ListedItem } from '#core/shared-list/shared-list.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { SharesAList } from './shared-list.driver.ts'

type Who = string | undefined

/** What somebody was told last. */
const answers = new WeakMap<Scenario, string>()

const list = async (scenario: Scenario, who: Who): Promise<SharesAList> => (await scenario.visit(who)).sharedList
const itemNamed = (value: string): ListedItem => ({ type: value.startsWith('termin-') ? 'event' : 'seminar', value })

Given('Mara manages a Gremium with Jonas', async function (this: Scenario) {
  const users = [
    { email: personOf('Mara').email, role: 'verwalter' },
    { email: personOf('Jonas').email, role: 'mitglied' },
  ] as const
  await this.app.stage.gremium({ type: 'BR', company: 'Muster GmbH', users })
})
Given(/^(Mara|Jonas) has a Gremium of (?:her|his) own$/, async function (this: Scenario, who: string) {
  const users = [{ email: personOf(who).email, role: 'verwalter' }] as const
  await this.app.stage.gremium({ type: 'BR', company: `Werk von ${who}`, users })
})

When('{person} puts {string} on the list', async function (this: Scenario, who: Who, value: string) {
  answers.set(this, await (await list(this, who)).add(itemNamed(value)))
})
When('{person} takes {string} off the list', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await list(this, who)).remove(title))
})
When('{person} says of {string}: for me', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await list(this, who)).forMe(title, true))
})
When('{person} says of {string}: no longer for me', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await list(this, who)).forMe(title, false))
})
When('{person} votes about {string}: {string}', async function (this: Scenario, who: Who, title: string, word: string) {
  const opinion = opinions.find((each) => each === word)
  assert(opinion, `${word} is no opinion`)
  answers.set(this, await (await list(this, who)).vote(title, opinion))
})
When('{person} counts the votes about {string}', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await list(this, who)).countVotes(title))
})
When(
  '{person} comments {string} with {string}',
  async function (this: Scenario, who: Who, title: string, text: string) {
    answers.set(this, await (await list(this, who)).comment(title, text))
  },
)
Then(
  '{person} sees the votes about {string}: {string}',
  async function (this: Scenario, who: Who, title: string, tally: string) {
    assert.equal(await (await list(this, who)).tally(title), tally)
  },
)
Then('{person} sees that she has voted about {string}', async function (this: Scenario, who: Who, title: string) {
  assert.equal(await (await list(this, who)).hasVoted(title), true)
})
Then(
  '{person} reads about {string}: {string}',
  async function (this: Scenario, who: Who, title: string, texts: string) {
    assert.equal((await (await list(this, who)).comments(title)).join(' / '), texts)
  },
)

When('{person} looks at the list', async function (this: Scenario, who: Who) {
  const titles = await (await list(this, who)).titles()
  answers.set(this, typeof titles === 'string' ? titles : titles.join(', '))
})

Then('{person} sees on the list: {string}', async function (this: Scenario, who: Who, titles: string) {
  const seen = await (await list(this, who)).titles()
  assert.equal(typeof seen === 'string' ? seen : seen.join(', '), titles)
})
Then('{person} is told about the list: {string}', function (this: Scenario, _who: Who, why: string) {
  assert.equal(answers.get(this), why)
})
Then(
  '{person} sees that {string} is for {string}',
  async function (this: Scenario, who: Who, title: string, names: string) {
    assert.equal((await (await list(this, who)).wantedBy(title)).join(', '), names)
  },
)
Then(
  '{person} sees that {string} was put there by {string}',
  async function (this: Scenario, who: Who, title: string, name: string) {
    assert.equal(await (await list(this, who)).addedBy(title), name)
  },
)
Then(
  '{person} sees that {string} stands {string}',
  async function (this: Scenario, who: Who, title: string, stands: string) {
    assert.equal(await (await list(this, who)).stands(title), stands)
  },
)
