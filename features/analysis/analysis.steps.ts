import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { megabyte, type UploadedFile } from '#core/forms/forms.ts'
import { padded, png } from '#features/support/sample-files.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'
import type { AnalysisSeen, NamedSeen } from './analysis.driver.ts'

type Outcome = AnalysisSeen | { readonly told: string }

const outcomes = new WeakMap<Scenario, Outcome>()

const leaflet = samplePdf({ pages: [['Merkblatt', 'Der Betriebsrat und die Schulung, die er braucht.']] })

const file = (name: string, bytes: Uint8Array): UploadedFile => ({ name, bytes })

const pagesIn = (text: string): readonly (readonly string[])[] => text.split('\n---\n').map((page) => page.split('\n'))

const untagged = samplePdf({ pages: [['Nur Text']] })
const tagged = samplePdf({
  pages: [['Überschrift', 'Ein Absatz mit Text.']],
  title: 'Merkblatt',
  language: 'de-DE',
  titleShown: true,
  tagged: true,
  figures: ['Ein Baum', ''],
})

const encrypted = samplePdf({
  pages: [['geheim']],
  objects: {
    900: `<</Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'28'.repeat(32)}> /U <${'ab'.repeat(32)}>>>`,
  },
  trailer: `/Encrypt 900 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
})
const portfolio = samplePdf({ pages: [['Deckblatt']], catalogue: '/Collection <</Type /Collection /View /D>>' })

const hard: Readonly<Record<string, () => readonly UploadedFile[]>> = {
  nothing: () => [],
  'two PDFs': () => [file('a.pdf', leaflet), file('b.pdf', leaflet)],
  'a picture that is called PDF': () => [file('bild.pdf', png)],
  'a PDF that is called picture': () => [file('bild.png', leaflet)],
  'a PDF of more than 20 megabytes': () => [file('gross.pdf', padded(leaflet, 20 * megabyte + 1))],
  'an encrypted PDF': () => [file('geheim.pdf', encrypted)],
  'a portfolio of other files': () => [file('mappe.pdf', portfolio)],
  'a PDF of 501 pages': () => [
    file('lang.pdf', samplePdf({ pages: Array.from({ length: 501 }, (_, nth) => [`Seite ${nth}`]) })),
  ],
  'a PDF that breaks off': () => [file('halb.pdf', leaflet.subarray(0, 200))],
}

const analyse = async (scenario: Scenario, who: string | undefined, files: readonly UploadedFile[]): Promise<void> => {
  const { pdfAnalysis } = await scenario.visit(who)
  outcomes.set(scenario, await pdfAnalysis.analyse(files))
}
const seenIn = (scenario: Scenario): AnalysisSeen => {
  const outcome = outcomes.get(scenario)
  assert(outcome && !('told' in outcome), `the analysis came to ${JSON.stringify(outcome)}`)
  return outcome
}

When(
  '{person} has the PDF {string} analysed:',
  async function (this: Scenario, who: string | undefined, name: string, text: string) {
    await analyse(this, who, [file(name, samplePdf({ pages: pagesIn(text) }))])
  },
)
When(
  '{person} has the PDF {string} with the title {string} analysed:',
  async function (this: Scenario, who: string | undefined, name: string, title: string, text: string) {
    await analyse(this, who, [file(name, samplePdf({ pages: pagesIn(text), title }))])
  },
)
Given(
  '{person} has had the PDF {string} analysed',
  async function (this: Scenario, who: string | undefined, name: string) {
    await analyse(this, who, [file(name, leaflet)])
    seenIn(this)
  },
)
When(
  '{person} has the same PDF analysed as {string}',
  async function (this: Scenario, who: string | undefined, name: string) {
    await analyse(this, who, [file(name, leaflet)])
  },
)
When(
  '{person} has a PDF without tags, title and language analysed',
  async function (this: Scenario, who: string | undefined) {
    await analyse(this, who, [file('einfach.pdf', untagged)])
  },
)
When(
  '{person} has a tagged PDF with title, language and a figure without words analysed',
  async function (this: Scenario, who: string | undefined) {
    await analyse(this, who, [file('gut.pdf', tagged)])
  },
)
for (const [what, files] of Object.entries(hard))
  When(`{person} has ${what} analysed`, async function (this: Scenario, who: string | undefined) {
    await analyse(this, who, files())
  })

Then('it is told of the PDF:', function (this: Scenario, table: DataTable) {
  const { title, language, pages } = seenIn(this)
  assert.deepEqual({ title, language, pages }, table.rowsHash())
})
Then('page {int} of it says {string}', function (this: Scenario, nth: number, words: string) {
  const page = seenIn(this).text[nth - 1]
  assert(page?.includes(words), `page ${nth} says: ${page}`)
})

const areNamed = (seen: readonly NamedSeen[], table: DataTable): void => {
  const shown = seen.map(({ what, page, count, address = '' }) => ({ what, page, count, 'leads to': address }))
  assert.deepEqual(shown, table.hashes())
}
Then('it cites:', function (this: Scenario, table: DataTable) {
  areNamed(seenIn(this).citations, table)
})
Then('it names:', function (this: Scenario, table: DataTable) {
  areNamed(seenIn(this).terms, table)
})
Then('it cites nothing', function (this: Scenario) {
  assert.deepEqual(seenIn(this).citations, [])
})
Then('it names nothing', function (this: Scenario) {
  assert.deepEqual(seenIn(this).terms, [])
})

const checksAt = (scenario: Scenario, verdict: string): readonly string[] =>
  seenIn(scenario)
    .checks.filter((check) => check.verdict === verdict)
    .map(({ name }) => name)
Then('of its checks these fail: {string}', function (this: Scenario, names: string) {
  assert.deepEqual(checksAt(this, 'nicht erfüllt'), listed(names))
})
Then('these cannot be checked: {string}', function (this: Scenario, names: string) {
  assert.deepEqual(checksAt(this, 'nicht zu prüfen'), listed(names))
})

Then('it is said to be the same as {string} of {word}', function (this: Scenario, name: string, day: string) {
  assert.deepEqual(seenIn(this).duplicates, [`Dieselbe Datei wurde am ${day} als „${name}“ untersucht.`])
})
Then('these PDFs have been analysed:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(await (await this.visit()).pdfAnalysis.analysed(), table.hashes())
})
Then('no PDF has been analysed', async function (this: Scenario) {
  assert.deepEqual(await (await this.visit()).pdfAnalysis.analysed(), [])
})

Then('beside the file stands {string}', function (this: Scenario, words: string) {
  const outcome = outcomes.get(this)
  assert(outcome && 'told' in outcome, 'the file was not refused')
  // Below the hint, which stands there always.
  assert(outcome.told.includes(words), `beside the file stands: ${outcome.told}`)
})
Then('analysing PDFs is not for {person}', async function (this: Scenario, who: string | undefined) {
  assert.equal(await (await this.visit(who)).pdfAnalysis.analysed(), 'not allowed')
})
Then(
  '{person} is asked to sign in before any PDF is analysed',
  async function (this: Scenario, who: string | undefined) {
    assert.equal(await (await this.visit(who)).pdfAnalysis.analysed(), 'signed out')
  },
)
