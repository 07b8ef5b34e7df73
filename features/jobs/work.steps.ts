import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { found } from '../support/found.ts'
import type { PositionSeen } from './work.driver.ts'

Given('the open position {string} until {string}', function (this: Scenario, title: string, day: string) {
  const id = 701 + this.draft.content().records.filter(({ kind }) => kind === 'position').length
  this.draft.record(
    recordOf.position({ id, title, postedOn: '2026-11-02', validThrough: day, tasks: ['Texte prüfen'] }),
  )
})

const extents = { Vollzeit: 'full-time', Teilzeit: 'part-time' } as const
const contracts = {
  unbefristet: 'permanent',
  befristet: 'fixed-term',
  Ausbildung: 'apprenticeship',
  Praktikum: 'internship',
} as const
const workplaces = { nein: 'office', teilweise: 'hybrid', ganz: 'remote' } as const

Given(
  'the open position {string} in {list}, {string}, at home {string}',
  function (this: Scenario, title: string, extent: readonly string[], contract: string, atHome: string) {
    this.draft.record(
      recordOf.position({
        id: 703,
        title,
        extent: extent.map((each) => extents[each as keyof typeof extents]),
        contract: contracts[contract as keyof typeof contracts],
        workplace: workplaces[atHome as keyof typeof workplaces],
      }),
    )
  },
)

When('{person} looks for work', async function (this: Scenario, who?: string) {
  this.seen.titles = await (await this.visit(who)).positions.positions()
})

When(
  '{person} opens the position {string} in {string}',
  async function (this: Scenario, who: string | undefined, segment: string, department: string) {
    const opened = await (await this.visit(who)).positions.position(department, segment)
    this.seen.opened = 'closed' in opened ? { found: opened } : opened
  },
)

Then(
  'the position {string} can be applied for until {string}',
  function (this: Scenario, title: string, until: string) {
    const seen = found(this) as PositionSeen
    assert.deepEqual({ title: seen.title, until: seen.until }, { title, until })
  },
)

Then('its work is {string} in {string}', function (this: Scenario, work: string, place: string) {
  const seen = found(this) as PositionSeen
  assert.deepEqual({ work: seen.work, place: seen.place }, { work, place })
})

Then(
  'the position {string} is closed, and {list} are open',
  function (this: Scenario, closed: string, open: readonly string[]) {
    assert.deepEqual(found(this), { closed, open })
  },
)
