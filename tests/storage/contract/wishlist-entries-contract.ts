import { describe, expect, test } from 'vitest'
import { mostBookmarks, type BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Fresh } from './opened-store.ts'
import { person, putUser } from './people.ts'
import { event, firstDay, programme, theme } from './programme.ts'
import { filledBy, firstMoment, keep, seminar, shop } from './wishlists.ts'

export const tellsOfBookmarks = (fresh: Fresh): void => {
  const filled = filledBy(fresh)

  describe('entries', () => {
    test('say what a page says of each, newest first', async () => {
      const { anna, bookmarks, add } = await filled()
      const values: BookmarkItem[] = [
        seminar,
        { type: 'fachtagung', value: 'tagung' },
        { type: 'seminar', value: 'umgezogen' },
        { type: 'event', value: 'termin-1' },
        { type: 'event', value: 'termin-2' },
        { type: 'event', value: 'termin-3' },
        { type: 'event', value: 'termin-4' },
        { type: 'hotel', value: 'hotel-12' },
        { type: 'lexikon', value: 'lexikon-sbv-teil-zeit' },
      ]
      for (const item of values) await add(item)
      const entries = await bookmarks.entries(anna, '2027-02-28T12:00:00.000Z')
      expect(entries.map(({ id }) => id)).toEqual((await bookmarks.of(anna)).map(({ id }) => id).toReversed())
      expect(entries.toReversed()).toMatchObject([
        { ...values[0], title: 'Seminar', href: '/seminare/t/seminar', expired: false },
        { ...values[1], title: 'Tagung', href: '/seminare/t/tagung', expired: false },
        { ...values[2], title: 'Umgezogen', href: '/seminare/t/neu', expired: false },
        {
          ...values[3],
          title: 'Seminar',
          href: '/seminare/p/seminar-1',
          detail: '01.03.2027 bis 05.03.2027, Hamburg',
          expired: false,
        },
        { ...values[4], title: 'Seminar', href: '/seminare/p/seminar-2', detail: '02.03.2027, online', expired: false },
        { ...values[5], title: 'Reihe', href: '/seminare/p/reihe-3', detail: '01.03.2027, Köln', expired: false },
        { ...values[6], title: 'Umgezogen', href: '/seminare/t/neu', detail: '01.02.2027, Hamburg', expired: true },
        { ...values[7], title: 'Haus am Dom', href: '/standorte/hotel/haus-am-dom-12', detail: 'Köln', expired: false },
        { ...values[8], title: 'Teilzeit', href: '/betriebsratslexikon/sbv/teil-zeit', expired: false },
      ])
    })

    test.each([
      [
        '2027-03-01T12:00:00.000Z',
        {
          href: '/seminare/p/seminar-1',
          expired: false,
          underWay: { life: 'running', startTime: '09:00', endDate: '2027-03-05', endTime: '17:00' },
        },
      ],
      ['2027-03-05T22:59:59.000Z', { href: '/seminare/p/seminar-1', underWay: { life: 'ended-today' } }],
      ['2027-03-05T23:00:00.000Z', { href: '/seminare/t/seminar/termine', expired: true }],
    ])('of an event tell at %s how it stands; one that is over leads to the new ones', async (now, entry) => {
      const { anna, bookmarks, add } = await filled()
      await add({ type: 'event', value: 'termin-1' })
      expect(await bookmarks.entries(anna, now)).toMatchObject([entry])
    })

    test('leave out what no longer exists; the bookmark stays and shows again when the item is back', async () => {
      const { store, anna, bookmarks, add } = await filled()
      const items: BookmarkItem[] = [
        seminar,
        { type: 'event', value: 'termin-1' },
        { type: 'hotel', value: 'hotel-12' },
        { type: 'lexikon', value: 'lexikon-sbv-teil-zeit' },
      ]
      for (const item of items) await add(item)
      const bare = programme({ themes: [theme({ internalId: 3, url: 'tagung', eventType: 3 })], events: [] })
      await store.content.apply(bare, firstDay, '2027-03-01')
      expect(await bookmarks.entries(anna, '2027-03-01T12:00:00.000Z')).toEqual([])
      expect(await bookmarks.of(anna)).toHaveLength(4)
      await store.content.apply(shop, firstDay, '2027-03-01')
      expect(await bookmarks.entries(anna, '2027-03-01T12:00:00.000Z')).toHaveLength(4)
    })

    test('follow a theme that changes its kind', async () => {
      const { store, anna, bookmarks, add } = await filled()
      await add(seminar)
      const themes = shop.themes.map((one) => (one.url === 'seminar' ? { ...one, eventType: 3 } : one))
      await store.content.apply({ ...shop, themes }, firstDay, firstDay)
      expect(await bookmarks.entries(anna, firstMoment)).toEqual([])
    })

    test('carry the note that was written beside them, until it is emptied; the bare list has none', async () => {
      const { store, anna, bookmarks, add } = await filled()
      const kept = await add(seminar)
      const id = typeof kept === 'string' ? kept : kept.id
      await add({ type: 'hotel', value: 'hotel-12' })
      const notes = async () => (await bookmarks.entries(anna, firstMoment)).map(({ note }) => note)
      expect(await bookmarks.note(anna, id, 'für Köln\nmit Übernachtung')).toBe(true)
      expect(await notes()).toEqual([undefined, 'für Köln\nmit Übernachtung'])
      expect(await bookmarks.of(anna)).toEqual([kept, expect.not.objectContaining({ note: expect.anything() })])
      expect(await add(seminar)).toEqual(kept)
      const bert = await putUser(store, person({ email: 'bert@firma.example' }))
      expect(await bookmarks.note(bert, id, 'fremd')).toBe(false)
      expect(await bookmarks.note(anna, 'nichts', 'nirgends')).toBe(false)
      expect(await notes()).toEqual([undefined, 'für Köln\nmit Übernachtung'])
      expect(await bookmarks.note(anna, id, '')).toBe(true)
      expect(await notes()).toEqual([undefined, undefined])
    })

    test('of a full wishlist come at once', async () => {
      const { store, anna, bookmarks } = await filled()
      const many = Array.from({ length: mostBookmarks }, (_, i) => event({ eventId: i + 1, themeUrl: 'seminar' }))
      await store.content.apply({ ...shop, events: many }, firstDay, firstDay)
      for (const { eventId } of many)
        await keep(store, anna, { type: 'event', value: `termin-${eventId}` }, mostBookmarks)
      expect(await keep(store, anna, seminar, mostBookmarks)).toBe('wishlist-full')
      expect(await bookmarks.entries(anna, firstMoment)).toHaveLength(mostBookmarks)
    })
  })
}
