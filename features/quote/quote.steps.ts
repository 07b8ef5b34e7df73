import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'
import { said } from '../support/said.ts'
import type { QuoteToWrite, WritesAndReceivesQuotes, WrittenQuoteSeen } from './quote.driver.ts'

/** What a scenario knows of its quote, and what was answered last. */
interface Known {
  written?: WrittenQuoteSeen
  answer: string
}
const all = new WeakMap<Scenario, Known>()
const knownIn = (scenario: Scenario): Known => {
  const known = all.get(scenario) ?? { answer: '' }
  all.set(scenario, known)
  return known
}
const quotes = async (scenario: Scenario, who?: string): Promise<WritesAndReceivesQuotes> =>
  (await programsOf(scenario, who)).quotes
const writtenIn = (scenario: Scenario): WrittenQuoteSeen => {
  const { written, answer } = knownIn(scenario)
  assert(written, `nothing is quoted: ${answer}`)
  return written
}

const write = async (scenario: Scenario, quote: QuoteToWrite, who: string): Promise<void> => {
  const known = knownIn(scenario)
  const answer = await (await quotes(scenario, who)).write(quote)
  known.answer = typeof answer === 'string' ? answer : 'done'
  if (typeof answer !== 'string') known.written = answer
}
const send = async (scenario: Scenario): Promise<void> => {
  const { id, version } = writtenIn(scenario)
  knownIn(scenario).answer = await (await quotes(scenario, 'Mara')).send(id, version)
  assert.equal(knownIn(scenario).answer, 'done')
}

When(
  /^(Mara|Kim) quotes (\d+) seats? of the date (\d+) to (Kim|Jonas)$/,
  async function (this: Scenario, who: string, persons: string, eventId: string, to: 'Kim' | 'Jonas') {
    const quote = { eventId: Number(eventId), persons: Number(persons), ...(to === 'Jonas' && { to }) }
    await write(this, quote, who)
  },
)
When(
  /^Mara quotes (\d+) seats? of the date (\d+) to Kim with the discount "([^"]*)"$/,
  async function (this: Scenario, persons: string, eventId: string, discountCode: string) {
    await write(this, { eventId: Number(eventId), persons: Number(persons), discountCode }, 'Mara')
  },
)
When(
  /^Mara quotes (\d+) seats? of the date (\d+) to Kim until "([^"]*)"$/,
  async function (this: Scenario, persons: string, eventId: string, validUntil: string) {
    await write(this, { eventId: Number(eventId), persons: Number(persons), validUntil }, 'Mara')
  },
)
When(
  /^Mara quotes (\d+) seats? of the date (\d+) to Kim for the modules of "([^"]*)"$/,
  async function (this: Scenario, persons: string, eventId: string, days: string) {
    await write(this, { eventId: Number(eventId), persons: Number(persons), modules: days.split(', ') }, 'Mara')
  },
)
When(
  'Mara quotes an inhouse seminar {string} for {int} persons at {string} to Kim',
  async function (this: Scenario, theme: string, persons: number, euros: string) {
    await write(this, { theme, persons, net: Math.round(Number(euros) * 100) }, 'Mara')
  },
)
When(
  /^Mara writes the quote anew with (\d+) seats? of the date (\d+)$/,
  async function (this: Scenario, persons: string, eventId: string) {
    const { id, version } = writtenIn(this)
    await write(this, { id, version, eventId: Number(eventId), persons: Number(persons) }, 'Mara')
  },
)
When(
  /^Mara writes anew the quote "([^"]*)" with (\d+) seats? of the date (\d+)$/,
  async function (this: Scenario, number: string, persons: string, eventId: string) {
    const quote = (await (await quotes(this, 'Mara')).found()).find((one) => one.number === number)
    assert(quote, `there is no ${number}`)
    const { id, version } = quote
    await write(this, { id, version, eventId: Number(eventId), persons: Number(persons) }, 'Mara')
  },
)
When('Mara sends the newest quote', async function (this: Scenario) {
  const by = await quotes(this, 'Mara')
  const [newest] = await by.found()
  assert(newest, 'there is no quote')
  assert.equal(await by.send(newest.id, newest.version), 'done')
})
When('Mara sends the quote', async function (this: Scenario) {
  await send(this)
})
Given(
  /^Mara has sent a quote of (\d+) seats? of the date (\d+) to (Kim|Jonas)$/,
  async function (this: Scenario, persons: string, eventId: string, to: 'Kim' | 'Jonas') {
    const quote = { eventId: Number(eventId), persons: Number(persons), ...(to === 'Jonas' && { to }) }
    await write(this, quote, 'Mara')
    await send(this)
  },
)

