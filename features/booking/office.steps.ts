import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { codeShown } from '../support/authenticator.ts'
import { personOf } from '../support/people.ts'
import { programsOf } from '../support/programs.ts'
import type { Scenario } from '#features/support/world.ts'
import type { Closed, OfficeRow } from './office.driver.ts'

const office = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).office
const asAProgram = async (scenario: Scenario, who?: string) => (await programsOf(scenario, who)).office

/** Of the apps of those who work in the office, by their names. */
const keys = new WeakMap<Scenario, Map<string, string>>()

Given(
  /^(Mara|Jonas) is signed in as (mitglied|forum|redaktion|admin)$/,
  async function (this: Scenario, who: string, role: 'mitglied' | 'forum' | 'redaktion' | 'admin') {
    const { email, password } = personOf(who)
    await this.app.stage.account({ ...personOf(who), roles: [role] })
    const { account, login } = await this.visit(who)
    const outcome = await account.signIn({ email, password, target: '/impressum' })
    if (outcome.signedIn) return
    // An app is asked for: the first time it is set up, later its next code is typed.
    const known = keys.get(this)?.get(who)
    const key = known ?? (await login.readKey())
    keys.set(this, (keys.get(this) ?? new Map<string, string>()).set(who, key))
    const code = codeShown(key, this.app.clock.now())
    const proved = await (known === undefined ? login.confirmApp(code) : login.enterCode(code))
    assert(proved.accepted, `${who} could not sign in: ${JSON.stringify(proved)}`)
  },
)

const isSeen = (seen: readonly OfficeRow[] | Closed, table: DataTable): void => {
  assert(typeof seen !== 'string', 'the office is closed')
  const [columns = []] = table.raw()
  const shown = seen.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
  assert.deepEqual(shown, table.hashes())
}

Then('{person} finds these bookings:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  isSeen(await (await office(this, who)).find({}), table)
})

Then(
  '{person} finds these bookings by {string}:',
  async function (this: Scenario, who: string | undefined, q: string, table: DataTable) {
    isSeen(await (await office(this, who)).find({ q }), table)
  },
)

Then(
  '{person} finds these bookings that stand at {string}:',
  async function (this: Scenario, who: string | undefined, state: string, table: DataTable) {
    isSeen(await (await office(this, who)).find({ state }), table)
  },
)

Then(
  '{person} is asked to sign in before any booking is shown',
  async function (this: Scenario, who: string | undefined) {
    assert.equal(await (await office(this, who)).find({}), 'signed out')
  },
)

Then('the bookings are not for {person}', async function (this: Scenario, who: string | undefined) {
  const runs = await office(this, who)
  assert.deepEqual([await runs.find({}), await runs.participants(4711)], ['not allowed', 'not allowed'])
})

Then(
  '{person} reads of {int} what happened: {string}',
  async function (this: Scenario, who: string | undefined, date: number, happened: string) {
    assert.equal((await (await office(this, who)).history(date)).join('; '), happened)
  },
)

Then(
  '{person} reads the participants of {int}:',
  async function (this: Scenario, who: string | undefined, date: number, table: DataTable) {
    isSeen(await (await office(this, who)).participants(date), table)
  },
)

When(
  '{person} notes that the order form of {int} came back, signed by {string} on {string}',
  async function (this: Scenario, who: string | undefined, date: number, signatureName: string, signedOn: string) {
    this.seen.sentence = await (await office(this, who)).bind(date, { signatureName, signedOn })
  },
)

When(
  '{person} confirms {int} at {int} euros a seat',
  async function (this: Scenario, who: string | undefined, date: number, feeNet: number) {
    this.seen.sentence = await (await office(this, who)).confirm(date, feeNet)
  },
)

When(
  /^(he|Jonas) cancels (\d+)(?: for "([^"]*)" of the customer| for the customer), (free of charge|as the terms say)$/,
  async function (this: Scenario, who: string, date: string, name: string | null, how: string) {
    const runs = await office(this, who === 'he' ? undefined : who)
    const waived = how === 'free of charge'
    this.seen.sentence = await runs.cancel(Number(date), { waived, ...(name !== null && { names: [name] }) })
  },
)

When(
  '{person} cancels {int} for {string} of the customer, at {int} euros',
  async function (this: Scenario, who: string | undefined, date: number, name: string, feeNet: number) {
    this.seen.sentence = await (await asAProgram(this, who)).cancel(date, feeNet, [name])
  },
)

When(
  '{person} confirms {int} at {int} euros a seat as a program',
  async function (this: Scenario, who: string | undefined, date: number, feeNet: number) {
    this.seen.sentence = await (await asAProgram(this, who)).confirm(date, feeNet)
  },
)

When(
  '{person} notes for {int} that {list} came as a program',
  async function (this: Scenario, who: string | undefined, date: number, names: readonly string[]) {
    this.seen.sentence = await (await asAProgram(this, who)).attendance(date, names)
  },
)

When(
  '{person} calls {int} off as a program: {string}',
  async function (this: Scenario, who: string | undefined, date: number, reason: string) {
    this.seen.sentence = await (await asAProgram(this, who)).callOff(date, reason)
  },
)

When(
  '{person} notes for {int} that {list} came',
  async function (this: Scenario, who: string | undefined, date: number, names: readonly string[]) {
    this.seen.sentence = await (await office(this, who)).attendance(date, names)
  },
)

When(
  '{person} calls {int} off: {string}',
  async function (this: Scenario, who: string | undefined, date: number, reason: string) {
    this.seen.sentence = await (await office(this, who)).callOff(date, reason)
  },
)

Then(
  '{person} reads that {int} has left the programme with bookings',
  async function (this: Scenario, who: string | undefined, date: number) {
    assert.equal(await (await office(this, who)).hasLeft(date), true)
  },
)

Then(
  '{person} reads that nothing is to be done about {int}',
  async function (this: Scenario, who: string | undefined, date: number) {
    assert.equal(await (await office(this, who)).hasLeft(date), false)
  },
)
