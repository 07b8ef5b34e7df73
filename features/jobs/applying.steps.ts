import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { ApplicationForm } from '#features/jobs/applying.driver.ts'
import { megabyte } from '#core/forms/forms.ts'
import { slugOf } from '#features/support/content-builder.ts'
import {
  docx,
  jpg,
  odt,
  padded,
  pdf,
  png,
  program,
  spreadsheet,
  wordWithProgram,
} from '#features/support/sample-files.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'

const office = 'service@seminarhaus.example'

const kinds: Readonly<Record<string, Uint8Array>> = {
  'a PDF': pdf,
  'a text of Word': docx,
  'a text of LibreOffice': odt,
  'a photograph': jpg,
  'a picture': png,
  'a program': program,
  'a text of Word with macros': wordWithProgram,
  'a spreadsheet': spreadsheet,
}

/** The position somebody is applying for, and what he sent last. */
const applying = new WeakMap<Scenario, { readonly segment: string; readonly sent?: ApplicationForm }>()

const formOf = (scenario: Scenario, over: Partial<ApplicationForm> = {}): ApplicationForm => {
  const { firstName, lastName, email } = personOf(scenario.acting)
  const usual = { Vorname: firstName, Nachname: lastName, 'E-Mail-Adresse': email, Datenschutz: 'ja' }
  return { fields: { ...usual, ...over.fields }, files: over.files ?? [] }
}

const begin = async (
  scenario: Scenario,
  who: string | undefined,
  title: string,
  seconds: number,
  scripts = true,
): Promise<void> => {
  const { work } = await scenario.visit(who)
  const position = scenario.draft
    .content()
    .records.find((record) => record.kind === 'position' && record.value.title === title)
  assert(position, `no position is called ${title}`)
  const segment = `${slugOf(title)}-${position.key}`
  applying.set(scenario, { segment })
  await work.begin('seminarorganisation', segment, { scripts })
  scenario.app.clock.pass(seconds / 60)
}

const send = async (scenario: Scenario, who: string | undefined, over: Partial<ApplicationForm>): Promise<void> => {
  const { work } = await scenario.visit(who)
  const sent = formOf(scenario, over)
  const { segment = '' } = applying.get(scenario) ?? {}
  applying.set(scenario, { segment, sent })
  scenario.seen.application = await work.send('seminarorganisation', segment, sent)
}

const aFile = (name: string, bytes: Uint8Array = pdf) => ({ name, bytes })

Given(
  '{person} has begun to apply for {string} {int} second(s) ago',
  async function (this: Scenario, who: string | undefined, title: string, seconds: number) {
    await begin(this, who, title, seconds)
  },
)
Given(
  '{person} has begun to apply for {string} {int} seconds ago without JavaScript',
  async function (this: Scenario, who: string | undefined, title: string, seconds: number) {
    await begin(this, who, title, seconds, false)
  },
)
Given(
  '{person} has applied {int} times for {string}',
  async function (this: Scenario, who: string | undefined, times: number, title: string) {
    for (let nth = 1; nth <= times; nth += 1) {
      await begin(this, who, title, 40)
      await send(this, who, { fields: { 'Ihre Nachricht': `Ich schreibe zum ${nth}. Mal.` } })
      assert.deepEqual(this.seen.application, { accepted: true })
    }
  },
)
When('{int} seconds have passed', function (this: Scenario, seconds: number) {
  this.app.clock.pass(seconds / 60)
})

When('{person} sends the file {string}', async function (this: Scenario, who: string | undefined, name: string) {
  await send(this, who, { files: [aFile(name)] })
})
When(
  '{person} sends the file {string} that is {}',
  async function (this: Scenario, who: string | undefined, name: string, what: string) {
    const bytes = kinds[what]
    assert(bytes, `no file is ${what}`)
    await send(this, who, { files: [aFile(name, bytes)] })
  },
)
When(
  '{person} sends a file {string} of {int} megabytes',
  async function (this: Scenario, who: string | undefined, name: string, size: number) {
    await send(this, who, { files: [aFile(name, padded(pdf, size * megabyte))] })
  },
)
When('{person} sends {int} files', async function (this: Scenario, who: string | undefined, count: number) {
  await send(this, who, { files: Array.from({ length: count }, (_, i) => aFile(`Zeugnis ${i + 1}.pdf`)) })
})
When('{person} sends the words {string}', async function (this: Scenario, who: string | undefined, words: string) {
  await send(this, who, { fields: { 'Ihre Nachricht': words } })
})
When(
  '{person} sends the application with {string} set to {string}',
  async function (this: Scenario, who: string | undefined, field: string, value: string) {
    await send(this, who, { fields: { [field]: value }, files: [aFile('Lebenslauf.pdf')] })
  },
)
When('{person} sends the same once more', async function (this: Scenario, who: string | undefined) {
  const { sent } = applying.get(this) ?? {}
  assert(sent, 'nothing was sent before')
  await send(this, who, sent)
})

Then('the application is accepted', function (this: Scenario) {
  assert.deepEqual(this.seen.application, { accepted: true })
})
Then('the field {string} of the application is at fault', function (this: Scenario, field: string) {
  const { application } = this.seen
  assert(application && 'faults' in application, `the application came to ${JSON.stringify(application)}`)
  // On a screen, files have to be chosen again whenever something was wrong.
  const faults = Object.keys(application.faults).filter(
    (label) => label === field || !/bitte wählen sie sie erneut aus/iu.test(application.faults[label] ?? ''),
  )
  assert.deepEqual(faults, [field])
})
Then('the form says {string} beside {string}', function (this: Scenario, words: string, field: string) {
  const { application } = this.seen
  assert(application && 'faults' in application, `the application came to ${JSON.stringify(application)}`)
  const said = application.faults[field]
  assert(said?.includes(words), `beside ${field} stands: ${said}`)
})
const answerSeen = ({ seen: { application } }: Scenario): string => {
  assert(application && 'told' in application, `the application came to ${JSON.stringify(application)}`)
  return application.told
}
Then('{person} is told to send the application once more', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /schneller, als ein Mensch tippt/)
})
Then('{person} is told that the form was opened days ago', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /vor Tagen geöffnet/)
})
Then('{person} is told to wait with the application', function (this: Scenario, _who?: string) {
  assert.match(answerSeen(this), /zu viele Versuche/)
})
Then('{person} is told that {string} is closed', function (this: Scenario, _who: string | undefined, title: string) {
  assert.deepEqual(this.seen.application, { accepted: false, closed: title })
})

Then('a letter that confirms the application goes to {string}', async function (this: Scenario, to: string) {
  const letters = await this.app.letters()
  assert.deepEqual(
    letters.filter(({ kind }) => kind === 'application-received').map((letter) => letter.to),
    [to],
  )
})
const filesToTheOffice = async (scenario: Scenario): Promise<readonly string[]> => {
  const [letter, ...more] = (await scenario.app.letters()).filter(({ kind }) => kind === 'application-arrived')
  assert(letter?.kind === 'application-arrived' && more.length === 0, 'not one letter goes to the office')
  assert.equal(letter.to, office)
  return letter.files.map(({ name }) => name)
}
Then('a letter with {string} goes to the office', async function (this: Scenario, name: string) {
  assert.deepEqual(await filesToTheOffice(this), [name])
})
Then('a letter without files goes to the office', async function (this: Scenario) {
  assert.deepEqual(await filesToTheOffice(this), [])
})
Then('{int} letters go out', async function (this: Scenario, count: number) {
  assert.equal((await this.app.letters()).length, count)
})
