import { describe, expect, test } from 'vitest'
import type { ForChangingBookmarks } from '#core/wishlist/ports.ts'
import { wishlistOf } from '#core/wishlist/wishlist.service.ts'
import { longestNote, longestValue, mostBookmarks, restorableSeconds } from '#core/wishlist/wishlist.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const seminar = { type: 'seminar', value: 'betriebsverfassungsrecht-i' } as const
const event = { type: 'event', value: 'termin-4001' } as const

const appWithKim = async (content = someContentFolder()) => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(content))
  await testCore.stage.account({ email: 'kim@werk.example', password: 'ein guter Satz' })
  const signedIn = async (email = 'kim@werk.example') => {
    const site = testCore.site(aVisitor())
    valueOf(await site.account.accounts.signIn({ email, password: 'ein guter Satz' }))
    return site.account.wishlist
  }
  return { ...testCore, signedIn, wishlist: await signedIn() }
}

test('[rule:wishlist-only-signed-in] is for signed-in users only', async () => {
  const { site } = await appWithKim()
  const { wishlist } = site(aVisitor()).account
  const refused = { ok: false, refusal: { why: 'not-signed-in' } }
  expect(await wishlist.list({})).toEqual(refused)
  expect(await wishlist.ids({})).toEqual(refused)
  expect(await wishlist.entries({})).toEqual(refused)
  expect(await wishlist.addEvent({ event: '4001' })).toEqual(refused)
  expect(await wishlist.add(seminar)).toEqual(refused)
  expect(await wishlist.remove({ id: 'x' })).toEqual(refused)
  expect(await wishlist.note({ id: 'x', note: 'y' })).toEqual(refused)
  expect(await wishlist.removed({})).toEqual(refused)
  expect(await wishlist.restore({ id: 'x' })).toEqual(refused)
})

