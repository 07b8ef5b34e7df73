import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'

When('{person} opens the wishlist', async function (this: Scenario, who?: string) {
  this.seen.wishlist = await (await this.visit(who)).hearts.wishlist()
})
const entriesOf = ({ seen }: Scenario) => {
  assert(seen.wishlist && seen.wishlist !== 'signed-out', 'the wishlist is not shown')
  return seen.wishlist
}
Then('{person} is asked to sign in to see it', function (this: Scenario, _who?: string) {
  assert.equal(this.seen.wishlist, 'signed-out')
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
Then(
  'the wishlist of {person} holds {list}',
  async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
    const wishlist = await (await this.visit(who)).hearts.wishlist()
    assert(wishlist !== 'signed-out')
    assert.deepEqual(wishlist.map(({ title }) => title).toSorted(), [...titles].toSorted())
  },
)
Then('the date {int} is past and leads to {string}', function (this: Scenario, _number: number, address: string) {
  const [entry] = entriesOf(this)
  assert.deepEqual({ expired: entry?.expired, address: entry?.address }, { expired: true, address })
})
Then('the kept date says {string} and leads to {string}', function (this: Scenario, life: string, address: string) {
  const [entry] = entriesOf(this)
  assert.deepEqual([entry?.life?.replaceAll('\u00a0', ' ') ?? '', entry?.address], [life, address])
})
When(
  '{person} takes {string} off the wishlist',
  async function (this: Scenario, who: string | undefined, title: string) {
    await (await this.visit(who)).hearts.removeOnWishlist(title)
  },
)
When(
  '{person} keeps {string} without scripts',
  async function (this: Scenario, who: string | undefined, title: string) {
    this.seen.keptWithoutScripts = await (await this.visit(who)).hearts.keepWithoutScripts(slugOf(title))
  },
)
Then('the page led back to says {string}', function (this: Scenario, told: string) {
  assert.deepEqual(this.seen.keptWithoutScripts, { told })
})
Then('{person} is led to the login', function (this: Scenario, _who?: string) {
  assert.equal(this.seen.keptWithoutScripts, 'led to the login')
})
When(
  '{person} writes {string} beside {string}',
  async function (this: Scenario, who: string | undefined, note: string, title: string) {
    await (await this.visit(who)).hearts.noteOnWishlist(title, note)
  },
)
Then(
  'on the wishlist of {person} {string} stands beside {string}',
  async function (this: Scenario, who: string | undefined, note: string, title: string) {
    assert.equal(await noteBeside(this, who, title), note)
  },
)
Then(
  'on the wishlist of {person} nothing stands beside {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    assert.equal(await noteBeside(this, who, title), undefined)
  },
)
const noteBeside = async (scenario: Scenario, who: string | undefined, title: string): Promise<string | undefined> => {
  const wishlist = await (await scenario.visit(who)).hearts.wishlist()
  assert(wishlist !== 'signed-out')
  const entry = wishlist.find((kept) => kept.title === title)
  assert(entry, `the wishlist does not hold ${title}`)
  return entry.note
}
When('{person} orders the wishlist by date', async function (this: Scenario, who?: string) {
  this.seen.wishlist = await (await this.visit(who)).hearts.wishlistByDate()
})
Then('the wishlist shows, from top to bottom:', function (this: Scenario, table: DataTable) {
  const seen = entriesOf(this).map(({ title, detail = '' }) => ({ title, detail: detail.replaceAll('\u00a0', ' ') }))
  assert.deepEqual(seen, table.hashes())
})
When('{person} puts {string} back', async function (this: Scenario, who: string | undefined, title: string) {
  await (await this.visit(who)).hearts.putBackOnWishlist(title)
})
Then(
  '{person} can put back {list}',
  async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
    assert.deepEqual(await (await this.visit(who)).hearts.removedLately(), titles)
  },
)
Then('{person} can put back nothing', async function (this: Scenario, who?: string) {
  const { hearts } = await this.visit(who)
  await hearts.wishlist()
  assert.deepEqual(await hearts.removedLately(), [])
})

Then('of {string} the wishlist tells:', function (this: Scenario, address: string, table: DataTable) {
  const entry = entriesOf(this).find((kept) => kept.address === address)
  assert.deepEqual(
    entry?.offered,
    table.raw().map(([line]) => line),
  )
})
