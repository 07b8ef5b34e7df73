import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { noticeTypes, type NoticeType } from '#core/participation/ports.ts'
import type { Scenario } from '#features/support/world.ts'

type Who = string | undefined

/** What somebody was told last; two where two did something at once. */
const answers = new WeakMap<Scenario, readonly string[]>()

const follows = async (scenario: Scenario, who: Who) => (await scenario.visit(who)).participations
const typeOf = (word: string): NoticeType => {
  const type = noticeTypes.find((one) => one === word)
  assert(type, `${word} is no paper`)
  return type
}

When(
  '{person} gives the seat of {string} of {int} to {string} with {string} in the portal',
  async function (this: Scenario, who: Who, name: string, date: number, by: string, email: string) {
    assert.equal(await (await follows(this, who)).substitute(date, name, by, email), 'done')
  },
)
When(
  '{person} cancels for {string} of {int} in the portal',
  async function (this: Scenario, who: Who, name: string, date: number) {
    answers.set(this, [await (await follows(this, who)).cancel(date, name, true)])
  },
)
When(
  '{person} cancels for {string} of {int} in the portal without confirming the fee',
  async function (this: Scenario, who: Who, name: string, date: number) {
    answers.set(this, [await (await follows(this, who)).cancel(date, name, false)])
  },
)
When(
  'Mara and Jonas cancel for {string} of {int} at once',
  async function (this: Scenario, name: string, date: number) {
    const both = [await follows(this, 'Mara'), await follows(this, 'Jonas')]
    answers.set(this, await Promise.all(both.map((one) => one.cancel(date, name, true))))
  },
)
Then('one of them is told that it is done, the other one {string}', function (this: Scenario, why: string) {
  const told = answers.get(this) ?? []
  assert.equal(told.length, 2)
  assert.deepEqual(
    told.filter((one) => one === why),
    [why],
  )
})
Then('{person} is told about the booking: {string}', function (this: Scenario, _who: Who, sentence: string) {
  assert.deepEqual(answers.get(this), [sentence])
})
Then(
  /^(Mara|Jonas) sees of (?:her|his) Gremium: "([^"]*)"$/,
  async function (this: Scenario, who: string, line: string) {
    assert.deepEqual(await (await follows(this, who)).toCome('gremium'), [line])
  },
)
Then(/^(Mara|Jonas) sees of (?:her|him)self: "([^"]*)"$/, async function (this: Scenario, who: string, line: string) {
  assert.deepEqual(await (await follows(this, who)).toCome('me'), [line])
})
Then(/^(Mara|Jonas) sees of (?:her|his) Gremium nothing$/, async function (this: Scenario, who: string) {
  assert.deepEqual(await (await follows(this, who)).toCome('gremium'), [])
})
Then(/^(Mara|Jonas) sees of (?:her|him)self nothing$/, async function (this: Scenario, who: string) {
  assert.deepEqual(await (await follows(this, who)).toCome('me'), [])
})
Then('{person} knows the link of the booking of {int}', async function (this: Scenario, who: Who, date: number) {
  assert.match((await (await follows(this, who)).link(date)) ?? '', /\S{16,}/)
})
Then(
  '{person} does not know the link of the booking of {int}',
  async function (this: Scenario, who: Who, date: number) {
    assert.equal(await (await follows(this, who)).link(date), undefined)
  },
)
Then('{person} goes to the next event with {string}', async function (this: Scenario, who: Who, names: string) {
  assert.equal(await (await follows(this, who)).goesNext(), names)
})
Then('the costs of {int} are {string}', async function (this: Scenario, year: number, costs: string) {
  assert.equal(await (await follows(this, 'Mara')).costs(year), costs)
})
Then('{person} sees no costs of {int}', async function (this: Scenario, who: Who, year: number) {
  assert.equal(await (await follows(this, who)).costs(year), undefined)
})
Then('the year {int} of the Gremium names {string}', async function (this: Scenario, year: number, people: string) {
  assert.equal(await (await follows(this, 'Mara')).people(year), people)
})
Then(
  '{person} takes the paper {string} of {int}',
  async function (this: Scenario, who: Who, type: string, date: number) {
    assert.equal(await (await follows(this, who)).paper(date, typeOf(type)), '%PDF')
  },
)
Then(
  '{person} is refused the paper {string} of {int}: {string}',
  async function (this: Scenario, who: Who, type: string, date: number, why: string) {
    assert.equal(await (await follows(this, who)).paper(date, typeOf(type)), why)
  },
)
Then('the overview of {int} as PDF is taken by Mara and Jonas', async function (this: Scenario, year: number) {
  for (const who of ['Mara', 'Jonas']) assert.equal(await (await follows(this, who)).overview(year), '%PDF')
})
