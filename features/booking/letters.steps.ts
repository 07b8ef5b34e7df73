import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Letter } from '#core/letters/ports.ts'
import { entriesIn, type LetterEntrySeen } from '../support/letter-calendars.ts'
import { said } from '../support/said.ts'
import type { Scenario } from '#features/support/world.ts'

const kindOf = (letter: Letter): string => ('what' in letter ? `${letter.kind} ${letter.what}` : letter.kind)

/** The last letter of a kind to somebody. */
async function letterTo(scenario: Scenario, kind: string, to: string): Promise<Letter> {
  const letter = (await scenario.app.letters()).findLast((it) => kindOf(it) === kind && it.to === to)
  assert(letter, `no such letter went out: ${kind} to ${to}`)
  return letter
}

/** What it brings for his calendar. */
const entriesTo = async (scenario: Scenario, kind: string, to: string): Promise<readonly LetterEntrySeen[]> =>
  (await scenario.app.calendarsOf(await letterTo(scenario, kind, to))).flatMap(entriesIn)

Then(
  'the letter {string} to {string} says {string}',
  async function (this: Scenario, kind: string, to: string, words: string) {
    const text = this.app.textOf(await letterTo(this, kind, to))
    assert(said(text).includes(words), text)
  },
)

Then(
  'the letter {string} to {string} does not say {string}',
  async function (this: Scenario, kind: string, to: string, words: string) {
    const text = this.app.textOf(await letterTo(this, kind, to))
    assert(!said(text).includes(words), text)
  },
)

Then(
  'the letter {string} to {string} brings:',
  async function (this: Scenario, kind: string, to: string, table: DataTable) {
    const [columns = []] = table.raw()
    const entries = await entriesTo(this, kind, to)
    const rows = entries.map((entry) =>
      Object.fromEntries(columns.map((column) => [column, entry[column as keyof LetterEntrySeen]])),
    )
    assert.deepEqual(rows, table.hashes())
    this.seen.letterEntry = entries[0]
  },
)

Then('the letter {string} to {string} brings no calendar', async function (this: Scenario, kind: string, to: string) {
  assert.deepEqual(await entriesTo(this, kind, to), [])
})

Then(
  'the letter {string} to {string} encloses {string}',
  async function (this: Scenario, kind: string, to: string, name: string) {
    const enclosed = await this.app.enclosuresOf(await letterTo(this, kind, to))
    assert.deepEqual(
      enclosed.map((file) => file.name),
      [name],
    )
  },
)

const seenLast = ({ seen }: Scenario): LetterEntrySeen => {
  assert(seen.letterEntry, 'no letter was read')
  return seen.letterEntry
}

Then(
  'it is the entry of the letter {string} to {string}, changed since',
  async function (this: Scenario, kind: string, to: string) {
    const [before] = await entriesTo(this, kind, to)
    const { uid, changes } = seenLast(this)
    assert.equal(uid, before?.uid)
    assert(changes > (before?.changes ?? changes), 'it counts no change')
  },
)

Then(
  'it is another entry than that of the letter {string} to {string}',
  async function (this: Scenario, kind: string, to: string) {
    const [other] = await entriesTo(this, kind, to)
    assert(other, 'it brings no calendar')
    assert.notEqual(seenLast(this).uid, other.uid)
  },
)
