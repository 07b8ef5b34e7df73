import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { PieceType } from '#core/recommendations/recommendations.ts'
import { themeEntry } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'
import type { RelatedKind } from './recommendations.driver.ts'

Given('the theme {string} about {string}', function (this: Scenario, title: string, point: string) {
  const programme = [{ title: 'Erster Tag', points: [point] }]
  this.draft.theme(title, { content: [themeEntry({ title, programme })] })
})
Given('the article {int} says {string}', function (this: Scenario, id: number, text: string) {
  this.draft.change((content) => ({
    ...content,
    articles: content.articles.map((one) => (one.id === id ? { ...one, html: `<p>${text}</p>\n` } : one)),
  }))
})
When(
  '{person} reads what cites the norm {string}',
  async function (this: Scenario, who: string | undefined, of: string) {
    this.seen.citing = await (await this.visit(who)).goingTogether.citing(of)
  },
)
When(
  '{person} reads what cites the law {string}',
  async function (this: Scenario, who: string | undefined, of: string) {
    this.seen.citing = await (await this.visit(who)).goingTogether.citing(of)
  },
)
When(
  '{person} reads what goes with the {word} {string}',
  async function (this: Scenario, who: string | undefined, kind: PieceType, id: string) {
    this.seen.titles = await (await this.visit(who)).goingTogether.related(kind, id)
  },
)
When(
  '{person} reads the legal basis of the seminar {string}',
  async function (this: Scenario, who: string | undefined, theme: string) {
    this.seen.titles = await (await this.visit(who)).goingTogether.legalBasis(theme)
  },
)
When(
  '{person} reads what the seminar {string} teaches',
  async function (this: Scenario, who: string | undefined, theme: string) {
    this.seen.titles = await (await this.visit(who)).goingTogether.taught(theme)
  },
)
When(
  'a program asks for {word} that go(es) with the {word} {string}',
  async function (this: Scenario, wanted: RelatedKind, kind: PieceType, id: string) {
    const found = await (await programsOf(this)).recommendations.related(wanted, kind, id)
    if (found) this.seen.titles = found
    else this.seen.opened = { missing: true }
  },
)
Then('it is cited in:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(this.seen.citing, table.hashes())
})
Then('these go with it: {list}', function (this: Scenario, lines: readonly string[]) {
  assert.deepEqual(this.seen.titles, lines)
})
Then('it rests on {list}', function (this: Scenario, norms: readonly string[]) {
  assert.deepEqual(this.seen.titles, norms)
})
Then('its lines lead to {list}', function (this: Scenario, addresses: readonly string[]) {
  assert.deepEqual(this.seen.titles, addresses)
})
Then('there is nothing that they could go with', function (this: Scenario) {
  assert.deepEqual(this.seen.opened, { missing: true })
})
