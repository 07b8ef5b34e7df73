import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Audience, DateSeen, Opened, ThemeSeen } from '#features/drivers/reading-the-programme.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from './words.steps.ts'

// Looking

When('{person} looks at its card', async function (this: Scenario, who?: string) {
  const { programme } = await this.visit(who)
  const { themes } = this.draft.content()
  const theme = themes.find(({ url }) => url === this.draft.lastTheme())
  const cards = await programme.cards(theme?.rubric ?? '')
  this.seen.cards = cards.filter(({ title }) => title === theme?.title)
})

When('{person} looks at the teaser of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  const { programme } = await this.visit(who)
  this.seen.cards = [...this.seen.cards, await programme.teaser(slugOf(title))]
})

When('{person} looks at the info box of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.box = await (await this.visit(who)).programme.infoBox(slugOf(title))
})

When('{person} opens the theme {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.opened = await (await this.visit(who)).programme.theme(slugOf(title))
})

When('{person} opens the dates of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.opened = await (await this.visit(who)).programme.dates(slugOf(title))
})

When('{person} opens the date {string}', async function (this: Scenario, who: string | undefined, key: string) {
  this.seen.opened = await (await this.visit(who)).programme.date(key)
})

When('{person} opens the rubric {string}', async function (this: Scenario, who: string | undefined, title: string) {
  const { programme } = await this.visit(who)
  this.seen.opened = await programme.rubric(slugOf(title))
  this.seen.cards = 'found' in this.seen.opened ? await programme.cards(slugOf(title)) : []
})

When('{person} looks at the shelf', async function (this: Scenario, who?: string) {
  this.seen.shelf = await (await this.visit(who)).programme.rubrics()
})

When('{person} looks for themes for {string}', async function (this: Scenario, who: string | undefined, audience: Audience) {
  this.seen.titles = await (await this.visit(who)).programme.cardsFor(audience)
})

When('{person} searches for {string}', async function (this: Scenario, who: string | undefined, words: string) {
  this.seen.titles = await (await this.visit(who)).programme.search(words)
})

When('{person} opens a page with teasers of {list}', async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
  this.seen.titles = await (await this.visit(who)).programme.teasers(titles.map(slugOf))
})
Then('the house was asked for themes exactly once', function (this: Scenario) {
  assert.equal(this.house.witness.themeLists(), 1)
})

// The card

const cardOf = ({ seen }: Scenario) => {
  const card = seen.cards.at(-1)
  assert(card, 'no such card is there')
  return card
}

Then('the card carries the badge {string}', function (this: Scenario, badge: string) {
  assert.equal(cardOf(this).badge, badge)
})

Then('the card carries no badge', function (this: Scenario) {
  assert.equal(cardOf(this).badge, undefined)
})

Then('the card shows the icon {string}', function (this: Scenario, mode: string) {
  assert.deepEqual(cardOf(this).modes, [mode])
})

Then('the card shows the icons {string} and {string}', function (this: Scenario, one: string, other: string) {
  assert.deepEqual(cardOf(this).modes, [one, other])
})

Then('the card shows no icon', function (this: Scenario) {
  assert.deepEqual(cardOf(this).modes, [])
  assert.equal(cardOf(this).tooltip, undefined)
})

Then('their tooltip says {string}', function (this: Scenario, tooltip: string) {
  assert.equal(cardOf(this).tooltip, tooltip)
})

Then("the card's facts are labelled {list}", function (this: Scenario, labels: readonly string[]) {
  assert.deepEqual(cardOf(this).facts.map(({ label }) => label), labels)
})

Then('the card says {string} beside {string}', function (this: Scenario, text: string, label: string) {
  assert.equal(cardOf(this).facts.find((fact) => fact.label === label)?.text, text)
})

Then('the card says nothing beside {string}', function (this: Scenario, label: string) {
  assert.deepEqual(cardOf(this).facts.filter((fact) => fact.label === label), [])
})

Then('the cover is a gradient from {string} to {string}', function (this: Scenario, from: string, to: string) {
  const { cover } = cardOf(this)
  assert(cover.kind === 'gradient')
  assert.equal(cover.colours[0], from)
  assert.equal(cover.colours.at(-1), to)
})

Then('the cover is a gradient of the colour {string}', function (this: Scenario, colour: string) {
  const { cover } = cardOf(this)
  assert(cover.kind === 'gradient')
  assert.equal(cover.colours[0], colour)
})

Then('the cover is the picture {string}', function (this: Scenario, address: string) {
  assert.deepEqual(cardOf(this).cover, { kind: 'picture', address })
})

Then("the card's link {string} leads to {string}", function (this: Scenario, label: string, address: string) {
  assert.equal(cardOf(this).links.find((link) => link.label === label)?.address, address)
})

Then('every link of the card leads to {string}', function (this: Scenario, address: string) {
  const { links } = cardOf(this)
  assert(links.length > 0)
  assert.deepEqual(new Set(links.map((link) => link.address)), new Set([address]))
})

Then('the cards are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.cards.map(({ title }) => title), titles)
})

Then('both say the same', function (this: Scenario) {
  const [card, teaser] = this.seen.cards
  assert(card && teaser)
  assert.deepEqual(teaser, card)
})

