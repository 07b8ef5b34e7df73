import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import { megabyte } from '#core/forms/forms.ts'
import type { FilledForm, SteadyForm } from '#features/forms/sending-forms.driver.ts'
import { padded, pdf, png } from '#features/support/sample-files.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'

const message = 'Wann beginnt das nächste Seminar in Hamburg?'
const person = { 'Ihr Name': 'Mara Kessler', 'E-Mail-Adresse': 'mara@werk.example' }

/** Each form as scenarios call it, and how it is filled in when nothing is wrong. */
const forms: Readonly<Record<string, readonly [kind: SteadyForm, usual: FilledForm['fields']]>> = {
  Kontakt: ['contact-request', { ...person, 'Ihre Nachricht': message }],
  Bausteine: ['brick-contact', { ...person, 'Ihre Nachricht': message }],
  Inhouse: [
    'inhouse-request',
    {
      Thema: 'Dienstplan',
      'Für welches Gremium?': 'Betriebsrat oder Personalrat',
      Teilnehmende: '9',
      'Wo soll es stattfinden?': 'Bei uns im Betrieb',
      ...person,
      Telefon: '040 123456',
    },
  ],
  'SBV-Beratung': ['sbv-request', { 'Ihre Frage': message, 'Beschäftigte im Betrieb': '240', ...person }],
  Katalog: [
    'catalogue-request',
    {
      'Welche Kataloge?': ['Programm für den Betriebsrat', 'Programm für die JAV'],
      'Wie möchten Sie sie bekommen?': 'Gedruckt, mit der Post',
      ...person,
      'Straße und Hausnummer': 'Hafenstraße 4',
      Postleitzahl: '20459',
      Ort: 'Hamburg',
    },
  ],
  Rechtsfrage: [
    'lawyer-consultation-request',
    {
      'Worum geht es?': 'Anhörung',
      'Ihre Frage': message,
      'Ist schon ein Verfahren anhängig?': 'Nein',
      ...person,
      Telefon: '040 123456',
      'Sie dürfen meine Angaben und Unterlagen an eine Kanzlei weitergeben.': true,
    },
  ],
  'Digitaler Wandel': [
    'digitalen-wandel-registration-request',
    {
      ...person,
      'Betrieb oder Dienststelle': 'Werk GmbH',
      'Wie viele kommen?': '2',
      'Was beschäftigt Sie besonders?': ['Mobiles Arbeiten'],
    },
  ],
  Widerruf: [
    'withdrawal',
    { ...person, 'Welchen Vertrag widerrufen Sie?': 'Bestellung AB-2X7-K9Q: Rhetorik I am 15.03.2027' },
  ],
  Infoabend: ['infoabend', { ...person, 'Wie lange sind Sie im Amt?': 'Ich bin gerade gewählt worden' }],
  Netzwerktreffen: [
    'netzwerktreffen',
    { ...person, 'Betrieb oder Dienststelle': 'Werk GmbH', 'In welcher Region?': 'Norden', 'Wie viele kommen?': '3' },
  ],
}

const agreed = 'Ich habe die Hinweise zum Datenschutz gelesen.'
/** Which asks nobody to agree to anything. */
const declaration = 'Widerruf'

/** The form somebody has begun, and what he sent last. */
const begun = new WeakMap<Scenario, { readonly form: string; readonly sent?: FilledForm }>()

const named = (form: string) => {
  const known = forms[form]
  assert(known, `no form is called ${form}`)
  return known
}

const send = async (scenario: Scenario, who: string | undefined, over: Partial<FilledForm> = {}): Promise<void> => {
  const visit = await scenario.visit(who)
  const { form = '' } = begun.get(scenario) ?? {}
  const [kind, usual] = named(form)
  const { email, firstName, lastName } = personOf(scenario.acting)
  const own = { 'Ihr Name': `${firstName} ${lastName}`, 'E-Mail-Adresse': email }
  const ticked = form === declaration ? {} : { [agreed]: true }
  const sent: FilledForm = { fields: { ...usual, ...own, ...ticked, ...over.fields }, files: over.files ?? [] }
  begun.set(scenario, { form, sent })
  scenario.seen.form = await visit.forms.send(kind, sent)
}

const begin = async (scenario: Scenario, who: string | undefined, form: string, seconds: number, scripts = true) => {
  const visit = await scenario.visit(who)
  begun.set(scenario, { form })
  await visit.forms.begin(named(form)[0], { scripts })
  scenario.app.clock.pass(seconds / 60)
}

/** A value as a scenario writes it: a box is ticked or not, none of several choices is said by nothing. */
const valueOf = (form: string, field: string, text: string): string | readonly string[] | boolean => {
  const usual = field === agreed ? true : named(form)[1][field]
  if (typeof usual === 'boolean') return text === 'ja'
  return Array.isArray(usual) ? (text === '' ? [] : [text]) : text
}

