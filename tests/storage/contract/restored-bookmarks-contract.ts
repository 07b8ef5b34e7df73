import { describe, expect, test } from 'vitest'
import { restorableSince, restoreBookmark } from '#core/wishlist/restoring-bookmarks.ts'
import { mostBookmarks } from '#core/wishlist/wishlist.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'
import { firstDay, programme } from './programme.ts'
import { filledBy, firstMoment, hotel12, seminar, shop } from './wishlists.ts'

export const restoresBookmarks = (fresh: Fresh): void => {
  const filled = filledBy(fresh)

  describe('what was taken off a wishlist', () => {
    /** Anna has bookmarked three items with a note beside the second, and has taken that one off at noon. */
    const withOneRemoved = async () => {
      const opened = await filled()
      const { store, anna, bookmarks, add } = opened
      const kept = [await add(seminar), await add(hotel12), await add({ type: 'event', value: 'termin-1' })]
      const [first, removed, last] = kept.filter((each) => typeof each !== 'string')
      if (!first || !removed || !last) throw new Error('nothing was kept')
      await bookmarks.note(anna, removed.id, 'für Köln')
      expect(await bookmarks.remove(anna, removed.id, noon)).toBe(true)
      const restore = async (id = removed.id, at = later(59), most = mostBookmarks) => {
        const answer = await store.change(restoreBookmark(anna, id, at, most))
        return answer.ok ? answer.value : answer.refusal
      }
      const removedAt = async (now: string) =>
        (await bookmarks.removedSince(anna, restorableSince(now), firstMoment)).map(({ id }) => id)
      const noted = async () => (await bookmarks.entries(anna, firstMoment)).map(({ id, note }) => [id, note])
      return { ...opened, first, removed, last, restore, removedAt, noted }
    }

    test('comes back whole: its id, its note and its position', async () => {
      const { anna, bookmarks, add, first, removed, last, restore, noted } = await withOneRemoved()
      const added = await add({ type: 'seminar', value: 'reihe' })
      expect(await restore()).toEqual(removed)
      expect(await bookmarks.of(anna)).toEqual([first, removed, last, added])
      expect(await noted()).toContainEqual([removed.id, 'für Köln'])
    })

    test('comes back once, however often it is asked for, at the same time as well', async () => {
      const { store, again, anna, bookmarks, first, removed, last, restore } = await withOneRemoved()
      const other = await again()
      const answers = await Promise.all(
        [store, other, store, other].map((one) => one.change(restoreBookmark(anna, removed.id, noon, mostBookmarks))),
      )
      expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true, value: removed })))
      expect(await restore()).toEqual(removed)
      expect(await bookmarks.of(anna)).toEqual([first, removed, last])
    })

    test('can be taken off and put back again', async () => {
      const { anna, bookmarks, removed, restore, removedAt, noted } = await withOneRemoved()
      await restore()
      expect(await bookmarks.remove(anna, removed.id, later(30))).toBe(true)
      expect(await bookmarks.note(anna, removed.id, 'zu spät')).toBe(false)
      expect(await removedAt(later(61))).toEqual([removed.id])
      expect(await restore(removed.id, later(89))).toEqual(removed)
      expect(await noted()).toContainEqual([removed.id, 'für Köln'])
    })

    test('is nobody else’s', async () => {
      const { store, bookmarks, removed } = await withOneRemoved()
      const bert = await putUser(store, person({ id: 'id-bert', email: 'bert@firma.example' }))
      const foreign = await store.change(restoreBookmark(bert, removed.id, later(1), mostBookmarks))
      expect(foreign).toEqual({ ok: false, refusal: { why: 'not-found' } })
      expect(await bookmarks.of(bert)).toEqual([])
      expect(await bookmarks.removedSince(bert, restorableSince(noon), firstMoment)).toEqual([])
    })

    test('is gone after an hour', async () => {
      const { first, anna, bookmarks, last, removed, restore, removedAt } = await withOneRemoved()
      expect(await removedAt('2027-01-11T12:59:59.999Z')).toEqual([removed.id])
      expect(await removedAt(later(60))).toEqual([])
      expect(await restore(removed.id, later(60))).toEqual({ why: 'not-found' })
      expect(await bookmarks.of(anna)).toEqual([first, last])
    })

    test('is forgotten by the store then, and what is on the list is not', async () => {
      const { store, anna, bookmarks, first, last, removed, restore } = await withOneRemoved()
      await store.tidy('2027-01-11T12:59:59.999Z')
      expect(await restore(removed.id, noon)).toEqual(removed)
      await bookmarks.remove(anna, removed.id, noon)
      await store.tidy(later(60))
      expect(await restore(removed.id, noon)).toEqual({ why: 'not-found' })
      expect(await bookmarks.of(anna)).toEqual([first, last])
    })

    test('stays away where it is on the list again; that one takes the note unless it has its own', async () => {
      const { anna, bookmarks, add, first, last, removed, restore, removedAt, noted } = await withOneRemoved()
      const again = await add(hotel12)
      expect(again).not.toEqual(removed)
      expect(await removedAt(later(1))).toEqual([])
      expect([await restore(), await restore()]).toEqual([again, again])
      expect(await bookmarks.of(anna)).toEqual([first, last, again])
      const id = typeof again === 'string' ? again : again.id
      expect(await noted()).toContainEqual([id, 'für Köln'])
      await bookmarks.note(anna, id, 'für Leipzig')
      await restore()
      expect(await noted()).toContainEqual([id, 'für Leipzig'])
    })

    test('is offered once of each item, the last first', async () => {
      const { anna, bookmarks, add, first, removed, restore, removedAt } = await withOneRemoved()
      const again = await add(hotel12)
      const id = typeof again === 'string' ? again : again.id
      await bookmarks.remove(anna, first.id, later(1))
      await bookmarks.remove(anna, id, later(2))
      expect(await removedAt(later(3))).toEqual([id, first.id])
      expect(await restore(removed.id)).toEqual({ why: 'not-found' })
      const offered = await bookmarks.removedSince(anna, restorableSince(later(3)), firstMoment)
      expect(offered[0]).toEqual({
        ...hotel12,
        id,
        title: 'Haus am Dom',
        href: '/standorte/hotel/haus-am-dom-12',
        detail: 'Köln',
        expired: false,
      })
    })

    test('does not come back to a list that has filled up, and waits until there is room', async () => {
      const { anna, bookmarks, first, last, removed, restore } = await withOneRemoved()
      expect(await restore(removed.id, later(1), 2)).toEqual({ why: 'wishlist-full', most: 2 })
      expect(await bookmarks.of(anna)).toEqual([first, last])
      expect(await restore(removed.id, later(1), 3)).toEqual(removed)
      expect(await restore(removed.id, later(1), 3)).toEqual(removed)
    })

    test('comes back though the provider no longer offers it, but is not offered', async () => {
      const { store, restore, removed, removedAt } = await withOneRemoved()
      await store.content.apply(programme({ themes: shop.themes, events: [] }), firstDay, '2027-03-01')
      expect(await removedAt(later(1))).toEqual([])
      expect(await restore()).toEqual(removed)
    })
  })
}