Then("the box's facts are labelled {list}", function (this: Scenario, labels: readonly string[]) {
  assert.deepEqual(this.seen.box?.facts.map(({ label }) => label), labels)
})

Then("the box's link {string} leads to {string}", function (this: Scenario, label: string, address: string) {
  assert.equal(this.seen.box?.links.find((link) => link.label === label)?.address, address)
})

Then('the box tells the dates {list}', function (this: Scenario, dates: readonly string[]) {
  assert.deepEqual(this.seen.box?.dates, dates)
})

// Pages

const found = <Seen>({ seen }: Scenario): Seen => {
  const opened = seen.opened as Opened<Seen> | undefined
  assert(opened && 'found' in opened, `expected a page, got ${JSON.stringify(opened)}`)
  return opened.found
}

Then('the page calls it {string}', function (this: Scenario, kind: string) {
  assert.equal(found<ThemeSeen>(this).kind, kind)
})

Then('the page says {string} beside {string}', function (this: Scenario, text: string, label: string) {
  assert.equal(found<ThemeSeen>(this).facts.find((fact) => fact.label === label)?.text, text)
})

Then("the page's link {string} leads to {string}", function (this: Scenario, label: string, address: string) {
  assert.equal(found<ThemeSeen>(this).links.find((link) => link.label === label)?.address, address)
})

Then('the modules are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(found<ThemeSeen>(this).modules, table.hashes())
})

Then('no module is called {string}', function (this: Scenario, title: string) {
  const { modules } = found<ThemeSeen>(this)
  assert(modules.length > 0)
  assert(!modules.some((module) => module.title === title))
})

Then('it belongs to {string}', function (this: Scenario, series: string) {
  assert.deepEqual(found<ThemeSeen>(this).partOf, [series])
})

Then('it belongs to nothing', function (this: Scenario) {
  assert.deepEqual(found<ThemeSeen>(this).partOf, [])
})

Then('{person} is led to {string}', function (this: Scenario, _who: string | undefined, address: string) {
  assert.deepEqual(this.seen.opened, { ledTo: address })
})

Then('{person} reads that there is nothing here', function (this: Scenario, _who?: string) {
  assert.deepEqual(this.seen.opened, { missing: true })
})

Then('{person} reads that something is broken', function (this: Scenario, _who?: string) {
  assert.deepEqual(this.seen.opened, { broken: true })
})

Then(
  '{person} reads that it is past, and finds its theme at {string}',
  function (this: Scenario, _who: string | undefined, address: string) {
    assert.deepEqual(this.seen.opened, { past: { theme: address } })
  },
)

Then(
  'the page tells of {string} from {string} at {string}',
  function (this: Scenario, title: string, days: string, place: string) {
    assert.deepEqual(found(this), { title, days, place })
  },
)

// Dates

const dateFrom = (scenario: Scenario, day: string): DateSeen => {
  const date = found<readonly DateSeen[]>(scenario).find(({ days }) => days.startsWith(day))
  assert(date, `no date from ${day}`)
  return date
}

Then('the date from {string} is held at {string}', function (this: Scenario, day: string, place: string) {
  assert.equal(dateFrom(this, day).place, place)
})

const isOneDay = ({ days, place }: DateSeen): boolean => place !== 'Online' && !days.includes('bis')

Then('the date from {string} is a one-day date', function (this: Scenario, day: string) {
  assert(isOneDay(dateFrom(this, day)))
})

Then('the date from {string} is not a one-day date', function (this: Scenario, day: string) {
  assert(!isOneDay(dateFrom(this, day)))
})

Then('the date from {string} says {string}', function (this: Scenario, day: string, state: string) {
  assert.equal(dateFrom(this, day).state, state)
})

Then('the date from {string} costs {string}', function (this: Scenario, day: string, price: string) {
  assert.equal(dateFrom(this, day).price.replaceAll('\u00a0', ' '), price)
})

Then('the dates read:', function (this: Scenario, table: DataTable) {
  const read = found<readonly DateSeen[]>(this).map(({ days, weekdays, month }) => ({ days, weekdays, month }))
  assert.deepEqual(read, table.hashes())
})

Then('the dates are {list}', function (this: Scenario, days: readonly string[]) {
  assert.deepEqual(found<readonly DateSeen[]>(this).map((date) => date.days), days)
})

Then('the next date is {string}', function (this: Scenario, day: string) {
  assert.equal(found<readonly DateSeen[]>(this)[0]?.days ?? 'none', day)
})

// Lists

Then('the shelf holds:', function (this: Scenario, table: DataTable) {
  const rows = table.hashes().map(({ rubric, themes }) => ({ title: rubric, themes: Number(themes) }))
  assert.deepEqual(this.seen.shelf, rows)
})

Then('the themes shown are {string}', function (this: Scenario, titles: string) {
  assert.deepEqual(this.seen.titles, listed(titles))
})

Then('{string} is found', function (this: Scenario, title: string) {
  assert(this.seen.titles?.includes(title), `found ${this.seen.titles?.join(', ') ?? 'nothing'}`)
})

Then('nothing is found', function (this: Scenario) {
  assert.deepEqual(this.seen.titles, [])
})

Then('the first result is {string}', function (this: Scenario, title: string) {
  assert.equal(this.seen.titles?.[0], title)
})