Given(
  '{person} has begun the form {string} {int} second(s) ago',
  async function (this: Scenario, who: string | undefined, form: string, seconds: number) {
    await begin(this, who, form, seconds)
  },
)
Given(
  '{person} has begun the form {string} {int} seconds ago without JavaScript',
  async function (this: Scenario, who: string | undefined, form: string, seconds: number) {
    await begin(this, who, form, seconds, false)
  },
)
Given(
  '{person} has sent the form {string} {int} times',
  async function (this: Scenario, who: string | undefined, form: string, times: number) {
    for (let nth = 1; nth <= times; nth += 1) {
      await begin(this, who, form, 40)
      await send(this, who, { fields: { 'Ihre Nachricht': `Ich schreibe zum ${nth}. Mal.` } })
      assert.equal(this.seen.form?.accepted, true)
    }
  },
)

When('{person} sends the form', async function (this: Scenario, who: string | undefined) {
  await send(this, who)
})
When(
  '{person} sends the form with {string} set to {string}',
  async function (this: Scenario, who: string | undefined, field: string, value: string) {
    const { form = '' } = begun.get(this) ?? {}
    await send(this, who, { fields: { [field]: valueOf(form, field, value) } })
  },
)
When(
  '{person} sends the form with {string} set to {string} and {string} set to {string}',
  async function (this: Scenario, who: string | undefined, one: string, first: string, other: string, second: string) {
    await send(this, who, { fields: { [one]: first, [other]: second } })
  },
)
When(
  '{person} sends the form with the file {string}',
  async function (this: Scenario, who: string | undefined, name: string) {
    await send(this, who, { files: [{ name, bytes: name.endsWith('.png') ? png : pdf }] })
  },
)
When(
  '{person} sends the form with a file {string} of {int} megabytes',
  async function (this: Scenario, who: string | undefined, name: string, size: number) {
    await send(this, who, { files: [{ name, bytes: padded(pdf, size * megabyte) }] })
  },
)
When('{person} sends the feedback {string}', async function (this: Scenario, who: string | undefined, text: string) {
  const { forms: sending } = await this.visit(who)
  this.seen.form = await sending.send('feedback', {
    fields: { 'Wie zufrieden sind Sie?': '4', 'Ihre Rückmeldung': text },
    files: [],
  })
})
When('{person} sends the same form once more', async function (this: Scenario, who: string | undefined) {
  const { sent } = begun.get(this) ?? {}
  assert(sent, 'nothing was sent before')
  await send(this, who, sent)
})

const letters = async <Kind extends RequestLetter['kind']>(scenario: Scenario, kind: Kind) =>
  (await scenario.app.letters()).filter(
    (letter): letter is Extract<typeof letter, { readonly kind: Kind }> => letter.kind === kind,
  )

Then('the form is accepted', function (this: Scenario) {
  assert.equal(this.seen.form?.accepted, true, `the form came to ${JSON.stringify(this.seen.form)}`)
})
Then('its number stands in a letter to {string}', async function (this: Scenario, to: string) {
  const { form } = this.seen
  assert(form?.accepted)
  const received = await letters(this, 'request-received')
  assert.deepEqual(
    received.map((letter) => [letter.to, letter.reference]),
    [[to, form.reference]],
  )
})
Then('the receipt and the letter to {string} say {string}', async function (this: Scenario, to: string, words: string) {
  const { form } = this.seen
  assert(form?.accepted && form.receipt !== undefined, `the form came to ${JSON.stringify(form)}`)
  const [letter, ...more] = await letters(this, 'declaration-received')
  assert(letter && more.length === 0, 'not one receipt goes by letter')
  assert.equal(letter.to, to)
  for (const said of [form.receipt, this.app.textOf(letter)])
    assert(said.replaceAll('\u00a0', ' ').includes(words), `it says: ${said}`)
})
Then('the office gets a letter with {string} in it', async function (this: Scenario, words: string) {
  const [letter, ...more] = await letters(this, 'request-arrived')
  assert(letter && more.length === 0, 'not one letter goes to the office')
  assert.equal(letter.to, 'service@seminarhaus.example')
  const held = [...Object.values(letter.values).flat(), ...letter.files.map(({ name }) => name)]
  assert(held.includes(words), `it holds ${held.join(', ')}`)
})
Then('the sender’s letter says nothing that he wrote', async function (this: Scenario) {
  const { sent } = begun.get(this) ?? {}
  const said = JSON.stringify(await letters(this, 'request-received'))
  const written = [sent?.fields['Ihr Name'], sent?.fields['Ihre Nachricht']]
  for (const words of written) assert(typeof words === 'string' && !said.includes(words), `it says ${words}`)
})
Then('{int} letters go out about the form', async function (this: Scenario, count: number) {
  assert.equal((await this.app.letters()).length, count)
})
const notAccepted = ({ seen: { form } }: Scenario) => {
  assert(form && !form.accepted, `the form came to ${JSON.stringify(form)}`)
  return form
}
Then('the field {string} of the form is at fault', function (this: Scenario, field: string) {
  assert.deepEqual(Object.keys(notAccepted(this).faults), [field])
})
Then('beside {string} stands {string}', function (this: Scenario, field: string, words: string) {
  const said = notAccepted(this).faults[field]
  assert(said?.includes(words), `beside ${field} stands: ${said}`)
})
Then('the form says {string}', function (this: Scenario, words: string) {
  const { told } = notAccepted(this)
  assert(told.includes(words), `it says: ${told}`)
})
