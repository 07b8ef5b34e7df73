import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Visit } from '../support/visit.ts'
import type { Scenario } from '#features/support/world.ts'
import { people, personOf } from '../support/people.ts'
import { listed } from '../support/words.ts'

const settled = async (scenario: Scenario, name: string, confirmed = true): Promise<void> => {
  await scenario.app.stage.account({ ...personOf(name), confirmed })
}
const known = new WeakMap<Scenario, Set<string>>()
const accountOnce = async (scenario: Scenario, name: string): Promise<void> => {
  const names = known.get(scenario) ?? new Set()
  known.set(scenario, names)
  const { email } = personOf(name)
  if (names.has(email)) return
  names.add(email)
  await settled(scenario, name)
}

Given('{person} has an account', async function (this: Scenario, who: string | undefined) {
  await accountOnce(this, who ?? this.acting)
})
Given('{person} has an account that is not confirmed', async function (this: Scenario, who: string | undefined) {
  await settled(this, who ?? this.acting, false)
})

Given('{person} is signed in', async function (this: Scenario, who: string | undefined) {
  const name = who ?? this.acting
  await accountOnce(this, name)
  const { email, password } = personOf(name)
  assert(await (await this.visit(name)).account.comeSignedIn({ email, password }), `${name} could not sign in`)
})

// Signing in

When('{person} signs in', async function (this: Scenario, who: string | undefined) {
  const { email, password } = personOf(who ?? this.acting)
  this.seen.signIn = await (await this.visit(who)).account.signIn({ email, password })
})
When(
  '{person} signs in with the address {string}',
  async function (this: Scenario, who: string | undefined, email: string) {
    const { password } = personOf(who ?? this.acting)
    this.seen.signIn = await (await this.visit(who)).account.signIn({ email, password })
  },
)
When(
  '{person} signs in to return to {string}',
  async function (this: Scenario, who: string | undefined, target: string) {
    const { email, password } = personOf(who ?? this.acting)
    const { account } = await this.visit(who)
    this.seen.signIn = await account.signIn({ email, password, target: target.replace('{origin}', this.app.origin) })
  },
)
When('somebody signs in as {string} with {string}', async function (this: Scenario, email: string, password: string) {
  this.seen.signIn = await (await this.visit()).account.signIn({ email, password })
})
When('{person} signs out', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).account.signOut()
})

Then('{person} is signed in as {string}', async function (this: Scenario, who: string | undefined, name: string) {
  assert.equal(await (await this.visit(who)).account.whoAmI(), name)
})
Then('nobody is signed in', async function (this: Scenario) {
  assert.equal(await (await this.visit()).account.whoAmI(), undefined)
})
const answerSeen = ({ seen }: Scenario) => (seen.signIn && 'told' in seen.signIn ? seen.signIn.told : 'signed in')
Then('{person} is told that address or password are wrong', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /E-Mail-Adresse oder Passwort stimmen nicht/)
})
Then('{person} is told to confirm the address first', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /noch nicht bestätigt/)
})
Then('{person} is told to wait', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /zu viele Versuche/)
})
Then('{person} stands at {string}', function (this: Scenario, _who: string | undefined, address: string) {
  assert(this.seen.signIn?.signedIn, 'not signed in')
  const at = new URL(this.seen.signIn.address, this.app.origin)
  assert.equal(at.origin, this.app.origin)
  assert.equal(at.pathname + at.search, address)
})

// Time and wrong passwords

When('{int} hours have passed', function (this: Scenario, hours: number) {
  this.app.clock.pass(hours * 60)
})
When('{int} minutes have passed', function (this: Scenario, minutes: number) {
  this.app.clock.pass(minutes)
})

const tries = async (scenario: Scenario, times: number, email: string, from?: { network: string }): Promise<void> => {
  const { account } = await scenario.visit(from ? 'somebody elsewhere' : 'a visitor', from)
  for (let attempt = 0; attempt < times; attempt++) {
    const outcome = await account.signIn({ email, password: `falsch geraten ${attempt}` })
    assert(!outcome.signedIn)
  }
}
Given('somebody has tried {int} wrong passwords on Mara', async function (this: Scenario, times: number) {
  await tries(this, times, people.Mara.email)
})
Given(
  'somebody has tried {int} wrong passwords on {string}',
  async function (this: Scenario, times: number, email: string) {
    await tries(this, times, email)
  },
)
Given('Mara has tried {int} wrong passwords', async function (this: Scenario, times: number) {
  const { account } = await this.visit('Mara')
  for (let attempt = 0; attempt < times; attempt++) {
    const outcome = await account.signIn({ email: people.Mara.email, password: `falsch geraten ${attempt}` })
    assert(!outcome.signedIn)
  }
})
Given('somebody elsewhere has tried {int} wrong passwords on Mara', async function (this: Scenario, times: number) {
  await tries(this, times, people.Mara.email, { network: '198.51.100.7' })
})
When('she tries the right password from there', async function (this: Scenario) {
  const { email, password } = people.Mara
  this.seen.signIn = await (await this.visit('a visitor')).account.signIn({ email, password })
})

