import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { HeartSettings, Thing } from '#features/drivers/keeping-things.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from './eventually.ts'
import { personOf } from './people.ts'
import type { Machine } from '#features/support/breakable-needs.ts'

const theme = (title: string): Thing => ({ type: 'seminar', value: slugOf(title) })
const date = (number: number): Thing => ({ type: 'event', value: `termin-${number}` })

// Machines

Given('{machine} fails', async function (this: Scenario, machine: Machine) {
  await this.bringIn()
  this.house.faults.break(machine)
})
When('{machine} works again', function (this: Scenario, machine: Machine) {
  this.house.faults.mend(machine)
})
Given('{machine} takes its time', async function (this: Scenario, machine: Machine) {
  await this.bringIn()
  this.house.faults.hold(machine)
})
When('{machine} gets done', async function (this: Scenario, machine: Machine) {
  this.house.faults.release(machine)
  await (await this.visit()).hearts.settle()
})

// What is kept already

Given('{person} has kept {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await this.bringIn()
  await this.house.stage.bookmark(personOf(who ?? this.acting).email, { type: 'seminar', value: slugOf(title) })
})
Given('{person} has kept the date {int}', async function (this: Scenario, who: string | undefined, number: number) {
  await this.bringIn()
  await this.house.stage.bookmark(personOf(who ?? this.acting).email, { type: 'event', value: `termin-${number}` })
})
Given('{person} has kept the hotel {string}', async function (this: Scenario, who: string | undefined, name: string) {
  await this.bringIn()
  const value = `hotel-${this.draft.venue(name)}`
  await this.house.stage.bookmark(personOf(who ?? this.acting).email, { type: 'hotel', value })
})

// Opening pages

/** Whoever opens a page; other pages before it may have asked for the list as well. */
const atNewPage = async (scenario: Scenario, who: string | undefined) => {
  const { hearts } = await scenario.visit(who)
  listsBefore.set(scenario, scenario.house.witness.lists())
  return hearts
}
const listsBefore = new WeakMap<Scenario, number>()
const listsOfThisPage = (scenario: Scenario): number =>
  scenario.house.witness.lists() - (listsBefore.get(scenario) ?? 0)

const openTheme = async (scenario: Scenario, who: string | undefined, title: string, query = ''): Promise<void> => {
  await (await atNewPage(scenario, who)).openTheme(slugOf(title), query)
}
When('{person} opens the page of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await openTheme(this, who, title)
})
Given('{person} stands on the page of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await openTheme(this, who, title)
})
When(
  '{person} opens the page of {string} at {string}',
  async function (this: Scenario, who: string | undefined, title: string, query: string) {
    await openTheme(this, who, title, query)
  },
)
Given(
  '{person} stands on the page of {string} at {string}',
  async function (this: Scenario, who: string | undefined, title: string, query: string) {
    await openTheme(this, who, title, query)
  },
)
Given(
  '{person} stands on the page of the rubric {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    await (await atNewPage(this, who)).openRubric(slugOf(title))
  },
)

const showing = (title: string, times: number): readonly HeartSettings[] =>
  Array.from({ length: times }, () => theme(title))
Given(
  '{person} stands on a page that shows {string} {int} times',
  async function (this: Scenario, who: string | undefined, title: string, times: number) {
    await (await atNewPage(this, who)).openHearts(showing(title, times))
  },
)
When(
  '{person} opens a page that shows {string} {int} times at {string}',
  async function (this: Scenario, who: string | undefined, title: string, times: number, query: string) {
    await (await atNewPage(this, who)).openHearts(showing(title, times), query)
  },
)
Given(
  '{person} stands on a page with hearts of:',
  async function (this: Scenario, who: string | undefined, table: DataTable) {
    const hearts = table.hashes().map(heartFrom)
    this.lastThing = hearts[0]
    await (await atNewPage(this, who)).openHearts(hearts)
  },
)
const heartFrom = (row: Readonly<Record<string, string>>): HeartSettings => ({
  type: row['type'] ?? '',
  value: row['value'] ?? '',
  ...Object.fromEntries(
    Object.entries({
      bookmarkLabel: row['bookmark label'],
      layout: row['layout'],
      size: row['size'],
      domain: row['domain'],
      iconStyle: row['icon style'],
    }).filter(([, set]) => set),
  ),
})

When('{person} reloads the page', async function (this: Scenario, who?: string) {
  await (await this.visit(who)).hearts.reload()
})

// Clicking

When('{person} clicks the heart of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await (await this.visit(who)).hearts.click(theme(title))
})
When('{person} clicks the heart of the date {int}', async function (this: Scenario, who: string | undefined, number: number) {
  await (await this.visit(who)).hearts.click(date(number))
})
When(
  '{person} clicks the heart of {word} {string}',
  async function (this: Scenario, who: string | undefined, type: string, value: string) {
    await (await this.visit(who)).hearts.click({ type, value })
  },
)
When(
  '{person} clicks the {nth} heart of {string}',
  async function (this: Scenario, who: string | undefined, which: number, title: string) {
    await (await this.visit(who)).hearts.click(theme(title), which)
  },
)
When(
  '{person} clicks the heart of {string} {int} time(s) in haste',
  async function (this: Scenario, who: string | undefined, title: string, times: number) {
    await (await this.visit(who)).hearts.clickHastily(theme(title), times)
  },
)

