import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { people, personOf } from '../support/people.ts'

const ask = async (scenario: Scenario, who: string | undefined, email: string): Promise<void> => {
  scenario.seen.passwordForm = await (await scenario.visit(who)).account.forgotPassword(email)
}
const tokenOf = async (scenario: Scenario, letter: number): Promise<string> => {
  const tokens = (await scenario.app.letters()).flatMap((sent) =>
    sent.kind === 'reset-password' && sent.to === people.Mara.email ? [sent.token] : [],
  )
  const token = tokens.at(letter)
  assert(token !== undefined, 'no such letter has come')
  return token
}
const open = async (scenario: Scenario, who: string | undefined, token: string): Promise<void> => {
  scenario.seen.link = await (await scenario.visit(who)).account.openPasswordReset(token)
}
const choose = async (scenario: Scenario, who: string | undefined, password: string, letter = -1): Promise<void> => {
  const token = await tokenOf(scenario, letter)
  scenario.seen.passwordForm = await (await scenario.visit(who)).account.resetPassword(token, password)
}

When('{person} asks for a new password', async function (this: Scenario, who: string | undefined) {
  await ask(this, who, personOf(who ?? this.acting).email)
})
Given('{person} has asked for a new password', async function (this: Scenario, who: string | undefined) {
  await ask(this, who, personOf(who ?? this.acting).email)
  assert.deepEqual(this.seen.passwordForm, { accepted: true })
})
Given('{person} has asked for a new password for Mara', async function (this: Scenario, who: string | undefined) {
  await ask(this, who, people.Mara.email)
  assert.deepEqual(this.seen.passwordForm, { accepted: true })
})
When(
  '{person} asks for a new password for {string}',
  async function (this: Scenario, who: string | undefined, email: string) {
    await ask(this, who, email)
  },
)
Given(
  'somebody has asked {int} times for a new password for {string}',
  async function (this: Scenario, times: number, email: string) {
    for (let each = 0; each < times; each++) {
      await ask(this, 'a visitor', email)
      assert.deepEqual(this.seen.passwordForm, { accepted: true })
    }
  },
)
When(
  '{person} chooses the new password {string}',
  async function (this: Scenario, who: string | undefined, password: string) {
    await choose(this, who, password)
  },
)
When(
  '{person} chooses the new password {string} for Mara',
  async function (this: Scenario, who: string | undefined, password: string) {
    await choose(this, who, password)
  },
)
When(
  '{person} chooses the new password {string} by the first letter',
  async function (this: Scenario, who: string | undefined, password: string) {
    await choose(this, who, password, 0)
  },
)
When('{person} opens the link for a new password', async function (this: Scenario, who: string | undefined) {
  await open(this, who, await tokenOf(this, -1))
})
When(
  '{person} opens the link for a new password {string}',
  async function (this: Scenario, who: string | undefined, token: string) {
    await open(this, who, token)
  },
)

Then('{person} can choose a new password', function (this: Scenario, _who?: string) {
  assert.equal(this.seen.link, 'form')
})
Then('{person} is told to look for a letter', function (this: Scenario, _who?: string) {
  assert.deepEqual(this.seen.passwordForm, { accepted: true })
})
Then('the password is changed', function (this: Scenario) {
  assert.deepEqual(this.seen.passwordForm, { accepted: true })
})
Then('the link for a new password has expired', function (this: Scenario) {
  assert.deepEqual(this.seen.passwordForm, { accepted: false, expired: true })
})
Then('{person} is told that these were too many attempts', function (this: Scenario, _who?: string) {
  const { passwordForm } = this.seen
  assert(passwordForm && 'told' in passwordForm, JSON.stringify(passwordForm))
  assert.match(passwordForm.told, /zu viele Versuche/)
})
Then('the field {string} says {string}', function (this: Scenario, label: string, message: string) {
  const { passwordForm } = this.seen
  assert(passwordForm && 'faults' in passwordForm, JSON.stringify(passwordForm))
  assert.deepEqual(Object.keys(passwordForm.faults), [label])
  // On a page the hint stands before it.
  assert((passwordForm.faults[label] ?? '').includes(message), passwordForm.faults[label] ?? 'nothing')
})
Then('{person} is no longer signed in', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).account.whoAmI(), undefined)
})

// Letters

const letterTo = async (scenario: Scenario, kind: string, to: string): Promise<void> => {
  const found = (await scenario.app.letters()).filter((letter) => letter.kind === kind)
  assert.deepEqual(
    found.map((letter) => letter.to),
    [to],
  )
}
Then('a letter with a link for a new password goes to {string}', async function (this: Scenario, to: string) {
  await letterTo(this, 'reset-password', to)
})
Then('a letter about the changed password goes to {string}', async function (this: Scenario, to: string) {
  await letterTo(this, 'password-changed', to)
})