describe('a wishlist', () => {
  test('keeps what exists, once, oldest first, and shows it newest first', async () => {
    const { wishlist } = await appWithKim()
    const first = valueOf(await wishlist.add(seminar))
    const second = valueOf(await wishlist.add(event))
    expect(first).toEqual({ id: first.id, ...seminar })
    expect(valueOf(await wishlist.add(seminar))).toEqual(first)
    expect(valueOf(await wishlist.list({}))).toEqual([first, second])
    const entries = valueOf(await wishlist.entries({})).items
    expect(entries.map(({ id, expired }) => [id, expired])).toEqual([
      [second.id, false],
      [first.id, false],
    ])
  })

  test('tells its ids alone, oldest first', async () => {
    const { wishlist } = await appWithKim()
    const ids = [valueOf(await wishlist.add(seminar)).id, valueOf(await wishlist.add(event)).id]
    expect(valueOf(await wishlist.ids({}))).toEqual({ items: ids })
  })

  test.each(['4001', 'termin-4001'])('takes an event by its number or its value: %s', async (named) => {
    const { wishlist } = await appWithKim()
    const kept = valueOf(await wishlist.addEvent({ event: named }))
    expect(kept).toEqual({ id: kept.id, ...event })
    expect(valueOf(await wishlist.add(event))).toEqual(kept)
  })

  test.each(['1', 'termin-1', '04001', '0x1', seminar.value, 'hotel-11', '', '9'.repeat(255)])(
    'knows no event %s',
    async (named) => {
      const { wishlist } = await appWithKim()
      expect(await wishlist.addEvent({ event: named })).toEqual({ ok: false, refusal: { why: 'unknown-content' } })
    },
  )

  test('is the same in another browser of the same person', async () => {
    const { wishlist, signedIn } = await appWithKim()
    await wishlist.add(seminar)
    expect(valueOf(await (await signedIn()).list({}))).toHaveLength(1)
  })

  test.each([
    { type: 'seminar', value: 'strafrecht' },
    { type: 'event', value: 'termin-1' },
    { type: 'event', value: '4001' },
    { type: 'artikel', value: 'betriebsverfassungsrecht-i' },
    { type: 'hotel', value: '' },
    { type: 'seminar', value: 'x'.repeat(256) },
  ] as const)('refuses what does not exist: $type $value', async (item) => {
    const { wishlist } = await appWithKim()
    expect(await wishlist.add(item)).toEqual({ ok: false, refusal: { why: 'unknown-content' } })
  })

  test('values have at most 255 characters', async () => {
    const asked: string[] = []
    const { needs, site } = openTestCore()
    const full: Pick<ForChangingBookmarks, 'lock' | 'find' | 'exists' | 'count' | 'add'> = {
      lock: async () => undefined,
      find: async () => undefined,
      exists: async ({ value }) => asked.push(value) > 0,
      count: async () => mostBookmarks,
      add: async (_, item) => ({ id: '1', ...item }),
    }
    const bookmarks = full as ForChangingBookmarks
    const wishlist = wishlistOf(async () => 'kim', {
      ...needs,
      tellOffers: async (entries) => entries,
      cart: { cart: site(aVisitor()).booking.cart.cart, addOnce: site(aVisitor()).booking.cart.addItem },
      change: (work) => work({ bookmarks }),
    })
    expect(longestValue).toBe(255)
    expect(await wishlist.add({ type: 'seminar', value: 'x'.repeat(255) })).toMatchObject({
      refusal: { why: 'wishlist-full' },
    })
    expect(await wishlist.add({ type: 'seminar', value: 'x'.repeat(256) })).toMatchObject({
      refusal: { why: 'unknown-content' },
    })
    expect(asked).toEqual(['x'.repeat(255)])
  })

  test('has room for a note of 500 characters beside each bookmark', async () => {
    const { wishlist } = await appWithKim()
    const { id } = valueOf(await wishlist.add(seminar))
    const noted = async () => valueOf(await wishlist.entries({})).items[0]?.note
    expect(longestNote).toBe(500)
    expect(await wishlist.note({ id, note: ` ${'x'.repeat(500)} ` })).toEqual({ ok: true, value: undefined })
    expect(await noted()).toBe('x'.repeat(500))
    expect(await wishlist.note({ id, note: 'x'.repeat(501) })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { note: 'too-long' } },
    })
    expect(await wishlist.note({ id: 'y', note: 'x' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(await noted()).toBe('x'.repeat(500))
    await wishlist.note({ id, note: '  ' })
    expect(await noted()).toBeUndefined()
  })

  test('lets go of what is on it, and of nothing else', async () => {
    const { wishlist, stage, signedIn } = await appWithKim()
    const { id } = valueOf(await wishlist.add(seminar))
    await stage.account({ email: 'alex@werk.example', password: 'ein guter Satz' })
    const foreign = await signedIn('alex@werk.example')
    const notFound = { ok: false, refusal: { why: 'not-found' } }
    expect(await foreign.remove({ id })).toEqual(notFound)
    expect(await wishlist.remove({ id })).toEqual({ ok: true, value: undefined })
    expect(await wishlist.remove({ id })).toEqual(notFound)
    expect(valueOf(await wishlist.list({}))).toEqual([])
  })

  test('gives back for an hour what was taken off, and to nobody else', async () => {
    const testCore = await appWithKim()
    testCore.travelTo('2026-11-22T12:00:00.000Z')
    const wishlist = await testCore.signedIn()
    const first = valueOf(await wishlist.add(seminar))
    const second = valueOf(await wishlist.add(event))
    valueOf(await wishlist.remove(first))
    valueOf(await wishlist.remove(second))
    await testCore.stage.account({ email: 'alex@werk.example', password: 'ein guter Satz' })
    const foreign = await testCore.signedIn('alex@werk.example')
    const removed = async () => valueOf(await wishlist.removed({})).map(({ id }) => id)
    expect(await foreign.restore({ id: first.id })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(valueOf(await foreign.removed({}))).toEqual([])
    testCore.travelTo('2026-11-22T12:59:59.999Z')
    expect(await removed()).toEqual([second.id, first.id])
    expect(valueOf(await wishlist.restore({ id: first.id }))).toEqual(first)
    testCore.travelTo('2026-11-22T13:00:00.000Z')
    expect(await removed()).toEqual([])
    expect(await wishlist.restore({ id: second.id })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(valueOf(await wishlist.list({}))).toEqual([first])
    expect(restorableSeconds).toBe(3600)
  })

  test('holds 500 bookmarks [rule:domain-wishlist-500]', async () => {
    const count = 501
    const themes = Array.from({ length: count }, (_, i) => aThemeFile({ internalId: i + 1, url: `thema-${i}` }))
    const { wishlist, stage } = await appWithKim(someContentFolder({ themes, events: [] }))
    for (let i = 0; i < 499; i++) await stage.bookmark('kim@werk.example', { type: 'seminar', value: `thema-${i}` })
    expect((await wishlist.add({ type: 'seminar', value: 'thema-499' })).ok).toBe(true)
    expect(await wishlist.add({ type: 'seminar', value: 'thema-500' })).toEqual({
      ok: false,
      refusal: { why: 'wishlist-full', most: 500 },
    })
    expect((await wishlist.add({ type: 'seminar', value: 'thema-0' })).ok).toBe(true)
    expect(mostBookmarks).toBe(500)
  })

  test('knows what is over', async () => {
    const testCore = await appWithKim(someContentFolder({ events: [anEventContent({ start: '2026-12-07' })] }))
    await testCore.wishlist.add(event)
    const expired = async () =>
      valueOf(await (await testCore.signedIn()).entries({})).items.map((entry) => entry.expired)
    testCore.travelTo('2026-12-11T22:59:59.000Z')
    expect(await expired()).toEqual([false])
    testCore.travelTo('2026-12-11T23:00:00.000Z')
    expect(await expired()).toEqual([true])
  })

  test('ends for the visitor with his session', async () => {
    const { site } = await appWithKim()
    const here = site(aVisitor())
    valueOf(await here.account.accounts.signIn({ email: 'kim@werk.example', password: 'ein guter Satz' }))
    expect((await here.account.wishlist.list({})).ok).toBe(true)
    await here.account.accounts.signOut({})
    expect((await here.account.wishlist.list({})).ok).toBe(false)
  })
})
