import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import type { SettingsOutcome } from '../login/login.driver.ts'
import { personOf } from '../support/people.ts'

type Who = string | undefined

const outcomes = new WeakMap<Scenario, SettingsOutcome>()

/** 'Vorname: Mara; Ort: Köln' */
const formIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('; ').map((one) => {
      const at = one.indexOf(': ')
      assert(at > 0 || one.endsWith(':'), `${one} names no field`)
      return at > 0 ? [one.slice(0, at), one.slice(at + 2)] : [one.slice(0, -1), '']
    }),
  )

When('{person} opens {string} in the settings', async function (this: Scenario, who: Who, part: string) {
  await (await this.visit(who)).person.open(part)
})
When('{person} says in {string}: {string}', async function (this: Scenario, who: Who, part: string, text: string) {
  outcomes.set(this, await (await this.visit(who)).person.save(part, formIn(text)))
})
Then('the settings are saved', function (this: Scenario) {
  assert.deepEqual(outcomes.get(this), { saved: true })
})
Then('the settings say at {string}: {string}', function (this: Scenario, label: string, sentence: string) {
  const outcome = outcomes.get(this)
  assert(outcome && 'faults' in outcome, JSON.stringify(outcome))
  assert.deepEqual(Object.keys(outcome.faults), [label])
  assert(outcome.faults[label]?.includes(sentence), JSON.stringify(outcome))
})
Then('the settings are not saved: {string}', function (this: Scenario, sentence: string) {
  const outcome = outcomes.get(this)
  assert(outcome && 'told' in outcome, JSON.stringify(outcome))
  assert(outcome.told.includes(sentence), outcome.told)
})
Then('{person} reads in {string}: {string}', async function (this: Scenario, who: Who, part: string, text: string) {
  const { person } = await this.visit(who)
  for (const [label, value] of Object.entries(formIn(text))) assert.equal(await person.read(part, label), value)
})
Then('the consents of {person} are: {string}', async function (this: Scenario, who: Who, text: string) {
  const told = (await (await this.visit(who)).person.consents()).map((line) => line.replaceAll('\u00ad', ''))
  assert.equal(told.join(', '), text)
})
Then('a letter asks {string} to confirm the newsletter', async function (this: Scenario, to: string) {
  const letters = (await this.app.letters()).filter(({ kind }) => kind === 'newsletter-confirm')
  assert.deepEqual(
    letters.map((letter) => letter.to),
    [to],
  )
})
Then('{string} has the newsletter {string}', async function (this: Scenario, email: string, state: string) {
  const [last] = (await this.app.subscriptions(email)).toReversed()
  assert.equal(last?.endedAt !== undefined ? 'ended' : last?.link ? 'pending' : 'confirmed', state)
})

const links = new WeakMap<Scenario, string>()

When('{person} has her account deleted', async function (this: Scenario, who: Who) {
  const { password } = personOf(who ?? this.acting)
  outcomes.set(this, await (await this.visit(who)).person.endAccount(password))
})
When(
  '{person} has her account deleted with the password {string}',
  async function (this: Scenario, who: Who, password: string) {
    outcomes.set(this, await (await this.visit(who)).person.endAccount(password))
  },
)
When('{person} keeps her account', async function (this: Scenario, who: Who) {
  await (await this.visit(who)).person.keepAccount()
})
Then('the account of {person} ends on {string}', async function (this: Scenario, who: Who, day: string) {
  assert.equal(await (await this.visit(who)).person.accountEnds(), day)
})
Then('letters about the end of an account go out:', async function (this: Scenario, table: DataTable) {
  const letters = (await this.app.letters()).filter(({ kind }) => kind.startsWith('account-delet'))
  assert.deepEqual(
    letters.map(({ kind, to }) => [kind, to]),
    table.raw(),
  )
})
When('{person} follows the link that keeps the account', async function (this: Scenario, who: Who) {
  const letter = (await this.app.letters()).find(({ kind }) => kind === 'account-deletion-asked')
  assert(letter?.kind === 'account-deletion-asked', 'no such letter has come')
  links.set(this, await (await this.visit(who)).person.keepAccountByLink(letter.token))
})
Then('the account is kept', function (this: Scenario) {
  assert.equal(links.get(this), 'kept')
})
Then('the link that keeps the account has expired', function (this: Scenario) {
  assert.equal(links.get(this), 'expired')
})
Then('the way after signing in leads to {string}', function (this: Scenario, address: string) {
  const { signIn } = this.seen
  assert(signIn && 'address' in signIn, JSON.stringify(signIn))
  assert.equal(new URL(signIn.address, 'http://localhost').pathname, address)
})
