import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { laender } from '#core/shared/laender.ts'
import { entriesIn } from '../support/letter-calendars.ts'
import { programsOf } from '../support/programs.ts'
import type { AppointmentSent, TalksToConsultants } from './consulting.driver.ts'

/** What a scenario knows of appointments: links by whose they are, and what was answered last. */
interface Known {
  readonly tokens: Map<string, string[]>
  sent?: AppointmentSent
  answer: string
  offered: readonly string[]
  slots: readonly string[]
}
const all = new WeakMap<Scenario, Known>()
const knownIn = (scenario: Scenario): Known => {
  const known = all.get(scenario) ?? { tokens: new Map(), answer: '', offered: [], slots: [] }
  all.set(scenario, known)
  return known
}

const talks = async (scenario: Scenario, who?: string): Promise<TalksToConsultants> =>
  (await programsOf(scenario, who)).consulting
const addressOf = (who: string): string => `${who.toLowerCase()}@werk.example`
const lastToken = (scenario: Scenario, who: string): string => {
  const token = knownIn(scenario).tokens.get(who)?.at(-1)
  assert(token, `${who} has no appointment: ${knownIn(scenario).answer}`)
  return token
}
const listIn = (text: string): readonly string[] => text.split(',').map((part) => part.trim())

const book = async (scenario: Scenario, who: string, slot: string, consultant: string, key?: string): Promise<void> => {
  const known = knownIn(scenario)
  const by = { consultant, email: addressOf(who), ...(key !== undefined && { key }) }
  const sent = await (await talks(scenario)).book(slot, by)
  known.sent = sent
  known.answer = 'why' in sent ? sent.why : 'done'
  known.offered = 'why' in sent ? sent.next : []
  if ('token' in sent) known.tokens.set(who, [...(known.tokens.get(who) ?? []), sent.token])
}

Given(
  'the consultant {string} for {string} in {string}',
  function (this: Scenario, name: string, postcodes: string, state: string) {
    const land = laender.find((one) => one === state)
    assert(land, `${state} is no Land`)
    const email = `${name.split(' ').at(-1)?.toLowerCase()}@seminarhaus.example`
    this.draft.record(recordOf.consultant({ id: slugOf(name), name, email, postcodes: listIn(postcodes), land }))
  },
)

Then(
  'a visitor with the postcode {string} is told {string}',
  async function (this: Scenario, zip: string, told: string) {
    assert.equal(await (await talks(this)).consultantFor(zip), told)
  },
)
Then('Mara without a postcode is told {string}', async function (this: Scenario, told: string) {
  assert.equal(await (await talks(this, 'Mara')).consultantFor(), told)
})

Then(
  '{string} has {int} free slots on {string}',
  async function (this: Scenario, consultant: string, count: number, day: string) {
    const slots = await (await talks(this)).slots(consultant, day, day)
    assert(typeof slots !== 'string', String(slots))
    knownIn(this).slots = slots
    assert.equal(slots.length, count, slots.join(', '))
  },
)
Then('the first of them is {string}', function (this: Scenario, slot: string) {
  assert.equal(knownIn(this).slots[0], slot)
})
Then('the last of them is {string}', function (this: Scenario, slot: string) {
  assert.equal(knownIn(this).slots.at(-1), slot)
})
Then(
  'the first free slot of {string} from {string} on is {string}',
  async function (this: Scenario, consultant: string, from: string, slot: string) {
    const slots = await (await talks(this)).slots(consultant, from, from.replace(/\d\d$/, '31'))
    assert(typeof slots !== 'string', String(slots))
    assert.equal(slots[0], slot)
  },
)
Then(
  'nobody is told the slots of {string} from {string} to {string}: {string}',
  async function (this: Scenario, consultant: string, from: string, to: string, why: string) {
    assert.equal(await (await talks(this)).slots(consultant, from, to), why)
  },
)

