import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { rulingNumbered, rulingText, slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'
import type { RulingField } from './rulings.driver.ts'

type Group = 'br' | 'sbv' | 'jav'

Given('there are these rulings:', function (this: Scenario, table: DataTable) {
  const rulings = table.hashes().map((row) =>
    rulingNumbered(row['court'] ?? '', row['file number'] ?? '', {
      decidedOn: row['decided on'] ?? '',
      title: row['title'] ?? '',
      keyword: row['about'] ?? '',
      norms: [row['norm'] ?? ''],
      groups: listed(row['for'] ?? '') as readonly Group[],
      themes: listed(row['theme'] ?? '').map(slugOf),
      caseHtml: '<p>Was geschah</p>\n',
      decisionHtml: '<p>Was gilt</p>\n',
      meaningHtml: '<p>Was zu tun ist</p>\n',
    }),
  )
  this.draft.change((content) => ({ ...content, rulings }))
})
Given('the ruling {string} tells {string}', function (this: Scenario, slug: string, told: string) {
  this.draft.change((content) => ({
    ...content,
    rulings: content.rulings.map((one) => (one.slug === slug ? { ...one, decisionHtml: `<p>${told}</p>\n` } : one)),
  }))
})
Given('the ruling {string} was taken back', async function (this: Scenario, slug: string) {
  await this.bringIn()
  this.draft.change((content) => ({ ...content, rulings: content.rulings.filter((one) => one.slug !== slug) }))
})
Given('of the ruling {string} the court wrote:', async function (this: Scenario, slug: string, paragraphs: DataTable) {
  const reasons = paragraphs
    .hashes()
    .map(({ number = '', text = '' }) => ({ kind: 'paragraph', marginal: number, text }) as const)
  await this.app.stage.rulingText(slug, { ...rulingText, reasons })
})
When('{person} looks at the rulings', async function (this: Scenario, who: string | undefined) {
  this.seen.titles = await (await this.visit(who)).rulings.list({})
})
When(
  '{person} looks at the rulings for {string}',
  async function (this: Scenario, who: string | undefined, group: Group) {
    this.seen.titles = await (await this.visit(who)).rulings.list({ group })
  },
)
When(
  '{person} looks at the rulings on {string}',
  async function (this: Scenario, who: string | undefined, topic: string) {
    this.seen.titles = await (await this.visit(who)).rulings.list({ topic })
  },
)
When(
  '{person} looks at the rulings for {string} on {string}',
  async function (this: Scenario, who: string | undefined, group: Group, topic: string) {
    this.seen.titles = await (await this.visit(who)).rulings.list({ group, topic })
  },
)
When(
  '{person} looks for rulings by {word} {string}',
  async function (this: Scenario, who: string | undefined, field: RulingField, asked: string) {
    this.seen.titles = await (await this.visit(who)).rulings.find(field, asked)
  },
)
When('{person} opens the ruling {string}', async function (this: Scenario, who: string | undefined, slug: string) {
  this.seen.ruling = await (await this.visit(who)).rulings.ruling(slug)
})
Then('the rulings are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
const rulingShown = ({ seen: { ruling } }: Scenario) => {
  assert(typeof ruling === 'object', 'there is no ruling')
  return ruling
}
Then('the ruling is {string}', function (this: Scenario, title: string) {
  assert.equal(rulingShown(this).title, title)
})
Then('it tells {list}', function (this: Scenario, words: readonly string[]) {
  for (const one of words) assert(rulingShown(this).text.includes(one), `it does not tell '${one}'`)
})
Then('its marginal numbers are {list}', function (this: Scenario, numbers: readonly string[]) {
  assert.deepEqual(rulingShown(this).marginals, numbers)
})
Then('of rulings it leads to {list}', function (this: Scenario, addresses: readonly string[]) {
  const { leadsTo } = rulingShown(this)
  assert.deepEqual(
    leadsTo.filter((address) => address.startsWith('/rechtsprechung/urteil/')),
    addresses,
  )
})
Then('it leads to the {word} {string}', function (this: Scenario, _what: string, address: string) {
  assert(rulingShown(this).leadsTo.includes(address), `it leads to ${rulingShown(this).leadsTo.join(', ')}`)
})
Then('the ruling is gone', function (this: Scenario) {
  assert.equal(this.seen.ruling, 'gone')
})
Then('there is no such ruling', function (this: Scenario) {
  assert.equal(this.seen.ruling, undefined)
})
