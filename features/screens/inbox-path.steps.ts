import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { leastSecondsToFillIn } from '#core/forms/forms.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { personOf } from '#features/support/people.ts'
import type { Scenario } from '#features/support/world.ts'
import * as writing from './inbox-path/writing.ts'
import { enterOffice } from './whole-path/office.ts'
import { openSignedIn } from './whole-path/ordering.ts'
import { postOf, sitAll, whoIs } from './whole-path/sitting.ts'
import { patience } from './whole-path/walking.ts'
import type { Walker } from './whole-path/walk.ts'

const staff = {
  email: 'buero@seminarhaus.example',
  password: 'Ein langes Wort im Eingang',
  firstName: 'Bruno',
  lastName: 'Busch',
}
const mara = personOf('Mara')
const { kim } = writing
const office = (scenario: Scenario): Walker => whoIs(scenario, 'Büro')
const waiting = (scenario: Scenario) => () => scenario.app.clock.pass((leastSecondsToFillIn + 60) / 60)

Given(/^Mara, Kim and the office work with messages (.+)$/, patience, async function (this: Scenario, called: string) {
  await this.bringIn()
  await this.app.stage.account({ ...mara, roles: ['mitglied'] })
  await this.app.stage.account({ ...staff, roles: ['mitglied', 'redaktion'] })
  await sitAll(this, { path: 'Eingang', called, names: ['Mara', kim.name, 'Büro'] })
})

When(
  'Mara sends the feedback {string}, {int} of 5',
  patience,
  async function (this: Scenario, text: string, rating: number) {
    const walker = whoIs(this, 'Mara')
    await openSignedIn(walker, mara, addressOf.feedback)
    await writing.sendFeedback(walker, text, String(rating), waiting(this))
  },
)
When('Kim asks about {string} {string}', patience, async function (this: Scenario, subject: string, message: string) {
  await writing.sendMessage(whoIs(this, kim.name), subject, message, waiting(this))
})

/** Where each of them reads letters. */
const addresses: Readonly<Record<string, string>> = { Kim: kim.email, Mara: mara.email }
Then(
  /^(Kim|Mara) is written "([^"]*)" in "([^"]*)"$/,
  async function (this: Scenario, who: string, text: string, subject: string) {
    const letter = await postOf(this).text(addresses[who] ?? '', subject)
    assert(letter.includes(text), `'${text}' is not in: ${letter}`)
  },
)
Then(
  /^(Kim|Mara) does not read "([^"]*)" in "([^"]*)"$/,
  async function (this: Scenario, who: string, text: string, subject: string) {
    const letter = await postOf(this).text(addresses[who] ?? '', subject)
    assert.notEqual(letter, '', `${who} has no letter '${subject}'`)
    assert(!letter.includes(text), letter)
  },
)

const enterInbox = (scenario: Scenario): Promise<void> =>
  enterOffice(office(scenario), {
    staff,
    now: scenario.app.clock.now(),
    address: addressOf.officeInbox,
    heading: 'Eingang',
  })
Then('the inbox of the office holds:', patience, async function (this: Scenario, table: DataTable) {
  await enterInbox(this)
  await office(this).look('Eingang')
  const lines = await writing.linesOfInbox(office(this))
  const wanted = table.raw()
  assert.equal(lines.length, wanted.length, JSON.stringify(lines))
  for (const [nth, cells] of wanted.entries())
    for (const cell of cells)
      assert(
        lines[nth]?.some((each) => each.includes(cell)),
        `'${cell}' is not in: ${lines[nth]?.join(' | ')}`,
      )
})
When(
  'the office opens {string}, and reads {string}',
  patience,
  async function (this: Scenario, kind: string, text: string) {
    await enterInbox(this)
    await writing.openRequest(office(this), kind)
    await office(this).page.getByRole('main').getByText(text).first().waitFor()
  },
)
When('it takes that on, and answers {string}', patience, async function (this: Scenario, text: string) {
  await writing.takeOn(office(this))
  await writing.answer(office(this), text)
})
When('it answers {string}', patience, async function (this: Scenario, text: string) {
  await writing.answer(office(this), text)
})
When('it notes for colleagues {string}', patience, async function (this: Scenario, text: string) {
  await writing.note(office(this), text)
})
When('it closes that with the word {string}', patience, async function (this: Scenario, word: string) {
  await writing.close(office(this), word)
})
When('it opens that again', patience, async function (this: Scenario) {
  await writing.reopen(office(this))
})
