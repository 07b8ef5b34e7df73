import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { EveningsSeen, FateSeen, PackageItemSeen } from '#features/catalogue/theme-pages.driver.ts'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { columnsOf } from '../support/columns.ts'
import { found } from '../support/found.ts'

const townCalled = ({ draft }: Scenario, town: string): number => {
  const location = draft.content().locations.find(({ name }) => name === town)
  assert(location, `no town is called ${town}`)
  return location.internalId
}

Given('of an evening {string} is drawn as {list}', function (this: Scenario, town: string, shown: readonly string[]) {
  const pictures = shown.map((alt) => ({ url: `/img/${slugOf(alt)}.svg`, alt, width: 480, height: 320, caption: '' }))
  this.draft.record(
    recordOf.location({
      locationId: townCalled(this, town),
      sideProgramme: [{ title: 'Stadtgang', text: 'Durch die Höfe.' }],
      pictures,
    }),
  )
})

Given('these voices:', function (this: Scenario, table: DataTable) {
  for (const { speaker = '', town = '', theme = '', source = '', checked = '' } of table.hashes())
    this.draft.record(
      recordOf.voice({
        id: slugOf(speaker),
        speaker,
        themes: theme === '' ? [] : [slugOf(theme)],
        locationId: town === '' ? null : townCalled(this, town),
        source:
          source === ''
            ? null
            : source === 'invented'
              ? { kind: 'example' }
              : { kind: 'stated', text: source, assurance: checked === '' ? null : checked },
      }),
    )
})

Given('the starter package of {string} holds:', function (this: Scenario, title: string, table: DataTable) {
  const starterPackages = table.hashes().map(({ thing = '', picture = '', condition = '' }) => ({
    title: thing,
    ...(picture === '' ? {} : { image: { url: '/img/paket/mappe.svg', alt: picture } }),
    ...(condition === '' ? {} : { condition }),
  }))
  this.draft.change((content) => ({
    ...content,
    themes: content.themes.map((theme) =>
      theme.title === title
        ? { ...theme, content: theme.content.map((entry) => ({ ...entry, starterPackages })) }
        : theme,
    ),
  }))
})

When(
  '{person} asks what has become of the date {string}',
  async function (this: Scenario, who: string | undefined, key: string) {
    this.seen.opened = await (await this.visit(who)).themePages.fate(key)
  },
)
When(
  '{person} opens the evenings of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    this.seen.opened = { found: await (await this.visit(who)).themePages.evenings(slugOf(title)) }
  },
)
When(
  '{person} opens the starter package of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    this.seen.opened = { found: await (await this.visit(who)).themePages.starterPackage(slugOf(title)) }
  },
)

const fate = (scenario: Scenario): FateSeen => found(scenario) as FateSeen

Then('it stands as it was announced', function (this: Scenario) {
  const { calledOff, rescheduledFrom, otherHour } = fate(this)
  assert.deepEqual(
    { calledOff, rescheduledFrom, otherHour },
    { calledOff: false, rescheduledFrom: [], otherHour: undefined },
  )
})
Then('it was moved from {list}', function (this: Scenario, days: readonly string[]) {
  assert.equal(fate(this).calledOff, false)
  assert.deepEqual(fate(this).rescheduledFrom, days)
})
Then('it was to begin at {string}', function (this: Scenario, hour: string) {
  assert.deepEqual(fate(this).rescheduledFrom, [])
  assert.equal(fate(this).otherHour?.replaceAll('\u00a0', ' '), hour)
})
Then('it is called off, and {list} are held instead', function (this: Scenario, days: readonly string[]) {
  assert.equal(fate(this).calledOff, true)
  assert.deepEqual(fate(this).others, days)
})

Then('evenings are told of {list}', function (this: Scenario, towns: readonly string[]) {
  assert.deepEqual((found(this) as EveningsSeen).towns, towns)
})
Then('the pictures show {list}', function (this: Scenario, shown: readonly string[]) {
  assert.deepEqual((found(this) as EveningsSeen).pictures, shown)
})
Then('these voices are heard:', function (this: Scenario, table: DataTable) {
  assert.deepEqual((found(this) as EveningsSeen).voices, table.hashes())
})
Then('no voice is heard', function (this: Scenario) {
  assert.deepEqual((found(this) as EveningsSeen).voices, [])
})
Then('one takes home:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf(found(this) as readonly PackageItemSeen[], table), table.hashes())
})
