import assert from 'node:assert/strict'
import { Then, When, type DataTable } from '@cucumber/cucumber'
import { lawFile } from '#features/support/law-file.ts'
import type { Scenario } from '#features/support/world.ts'

const publishes = async (scenario: Scenario, who?: string) => (await scenario.visit(who)).publishesLaws

const bringIn = async (scenario: Scenario, who: string | undefined, name: string, bytes: Uint8Array): Promise<void> => {
  const outcome = await (await publishes(scenario, who)).bringIn({ name, bytes })
  delete scenario.seen.lawVersion
  delete scenario.seen.sentence
  if ('told' in outcome) scenario.seen.sentence = outcome.told
  else scenario.seen.lawVersion = outcome
}

When(
  '{person} brings in the law {string} of {string} with these norms:',
  async function (this: Scenario, who: string | undefined, law: string, builtOn: string, norms: DataTable) {
    const written = norms.hashes().map(({ norm = '', title = '', text = '' }) => ({ norm, title, text }))
    await bringIn(this, who, 'gesetz.xml', lawFile(law, builtOn, written))
  },
)

/** What files are that are no law. */
const files: Readonly<Record<string, string>> = {
  'is neither': 'Gesetz über Gärten',
  'is empty': '',
  'is no XML': '<dokumente><norm>',
  'declares entities': '<!DOCTYPE dokumente [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]><dokumente>&c;</dokumente>',
  'asks for other files': '<!DOCTYPE dokumente [<!ENTITY a SYSTEM "file:///etc/passwd">]><dokumente>&a;</dokumente>',
  'is of something else': new TextDecoder().decode(lawFile('GartG', '2026-01-01', [])).replaceAll('dokumente', 'items'),
  'is a broken archive': 'PK\u0003\u0004 und nichts weiter',
}

When(
  /^(Jonas) brings in a file that (is neither|is empty|is no XML|declares entities|asks for other files|is of something else|is a broken archive)$/,
  async function (this: Scenario, who: string, is: string) {
    await bringIn(this, who, 'gesetz.xml', new TextEncoder().encode(files[is]))
  },
)

Then('these norms would change:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.lawVersion?.changes, table.hashes())
})

When('{person} publishes what came in', async function (this: Scenario, who: string | undefined) {
  this.seen.sentence = await (await publishes(this, who)).publish()
})

When(
  '{person} publishes the version before of {string} again',
  async function (this: Scenario, who: string | undefined, law: string) {
    assert.equal(await (await publishes(this, who)).publishBefore(law), undefined)
  },
)

Then('bringing in laws is not for {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await publishes(this, who)).closed(), 'not allowed')
})

Then(
  '{person} is asked to sign in before any law is brought in',
  async function (this: Scenario, who: string | undefined) {
    assert.equal(await (await publishes(this, who)).closed(), 'signed out')
  },
)
