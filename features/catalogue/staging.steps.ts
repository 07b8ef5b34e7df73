import { Given } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { modulesFrom } from '#features/support/programme-draft.ts'
import { slugOf, themeEntry } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { eventOver, themeOver } from '../support/programme-tables.ts'
import { listed } from '../support/words.ts'

Given('it is {string} UTC', function (this: Scenario, instant: string) {
  this.app.clock.set(instant)
})

Given('the rubric {string} at place {int}', function (this: Scenario, title: string, place: number) {
  this.draft.rubric(title, place)
})

Given('the theme {string}', function (this: Scenario, title: string) {
  this.draft.theme(title)
})

Given('the theme {string}:', function (this: Scenario, title: string, table: DataTable) {
  this.draft.theme(title, themeOver(title, table.rowsHash()))
})

Given('the theme {string} with the programme:', function (this: Scenario, title: string, table: DataTable) {
  const programme = table
    .hashes()
    .map(({ part = '', begins = '', ends = '' }) => ({ title: part, begins, ends, points: ['Üben'] }))
  this.draft.theme(title, { content: [themeEntry({ title, programme })] })
})

Given('the theme {string} with the contents:', function (this: Scenario, title: string, table: DataTable) {
  const content = table
    .hashes()
    .map(({ teaser = '', duration = '' }) => themeEntry({ title, teaser, duration: Number(duration) }))
  this.draft.theme(title, { content })
})

Given('it is held:', function (this: Scenario, table: DataTable) {
  for (const row of table.hashes()) this.draft.date(eventOver(row, this.draft))
})

/** Weeks apart from the seventh of December on. */
const mondays = ['2026-12-07', '2026-12-14', '2027-01-11', '2027-01-18']

Given('it is held in {string}', function (this: Scenario, venues: string) {
  for (const [index, where] of listed(venues).entries())
    this.draft.date(eventOver({ from: mondays[index] ?? '', days: '1', where }, this.draft))
})

Given('the training series {string} with the modules:', function (this: Scenario, title: string, table: DataTable) {
  this.draft.theme(title, { eventType: 1 })
  this.draft.date({ modules: modulesFrom(table.hashes(), this.draft) })
})

Given(
  'the training series {string} with the modules, booked singly:',
  function (this: Scenario, title: string, table: DataTable) {
    this.draft.theme(title, { eventType: 1, allowSingle: true })
    this.draft.date({ modules: modulesFrom(table.hashes(), this.draft) })
  },
)

Given('the date {int} costs {string} now', function (this: Scenario, date: number, euros: string) {
  const net = Math.round(Number(euros) * 100)
  this.draft.change((content) => ({
    ...content,
    events: content.events.map((event) =>
      event.eventId === date && event.price ? { ...event, price: { ...event.price, net } } : event,
    ),
  }))
})

Given('the date {int} has {int} seat(s)', function (this: Scenario, date: number, places: number) {
  this.draft.change((content) => ({
    ...content,
    events: content.events.map((event) => (event.eventId === date ? { ...event, places, taken: 0 } : event)),
  }))
})

Given(
  'the training series {string} whose modules last {string}',
  function (this: Scenario, title: string, all: string) {
    this.draft.theme(title, { eventType: 1 })
    const rows = listed(all).map((duration, index) => ({
      title: `Modul ${index + 1}`,
      duration: duration === 'unknown' ? '' : duration,
      from: mondays[index] ?? '',
      where: 'Haus Elbgarten',
    }))
    this.draft.date({ modules: modulesFrom(rows, this.draft) })
  },
)

Given(
  /^the lexicon for "(br|sbv|jav)" holds "([^"]*)"$/,
  function (this: Scenario, group: 'br' | 'sbv' | 'jav', titles: string) {
    this.draft.lexicon(group, listed(titles))
  },
)

Given('the provider drops the theme {string}', function (this: Scenario, title: string) {
  const url = slugOf(title)
  this.draft.change((content) => ({
    ...content,
    themes: content.themes.filter((theme) => theme.url !== url),
    events: content.events.filter((event) => event.themeUrl !== url),
  }))
})
