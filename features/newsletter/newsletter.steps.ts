import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { NewsletterLetter } from '#core/newsletter/ports.ts'
import type { LinkOutcome } from '#features/newsletter/newsletter.driver.ts'
import type { Scenario } from '#features/support/world.ts'

/** What the last person was told, and how the last link was answered. */
const seen = new WeakMap<Scenario, { readonly said?: string; readonly outcome?: LinkOutcome }>()

const letters = async <Kind extends NewsletterLetter['kind']>(scenario: Scenario, kind: Kind) =>
  (await scenario.app.letters()).filter(
    (letter): letter is Extract<typeof letter, { readonly kind: Kind }> => letter.kind === kind,
  )
const confirmToken = async (scenario: Scenario): Promise<string> =>
  (await letters(scenario, 'newsletter-confirm')).at(-1)?.token ?? 'no letter'
const endToken = async (scenario: Scenario): Promise<string> =>
  (await letters(scenario, 'newsletter-subscribed')).at(-1)?.unsubscribeToken ?? 'no letter'

const ask = async (scenario: Scenario, who: string | undefined, email: string): Promise<void> => {
  const { newsletter } = await scenario.visit(who)
  seen.set(scenario, { said: await newsletter.ask(email, (seconds) => scenario.app.clock.pass(seconds / 60)) })
}
const onItsWay = /Wir haben Ihnen eine E-Mail geschickt/

Given(
  '{person} has asked for the newsletter as {string}',
  async function (this: Scenario, who: string | undefined, email: string) {
    await ask(this, who, email)
    assert.match(seen.get(this)?.said ?? '', onItsWay)
  },
)
When(
  '{person} asks for the newsletter as {string}',
  async function (this: Scenario, who: string | undefined, email: string) {
    await ask(this, who, email)
  },
)
When('{person} opens the link that confirms the newsletter', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).newsletter.lookAtConfirmation(await confirmToken(this))
})
When('{person} opens the link that ends the newsletter', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).newsletter.lookAtEnd(await endToken(this))
})
When(
  '{person} confirms the newsletter by the link of the letter',
  async function (this: Scenario, who: string | undefined) {
    const { newsletter } = await this.visit(who)
    seen.set(this, { outcome: await newsletter.confirm(await confirmToken(this)) })
  },
)
When(
  '{person} ends the newsletter by the link of the letter',
  async function (this: Scenario, who: string | undefined) {
    const { newsletter } = await this.visit(who)
    seen.set(this, { outcome: await newsletter.end(await endToken(this)) })
  },
)
When(
  '{person} ends the newsletter by the link {string}',
  async function (this: Scenario, who: string | undefined, token: string) {
    const { newsletter } = await this.visit(who)
    seen.set(this, { outcome: await newsletter.end(token) })
  },
)

Then('a letter that asks for the confirmation goes to {string}', async function (this: Scenario, to: string) {
  assert.deepEqual(
    (await letters(this, 'newsletter-confirm')).map((letter) => letter.to),
    [to],
  )
})
Then('a letter says so to {string}', async function (this: Scenario, to: string) {
  const [letter, ...more] = await letters(this, 'newsletter-subscribed')
  assert.deepEqual([letter?.to, letter?.already, more.length], [to, false, 0])
})
Then('a letter says to {string} that she has it already', async function (this: Scenario, to: string) {
  const told = (await letters(this, 'newsletter-subscribed')).filter(({ already }) => already)
  assert.deepEqual(
    told.map((letter) => letter.to),
    [to],
  )
})
Then('{int} letter(s) ask(s) for the confirmation', async function (this: Scenario, count: number) {
  assert.equal((await letters(this, 'newsletter-confirm')).length, count)
})
const subscribers = async (scenario: Scenario, email: string): Promise<number> =>
  (await scenario.app.subscriptions(email)).filter(({ confirmedAt, endedAt }) => confirmedAt && !endedAt).length
Then('{string} has the newsletter', async function (this: Scenario, email: string) {
  assert.equal(await subscribers(this, email), 1)
})
Then('{string} does not have the newsletter', async function (this: Scenario, email: string) {
  assert.equal(await subscribers(this, email), 0)
})
Then('the link about the newsletter is worth nothing', function (this: Scenario) {
  assert.equal(seen.get(this)?.outcome, 'expired')
})
Then('the newsletter has ended', function (this: Scenario) {
  assert.equal(seen.get(this)?.outcome, 'done')
})
Then('{person} is told that a letter is on its way', function (this: Scenario, _who?: string) {
  assert.match(seen.get(this)?.said ?? '', onItsWay)
})
Then(
  '{person} is told about the newsletter: {string}',
  function (this: Scenario, _who: string | undefined, words: string) {
    const { said = '' } = seen.get(this) ?? {}
    assert(said.includes(words), `he is told: ${said}`)
  },
)
