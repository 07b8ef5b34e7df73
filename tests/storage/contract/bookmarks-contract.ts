import { describe, expect, test } from 'vitest'
import { unbroken } from '#core/shared/unbroken.ts'
import { mostBookmarks, type BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Fresh } from './opened-store.ts'
import { noon, person, putUser } from './people.ts'
import { firstDay } from './programme.ts'
import { filledBy, firstMoment, keep, seminar, shop } from './wishlists.ts'

export const keepsBookmarks = (fresh: Fresh): void => {
  const filled = filledBy(fresh)

  describe('a wishlist', () => {
    test('keeps what was added, oldest first, per person', async () => {
      const { store, anna, bookmarks, add } = await filled()
      expect(await bookmarks.of(anna)).toEqual([])
      const first = await add(seminar)
      const second = await add({ type: 'hotel', value: 'hotel-12' })
      const third = await add({ type: 'event', value: 'termin-1' })
      expect(first).toEqual({ id: expect.any(String), ...seminar })
      expect(await bookmarks.of(anna)).toEqual([first, second, third])
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      expect(await bookmarks.of(bert)).toEqual([])
      expect(await bookmarks.of('niemand')).toEqual([])
    })

    test('answers what is bookmarked already with the id it has', async () => {
      const { anna, bookmarks, add } = await filled()
      const first = await add(seminar)
      expect(await add(seminar)).toEqual(first)
      expect(await bookmarks.of(anna)).toHaveLength(1)
    })

    test('keeps an item once, however many add it at the same time', async () => {
      const { store, again, anna, bookmarks } = await filled()
      const other = await again()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => keep(i % 2 ? other : store, anna, seminar, mostBookmarks)),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await bookmarks.of(anna)).toHaveLength(1)
    })

    test('is full at the limit, also when several want the last free entry at the same time', async () => {
      const { store, again, anna, bookmarks } = await filled()
      const other = await again()
      const items: BookmarkItem[] = [
        seminar,
        { type: 'seminar', value: 'reihe' },
        { type: 'fachtagung', value: 'tagung' },
        { type: 'hotel', value: 'hotel-11' },
        { type: 'hotel', value: 'hotel-12' },
      ]
      const answers = await Promise.all(items.map((item, i) => keep(i % 2 ? other : store, anna, item, 3)))
      expect(answers.filter((answer) => answer === 'wishlist-full')).toHaveLength(2)
      const kept = await bookmarks.of(anna)
      expect(kept).toHaveLength(3)
      expect(await keep(store, anna, kept[0] ?? seminar, 3)).toEqual(kept[0])
      expect(await bookmarks.remove(anna, kept[0]?.id ?? '', noon)).toBe(true)
      expect(await keep(store, anna, { type: 'event', value: 'termin-2' }, 3)).toMatchObject({ value: 'termin-2' })
    })

    test('gives back only what is on it', async () => {
      const { store, anna, bookmarks, add } = await filled()
      const kept = await add(seminar)
      const id = typeof kept === 'string' ? '' : kept.id
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      expect(await bookmarks.remove(bert, id, noon)).toBe(false)
      expect(await bookmarks.remove(anna, 'gibt-es-nicht\0', noon)).toBe(false)
      expect(await bookmarks.remove(anna, id, noon)).toBe(true)
      expect(await bookmarks.remove(anna, id, noon)).toBe(false)
      expect(await bookmarks.of(anna)).toEqual([])
    })

    test('of nobody is a bug', async () => {
      const { store } = await filled()
      await expect(keep(store, 'niemand', seminar, 5)).rejects.toThrow('niemand')
    })

    test.each<BookmarkItem>([
      seminar,
      { type: 'seminar', value: 'reihe' },
      { type: 'seminar', value: 'umgezogen' },
      { type: 'fachtagung', value: 'tagung' },
      { type: 'event', value: 'termin-1' },
      { type: 'hotel', value: 'hotel-11' },
      { type: 'lexikon', value: 'lexikon-sbv-teil-zeit' },
      { type: 'download', value: 'download-muster-ladung' },
      { type: 'artikel', value: 'artikel-1001' },
      { type: 'urteil', value: 'urteil-bag-7-abr-8-23' },
    ])('takes $type $value', async (item) => {
      const { add } = await filled()
      expect(await add(item)).toMatchObject(item)
    })

    test('leads to the PDF of a document', async () => {
      const { anna, bookmarks, add } = await filled()
      await add({ type: 'download', value: 'download-muster-ladung' })
      expect(await bookmarks.entries(anna, firstMoment)).toMatchObject([
        { title: 'Ladung', href: '/download/muster-ladung.pdf', expired: false },
      ])
    })

    test('leaves out a decision that was taken back, and takes it no more', async () => {
      const { store, anna, bookmarks, add } = await filled()
      const ruled: BookmarkItem = { type: 'urteil', value: 'urteil-bag-7-abr-8-23' }
      await add(ruled)
      await store.content.apply({ ...shop, rulings: [] }, firstDay, firstDay)
      expect(await bookmarks.entries(anna, firstMoment)).toEqual([])
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      expect(await keep(store, bert, ruled, mostBookmarks)).toBe('unknown-content')
    })

    test('leads to an article, and to a decision with what it is called', async () => {
      const { anna, bookmarks, add } = await filled()
      await add({ type: 'artikel', value: 'artikel-1001' })
      await add({ type: 'urteil', value: 'urteil-bag-7-abr-8-23' })
      expect(await bookmarks.entries(anna, firstMoment)).toMatchObject([
        {
          title: 'Präsenz oder Webinar',
          href: '/rechtsprechung/urteil/bag-7-abr-8-23',
          detail: unbroken('BAG 7 ABR 8/23'),
          expired: false,
        },
        { title: 'Neues Recht', href: '/news/neues-recht/1001', expired: false },
      ])
    })

    test.each<BookmarkItem>([
      { type: 'seminar', value: 'gibt-es-nicht' },
      { type: 'seminar', value: 'tagung' },
      { type: 'fachtagung', value: 'seminar' },
      { type: 'fachtagung', value: 'reihe' },
      { type: 'event', value: '1' },
      { type: 'event', value: 'termin-9' },
      { type: 'event', value: 'termin-01' },
      { type: 'event', value: 'termin-1e0' },
      { type: 'event', value: 'termin-99999999999999999999' },
      { type: 'event', value: 'x-termin-1' },
      { type: 'hotel', value: 'hotel-522' },
      { type: 'hotel', value: 'termin-1' },
      { type: 'lexikon', value: 'lexikon-br-teil-zeit' },
      { type: 'lexikon', value: 'teil-zeit' },
      { type: 'seminar', value: '' },
      { type: 'seminar', value: 'seminar\0' },
      { type: 'seminar', value: '\uDC00' },
      { type: 'seminar', value: 'x'.repeat(10_000) },
      { type: 'artikel', value: 'seminar' },
      { type: 'artikel', value: '1001' },
      { type: 'artikel', value: 'artikel-1002' },
      { type: 'artikel', value: 'artikel-01001' },
      { type: 'urteil', value: 'seminar' },
      { type: 'urteil', value: 'bag-7-abr-8-23' },
      { type: 'urteil', value: 'urteil-bag-7-abr-9-23' },
      { type: 'urteil', value: 'urteil-bag-7-abr-8-23\0' },
      { type: 'download', value: 'seminar' },
      { type: 'download', value: 'muster-ladung' },
      { type: 'download', value: 'download-gibt-es-nicht' },
      { type: 'download', value: 'download-muster-ladung\0' },
      { type: 'video', value: 'seminar' },
    ])('does not know $type $value', async (item) => {
      const { anna, bookmarks, add } = await filled()
      expect(await add(item)).toBe('unknown-content')
      expect(await bookmarks.of(anna)).toEqual([])
    })
  })
}