// Registering

const formOf = (who: string | undefined, scenario: Scenario) => {
  const { email, password, firstName, lastName } = personOf(who ?? scenario.acting)
  return { Vorname: firstName, Nachname: lastName, 'E-Mail-Adresse': email, Passwort: password }
}
/** Fills in the form in so many seconds, and sends it. */
const fillIn = async (
  scenario: Scenario,
  { account }: Pick<Visit, 'account'>,
  form: Readonly<Record<string, string>>,
  { address, seconds = 40 }: { readonly address?: string | undefined; readonly seconds?: number } = {},
) => {
  await account.beginToRegister()
  scenario.app.clock.pass(seconds / 60)
  return account.register(form, address)
}
const register = async (scenario: Scenario, who: string | undefined, over: Readonly<Record<string, string>> = {}) => {
  const form = { ...formOf(who, scenario), ...over }
  scenario.seen.registration = await fillIn(scenario, await scenario.visit(who), form)
}
When(
  '{person} registers within {int} seconds',
  async function (this: Scenario, who: string | undefined, seconds: number) {
    const form = formOf(who, this)
    this.seen.registration = await fillIn(this, await this.visit(who), form, { seconds })
  },
)
Then('the registration says {string}', function (this: Scenario, words: string) {
  const { registration } = this.seen
  assert(registration && 'told' in registration && registration.told?.includes(words), JSON.stringify(registration))
})
When('{person} registers', async function (this: Scenario, who: string | undefined) {
  await register(this, who)
})
Given('{person} has registered', async function (this: Scenario, who: string | undefined) {
  await register(this, who)
  assert.deepEqual(this.seen.registration, { accepted: true })
})
When(
  '{person} registers with {string} set to {string}',
  async function (this: Scenario, who: string | undefined, field: string, value: string) {
    await register(this, who, { [field]: value })
  },
)
When(
  '{person} registers with {string} set to {string} and {string} set to {string}',
  async function (this: Scenario, who: string | undefined, one: string, first: string, other: string, second: string) {
    await register(this, who, { [one]: first, [other]: second })
  },
)
Then('the registration is accepted', function (this: Scenario) {
  assert.deepEqual(this.seen.registration, { accepted: true })
})
const faultsOf = ({ seen }: Scenario): readonly string[] =>
  seen.registration?.accepted === false ? Object.keys(seen.registration.faults) : []
Then('the field {string} is at fault', function (this: Scenario, field: string) {
  assert.deepEqual(faultsOf(this), [field])
})
Then('the fields {string} are at fault', function (this: Scenario, fields: string) {
  assert.deepEqual(faultsOf(this), listed(fields))
})
When('{person} looks at the registration form', async function (this: Scenario, who: string | undefined) {
  const { account } = await this.visit(who)
  this.seen.choices = {
    Anrede: await account.choices('Anrede'),
    Funktion: await account.choices('Funktion'),
  }
})
Then('{string} offers {string}', function (this: Scenario, field: string, offers: string) {
  assert.deepEqual(this.seen.choices[field], listed(offers))
})
Then('{string} offers {string} among others', function (this: Scenario, field: string, offer: string) {
  assert(this.seen.choices[field]?.includes(offer), `${field} offers ${this.seen.choices[field]?.join(', ')}`)
})

// Letters

Then('a letter to confirm the address goes to {string}', async function (this: Scenario, to: string) {
  const letters = await this.app.letters()
  assert.deepEqual(
    letters.map((letter) => [letter.kind, letter.to]),
    [['confirm-address', to]],
  )
})
Then('a letter about the existing account goes to {string}', async function (this: Scenario, to: string) {
  const letters = await this.app.letters()
  assert.deepEqual(
    letters.map((letter) => [letter.kind, letter.to]),
    [['account-exists', to]],
  )
})
Then('no letter goes out', async function (this: Scenario) {
  assert.deepEqual(await this.app.letters(), [])
})
const linksTo = async (scenario: Scenario, email: string): Promise<readonly string[]> =>
  (await scenario.app.letters()).flatMap((letter) =>
    letter.kind === 'confirm-address' && letter.to === email ? [letter.token] : [],
  )