// Hearts

const shape = (is: string): 'filled' | 'outlined' => (is === 'filled' ? 'filled' : 'outlined')

const heartSays = async (
  scenario: Scenario,
  thing: Thing,
  label: string,
  icon: string,
  which?: number,
  who?: string,
): Promise<void> => {
  const { hearts } = await scenario.visit(who)
  await eventually(async () => {
    const heart = await hearts.heart(thing, which)
    assert.deepEqual({ label: heart.label, icon: heart.icon }, { label, icon: shape(icon) })
  })
}

Then('the heart of {string} says {string} and is {word}', async function (this: Scenario, title: string, label: string, icon: string) {
  await heartSays(this, theme(title), label, icon)
})
Then(
  'for {person} the heart of {string} says {string} and is {word}',
  async function (this: Scenario, who: string | undefined, title: string, label: string, icon: string) {
    await heartSays(this, theme(title), label, icon, undefined, who)
  },
)
Then('the heart of the date {int} says {string} and is {word}', async function (this: Scenario, number: number, label: string, icon: string) {
  await heartSays(this, date(number), label, icon)
})
Then(
  /^the heart of (seminar|artikel) "([^"]*)" says "([^"]*)" and is (\w+)$/,
  async function (this: Scenario, type: string, value: string, label: string, icon: string) {
    await heartSays(this, { type, value }, label, icon)
  },
)
Then(
  'all {int} hearts of {string} say {string} and are {word}',
  async function (this: Scenario, times: number, title: string, label: string, icon: string) {
    for (let which = 1; which <= times; which++) await heartSays(this, theme(title), label, icon, which)
  },
)

const firstHeart = async (scenario: Scenario) => {
  assert(scenario.lastThing, 'no heart was set')
  return (await scenario.visit()).hearts.heart(scenario.lastThing)
}
Then('a screen reader says {string}', async function (this: Scenario, name: string) {
  assert.equal((await firstHeart(this)).name, name)
})
Then(/^the word stands (beside|below) the heart$/, async function (this: Scenario, where: string) {
  assert.equal((await firstHeart(this)).textBesideHeart, where === 'beside')
})
Then('the heart is drawn {int} pixels wide with strokes of {int}', async function (this: Scenario, width: number, stroke: number) {
  const { size, strokeWidth } = await firstHeart(this)
  assert.deepEqual({ size, strokeWidth }, { size: width, strokeWidth: stroke })
})

Then('there are {int} pixels of space around it', async function (this: Scenario, padding: number) {
  assert.equal((await firstHeart(this)).padding, padding)
})

// What the house saw

Then('the house saw exactly {int} add(s)', async function (this: Scenario, count: number) {
  await (await this.visit()).hearts.settle()
  assert.equal(this.house.witness.adds(), count)
})
Then('the house saw exactly {int} removal(s)', async function (this: Scenario, count: number) {
  await (await this.visit()).hearts.settle()
  assert.equal(this.house.witness.removes(), count)
})
Then('the list was asked for again', async function (this: Scenario) {
  await eventually(async () => assert.equal(listsOfThisPage(this), 2))
})
Then('the list was asked for exactly once', async function (this: Scenario) {
  await eventually(async () => assert.equal(listsOfThisPage(this), 1))
  await (await this.visit()).hearts.settle()
  assert.equal(listsOfThisPage(this), 1)
})
Then('the list was never asked for', async function (this: Scenario) {
  await (await this.visit()).hearts.settle()
  assert.equal(listsOfThisPage(this), 0)
})

// What the page tells

Then('the console warned {string}', async function (this: Scenario, message: string) {
  const { hearts } = await this.visit()
  await eventually(async () => assert.deepEqual(await hearts.warnings(), [message]))
})
Then('the console warned exactly once', async function (this: Scenario) {
  const { hearts } = await this.visit()
  await hearts.settle()
  assert.equal((await hearts.warnings()).length, 1)
})
Then('{person} sees no message', async function (this: Scenario, who?: string) {
  assert.deepEqual(await (await this.visit(who)).hearts.messages(), [])
})
Then('the page heard:', async function (this: Scenario, table: DataTable) {
  const { hearts } = await this.visit()
  const expected = table
    .hashes()
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')))
  await eventually(async () => assert.deepEqual(await hearts.announcements(), expected))
})
Then('the page heard nothing', async function (this: Scenario) {
  assert.deepEqual(await (await this.visit()).hearts.announcements(), [])
})
Then('the address is {string}', async function (this: Scenario, address: string) {
  const { hearts } = await this.visit()
  await eventually(async () => assert.equal(await hearts.address(), address))
})
Then('{person} is back at {string}', async function (this: Scenario, who: string | undefined, address: string) {
  const { hearts } = await this.visit(who)
  await eventually(async () => assert.equal(await hearts.address(), address))
})

// The dialog

const dialogOf = async (scenario: Scenario) => {
  const { hearts } = await scenario.visit()
  let dialog: Awaited<ReturnType<typeof hearts.loginDialog>>
  await eventually(async () => {
    dialog = await hearts.loginDialog()
    assert(dialog, 'no dialog is open')
  })
  assert(dialog)
  return dialog
}
Then('the login dialog {string} opens', async function (this: Scenario, id: string) {
  assert.equal((await dialogOf(this)).id, id)
})
Then('its heading is {string}', async function (this: Scenario, heading: string) {
  assert.equal((await dialogOf(this)).heading, heading)
})
Then('it says {string}', async function (this: Scenario, text: string) {
  assert.equal((await dialogOf(this)).text, text)
})
Then('it offers {string}, then {string}, then {string}', async function (this: Scenario, one: string, two: string, three: string) {
  const { words: all } = await dialogOf(this)
  const found = [one, two, three].map((word) => all.indexOf(word))
  assert(!found.includes(-1), `the dialog says ${all}`)
  assert.deepEqual(found, found.toSorted((one, other) => one - other))
})
Then('"Jetzt registrieren" leads to the registration', async function (this: Scenario) {
  assert.equal((await dialogOf(this)).register.address, '/registrierung')
})
Then('"Anmelden" leads to the login and back to {string}', async function (this: Scenario, back: string) {
  const { address } = (await dialogOf(this)).signIn
  const login = new URL(address, this.house.origin)
  assert.equal(login.pathname, '/kundenportal/login')
  const target = new URL(login.searchParams.get('post_login_redirect_url') ?? '', this.house.origin)
  assert.equal(target.origin, this.house.origin)
  assert.equal(target.pathname + target.search, back)
})
Then('"Anmelden" leads to the domain {string}', async function (this: Scenario, domain: string) {
  const { address } = (await dialogOf(this)).signIn
  assert.equal(new URL(address, this.house.origin).origin, domain)
})
When(
  /^(?:the visitor) closes the dialog by (close icon|Escape)$/,
  async function (this: Scenario, how: 'close icon' | 'Escape') {
    await dialogOf(this)
    await (await this.visit()).hearts.closeDialog(how)
  },
)
Then('no dialog is open', async function (this: Scenario) {
  const { hearts } = await this.visit()
  await hearts.settle()
  await eventually(async () => assert.equal(await hearts.loginDialog(), undefined))
})
When('{person} signs in from the dialog as Mara', async function (this: Scenario, who?: string) {
  const { email, password } = personOf('Mara')
  await dialogOf(this)
  await (await this.visit(who)).hearts.signInFromDialog(email, password)
})

// The wishlist page

When('{person} opens the wishlist', async function (this: Scenario, who?: string) {
  this.seen.wishlist = await (await this.visit(who)).hearts.wishlist()
})
const entriesOf = ({ seen }: Scenario) => {
  assert(seen.wishlist && seen.wishlist !== 'signed-out', 'the wishlist is not shown')
  return seen.wishlist
}
Then('{person} is asked to sign in', function (this: Scenario, _who?: string) {
  assert.equal(this.seen.keptWithoutScripts ?? this.seen.wishlist, this.seen.wishlist ?? 'asked to sign in')
  assert(this.seen.wishlist === 'signed-out' || this.seen.keptWithoutScripts === 'asked to sign in')
})
Then('the wishlist is empty', function (this: Scenario) {
  assert.deepEqual(entriesOf(this), [])
})
Then('the wishlist holds:', function (this: Scenario, table: DataTable) {
  const expected = table.hashes()
  const entries = entriesOf(this)
  assert.equal(entries.length, expected.length)
  for (const { title, address, detail } of expected) {
    const entry = entries.find((kept) => kept.title === title && (address === '' || kept.address === address))
    assert(entry, `the wishlist does not hold ${title} at ${address}`)
    if (detail !== '') assert.equal(entry.detail?.replaceAll('\u00a0', ' '), detail)
  }
})
Then('the wishlist of {person} holds {list}', async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
  const wishlist = await (await this.visit(who)).hearts.wishlist()
  assert(wishlist !== 'signed-out')
  assert.deepEqual(wishlist.map(({ title }) => title).toSorted(), [...titles].toSorted())
})
Then('the date {int} is past and leads to {string}', function (this: Scenario, _number: number, address: string) {
  const [entry] = entriesOf(this)
  assert.deepEqual({ expired: entry?.expired, address: entry?.address }, { expired: true, address })
})
When('{person} takes {string} off the wishlist', async function (this: Scenario, who: string | undefined, title: string) {
  await (await this.visit(who)).hearts.removeOnWishlist(title)
})
When('{person} keeps {string} without scripts', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.keptWithoutScripts = await (await this.visit(who)).hearts.keepWithoutScripts(slugOf(title))
})

Given('the window is {int} pixels wide', function (this: Scenario, width: number) {
  this.width = width
})

