import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { SubjectName } from '#core/alerts/alerts.ts'
import type { AlertLetter } from '#core/alerts/ports.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'

/** What the last person was told, and whether the last link was worth something. */
const seen = new WeakMap<Scenario, { readonly said?: string | undefined; readonly worth?: boolean }>()

const letters = async <Kind extends AlertLetter['kind']>(scenario: Scenario, kind: Kind) =>
  (await scenario.app.letters()).filter(
    (letter): letter is Extract<typeof letter, { readonly kind: Kind }> => letter.kind === kind,
  )
const confirmToken = async (scenario: Scenario): Promise<string> =>
  (await letters(scenario, 'alert-confirm')).at(-1)?.token ?? 'no letter'
const stopToken = async (scenario: Scenario): Promise<string> =>
  (await letters(scenario, 'alert-begun')).at(-1)?.stopToken ?? 'no letter'

const kinds: Readonly<Record<string, SubjectName['kind']>> = { norm: 'norm', term: 'term', seminar: 'theme' }
const subjectOf = (word: string, named: string): SubjectName => {
  const kind = kinds[word]
  assert(kind, `nobody follows a ${word}`)
  return { kind, key: kind === 'theme' ? slugOf(named) : named }
}

const ask = async (scenario: Scenario, who: string | undefined, subject: SubjectName, email: string): Promise<void> => {
  const visit = await scenario.visit(who)
  const said = await visit.follows.ask(subject, email, (seconds) => scenario.app.clock.pass(seconds / 60))
  seen.set(scenario, { said })
}
const onItsWay = /Wir haben Ihnen eine E-Mail geschickt/

Given(
  '{person} follows the {word} {string} as {string}',
  async function (this: Scenario, who: string | undefined, kind: string, named: string, email: string) {
    await ask(this, who, subjectOf(kind, named), email)
    assert.match(seen.get(this)?.said ?? '', onItsWay)
    assert(await (await this.visit(who)).follows.confirm(await confirmToken(this)), 'the link was worth nothing')
    await this.app.keepTimetable()
  },
)
When(
  '{person} asks to follow the {word} {string} as {string}',
  async function (this: Scenario, who: string | undefined, kind: string, named: string, email: string) {
    await ask(this, who, subjectOf(kind, named), email)
  },
)
When('{person} confirms by the link of the letter', async function (this: Scenario, who: string | undefined) {
  seen.set(this, { worth: await (await this.visit(who)).follows.confirm(await confirmToken(this)) })
})
When('{person} ends it by the link of the letter', async function (this: Scenario, who: string | undefined) {
  seen.set(this, { worth: await (await this.visit(who)).follows.stop(await stopToken(this)) })
})
When(
  '{person} ends what she follows of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    await (await this.visit(who)).follows.end(title)
  },
)

/** The lines of letters that tell somebody something new, one list for each letter. */
const newsLetters = async (scenario: Scenario, email: string): Promise<readonly string[]> =>
  (await letters(scenario, 'alert-news')).filter(({ to }) => to === email).map(scenario.app.textOf)

Then('{string} is told once: {string}', async function (this: Scenario, email: string, news: string) {
  const [letter, ...more] = await newsLetters(this, email)
  assert(letter?.includes(`${news}:\n`), `the letter says ${letter}`)
  assert.equal(more.length, 0)
})
Then(
  '{string} is told once: {string} and {string}',
  async function (this: Scenario, email: string, one: string, other: string) {
    const [letter, ...more] = await newsLetters(this, email)
    for (const news of [one, other]) assert(letter?.includes(`${news}:\n`), `the letter says ${letter}`)
    assert.equal(more.length, 0)
  },
)
Then('{string} is told nothing new', async function (this: Scenario, email: string) {
  assert.deepEqual(await newsLetters(this, email), [])
})
Then('nobody is told anything', async function (this: Scenario) {
  assert.deepEqual(await letters(this, 'alert-news'), [])
})
Then(
  '{int} letter asks {string} whether she wants to be told of {string}',
  async function (this: Scenario, count: number, email: string, title: string) {
    const asked = await letters(this, 'alert-confirm')
    assert.deepEqual(
      asked.map(({ to, subject }) => [to, subject.title]),
      Array.from({ length: count }, () => [email, title]),
    )
  },
)
Then('the link of the letter was worth something', function (this: Scenario) {
  assert.equal(seen.get(this)?.worth, true)
})
Then('the link of the letter was worth nothing', function (this: Scenario) {
  assert.equal(seen.get(this)?.worth, false)
})
Then('a letter says to {string} that she follows it already', async function (this: Scenario, email: string) {
  assert.deepEqual(
    (await letters(this, 'alert-begun')).filter(({ already }) => already).map(({ to }) => to),
    [email],
  )
})
Then('a letter says to {string} that she follows it now', async function (this: Scenario, email: string) {
  assert.deepEqual(
    (await letters(this, 'alert-begun')).map(({ to, already }) => [to, already]),
    [[email, false]],
  )
})
Then('{person} has alerts for {string}', async function (this: Scenario, who: string | undefined, titles: string) {
  assert.equal((await (await this.visit(who)).follows.own()).join(', '), titles)
})
Then('{person} is told that there is no such thing', function (this: Scenario, _who?: string) {
  assert.equal(seen.get(this)?.said, undefined)
})
Then('{person} is told about her wish: {string}', function (this: Scenario, _who: string | undefined, words: string) {
  const { said = '' } = seen.get(this) ?? {}
  assert(said.includes(words), `she is told: ${said}`)
})
Then('{person} is told about her wish that a letter is on its way', function (this: Scenario, _who?: string) {
  assert.match(seen.get(this)?.said ?? '', onItsWay)
})