const follow = async (scenario: Scenario, who: string | undefined, token: string | undefined, password?: string) => {
  assert(token !== undefined, 'no such letter has come')
  const own = personOf(who ?? scenario.acting).password
  scenario.seen.confirmation = await (await scenario.visit(who)).account.confirm(token, password ?? own)
}
When('{person} follows the link of the letter', async function (this: Scenario, who: string | undefined) {
  const { email } = personOf(who ?? this.acting)
  await follow(this, who, (await linksTo(this, email)).at(-1))
})
When(
  '{person} follows the link of the letter with the password {string}',
  async function (this: Scenario, who: string | undefined, password: string) {
    const { email } = personOf(who ?? this.acting)
    await follow(this, who, (await linksTo(this, email)).at(-1), password)
  },
)
When(
  /^Mara follows the link of the (first|second) letter$/,
  async function (this: Scenario, which: 'first' | 'second') {
    await follow(this, 'Mara', (await linksTo(this, people.Mara.email))[which === 'first' ? 0 : 1])
  },
)
When('{person} opens the link of the letter', async function (this: Scenario, who: string | undefined) {
  const { email } = personOf(who ?? this.acting)
  const token = (await linksTo(this, email)).at(-1)
  assert(token !== undefined, 'no such letter has come')
  this.seen.link = await (await this.visit(who)).account.openConfirmation(token)
})
Then('{person} can confirm the address', function (this: Scenario, _who?: string) {
  assert.equal(this.seen.link, 'form')
})
Then('the page says that the link has expired', function (this: Scenario) {
  assert.equal(this.seen.link, 'expired')
})
When('somebody follows the link {string}', async function (this: Scenario, token: string) {
  this.seen.confirmation = await (await this.visit()).account.confirm(token, people.Jonas.password)
})
Then(
  '{person} is told that the password is not the one of this registration',
  function (this: Scenario, _who?: string) {
    assert.deepEqual(this.seen.confirmation, { confirmed: false, why: 'wrong password' })
  },
)
Then('{int} letters to confirm the address have come to Mara', async function (this: Scenario, letters: number) {
  assert.equal((await linksTo(this, people.Mara.email)).length, letters)
})

// A stranger who registers somebody else's address

const stranger = { Vorname: 'Eve', Nachname: 'Fremd', Passwort: 'Neun Nägel im Brett' }
Given(
  /^(Mara|a stranger) has registered the address of Mara$/,
  async function (this: Scenario, who: 'Mara' | 'a stranger') {
    const over = who === 'Mara' ? {} : { ...stranger, 'E-Mail-Adresse': people.Mara.email }
    const visit = await this.visit(who, who === 'Mara' ? {} : { network: '198.51.100.7' })
    this.seen.registration = await fillIn(this, visit, { ...formOf('Mara', this), ...over })
    assert.deepEqual(this.seen.registration, { accepted: true })
  },
)
Given(
  'strangers elsewhere have registered the address of Mara {int} times',
  async function (this: Scenario, times: number) {
    for (let each = 0; each < times; each++) {
      const visit = await this.visit(`stranger ${each}`, { network: `198.51.${each}.7` })
      const form = { ...formOf('Mara', this), ...stranger }
      assert.deepEqual(await fillIn(this, visit, form), { accepted: true })
    }
  },
)
When('a stranger signs in with the password of his registration', async function (this: Scenario) {
  const { account } = await this.visit('a stranger')
  this.seen.signIn = await account.signIn({ email: people.Mara.email, password: stranger.Passwort })
})
Then('the link has expired', function (this: Scenario) {
  assert.deepEqual(this.seen.confirmation, { confirmed: false, why: 'expired' })
})
Then('the address is confirmed', function (this: Scenario) {
  assert.equal(this.seen.confirmation?.confirmed, true)
})

When('{person} registers from the dialog as Jonas', async function (this: Scenario, who: string | undefined) {
  const { account, hearts } = await this.visit(who)
  const address = (await hearts.loginDialog())?.register.address
  this.seen.registration = await fillIn(this, { account }, formOf('Jonas', this), { address })
  assert.deepEqual(this.seen.registration, { accepted: true })
})
When('{person} follows the link of the letter to Jonas', async function (this: Scenario, who: string | undefined) {
  const { account, hearts } = await this.visit(who)
  const { email, password } = people.Jonas
  const [token] = await linksTo(this, email)
  assert(token !== undefined, 'no such letter has come')
  const outcome = await account.confirm(token, password)
  assert(outcome.confirmed, JSON.stringify(outcome))
  await hearts.landOn(outcome.address)
})
