import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

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
  assert.deepEqual(
    cardOf(this).facts.map(({ label }) => label),
    labels,
  )
})

Then('the card says {string} beside {string}', function (this: Scenario, text: string, label: string) {
  assert.equal(cardOf(this).facts.find((fact) => fact.label === label)?.text, text)
})

Then('the card says nothing beside {string}', function (this: Scenario, label: string) {
  assert.deepEqual(
    cardOf(this).facts.filter((fact) => fact.label === label),
    [],
  )
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
  assert.deepEqual(
    this.seen.cards.map(({ title }) => title),
    titles,
  )
})

Then('both say the same', function (this: Scenario) {
  const [card, teaser] = this.seen.cards
  assert(card && teaser)
  assert.deepEqual(teaser, card)
})

Then("the box's facts are labelled {list}", function (this: Scenario, labels: readonly string[]) {
  assert.deepEqual(
    this.seen.box?.facts.map(({ label }) => label),
    labels,
  )
})

Then("the box's link {string} leads to {string}", function (this: Scenario, label: string, address: string) {
  assert.equal(this.seen.box?.links.find((link) => link.label === label)?.address, address)
})

Then('the box tells the dates {list}', function (this: Scenario, dates: readonly string[]) {
  assert.deepEqual(this.seen.box?.dates, dates)
})
