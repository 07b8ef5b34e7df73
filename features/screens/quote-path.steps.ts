import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as addressOf from '#core/shared/addresses.ts'
import { brand } from '#features/support/content-builder.ts'
import { personOf } from '#features/support/people.ts'
import type { Scenario } from '#features/support/world.ts'
import * as quoting from './quote-path/quoting.ts'
import { standing } from './whole-path/following.ts'
import { enterOffice } from './whole-path/office.ts'
import { openSignedIn } from './whole-path/ordering.ts'
import { linkInLetter, postOf, sitAll, whoIs } from './whole-path/sitting.ts'
import { patience } from './whole-path/walking.ts'
import { withPlainSpaces, type Walker } from './whole-path/walk.ts'

const staff = { email: 'buero@seminarhaus.example', password: 'Ein langes Wort im Angebot' }
const mara = personOf('Mara')
const customer = (scenario: Scenario): Walker => whoIs(scenario, 'Mara')
const office = (scenario: Scenario): Walker => whoIs(scenario, 'Büro')

Given(/^Mara and the office work with quotes (.+)$/, patience, async function (this: Scenario, called: string) {
  await this.bringIn()
  await this.app.stage.account({ ...mara, roles: ['mitglied'] })
  await this.app.stage.account({ ...staff, roles: ['mitglied', 'redaktion'] })
  await sitAll(this, { path: 'Angebot', called, names: ['Mara', 'Büro'] })
})

When(
  'Mara puts {int} seats of {int} into the cart, and asks for a quote of it',
  patience,
  async function (this: Scenario, seats: number, eventId: number) {
    await openSignedIn(customer(this), mara, addressOf.overview)
    await quoting.putIntoCart(customer(this), eventId, seats)
    await quoting.request(customer(this))
  },
)
When('she asks for another quote of the same', patience, async function (this: Scenario) {
  await quoting.request(customer(this))
})

Then('she is written {string} with {string}', async function (this: Scenario, subject: string, text: string) {
  const letter = await postOf(this).text(mara.email, subject)
  assert(letter.includes(text), `'${text}' is not in: ${letter}`)
})

/** Follows a letter to the office to the quote that it is about. */
const openInOffice = async (scenario: Scenario, subject: string): Promise<string> => {
  const link = await linkInLetter(scenario, { to: brand.email, subject, path: addressOf.officeQuote('') })
  const [, number = ''] = subject.split(': ')
  const walker = office(scenario)
  const heading = `Angebot ${number}`
  await enterOffice(walker, { staff, now: scenario.app.clock.now(), address: link, heading })
  return quoting.pageText(walker)
}
Then(
  'the letter {string} leads the office to the draft for {string}',
  patience,
  async function (this: Scenario, subject: string, name: string) {
    const text = await openInOffice(this, subject)
    for (const each of ['Entwurf, Fassung 1', name]) assert(text.includes(each), `'${each}' is not in: ${text}`)
  },
)
Then(
  'the letter {string} leads the office to {string}, and it stands at {string}',
  patience,
  async function (this: Scenario, subject: string, says: string, state: string) {
    const text = await openInOffice(this, subject)
    for (const each of [says, `Stand ${state}, Fassung`]) assert(text.includes(each), `'${each}' is not in: ${text}`)
    await office(this).look(`Büro, ${state}`)
  },
)
When('the office adds {string} and sends the quote', patience, async function (this: Scenario, note: string) {
  await quoting.writeAndSend(office(this), note)
})

When(
  'the letter {string} leads her to the quote, where she reads {string}',
  patience,
  async function (this: Scenario, subject: string, text: string) {
    const walker = customer(this)
    await walker.open(await linkInLetter(this, { to: mara.email, subject, path: addressOf.quote('') }))
    await walker.page.getByRole('main').getByText(text).waitFor()
  },
)
When('she asks about it {string}', patience, async function (this: Scenario, question: string) {
  await quoting.ask(customer(this), question)
})
When('she accepts it', patience, async function (this: Scenario) {
  await quoting.accept(customer(this))
})
When('she declines it because {string}', patience, async function (this: Scenario, reason: string) {
  await quoting.decline(customer(this), reason)
})

Then(
  'the letter {string} leads her to her booking of {string}, which stands at {string}',
  patience,
  async function (this: Scenario, subject: string, title: string, state: string) {
    const walker = customer(this)
    await walker.open(await linkInLetter(this, { to: mara.email, subject, path: '/buchung/' }))
    await walker.part('heading', new RegExp(title)).first().waitFor()
    assert.equal((await standing(walker)).state, state)
  },
)
Then('{string} is among the bookings of her account', patience, async function (this: Scenario, title: string) {
  const walker = customer(this)
  await openSignedIn(walker, mara, addressOf.gremiumBookings)
  const booking = withPlainSpaces(await walker.page.getByRole('article', { name: title }).innerText())
  assert(booking.includes('Bestätigt'), booking)
})
