import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Content, RecordContent } from '#core/content/content.ts'
import { event, hotel, moduleOf, rubric, slugOf, theme, themeEntry } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'

const at = (file: string) => ({ file, line: 17 })
const inTheme = at('themen/probe.md')
const inEvents = at('termine.csv')
const moreThemes = (content: Content, over: Parameters<typeof theme>[0]): Content => ({
  ...content,
  themes: [...content.themes, theme({ at: inTheme, internalId: 900, url: 'probe', title: 'Probe', ...over })],
})
const moreEvents = (content: Content, over: Parameters<typeof event>[0]): Content => ({
  ...content,
  events: [...content.events, event({ at: inEvents, eventId: 9001, themeUrl: 'rhetorik', hotelId: 11, ...over })],
})

/** A series of two modules, and what its event says of itself beside them. */
const moreSeries = (content: Content, over: Parameters<typeof event>[0]): Content => ({
  ...content,
  themes: [...content.themes, theme({ internalId: 901, url: 'reihe', title: 'Reihe', eventType: 1 })],
  events: [
    ...content.events,
    event({
      at: inEvents,
      eventId: 9002,
      themeUrl: 'reihe',
      modules: [moduleOf({ start: '2027-01-04' }), moduleOf({ title: 'Modul 2', start: '2027-02-01' })],
      ...over,
    }),
  ],
})

const moreRecords = (content: Content, file: string, record: RecordContent): Content => ({
  ...content,
  records: [...content.records, { ...record, at: at(file) }],
})
const daysWithoutSpeakers = [
  { title: 'Tag', slots: [{ begins: '10:00', ends: '11:00', title: 'Eröffnung', speakers: [] }] },
]

/** Faults by the words a scenario calls them. */
const faults: Readonly<Record<string, (content: Content) => Content>> = {
  'a theme in a rubric that does not exist': (it) => moreThemes(it, { rubric: 'nie-gehoert' }),
  'a second theme with the address "rhetorik"': (it) => moreThemes(it, { url: 'rhetorik' }),
  'a theme with the reserved address "anmeldung"': (it) => moreThemes(it, { url: 'anmeldung' }),
  'a theme that lasts 0': (it) => moreThemes(it, { content: [themeEntry({ duration: 0 })] }),
  'a theme that lasts -1': (it) => moreThemes(it, { content: [themeEntry({ duration: -1 })] }),
  'a town with the number 522': (it) => ({
    ...it,
    locations: [...it.locations, { at: at('standorte.yaml'), internalId: 522, name: 'Irgendwo' }],
  }),
  'a date of a theme that does not exist': (it) => moreEvents(it, { themeUrl: 'nie-gehoert' }),
  'a date in a hotel that does not exist': (it) => moreEvents(it, { hotelId: 999 }),
  'a date that starts on "2026-02-30"': (it) => moreEvents(it, { start: '2026-02-30' }),
  'a date that starts on "irgendwann"': (it) => moreEvents(it, { start: 'irgendwann' }),
  'a date with more places taken than there are': (it) => moreEvents(it, { places: 12, taken: 13 }),
  'a date with a price below nothing': (it) => moreEvents(it, { price: { net: -1, rate: 19 } }),
  'a second date with the number of the first': (it) => moreEvents(it, { eventId: 4001 }),
  'a date of a series without modules': (it) => {
    const { hotelId: _, ...online } = event({ at: inEvents, eventId: 9002, themeUrl: 'reihe' })
    const series = theme({ internalId: 901, url: 'reihe', title: 'Reihe', eventType: 1 })
    return { ...it, themes: [...it.themes, series], events: [...it.events, online] }
  },
  'a series that begins at another hour than its first module': (it) => moreSeries(it, { startTime: '13:00' }),
  'a series that ends at another hour than its last module': (it) => moreSeries(it, { endTime: '12:00' }),
  'a series that begins on another day than its first module': (it) => moreSeries(it, { start: '2027-01-05' }),
  'a series that ends on another day than its last module': (it) => moreSeries(it, { start: '2027-01-04', days: 9 }),
  'a date online on three days from "13:00" to "12:00" o’clock': (it) => {
    const { hotelId: _, ...online } = event({ at: inEvents, eventId: 9003, themeUrl: 'rhetorik' })
    return { ...it, events: [...it.events, { ...online, days: 3, startTime: '13:00', endTime: '12:00' }] }
  },
  'a date that does not say when it begins': (it) => {
    const { startTime: _, ...timeless } = event({ at: inEvents, eventId: 9004, themeUrl: 'rhetorik' })
    return { ...it, events: [...it.events, timeless] }
  },
  'a hotel in a town that does not exist': (it) => ({
    ...it,
    hotels: [...it.hotels, hotel({ at: at('hotels.yaml'), internalId: 77, name: 'Probe', locationId: 99 })],
  }),
  'a rubric at a place that is taken': (it) => ({
    ...it,
    rubrics: [...it.rubrics, rubric({ at: at('rubriken.yaml'), id: 7, url: 'probe', title: 'Probe', position: 1 })],
  }),
  'an expert for a theme that does not exist': (it) =>
    moreRecords(it, 'referenten.yaml', recordOf.expert({ themes: ['nie-gehoert'] })),
  'an open position that closes before it is posted': (it) =>
    moreRecords(it, 'stellen/probe.md', recordOf.position({ postedOn: '+1w Mo', validThrough: '+0w Mo' })),
  'a Fachtagung with a speaker who does not exist': (it) =>
    moreRecords(
      { ...it, themes: [...it.themes, theme({ internalId: 902, url: 'fachtagung-sbv', eventType: 3 })] },
      'fachtagungen/fachtagung-sbv.yaml',
      recordOf.conference(),
    ),
  'workshops of a theme that is no Fachtagung': (it) =>
    moreRecords(
      it,
      'fachtagungen/rhetorik.yaml',
      recordOf.conference({ theme: 'rhetorik', days: daysWithoutSpeakers }),
    ),
  'a hotel in the Indian Ocean': (it) =>
    moreRecords(it, 'hotels.yaml', recordOf.hotel({ position: { latitude: 9.99, longitude: 53.55 } })),
  'a rubric at place 10': (it) => ({
    ...it,
    rubrics: [...it.rubrics, rubric({ at: at('rubriken.yaml'), id: 7, url: 'probe', title: 'Probe', position: 10 })],
  }),
}

