import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { personOf } from '#features/support/people.ts'
import type { Scenario } from '#features/support/world.ts'
import * as following from './whole-path/following.ts'
import { noteWhoCame } from './whole-path/office.ts'
import { billing, emailOf, keepOnWishlist, putIntoCart, reserve } from './whole-path/ordering.ts'
import { linkInLetter, postOf, sitAll, whoIs } from './whole-path/sitting.ts'
import { patience, sitDown, walking } from './whole-path/walking.ts'

const title = 'Betriebsverfassungsrecht I'
Given(
  /^Mara, her employer and the office work for the "(BR|SBV|JAV)" (.+)$/,
  async function (this: Scenario, body: string, called: string) {
    await this.bringIn()
    await this.app.stage.account({ ...personOf('Mara'), roles: ['mitglied'] })
    await this.app.stage.account({ ...personOf('Jonas'), roles: ['mitglied', 'redaktion'] })
    await sitAll(this, { path: body, called, names: ['Bestellung', 'Arbeitgeber', 'Büro'] })
    sitDown(this, {
      orderer: whoIs(this, 'Bestellung'),
      employer: whoIs(this, 'Arbeitgeber'),
      office: whoIs(this, 'Büro'),
    })
  },
)

When('Mara keeps the date of {string} on her wishlist', patience, async function (this: Scenario, day: string) {
  await keepOnWishlist(walking(this).orderer, title, day)
})

When('she puts all of her wishlist into the cart', patience, async function (this: Scenario) {
  await putIntoCart(walking(this).orderer)
})

When(
  'she reserves 2 seats, one of them for {string}, as {string}',
  patience,
  async function (this: Scenario, name: string, ground: string) {
    await reserve(walking(this).orderer, name, ground)
  },
)

When('the letter {string} leads her to her booking', patience, async function (this: Scenario, subject: string) {
  const { orderer } = walking(this)
  await orderer.open(await linkInLetter(this, { to: personOf('Mara').email, subject, path: '/buchung/' }))
  await orderer.look(`Buchung nach dem Brief ${subject}`)
})

Then('it stands at {string}, and next is {string}', async function (this: Scenario, state: string, next: string) {
  assert.deepEqual(await following.standing(walking(this).orderer), { state, next })
})

When('she takes the papers for the meeting and notes its vote', patience, async function (this: Scenario) {
  await following.decide(walking(this).orderer)
})

When('she needs no resolution', async function (this: Scenario) {
  await following.needsNoResolution(walking(this).orderer)
})

When('she takes the letter to her employer and notes that he was told', patience, async function (this: Scenario) {
  await following.tellEmployer(walking(this).orderer)
})

When(
  'she makes a link for her employer, and he confirms by it as {string}',
  patience,
  async function (this: Scenario, name: string) {
    const { orderer, employer } = walking(this)
    await following.confirmCosts(employer, await following.linkForEmployer(orderer), name)
  },
)

When('she books', patience, async function (this: Scenario) {
  await following.book(walking(this).orderer)
})

Then('the office of her employer is sent the invoice', async function (this: Scenario) {
  await this.app.keepTimetable()
  const { orderer } = walking(this)
  const links = await postOf(this).links(billing, 'Rechnung R-2026-')
  assert(links, 'no invoice is sent')
  await orderer.page.reload()
  await orderer.take(orderer.part('link', /^Rechnung R-2026-/))
})

When(
  '{string} comes for {string}, and {string} for {string}',
  patience,
  async function (this: Scenario, one: string, instead: string, other: string, nobody: string) {
    const { orderer } = walking(this)
    await following.takesTheSeat(orderer, one, instead)
    await following.takesTheSeat(orderer, other, nobody)
    await orderer.look('Buchung, alle genannt')
  },
)

When('it becomes {string} UTC', async function (this: Scenario, instant: string) {
  this.app.clock.set(instant)
  await this.app.keepTimetable()
})

Then(
  '{string} and {string} are sent the letter {string}, and {string} is not',
  async function (this: Scenario, one: string, other: string, subject: string, nobody: string) {
    const post = postOf(this)
    for (const name of [one, other]) assert(await post.links(emailOf(name), subject), `${name} has no letter`)
    assert.equal(await post.links(emailOf(nobody), subject), undefined)
  },
)

When('the office notes that {string} came', patience, async function (this: Scenario, came: string) {
  const { office } = walking(this)
  const { email, password } = personOf('Jonas')
  const staff = { email, password }
  await noteWhoCame(office, { title, came: [came], missing: 'Ayşe Özkan', staff, now: this.app.clock.now() })
})

Then('she takes the certificate of {string} alone', patience, async function (this: Scenario, name: string) {
  const { orderer } = walking(this)
  await orderer.page.reload()
  await orderer.look('Buchung, teilgenommen')
  const certificates = orderer.part('link', /^Teilnahmebescheinigung/)
  for (const certificate of await certificates.all())
    assert.match(await certificate.innerText(), new RegExp(`${name}$`))
  await orderer.take(certificates.first())
})
