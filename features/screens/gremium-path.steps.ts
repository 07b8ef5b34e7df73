import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { openCouncil, staff } from './gremium-path/council.ts'
import { bookingOf, openOwn, standIn } from './gremium-path/seats.ts'
import { chosen, print, reserveFor, takeToMeeting } from './gremium-path/sending.ts'
import { countVotes, onList, openList, putOnList, readEntry, sayForMe, vote } from './gremium-path/together.ts'
import { noteWhoCame } from './whole-path/office.ts'
import { linkInLetter, whoIs } from './whole-path/sitting.ts'
import { patience, walking } from './whole-path/walking.ts'

const title = 'Betriebsverfassungsrecht I'

Given(
  /^Mara manages a Gremium with Jonas, Thi Lan and the deputy Birgit, who work (.+)$/,
  patience,
  async function (this: Scenario, called: string) {
    await openCouncil(this, called)
  },
)

When('{string} puts {string} on the list', patience, async function (this: Scenario, name: string, of: string) {
  await putOnList(whoIs(this, name), name, of)
})
Then('{string} sees on the list {string}', patience, async function (this: Scenario, name: string, titles: string) {
  await openList(whoIs(this, name), name)
  assert.equal((await onList(whoIs(this, name))).join(', '), titles)
})
When(
  '{string} says of {string} {string}, and votes {string}',
  patience,
  async function (this: Scenario, name: string, of: string, says: string, opinion: string) {
    const walker = whoIs(this, name)
    await openList(walker, name)
    await sayForMe(walker, of, says)
    await vote(walker, of, opinion)
  },
)
When(
  '{string} votes about {string} {string}, and counts the votes',
  patience,
  async function (this: Scenario, name: string, of: string, opinion: string) {
    const walker = whoIs(this, name)
    await openList(walker, name)
    await vote(walker, of, opinion)
    await countVotes(walker, of)
  },
)
Then(
  '{string} reads about {string} {string}',
  patience,
  async function (this: Scenario, name: string, of: string, text: string) {
    await openList(whoIs(this, name), name)
    const entry = await readEntry(whoIs(this, name), of)
    assert(entry.includes(text), `'${text}' is not in: ${entry}`)
  },
)

When('she has {string} decided in the meeting', patience, async function (this: Scenario, of: string) {
  const { orderer } = walking(this)
  await openList(orderer, 'Mara Kessler')
  await takeToMeeting(orderer, of)
})
Then(
  '{string} are chosen, and she is warned {string}',
  async function (this: Scenario, names: string, warning: string) {
    const { orderer } = walking(this)
    assert.equal((await chosen(orderer)).join(', '), names)
    await orderer.page.getByRole('main').getByRole('listitem').filter({ hasText: warning }).waitFor()
  },
)
When(
  'she prints {string} and {string} for the meeting',
  patience,
  async function (this: Scenario, one: string, other: string) {
    for (const paper of [one, other]) await print(walking(this).orderer, paper)
  },
)
When(
  'she puts the chosen into the cart, and reserves for {string} and {string}',
  patience,
  async function (this: Scenario, one: string, other: string) {
    await reserveFor(walking(this).orderer, [one, other])
  },
)

When(
  '{string} falls ill, and Mara has {string} stand in for her',
  patience,
  async function (this: Scenario, ill: string, by: string) {
    await standIn(walking(this).orderer, ill, by, title)
  },
)
Then(
  '{string} sees {string} among the bookings that are hers',
  patience,
  async function (this: Scenario, name: string, of: string) {
    const walker = whoIs(this, name)
    await openOwn(walker, name, 'Kommende')
    const booking = await bookingOf(walker, of).innerText()
    assert(booking.includes(name) && booking.includes('Bestätigt'), booking)
  },
)
Then('{string} sees nothing among the bookings that are hers', patience, async function (this: Scenario, name: string) {
  const walker = whoIs(this, name)
  await openOwn(walker, name, 'Kommende')
  await walker.part('heading', 'Hier steht noch nichts.').waitFor()
})

When(
  'the office notes that {string} and {string} came',
  patience,
  async function (this: Scenario, one: string, other: string) {
    await noteWhoCame(walking(this).office, { title, came: [one, other], staff, now: this.app.clock.now() })
  },
)
Then(
  'Mara takes the certificates of {string} and {string}',
  patience,
  async function (this: Scenario, one: string, other: string) {
    const { orderer } = walking(this)
    const letter = { to: 'mara@werk.example', subject: 'Kostenübernahme bestätigt', path: '/buchung/' }
    await orderer.open(await linkInLetter(this, letter))
    await orderer.look('Buchung des Gremiums, teilgenommen')
    const certificates = orderer.part('link', /^Teilnahmebescheinigung/)
    const texts = await certificates.allInnerTexts()
    const named = new Set(texts.map((text) => [one, other].find((name) => text.endsWith(name)) ?? text))
    assert.deepEqual([...named].toSorted(), [one, other].toSorted())
    for (const certificate of await certificates.all()) await orderer.take(certificate)
  },
)
Then(
  '{string} reads of {string} among past bookings {string}',
  patience,
  async function (this: Scenario, name: string, of: string, text: string) {
    const walker = whoIs(this, name)
    await openOwn(walker, name, 'Vergangene')
    const booking = await bookingOf(walker, of).innerText()
    assert(booking.includes(text), booking)
  },
)
