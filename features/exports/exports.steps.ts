import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { exportKinds, type ExportKind } from '#core/exports/exports.ts'
import type { Scenario } from '#features/support/world.ts'
import { exportToken } from '../support/foundations.ts'
import { programsOf } from '../support/programs.ts'

const kindCalled = (name: string): ExportKind => {
  const kind = exportKinds.find((one) => one === name)
  assert(kind, `nothing is exported as ${name}`)
  return kind
}

const taking = async (
  scenario: Scenario,
  kind: string,
  asked: { readonly since?: string; readonly atATime?: number } = {},
) => {
  await scenario.visit('a service', { bearer: exportToken })
  scenario.seen.exported = await (await programsOf(scenario, 'a service')).exports.take(kindCalled(kind), asked)
}

const exportSeen = ({ seen }: Scenario) => {
  assert(seen.exported && 'ids' in seen.exported, JSON.stringify(seen.exported))
  return seen.exported
}

Given(
  'the entry {string} of the lexicon {string} says {string}',
  async function (this: Scenario, title: string, group: string, definition: string) {
    await this.bringIn()
    this.draft.change((content) => ({
      ...content,
      lexicon: content.lexicon.map((entry) =>
        entry.title === title && entry.group === group ? { ...entry, definition } : entry,
      ),
    }))
  },
)
Given(
  'the entry {string} of the lexicon {string} is taken out',
  function (this: Scenario, title: string, group: string) {
    this.draft.change((content) => ({
      ...content,
      lexicon: content.lexicon.filter((entry) => entry.title !== title || entry.group !== group),
    }))
  },
)
When('a stranger takes the {string}', async function (this: Scenario, kind: string) {
  this.seen.exported = await (await programsOf(this, 'a stranger')).exports.take(kindCalled(kind), {})
})
When('a service takes the {string}', async function (this: Scenario, kind: string) {
  await taking(this, kind)
})
When('a service takes the {string}, {int} at a time', async function (this: Scenario, kind: string, atATime: number) {
  await taking(this, kind, { atATime })
})
When('a service takes the {string} since {string}', async function (this: Scenario, kind: string, since: string) {
  await taking(this, kind, { since })
})
When('the service takes the {string} since then', async function (this: Scenario, kind: string) {
  await taking(this, kind, { since: exportSeen(this).state })
})
Then('it gets {list}', function (this: Scenario, ids: readonly string[]) {
  assert.deepEqual(exportSeen(this).ids, ids)
})
Then('{string} is gone', function (this: Scenario, id: string) {
  assert.deepEqual(exportSeen(this).gone, [id])
})
Then('nothing is gone', function (this: Scenario) {
  assert.deepEqual(exportSeen(this).gone, [])
})
Then('it is told that only programs with the key may', function (this: Scenario) {
  assert.deepEqual(this.seen.exported, { refused: 'not-a-service' })
})
Then('it is told that the time is {string}', function (this: Scenario, fault: string) {
  assert.deepEqual(this.seen.exported, { refused: fault })
})
