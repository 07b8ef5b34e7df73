import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { ChatAudience } from '#core/chatbot/chatbot.ts'
import type { Scenario } from '#features/support/world.ts'
import type { QuestionRefused, ReplySeen } from './chatbot.driver.ts'

const heard = new WeakMap<Scenario, ReplySeen | QuestionRefused>()

const ask = async (scenario: Scenario, who: string | undefined, question: string, audience: ChatAudience) =>
  heard.set(scenario, await (await scenario.visit(who)).chatbot.ask(question, audience))

const replyTo = (scenario: Scenario): ReplySeen => {
  const reply = heard.get(scenario)
  assert(reply && 'quotes' in reply, `no reply: ${JSON.stringify(reply)}`)
  return reply
}
const refusalOf = (scenario: Scenario): QuestionRefused => {
  const reply = heard.get(scenario)
  assert(reply && !('quotes' in reply), `answered: ${JSON.stringify(reply)}`)
  return reply
}

When('{person} asks the chatbot {string}', async function (this: Scenario, who: string | undefined, question: string) {
  await ask(this, who, question, 'everybody')
})
When(
  '{person} asks the chatbot for the SBV {string}',
  async function (this: Scenario, who: string | undefined, question: string) {
    await ask(this, who, question, 'sbv')
  },
)
When(
  '{person} asks the chatbot a question of {int} characters',
  async function (this: Scenario, who: string | undefined, length: number) {
    await ask(this, who, 'x'.repeat(length), 'everybody')
  },
)
Given(
  '{person} has asked the chatbot {int} questions within a minute',
  async function (this: Scenario, who: string | undefined, many: number) {
    for (let nth = 0; nth < many; nth += 1) await ask(this, who, 'Hallo', 'everybody')
  },
)

Then('the chatbot quotes {string}', function (this: Scenario, sentence: string) {
  const { quotes } = replyTo(this)
  assert(quotes.includes(sentence), `quoted: ${quotes.join(' | ')}`)
})
Then('it has understood {string}', function (this: Scenario, question: string) {
  assert.equal(replyTo(this).understood, question)
})
Then('it has understood what was typed', function (this: Scenario) {
  assert.equal(replyTo(this).understood, undefined)
})
Then('the first source is {string} at {string}', function (this: Scenario, title: string, address: string) {
  assert.deepEqual(replyTo(this).sources[0], { title, address })
})
Then('the chatbot gives no advice and leads to {string}', function (this: Scenario, address: string) {
  const { says, quotes, ways } = replyTo(this)
  assert.match(says, /keine Rechtsberatung/)
  assert.deepEqual(quotes, [])
  assert(ways.includes(address), `leads to ${ways.join(', ')}`)
})
Then('the chatbot finds nothing and leads to {string}', function (this: Scenario, address: string) {
  const { says, quotes, ways } = replyTo(this)
  assert.match(says, /finde ich in unseren Quellen keine Antwort/)
  assert.deepEqual(quotes, [])
  assert(ways.includes(address), `leads to ${ways.join(', ')}`)
})
Then('the chatbot says that it is a chatbot', function (this: Scenario) {
  const { says, sources } = replyTo(this)
  assert.match(says, /Ich bin ein Chatbot/)
  assert.deepEqual(sources, [])
})
Then('all that it says is quoted', function (this: Scenario) {
  const { quotes, sources, ways } = replyTo(this)
  assert(quotes.length > 0 && sources.length > 0)
  assert.deepEqual(ways, [])
})
Then('the question is refused: {string}', function (this: Scenario, reason: string) {
  assert.equal(refusalOf(this).fault, reason)
})
Then('{person} is asked to wait', function (this: Scenario, _who: string | undefined) {
  assert.equal(refusalOf(this).waits, true)
})