Then(
  'the quote is {string}, version {int}, {string}, {string}',
  function (this: Scenario, number: string, version: number, status: string, gross: string) {
    const seen = writtenIn(this)
    assert.deepEqual([seen.number, seen.version, seen.status, said(seen.gross)], [number, version, status, gross])
  },
)
Then('the quote offers the modules {string}', async function (this: Scenario, titles: string) {
  assert.equal((await (await quotes(this, 'Mara')).modules(writtenIn(this).id)).join(', '), titles)
})
Then('the quote stands at {string}', async function (this: Scenario, standing: string) {
  assert.equal(await (await quotes(this, 'Mara')).standing(writtenIn(this).id), standing, knownIn(this).answer)
})
Then(/^the link of the quote (?:shows|is refused with) "([^"]*)"$/, async function (this: Scenario, shown: string) {
  assert.equal(await (await quotes(this, 'Kim')).shown(writtenIn(this).token), shown)
})
Then('it is refused with {string}', function (this: Scenario, why: string) {
  assert.equal(knownIn(this).answer, why)
})

Then('it is done', function (this: Scenario) {
  assert.equal(knownIn(this).answer, 'done')
})

When(/^(Mara|Kim) opens the quote$/, async function (this: Scenario, who: string) {
  knownIn(this).answer = await (await quotes(this, who)).open(writtenIn(this).token)
})
When(/^Kim (accepts|reserves by) the quote$/, async function (this: Scenario, how: string) {
  const { token, version } = writtenIn(this)
  const mode = how === 'accepts' ? 'buchen' : 'reservieren'
  knownIn(this).answer = await (await quotes(this, 'Kim')).accept(token, version, mode)
})
When('Kim accepts version {int} of the quote', async function (this: Scenario, version: number) {
  knownIn(this).answer = await (await quotes(this, 'Kim')).accept(writtenIn(this).token, version, 'buchen')
})
When(/^Kim declines the quote(?: because "([^"]*)")?$/, async function (this: Scenario, reason: string | null) {
  const { token, version } = writtenIn(this)
  knownIn(this).answer = await (await quotes(this, 'Kim')).decline(token, version, reason ?? undefined)
})
const answers: Readonly<
  Record<string, (by: WritesAndReceivesQuotes, key: string, version: number) => Promise<string>>
> = {
  opens: (by, key) => by.open(key),
  accepts: (by, key, version) => by.accept(key, version, 'buchen'),
  declines: (by, key, version) => by.decline(key, version),
  'asks about': (by, key) => by.ask(key, 'Ist das Mittagessen dabei?'),
}
When(
  /^(Mara|Jonas|Kim) (opens|accepts|declines|asks about) the quote by its id$/,
  async function (this: Scenario, who: string, how: string) {
    const { id, version } = writtenIn(this)
    knownIn(this).answer = (await answers[how]?.(await quotes(this, who), id, version)) ?? `nobody ${how} it`
  },
)
When('Kim looks for her quotes', async function (this: Scenario) {
  const own = await (await quotes(this, 'Kim')).own()
  knownIn(this).answer = typeof own === 'string' ? own : 'done'
})
Then('Jonas finds these quotes:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(await (await quotes(this, 'Jonas')).own(), table.hashes())
})
Then('Jonas finds no quote', async function (this: Scenario) {
  assert.deepEqual(await (await quotes(this, 'Jonas')).own(), [])
})
When('Kim asks about the quote {string}', async function (this: Scenario, question: string) {
  knownIn(this).answer = await (await quotes(this, 'Kim')).ask(writtenIn(this).token, question)
})
When('Kim asks about the quote {int} times more', async function (this: Scenario, times: number) {
  const by = await quotes(this, 'Kim')
  for (let nth = 1; nth <= times; nth += 1)
    assert.equal(await by.ask(writtenIn(this).token, `Frage ${nth}?`), 'done', `question ${nth}`)
})
When('she asks for a quote of the cart as Kim', async function (this: Scenario) {
  knownIn(this).answer = await (await quotes(this)).request()
  assert.equal(knownIn(this).answer, 'done')
})
