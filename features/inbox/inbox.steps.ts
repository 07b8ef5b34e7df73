import assert from 'node:assert/strict'
import { Then, When, type DataTable } from '@cucumber/cucumber'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import type { Scenario } from '#features/support/world.ts'
import type { KeepsTheInbox, RequestSeen } from './inbox.driver.ts'

type Who = string | undefined

/** What somebody was shown and told last. */
interface Known {
  found: readonly RequestSeen[]
  told: string | undefined
}
const all = new WeakMap<Scenario, Known>()
const knownIn = (scenario: Scenario): Known => {
  const known = all.get(scenario) ?? { found: [], told: undefined }
  all.set(scenario, known)
  return known
}

const inbox = async (scenario: Scenario, who: Who): Promise<KeepsTheInbox> => (await scenario.visit(who)).inbox
const act = async (scenario: Scenario, who: Who, work: (inbox: KeepsTheInbox) => Promise<string | undefined>) => {
  knownIn(scenario).told = await work(await inbox(scenario, who))
}
const look = async (scenario: Scenario, who: Who, choice: Parameters<KeepsTheInbox['look']>[0]) => {
  const found = await (await inbox(scenario, who)).look(choice)
  if (typeof found === 'string') assert.fail(`the inbox is closed: ${found}`)
  knownIn(scenario).found = found
}

When('{person} looks into the inbox', async function (this: Scenario, who: Who) {
  await look(this, who, {})
})
When('{person} looks in the inbox for what is {string}', async function (this: Scenario, who: Who, state: string) {
  await look(this, who, { state })
})
When('{person} looks in the inbox for what is assigned to her or him', async function (this: Scenario, who: Who) {
  await look(this, who, { mine: true })
})
Then('the inbox holds:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(knownIn(this).found, table.hashes())
})
Then('the inbox holds nothing', function (this: Scenario) {
  assert.deepEqual(knownIn(this).found, [])
})
Then('{person} reads beside the inbox {string}', async function (this: Scenario, who: Who, text: string) {
  const waiting = await (await inbox(this, who)).beside()
  assert(waiting.includes(text), waiting.join('; '))
})
Then('the inbox is not for {person}', async function (this: Scenario, who: Who) {
  assert.equal(await (await inbox(this, who)).look(), 'not allowed')
})

When('{person} opens the request {string}', async function (this: Scenario, who: Who, form: string) {
  await (await inbox(this, who)).open(form)
})
When('{person} takes it on', async function (this: Scenario, who: Who) {
  await act(this, who, (it) => it.takeOn())
})
When('{person} assigns it to {string}', async function (this: Scenario, who: Who, name: string) {
  await act(this, who, (it) => it.assign(name))
})
When('{person} answers {string}', async function (this: Scenario, who: Who, text: string) {
  await act(this, who, (it) => it.answer(text))
})
When('{person} answers nothing about nothing', async function (this: Scenario, who: Who) {
  await act(this, who, (it) => it.answer('', ''))
})
When('{person} notes {string}', async function (this: Scenario, who: Who, text: string) {
  await act(this, who, (it) => it.note(text))
})
When('{person} closes it', async function (this: Scenario, who: Who) {
  await act(this, who, (it) => it.close())
})
When('{person} closes it with the word {string}', async function (this: Scenario, who: Who, word: string) {
  await act(this, who, (it) => it.close(word))
})
When('{person} reopens it', async function (this: Scenario, who: Who) {
  await act(this, who, (it) => it.reopen())
})

Then('that is done', function (this: Scenario) {
  assert.equal(knownIn(this).told, undefined)
})
Then('{person} is told in the inbox {string}', function (this: Scenario, _who: Who, words: string) {
  const { told } = knownIn(this)
  assert(told?.includes(words), `told was: ${told}`)
})
Then('{person} still has the answer {string}', async function (this: Scenario, who: Who, text: string) {
  assert.equal(await (await inbox(this, who)).typedAnswer(), text)
})
Then('{person} reads in it {string}', async function (this: Scenario, who: Who, words: string) {
  const sent = await (await inbox(this, who)).sent()
  assert(sent.includes(words), `it says: ${sent}`)
})
Then('{person} sees that it stands as {string}', async function (this: Scenario, who: Who, standing: string) {
  assert.equal(await (await inbox(this, who)).standing(), standing)
})
Then('{person} sees its history:', async function (this: Scenario, who: Who, table: DataTable) {
  assert.deepEqual(
    await (await inbox(this, who)).history(),
    table.raw().map(([line = '']) => line),
  )
})
Then('a letter to {string} answers {string}', async function (this: Scenario, to: string, words: string) {
  const answers = (await this.app.letters()).filter(
    (letter): letter is Extract<RequestLetter, { readonly kind: 'request-answered' }> =>
      letter.kind === 'request-answered',
  )
  assert.deepEqual(
    answers.map((letter) => letter.to),
    [to],
  )
  const [answer] = answers
  assert(answer)
  assert.equal(answer.subject, `Antwort auf Ihre Anfrage ${answer.reference}`)
  const text = this.app.textOf(answer)
  assert(text.includes(words) && text.includes(answer.reference), `it says: ${text}`)
  assert(!text.includes('Yıldız') && !text.includes('jonas@'), `it names who wrote it: ${text}`)
})
