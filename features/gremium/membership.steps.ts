import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { portalRoles, type PortalRole } from '#core/gremium/gremium.ts'
import type { GremiumLetter } from '#core/gremium/ports.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { BelongsToAGremium } from './membership.driver.ts'

type Who = string | undefined

/** What somebody was told last, and whose numbers are known by their company. */
const answers = new WeakMap<Scenario, string>()
const ids = new WeakMap<Scenario, Map<string, string>>()

const gremium = async (scenario: Scenario, who: Who): Promise<BelongsToAGremium> => (await scenario.visit(who)).gremium
const roleOf = (word: string): PortalRole => {
  const role = portalRoles.find((one) => one === word)
  assert(role, `${word} is no role`)
  return role
}
const invitations = async (scenario: Scenario): Promise<readonly GremiumLetter[]> =>
  (await scenario.app.letters()).filter((letter): letter is GremiumLetter => letter.kind === 'gremium-invitation')
const tokenIn = async (scenario: Scenario): Promise<string> =>
  (await invitations(scenario)).at(-1)?.token ?? 'no letter'

const begin = async (scenario: Scenario, who: Who, type: string, company: string, site: string): Promise<void> => {
  const own = await gremium(scenario, who)
  answers.set(scenario, await own.begin(type, company, site))
  if (answers.get(scenario) !== 'done') return
  ids.set(scenario, (ids.get(scenario) ?? new Map()).set(company, await own.idOf(company)))
}

When(
  '{person} begins the Gremium {string} of {string} at {string}',
  async function (this: Scenario, who: Who, type: string, company: string, site: string) {
    await begin(this, who, type, company, site)
  },
)
Given(
  'Mara and Jonas are in the Gremium {string} of {string}',
  async function (this: Scenario, type: string, company: string) {
    await begin(this, 'Mara', type, company, '')
    assert.equal(await (await gremium(this, 'Mara')).invite(personOf('Jonas').email, 'mitglied'), 'done')
    assert.equal(await (await gremium(this, 'Jonas')).join(await tokenIn(this)), 'done')
  },
)
When('{person} invites {string} as {string}', async function (this: Scenario, who: Who, email: string, role: string) {
  answers.set(this, await (await gremium(this, who)).invite(email, roleOf(role)))
})
When('{person} takes the invitation', async function (this: Scenario, who: Who) {
  answers.set(this, await (await gremium(this, who)).join(await tokenIn(this)))
})
When(
  /^(Mara|Jonas) takes "([^"]*)" out of (?:her|his) Gremium$/,
  async function (this: Scenario, who: string, called: string) {
    answers.set(this, await (await gremium(this, who)).remove(called))
  },
)
When('{person} makes {string} {string}', async function (this: Scenario, who: Who, called: string, role: string) {
  assert.equal(await (await gremium(this, who)).makeRole(called, roleOf(role)), 'done')
})
When(/^(Mara|Jonas) leaves (?:her|his) Gremium$/, async function (this: Scenario, who: string) {
  answers.set(this, await (await gremium(this, who)).leave())
})

Then('the Gremium was not begun for {string}', function (this: Scenario, faults: string) {
  assert.equal(answers.get(this), faults)
})
Then('{person} is told about the Gremium: {string}', function (this: Scenario, _who: Who, why: string) {
  assert.equal(answers.get(this), why)
})
Then('{person} belongs to {string} as {string}', async function (this: Scenario, who: Who, name: string, role: string) {
  assert.equal(await (await gremium(this, who)).ofAccount(), `${name} as ${role}`)
})
Then('{person} belongs to no Gremium', async function (this: Scenario, who: Who) {
  const own = await gremium(this, who)
  assert.deepEqual([await own.ofAccount(), await own.own()], [undefined, []])
})
Then('{person} belongs to the Gremien {list}', async function (this: Scenario, who: Who, names: readonly string[]) {
  assert.deepEqual(
    await (await gremium(this, who)).own(),
    names.map((name) => name.replaceAll(';', ',')),
  )
})
Then(
  /^(Mara|Jonas) sees in (?:her|his) Gremium: "([^"]*)"$/,
  async function (this: Scenario, who: string, users: string) {
    const seen = await (await gremium(this, who)).users()
    assert.equal(typeof seen === 'string' ? seen : seen.join(', '), users)
  },
)
Then(
  '{person} is told when she looks at her Gremium: {string}',
  async function (this: Scenario, who: Who, why: string) {
    assert.equal(await (await gremium(this, who)).users(), why)
  },
)
Then(
  '{person} is told when she looks at those whom it has: {string}',
  async function (this: Scenario, who: Who, why: string) {
    assert.equal(await (await gremium(this, who)).managedUsers(), why)
  },
)
Then(
  '{person} is told when she looks at the Gremium of {string}: {string}',
  async function (this: Scenario, who: Who, company: string, why: string) {
    const id = ids.get(this)?.get(company)
    assert(id, `nobody began a Gremium of ${company}`)
    assert.equal(await (await gremium(this, who)).usersOf(id), why)
  },
)
Then(
  'a letter invites {string} to {string} and names {string}',
  async function (this: Scenario, email: string, name: string, inviting: string) {
    assert.deepEqual(
      (await invitations(this)).map((letter) => [letter.to, letter.gremium, letter.invitedBy]),
      [[email, name, inviting]],
    )
  },
)

const numbersIn = (text: string) =>
  text.split(', ').map((one): readonly [string, string] => {
    const [field = '', value = ''] = one.split(' ')
    return [field, value]
  })
When(
  /^(Mara|Jonas) says of (?:her|his) Gremium: "([^"]*)"$/,
  async function (this: Scenario, who: string, text: string) {
    answers.set(this, await (await gremium(this, who)).say(numbersIn(text)))
  },
)
When('Mara opens the settings of her Gremium', async function (this: Scenario) {
  await (await gremium(this, 'Mara')).openSettings()
})
When(
  'Mara and Jonas open its settings, and Mara says {string} and then Jonas says {string}',
  async function (this: Scenario, first: string, second: string) {
    const both = [await gremium(this, 'Mara'), await gremium(this, 'Jonas')] as const
    for (const one of both) await one.openSettings()
    assert.equal(await both[0].say(numbersIn(first)), 'done')
    answers.set(this, await both[1].say(numbersIn(second)))
  },
)
Then(
  /^(Mara|Jonas) reads of (?:her|his) Gremium: "([^"]*)"$/,
  async function (this: Scenario, who: string, text: string) {
    assert.equal((await (await gremium(this, who)).read()).join(', '), text)
  },
)
Then('{person} learns of the law: {string}', async function (this: Scenario, who: Who, text: string) {
  assert.equal((await (await gremium(this, who)).learns()).join(', '), text)
})
