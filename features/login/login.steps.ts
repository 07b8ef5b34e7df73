import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { codeShown } from '../support/authenticator.ts'
import { people, personOf } from '../support/people.ts'
import type { CodeOutcome, SessionSeen, SettingsOutcome } from './login.driver.ts'

/** What came of what somebody did about a login, and what he was given on the way. */
interface LoginSeen {
  sessions?: readonly SessionSeen[] | undefined
  saved?: SettingsOutcome
  code?: CodeOutcome
  link?: 'confirmed' | 'expired'
  key: string
  recoveryCodes: readonly string[]
}
const seenOf = new WeakMap<Scenario, LoginSeen>()
const seen = (scenario: Scenario): LoginSeen => {
  const known = seenOf.get(scenario) ?? { key: '', recoveryCodes: [] }
  seenOf.set(scenario, known)
  return known
}
const loginOf = async (scenario: Scenario, who: string | undefined) => (await scenario.visit(who)).login

// Sessions

When('{person} looks where she is signed in', async function (this: Scenario, who: string | undefined) {
  seen(this).sessions = await (await loginOf(this, who)).sessions()
})
Then('{int} sessions are listed, this one first', function (this: Scenario, count: number) {
  const { sessions } = seen(this)
  assert.deepEqual(
    sessions?.map(({ isThis }) => isThis),
    Array.from({ length: count }, (_, nth) => nth === 0),
  )
  assert(sessions?.every(({ device }) => device !== ''))
})
Then('{person} is asked to sign in first', function (this: Scenario, _who?: string) {
  assert.equal(seen(this).sessions, undefined)
})
When('{person} ends the other session', async function (this: Scenario, who: string | undefined) {
  await (await loginOf(this, who)).endSession(1)
})
When('{person} signs out everywhere', async function (this: Scenario, who: string | undefined) {
  await (await loginOf(this, who)).endAllSessions()
})
Then('{person} is signed out', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).account.whoAmI(), undefined)
})

// Password and address

When(
  '{person} changes the password from {string} to {string}',
  async function (this: Scenario, who: string | undefined, current: string, chosen: string) {
    seen(this).saved = await (await loginOf(this, who)).changePassword(current, chosen)
  },
)
When('{person} changes the password to {string}', async function (this: Scenario, who: string | undefined, to: string) {
  const { password } = personOf(who ?? this.acting)
  seen(this).saved = await (await loginOf(this, who)).changePassword(password, to)
})
When('{person} changes the address to {string}', async function (this: Scenario, who: string | undefined, to: string) {
  const { password } = personOf(who ?? this.acting)
  seen(this).saved = await (await loginOf(this, who)).changeAddress(to, password)
})
Then('that is saved', function (this: Scenario) {
  assert.deepEqual(seen(this).saved, { saved: true })
})
Then(
  'at {string} {person} is told {string}',
  function (this: Scenario, label: string, _who: string | undefined, sentence: string) {
    const { saved } = seen(this)
    assert(saved && 'faults' in saved, JSON.stringify(saved))
    assert.deepEqual(Object.keys(saved.faults), [label])
    assert(saved.faults[label]?.includes(sentence), JSON.stringify(saved))
  },
)
Then('letters about the login go out:', async function (this: Scenario, table: { raw(): string[][] }) {
  const letters = (await this.app.letters()).map(({ kind, to }) => [kind, to])
  assert.deepEqual(letters, table.raw())
})
When('{person} follows the link to the new address', async function (this: Scenario, who: string | undefined) {
  const letter = (await this.app.letters()).find(({ kind }) => kind === 'confirm-new-address')
  assert(letter?.kind === 'confirm-new-address', 'no such letter has come')
  seen(this).link = await (await loginOf(this, who)).confirmAddress(letter.token)
})
Then('the new address is confirmed', function (this: Scenario) {
  assert.equal(seen(this).link, 'confirmed')
})
Then('that link has expired', function (this: Scenario) {
  assert.equal(seen(this).link, 'expired')
})
When('Mara signs in with {string} and her password', async function (this: Scenario, email: string) {
  this.seen.signIn = await (await this.visit('Mara')).account.signIn({ email, password: people.Mara.password })
})

// The app

const enter = async (scenario: Scenario, who: string | undefined, code: string): Promise<void> => {
  seen(scenario).code = await (await loginOf(scenario, who)).enterCode(code)
}
const shown = (scenario: Scenario): string => codeShown(seen(scenario).key, scenario.app.clock.now())

Given('{person} has set up an app', async function (this: Scenario, who: string | undefined) {
  const login = await loginOf(this, who)
  seen(this).key = await login.beginApp(personOf(who ?? this.acting).password)
  const outcome = await login.confirmApp(shown(this))
  assert(outcome.accepted, JSON.stringify(outcome))
  seen(this).recoveryCodes = outcome.recoveryCodes
  // The next code is another one.
  this.app.clock.pass(1)
})
Given('{person} works for the Redaktion', async function (this: Scenario, who: string | undefined) {
  await this.app.stage.account({ ...personOf(who ?? this.acting), roles: ['mitglied', 'redaktion'] })
})
Then('{person} is told that a code is needed', function (this: Scenario, _who?: string) {
  const { signIn } = this.seen
  assert(signIn && 'needs' in signIn && signIn.needs === 'code', JSON.stringify(signIn))
})
Then('{person} is told to set up an app', function (this: Scenario, _who?: string) {
  const { signIn } = this.seen
  assert(signIn && 'needs' in signIn && signIn.needs === 'app', JSON.stringify(signIn))
})
When('{person} sets up the app that is asked for', async function (this: Scenario, who: string | undefined) {
  const login = await loginOf(this, who)
  seen(this).key = await login.readKey()
  seen(this).code = await login.confirmApp(shown(this))
})
Then('{int} recovery codes are shown', function (this: Scenario, count: number) {
  const { code } = seen(this)
  assert(code?.accepted)
  assert.equal(new Set(code.recoveryCodes).size, count)
})
When('{person} enters the code of the app', async function (this: Scenario, who: string | undefined) {
  await enter(this, who, shown(this))
})
When('{person} enters the code {string}', async function (this: Scenario, who: string | undefined, code: string) {
  await enter(this, who, code)
})
When('{person} enters a recovery code', async function (this: Scenario, who: string | undefined) {
  await enter(this, who, seen(this).recoveryCodes[0] ?? '')
})
Then('{person} is told that the code is wrong', function (this: Scenario, _who?: string) {
  const { code } = seen(this)
  assert(code && !code.accepted && code.told.includes('Dieser Code stimmt nicht'), JSON.stringify(code))
})
