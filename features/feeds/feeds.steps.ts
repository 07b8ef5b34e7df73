import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { EntrySeen } from '#features/feeds/feeds.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'

When(
  '{person} takes the calendar of the date {string}',
  async function (this: Scenario, who: string | undefined, date: string) {
    const { feeds } = await this.visit(who)
    this.seen.calendars = [...(this.seen.calendars ?? []), await feeds.calendarOf(date)]
  },
)

When('{person} takes the calendar of all dates', async function (this: Scenario, who?: string) {
  this.seen.calendars = [await (await this.visit(who)).feeds.calendarIn()]
})

When(
  '{person} takes the calendar of all dates in {string}',
  async function (this: Scenario, who: string | undefined, town: string) {
    this.seen.calendars = [await (await this.visit(who)).feeds.calendarIn(town)]
  },
)

const taken = ({ seen }: Scenario): readonly EntrySeen[] => {
  const calendar = seen.calendars?.at(-1)
  assert(calendar, 'there was no calendar')
  return calendar
}

Then('the calendar says:', function (this: Scenario, table: DataTable) {
  const [columns = []] = table.raw()
  const rows = taken(this).map((entry) =>
    Object.fromEntries(columns.map((column) => [column, String(entry[column as keyof EntrySeen])])),
  )
  assert.deepEqual(rows, table.hashes())
})

Then('the calendar says nothing', function (this: Scenario) {
  assert.deepEqual(taken(this), [])
})

Then('there is no calendar', function (this: Scenario) {
  assert.deepEqual(this.seen.calendars, [undefined])
})

Then('it is still the same entry, changed {int} time(s)', function (this: Scenario, times: number) {
  const [before, after] = (this.seen.calendars ?? []).slice(-2).map((calendar) => calendar?.[0])
  assert(before && after, 'two calendars are compared')
  assert.equal(after.uid, before.uid)
  assert.equal(after.changes - before.changes, times)
})

Then('the entry is cancelled', function (this: Scenario) {
  assert.deepEqual(
    taken(this).map(({ cancelled }) => cancelled),
    [true],
  )
})

Given('the provider moves the date {int} to {string}', function (this: Scenario, number: number, day: string) {
  this.draft.change((content) => ({
    ...content,
    events: content.events.map((event) => (event.eventId === number ? { ...event, start: day } : event)),
  }))
})

Given(
  'the provider calls the module {string} of the date {int} {string}',
  function (this: Scenario, module: string, number: number, title: string) {
    const renamed = (it: { readonly title: string }) => (it.title === module ? { title } : {})
    this.draft.change((content) => ({
      ...content,
      events: content.events.map((event) =>
        event.eventId === number
          ? { ...event, modules: event.modules.map((it) => ({ ...it, ...renamed(it) })) }
          : event,
      ),
    }))
  },
)

Given('the provider calls the date {int} off', function (this: Scenario, number: number) {
  this.draft.change((content) => ({
    ...content,
    events: content.events.filter(({ eventId }) => eventId !== number),
  }))
})

Given(
  'the date {int} lasts from {string} to {string} o’clock',
  function (this: Scenario, number: number, startTime: string, endTime: string) {
    this.draft.change((content) => ({
      ...content,
      events: content.events.map((event) => (event.eventId === number ? { ...event, startTime, endTime } : event)),
    }))
  },
)

When('{person} asks which towns there are', async function (this: Scenario, who?: string) {
  this.seen.titles = await (await this.visit(who)).feeds.towns()
})

When(
  '{person} asks which hotels there are in {string}',
  async function (this: Scenario, who: string | undefined, town: string) {
    this.seen.titles = await (await this.visit(who)).feeds.hotelsIn(town)
  },
)

Then('the answer is {string}', function (this: Scenario, names: string) {
  assert.deepEqual(this.seen.titles, listed(names))
})

Then('an advertiser is offered:', async function (this: Scenario, table: DataTable) {
  const offers = await (await this.visit()).feeds.offers()
  assert.deepEqual(
    offers.map(({ title, price, towns }) => ({
      title,
      price: price.replaceAll('\u00a0', ' '),
      towns: towns.join(', '),
    })),
    table.hashes(),
  )
})

Then('the site map names {string}', async function (this: Scenario, path: string) {
  const addresses = await (await this.visit()).feeds.addresses()
  assert(addresses.includes(path), addresses.join('\n'))
})

Then('the site map does not name {string}', async function (this: Scenario, path: string) {
  assert(!(await (await this.visit()).feeds.addresses()).includes(path))
})

Then('a page around {person} may know:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  const { serves, signedIn, inCart, onWishlist } = await (await this.visit(who)).feeds.consumer()
  assert.deepEqual(
    {
      serves,
      'signed in': signedIn ? 'yes' : 'no',
      'in the cart': String(inCart),
      'on the wishlist': String(onWishlist),
    },
    table.rowsHash(),
  )
})
