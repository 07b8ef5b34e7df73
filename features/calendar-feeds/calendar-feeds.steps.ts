import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { entriesIn, type LetterEntrySeen } from '../support/letter-calendars.ts'
import { programsOf } from '../support/programs.ts'
import type { SubscribesToCalendars } from './calendar-feeds.driver.ts'

/** What a scenario knows of calendars: addresses, the last one last; what the last one said, time after time. */
interface Known {
  readonly addresses: string[]
  readonly read: { readonly text: string; readonly entries: readonly LetterEntrySeen[] }[]
  why: string
}
const all = new WeakMap<Scenario, Known>()
const knownIn = (scenario: Scenario): Known => {
  const known = all.get(scenario) ?? { addresses: [], read: [], why: 'nothing' }
  all.set(scenario, known)
  return known
}

const subscribes = async (scenario: Scenario, who: string): Promise<SubscribesToCalendars> =>
  (await programsOf(scenario, who)).calendarFeeds

const switchOn = async (scenario: Scenario, who: string, gremium?: string): Promise<void> => {
  const answer = await (await subscribes(scenario, who)).switchOn(gremium)
  const known = knownIn(scenario)
  if ('why' in answer) known.why = answer.why
  else known.addresses.push(answer.address)
}
/** Reads an address as a program does that is signed in nowhere. */
const saidAt = async (scenario: Scenario, address: string): Promise<string> => {
  const answer = await (await programsOf(scenario)).calendarFeeds.calendarAt(address)
  if ('why' in answer) return answer.why
  const entries = entriesIn(answer)
  // Lines are folded at 75 octets.
  const text = new TextDecoder().decode(answer.bytes).replaceAll('\r\n ', '')
  knownIn(scenario).read.push({ text, entries })
  return entries.map(({ title, status }) => `${title} ${status}`).join(', ')
}
const addressIn = (scenario: Scenario, back = 1): string => {
  const address = knownIn(scenario).addresses.at(-back)
  assert(address, 'no calendar was switched on')
  return address
}

When(/^(Mara|Jonas) switches on (?:her|his) calendar$/, async function (this: Scenario, who: string) {
  await switchOn(this, who)
})
When(/^(Mara|Jonas) switches on the calendar of (?:her|his) Gremium$/, async function (this: Scenario, who: string) {
  await switchOn(this, who, 'own')
})
When(
  /^(Mara|Jonas) switches on the calendar of the Gremium "([^"]*)"$/,
  async function (this: Scenario, who: string, gremium: string) {
    await switchOn(this, who, gremium)
  },
)
When(/^(Mara|Jonas) switches off (?:her|his) calendar$/, async function (this: Scenario, who: string) {
  assert.equal(await (await subscribes(this, who)).switchOff(), 'done')
})
When('somebody tries {int} addresses of calendars that nobody has', async function (this: Scenario, count: number) {
  for (let n = 0; n < count; n += 1)
    knownIn(this).why = await saidAt(this, `https://nowhere.example/kalender/${n}-nobody.ics`)
})
Then('the last of them says: {string}', function (this: Scenario, why: string) {
  assert.equal(knownIn(this).why, why)
})
Then(/^(Mara|Jonas) is told about the calendar: "([^"]*)"$/, function (this: Scenario, _who: string, why: string) {
  assert.equal(knownIn(this).why, why)
})
Then(
  /^(Mara|Jonas) sees of (?:her|his) calendar: "([^"]*)"$/,
  async function (this: Scenario, who: string, standing: string) {
    assert.equal(await (await subscribes(this, who)).standing(), standing)
  },
)
Then('the address of the calendar says: {string}', async function (this: Scenario, entries: string) {
  assert.equal(await saidAt(this, addressIn(this)), entries)
})
Then('the address of the calendar before says: {string}', async function (this: Scenario, entries: string) {
  assert.equal(await saidAt(this, addressIn(this, 2)), entries)
})
Then('the calendar feed says {string}', function (this: Scenario, sentence: string) {
  assert(knownIn(this).read.at(-1)?.text.includes(sentence))
})
Then(
  'the calendar feed names neither {string} nor {string} nor {string}',
  function (this: Scenario, one: string, other: string, third: string) {
    const text = knownIn(this).read.at(-1)?.text ?? ''
    assert.deepEqual(
      [one, other, third].filter((name) => text.includes(name)),
      [],
    )
  },
)
Then('the calendar feed has changed', async function (this: Scenario) {
  const [before, after] = knownIn(this).read.slice(-2)
  const last = after?.entries[0] ?? before?.entries[0]
  assert(last && last.changes > 0, 'its sequence has grown')
  if (!before || !after) return
  assert.equal(last.uid, before.entries[0]?.uid)
  assert(last.changes > (before.entries[0]?.changes ?? 0))
})