const faultNames = Object.keys(faults).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
Given(new RegExp(`^(${faultNames.join('|')})$`), function (this: Scenario, name: string) {
  const fault = faults[name]
  assert(fault)
  this.draft.change(fault)
})

Given(
  'a date of {string} claims to be online but has the hotel {string}',
  function (this: Scenario, title: string, name: string) {
    const hotelId = this.draft.venue(name)
    assert(hotelId)
    this.draft.change((it) => moreEvents(it, { themeUrl: slugOf(title), hotelId, isOnlineEvent: true }))
  },
)

Given('the theme {string} is now titled {string}', function (this: Scenario, title: string, now: string) {
  this.draft.change((it) => ({
    ...it,
    themes: it.themes.map((theme) => (theme.url === slugOf(title) ? { ...theme, title: now } : theme)),
  }))
})

Given('the date of {string} starts on {string}', function (this: Scenario, title: string, start: string) {
  this.draft.change((it) => ({
    ...it,
    events: it.events.map((date) => (date.themeUrl === slugOf(title) ? { ...date, start } : date)),
  }))
})

const bringIn = async (scenario: Scenario): Promise<void> => {
  scenario.seen.imported = await scenario.app.stage.content(scenario.draft.content())
  scenario.draft.broughtIn()
}
When('the editor imports the content', async function (this: Scenario) {
  await bringIn(this)
})
Given('the editor has imported the content', async function (this: Scenario) {
  await bringIn(this)
  assert(this.seen.imported?.ok, JSON.stringify(this.seen.imported))
})

const reportOf = ({ seen }: Scenario) => {
  assert(seen.imported?.ok, JSON.stringify(seen.imported))
  return seen.imported.value
}
Then('the import adds {int} theme(s)', function (this: Scenario, count: number) {
  assert.equal(reportOf(this).themes.added, count)
})
Then('the import changes {int} theme(s)', function (this: Scenario, count: number) {
  const { added, changed, removed } = reportOf(this).themes
  assert.deepEqual({ added, changed, removed }, { added: 0, changed: count, removed: 0 })
})
Then('the import changes nothing', function (this: Scenario) {
  for (const [kind, { added, changed, removed }] of Object.entries(reportOf(this)))
    assert.deepEqual({ kind, added, changed, removed }, { kind, added: 0, changed: 0, removed: 0 })
})

const faultsOf = ({ seen }: Scenario) => {
  assert(seen.imported && !seen.imported.ok, 'the import was not refused')
  return seen.imported.refusal.faults
}
Then('the import is refused because of {string} line {int}', function (this: Scenario, file: string, line: number) {
  const found = faultsOf(this)
  assert(found.length > 0)
  for (const fault of found) {
    assert.deepEqual(fault.at, { file, line })
    assert.match(fault.message, /^.{12,}\.$/su)
  }
})
Then('the import is refused because of {int} faults', function (this: Scenario, count: number) {
  assert.equal(faultsOf(this).length, count)
})
Then('the theme {string} still stands on the shelf', async function (this: Scenario, title: string) {
  const cards = await (await this.visit('a visitor')).programme.cards('betriebsverfassung')
  assert.deepEqual(
    cards.map((card) => card.title),
    [title],
  )
})