When(
  /^(Kim|Alex|Sascha) books "([^"]*)" with "([^"]*)"$/,
  async function (this: Scenario, who: string, slot: string, consultant: string) {
    await book(this, who, slot, consultant)
  },
)
When(
  /^(Kim|Alex|Sascha) books "([^"]*)" with "([^"]*)" under the key "([^"]*)"$/,
  async function (this: Scenario, who: string, slot: string, consultant: string, key: string) {
    await book(this, who, slot, consultant, key)
  },
)
Then('her calendar holds {string}, which is {string}', function (this: Scenario, slot: string, utc: string) {
  const { sent, answer } = knownIn(this)
  assert(sent && 'calendar' in sent, answer)
  const [entry] = entriesIn({ bytes: sent.calendar })
  assert(entry)
  assert.equal(entry.from, slot.slice(0, 16))
  assert.equal(Temporal.PlainDateTime.from(entry.from).toZonedDateTime('Europe/Berlin').toInstant().toString(), utc)
})
Then(/^(?:Kim|Alex|Sascha) has an appointment$/, function (this: Scenario) {
  assert.equal(knownIn(this).answer, 'done')
})
Then('Kim has the same appointment', function (this: Scenario) {
  const [first, second] = knownIn(this).tokens.get('Kim') ?? []
  assert(first)
  assert.equal(second, first)
})
Then(/^(?:Kim|Alex|Sascha) is refused with "([^"]*)"$/, function (this: Scenario, why: string) {
  assert.equal(knownIn(this).answer, why)
})
Then(
  /^Sascha is refused with "([^"]*)" and offered "([^"]*)"$/,
  function (this: Scenario, why: string, offered: string) {
    assert.deepEqual([knownIn(this).answer, ...knownIn(this).offered], [why, ...listIn(offered)])
  },
)
Then('Kim is offered {string}', function (this: Scenario, offered: string) {
  assert.deepEqual(knownIn(this).offered, listIn(offered))
})

When(/^(Kim|Alex) reschedules to "([^"]*)"$/, async function (this: Scenario, who: string, slot: string) {
  const answer = await (await talks(this)).reschedule(lastToken(this, who), slot)
  knownIn(this).answer = typeof answer === 'string' ? answer : 'slot-taken'
  knownIn(this).offered = typeof answer === 'string' ? [] : answer.next
})
When(/^(Kim|Alex) cancels(?: once more)?$/, async function (this: Scenario, who: string) {
  knownIn(this).answer = await (await talks(this)).cancel(lastToken(this, who))
})
Then(/^(Kim|Alex) sees "([^"]*)"$/, async function (this: Scenario, who: string, standing: string) {
  assert.equal(await (await talks(this)).standing(lastToken(this, who)), standing)
})
Then('somebody without a link sees {string}', async function (this: Scenario, why: string) {
  assert.equal(await (await talks(this)).standing('no-link-of-anybody'), why)
})

When('Mara sets the hours of {string} to {string}', async function (this: Scenario, consultant: string, hours: string) {
  assert.equal(await (await talks(this, 'Mara')).setHours(consultant, listIn(hours)), 'done')
})
Then(
  'Mara cannot set the hours of {string} to {string}: {string}',
  async function (this: Scenario, consultant: string, hours: string, why: string) {
    assert.equal(await (await talks(this, 'Mara')).setHours(consultant, listIn(hours)), why)
  },
)
When(
  'Mara tells that {string} is away from {string} to {string}',
  async function (this: Scenario, consultant: string, from: string, to: string) {
    assert.equal(await (await talks(this, 'Mara')).addAbsence(consultant, from, to), 'done')
  },
)
const sees = async (scenario: Scenario, who: string, consultant: string, told: string): Promise<void> => {
  const seen = await (await talks(scenario, who)).officeAppointments(consultant)
  assert.equal(typeof seen === 'string' ? seen : seen.join('; '), told)
}
Then(
  'Mara sees the appointments of {string}: {string}',
  async function (this: Scenario, consultant: string, told: string) {
    await sees(this, 'Mara', consultant, told)
  },
)
Then(
  'nobody signed in sees the appointments of {string}: {string}',
  async function (this: Scenario, consultant: string, told: string) {
    await sees(this, 'Kim', consultant, told)
  },
)
When(
  'Mara cancels the appointment of {string} with {string}',
  async function (this: Scenario, name: string, consultant: string) {
    assert.equal(await (await talks(this, 'Mara')).cancelForOffice(consultant, name), 'done')
  },
)
