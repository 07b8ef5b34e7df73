import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as addressOf from '#core/shared/addresses.ts'
import { slugOf } from '#features/support/content-builder.ts'
import { entriesIn } from '#features/support/letter-calendars.ts'
import type { Scenario } from '#features/support/world.ts'
import * as appointing from './consulting-path/appointing.ts'
import { enterOffice } from './whole-path/office.ts'
import { linkInLetter, postOf, sitAll, whoIs } from './whole-path/sitting.ts'
import { patience } from './whole-path/walking.ts'

const { kim } = appointing
const staff = { email: 'buero@seminarhaus.example', password: 'Ein langes Wort am Telefon' }
const office = 'Büro'
const others = 'Andere'

Given(/^Kim and the office work with appointments (.+)$/, patience, async function (this: Scenario, called: string) {
  await this.bringIn()
  await this.app.stage.account({ ...staff, roles: ['mitglied', 'redaktion'] })
  await sitAll(this, { path: 'Beratung', called, names: [kim.name, office, others] })
})

When(
  'Kim finds {string} by the postcode {string}',
  patience,
  async function (this: Scenario, name: string, postcode: string) {
    await appointing.findConsultant(whoIs(this, kim.name), name, postcode)
  },
)
When(
  'she takes {string} of {string} by video, about {string}',
  patience,
  async function (this: Scenario, time: string, day: string, topic: string) {
    await appointing.book(whoIs(this, kim.name), { day, time, topic })
  },
)

Then('the letter {string} brings {string}', async function (this: Scenario, subject: string, entry: string) {
  const [calendar] = await postOf(this).calendars(kim.email, subject)
  assert(calendar, `no letter '${subject}' brings a calendar`)
  assert.deepEqual(
    entriesIn(calendar).map(({ method, from }) => `${method} ${from}`),
    [entry],
  )
})

Then(
  'the office sees of {string} {string}',
  patience,
  async function (this: Scenario, consultant: string, text: string) {
    const walker = whoIs(this, office)
    const address = addressOf.officeConsultant(slugOf(consultant))
    await enterOffice(walker, { staff, now: this.app.clock.now(), address, heading: consultant })
    await walker.look('Büro, Termine')
    const shown = await appointing.appointmentsIn(walker)
    assert(shown.includes(text), `'${text}' is not in: ${shown}`)
  },
)

Then(
  /^"([^"]*)" of "([^"]*)" is( not)? offered to others$/,
  patience,
  async function (this: Scenario, time: string, day: string, not: string | null) {
    const offered = await appointing.offered(whoIs(this, others), day)
    assert.equal(offered.includes(time), not === null, offered.join(', '))
  },
)

const openLetter = async (scenario: Scenario, subject: string): Promise<void> => {
  const letter = { to: kim.email, subject, path: addressOf.appointment('') }
  await whoIs(scenario, kim.name).open(await linkInLetter(scenario, letter))
}

When(
  'she opens the link of {string}, and reschedules to {string} of {string}',
  patience,
  async function (this: Scenario, subject: string, time: string, day: string) {
    await openLetter(this, subject)
    await appointing.reschedule(whoIs(this, kim.name), day, time)
  },
)
When(
  'she opens the link of {string}, wants to cancel, and thinks better of it',
  patience,
  async function (this: Scenario, subject: string) {
    await openLetter(this, subject)
    await appointing.wantToCancel(whoIs(this, kim.name))
    await appointing.thinkBetter(whoIs(this, kim.name))
  },
)
When('she wants to cancel, and says so once more', patience, async function (this: Scenario) {
  await appointing.wantToCancel(whoIs(this, kim.name))
  await appointing.cancel(whoIs(this, kim.name))
})
