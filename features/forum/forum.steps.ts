import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { categoryOf } from '#core/forum/forum.ts'
import { required } from '#core/shared/required.ts'
import type { Scenario } from '#features/support/world.ts'
import { people, personOf } from '../support/people.ts'
import { programsOf } from '../support/programs.ts'
import type { Discusses } from './forum.driver.ts'

type Who = string | undefined

/** What somebody was told last. */
const answers = new WeakMap<Scenario, string>()

const forum = async (scenario: Scenario, who: Who): Promise<Discusses> => (await programsOf(scenario, who)).forum
const joined = (seen: readonly string[] | string, by: string): string =>
  typeof seen === 'string' ? seen : seen.join(by)

/** Mara's address is Mara; others are told as they are. */
const nameOf = (address: string): string =>
  Object.entries(people).find(([, { email }]) => email === address)?.[0] ?? address

Then('{person} may in {string}: {string}', async function (this: Scenario, who: Who, category: string, may: string) {
  assert.equal(await (await forum(this, who)).mayIn(category), may)
})
When('{person} lists the threads of {string}', async function (this: Scenario, who: Who, category: string) {
  answers.set(this, joined(await (await forum(this, who)).titles(category), ', '))
})
Then(
  '{person} sees the threads of {string}: {string}',
  async function (this: Scenario, who: Who, category: string, titles: string) {
    assert.equal(joined(await (await forum(this, who)).titles(category), ', '), titles)
  },
)
Then('{person} sees the latest threads: {string}', async function (this: Scenario, who: Who, titles: string) {
  assert.equal(joined(await (await forum(this, who)).titles(), ', '), titles)
})
When(
  /^(Mara|Jonas) calls (?:herself|himself) "([^"]*)" in the forum( without the Netiquette)?$/,
  async function (this: Scenario, who: string, nickname: string, without: string | null) {
    answers.set(this, await (await forum(this, who)).join(nickname, !without))
  },
)
When(
  '{person} opens {string} in {string} with {string}',
  async function (this: Scenario, who: Who, title: string, category: string, body: string) {
    answers.set(this, await (await forum(this, who)).open(category, title, body))
  },
)
When(
  '{person} answers in {string} with {string}',
  async function (this: Scenario, who: Who, title: string, body: string) {
    answers.set(this, await (await forum(this, who)).answer(title, body))
  },
)
When(
  '{person} answers in {string} with {string} and {string}',
  async function (this: Scenario, who: Who, title: string, quoted: string, said: string) {
    answers.set(this, await (await forum(this, who)).answer(title, `${quoted}\n\n${said}`))
  },
)
Given(
  /^(Mara|Jonas) opened the thread "([^"]*)" in "([^"]*)" with "([^"]*)"$/,
  async function (this: Scenario, who: string, title: string, category: string, body: string) {
    const known = required(categoryOf(category))
    const { email: by } = personOf(who)
    await this.app.stage.thread({ category: known.id, title, posts: [{ by, nickname: 'Eule', hoursAgo: 1, body }] })
  },
)
When('a moment passes', async function (this: Scenario) {
  await this.bringIn()
  await this.app.keepTimetable()
})
When(
  '{person} changes post {int} of {string} to {string}',
  async function (this: Scenario, who: Who, nth: number, title: string, body: string) {
    answers.set(this, await (await forum(this, who)).change(title, nth, body))
  },
)
When('{person} removes post {int} of {string}', async function (this: Scenario, who: Who, nth: number, title: string) {
  answers.set(this, await (await forum(this, who)).remove(title, nth))
})
When(
  '{person} takes post {int} of {string} as the answer',
  async function (this: Scenario, who: Who, nth: number, title: string) {
    answers.set(this, await (await forum(this, who)).accept(title, nth))
  },
)
Then(
  '{person} sees that {string} is answered by post {int}',
  async function (this: Scenario, who: Who, title: string, nth: number) {
    assert.equal(await (await forum(this, who)).answeredBy(title), nth)
  },
)
Then('{person} sees that {string} is answered by nothing', async function (this: Scenario, who: Who, title: string) {
  assert.equal(await (await forum(this, who)).answeredBy(title), 0)
})
When('{person} reads the thread {string}', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, joined(await (await forum(this, who)).posts(title), ' / '))
})
When('{person} reads the thread {string} to its end', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await forum(this, who)).readToEnd(title))
})
Then('{person} sees in {string}: {string}', async function (this: Scenario, who: Who, title: string, posts: string) {
  assert.equal(joined(await (await forum(this, who)).posts(title), ' / '), posts)
})
Then('{person} has unread in {string}: {int}', async function (this: Scenario, who: Who, title: string, count: number) {
  assert.equal(await (await forum(this, who)).unread(title), count)
})
When('{person} follows the thread {string}', async function (this: Scenario, who: Who, title: string) {
  assert.equal(await (await forum(this, who)).follow(title), 'done')
})
Then('{person} follows in the forum: {string}', async function (this: Scenario, who: Who, titles: string) {
  assert.equal((await (await forum(this, who)).followed()).join(' / '), titles)
})
Then('{person} follows nothing in the forum', async function (this: Scenario, who: Who) {
  assert.deepEqual(await (await forum(this, who)).followed(), [])
})
Then('{person} has {int} thread(s) to read', async function (this: Scenario, who: Who, count: number) {
  assert.equal(await (await forum(this, who)).threadsToRead(), count)
})
When('{person} releases {string}', async function (this: Scenario, who: Who, title: string) {
  answers.set(this, await (await forum(this, who)).release(title))
})
When('{person} locks {string} because {string}', async function (this: Scenario, who: Who, title: string, why: string) {
  answers.set(this, await (await forum(this, who)).lock(title, why))
})
When(
  '{person} appends {string} to {string} because {string}',
  async function (this: Scenario, who: Who, title: string, into: string, why: string) {
    answers.set(this, await (await forum(this, who)).merge(title, into, why))
  },
)
When(
  '{person} moves {string} to {string} because {string}',
  async function (this: Scenario, who: Who, title: string, category: string, why: string) {
    answers.set(this, await (await forum(this, who)).move(title, category, why))
  },
)
When(
  '{person} reports post {int} of {string} from {string} because {string}',
  async function (this: Scenario, who: Who, nth: number, title: string, email: string, why: string) {
    answers.set(this, await (await forum(this, who)).report(title, nth, why, email))
  },
)
When(
  /^(Mara|Jonas) decides "(entfernt|bleibt)" about the report because "([^"]*)"$/,
  async function (this: Scenario, who: string, verdict: 'entfernt' | 'bleibt', why: string) {
    answers.set(this, await (await forum(this, who)).decide(verdict, why))
  },
)
When(
  /^(Mara|Jonas) objects by the link of (?:her|his) letter because "([^"]*)"$/,
  async function (this: Scenario, who: string, why: string) {
    const letters = await this.app.letters()
    const token = letters.flatMap((letter) =>
      letter.kind === 'forum-decision' && letter.to === personOf(who).email && letter.token ? [letter.token] : [],
    )[0]
    assert(token, 'no letter has such a link')
    answers.set(this, await (await forum(this, who)).object(token, why))
  },
)
When('{person} looks at the queue of the moderation', async function (this: Scenario, who: Who) {
  answers.set(this, await (await forum(this, who)).queue())
})
Then('{person} is told in the forum: {string}', function (this: Scenario, _who: Who, answer: string) {
  assert.equal(answers.get(this), answer)
})
Then('these letters of the forum left: {string}', async function (this: Scenario, expected: string) {
  const letters = await this.app.letters()
  const ofForum = letters.filter(({ kind }) => kind.startsWith('forum-'))
  assert.equal(ofForum.map(({ kind, to }) => `${kind} to ${nameOf(to)}`).join(', '), expected)
})
