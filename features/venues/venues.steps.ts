import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { centsOf } from '#features/support/programme-tables.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { accessibilityCalled } from '../support/accessibility-called.ts'
import { found } from '../support/found.ts'
import { listed } from '../support/words.ts'
import type { HotelsSeen, HotelSeen, TownSeen } from './venues.driver.ts'

Given('the hotel {string} has {list}', function (this: Scenario, name: string, has: readonly string[]) {
  const hotelId = this.draft.venue(name)
  assert(hotelId)
  this.draft.record(recordOf.hotel({ hotelId, accessibility: accessibilityCalled(has) }))
})

Given('the hotel {string} costs:', function (this: Scenario, name: string, table: DataTable) {
  const prices: Readonly<Record<string, string>> = table.rowsHash()
  const hotelId = this.draft.venue(name)
  assert(hotelId)
  this.draft.record(
    recordOf.hotel({
      hotelId,
      prices: {
        night: prices['night'] === 'none' ? null : { net: centsOf(prices['night']), rate: 7 },
        breakfast: { net: centsOf(prices['breakfast']), rate: 7 },
        dayPackage: { net: centsOf(prices['day package']) },
        parking: { net: centsOf(prices['parking']), rate: 19 },
        cityTax: centsOf(prices['city tax']),
      },
    }),
  )
})

Given('of an evening {string} offers {list}', function (this: Scenario, town: string, titles: readonly string[]) {
  const location = this.draft.content().locations.find(({ name }) => name === town)
  assert(location)
  this.draft.record(
    recordOf.location({
      locationId: location.internalId,
      sideProgramme: titles.map((title) => ({ title, text: `${title} am Abend.` })),
    }),
  )
})

When('{person} looks at all hotels', async function (this: Scenario, who?: string) {
  this.seen.opened = { found: await (await this.visit(who)).venues.hotels([]) }
})

When(
  '{person} looks for hotels with {list}',
  async function (this: Scenario, who: string | undefined, needs: readonly string[]) {
    this.seen.opened = { found: await (await this.visit(who)).venues.hotels(needs) }
  },
)

When('{person} opens the town {string}', async function (this: Scenario, who: string | undefined, segment: string) {
  this.seen.opened = await (await this.visit(who)).venues.town(segment)
})

When('{person} opens the hotel {string}', async function (this: Scenario, who: string | undefined, segment: string) {
  this.seen.opened = await (await this.visit(who)).venues.hotel(segment)
})

When(
  '{person} reads on in the hotel {string}',
  async function (this: Scenario, who: string | undefined, segment: string) {
    this.seen.opened = await (await this.visit(who)).venues.furtherInHotel(segment)
  },
)

Then('these hotels are found:', function (this: Scenario, table: DataTable) {
  const { towns } = found(this) as HotelsSeen
  assert.deepEqual(
    towns,
    table.hashes().map(({ town, hotels }) => ({ town, hotels: listed(hotels ?? '') })),
  )
})

Then('no hotel is found, but without {list}', function (this: Scenario, helps: readonly string[]) {
  assert.deepEqual(found(this), { towns: [], helps })
})

Then('the town {string} has the hotels {list}', function (this: Scenario, name: string, hotels: readonly string[]) {
  const seen = found(this) as TownSeen
  assert.equal(seen.name, name)
  assert.deepEqual(seen.hotels, hotels)
})

Then('there are dates of {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual((found(this) as TownSeen | HotelSeen).dates, titles)
})

Then('of an evening there is {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual((found(this) as TownSeen).evenings, titles)
})

Then('the hotel {string} stands at {string}', function (this: Scenario, name: string, address: string) {
  const seen = found(this) as HotelSeen
  assert.deepEqual({ name: seen.name, address: seen.address }, { name, address })
})

Then('it has {list} but lacks:', function (this: Scenario, has: readonly string[], table: DataTable) {
  const seen = found(this) as HotelSeen
  assert.deepEqual(seen.has, has)
  assert.deepEqual(seen.lacks, table.raw().flat())
})

Then('these are its prices:', function (this: Scenario, table: DataTable) {
  const seen = (found(this) as HotelSeen).prices.map(({ item, price }) => [item, price.replaceAll('\u00a0', ' ')])
  assert.deepEqual(seen, table.raw())
})

Then('the hotel lists {list}', function (this: Scenario, days: readonly string[]) {
  assert.deepEqual((found(this) as HotelSeen).days, days)
})

Then('the hotel says in brief:', function (this: Scenario, table: DataTable) {
  const brief = (found(this) as HotelSeen).brief.map(({ label, text }) => [label, text.replaceAll('\u00a0', ' ')])
  assert.deepEqual(brief, table.raw())
})

Then('the first link leads to {string}', function (this: Scenario, label: string) {
  assert.equal((found(this) as HotelSeen).firstLink.replaceAll('\u00a0', ' '), label)
})

Then('these hotels are named instead:', function (this: Scenario, table: DataTable) {
  const { instead } = found(this) as HotelSeen
  assert.deepEqual(
    instead.map(({ hotel, dates }) => ({ hotel, dates: dates.replaceAll('\u00a0', ' ') })),
    table.hashes(),
  )
})

Then('no hotel is named instead', function (this: Scenario) {
  assert.deepEqual((found(this) as HotelSeen).instead, [])
})
