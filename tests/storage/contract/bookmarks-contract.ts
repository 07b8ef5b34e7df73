import { keepBookmark } from '#core/wishlist/keeping-bookmarks.ts'
import { restorableSince, restoreBookmark } from '#core/wishlist/restoring-bookmarks.ts'
import { mostBookmarks, type Bookmark, type BookmarkItem } from '#core/wishlist/wishlist.ts'
import { unbroken } from '#core/shared/unbroken.ts'
import { aDownload } from '#features/support/record-builder.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { describe, expect, test } from 'vitest'
import {
  article,
  entry,
  event,
  firstDay,
  hotel,
  location,
  module,
  onlineEvent,
  programme,
  ruling,
  theme,
} from './programme.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const shop = programme({
  locations: [location(), location({ internalId: 2, name: 'Köln' })],
  hotels: [hotel(), hotel({ internalId: 12, name: 'Haus am Dom', locationId: 2 })],
  themes: [
    theme({ internalId: 1, url: 'seminar', title: 'Seminar' }),
    theme({ internalId: 2, url: 'reihe', title: 'Reihe', eventType: 1 }),
    theme({ internalId: 3, url: 'tagung', title: 'Tagung', eventType: 3 }),
    theme({ internalId: 4, url: 'umgezogen', title: 'Umgezogen', redirectUrl: '/seminare/t/neu' }),
  ],
  events: [
    event({ eventId: 1, themeUrl: 'seminar', startDate: '2027-03-01', endDate: '2027-03-05' }),
    onlineEvent({ eventId: 2, themeUrl: 'seminar', startDate: '2027-03-02' }),
    event({
      eventId: 3,
      themeUrl: 'reihe',
      modules: [module({ hotelId: 522 }), module({ hotelId: 12, startDate: '2027-03-02' })],
    }),
    event({ eventId: 4, themeUrl: 'umgezogen', startDate: '2027-02-01' }),
  ],
  lexicon: [entry({ group: 'sbv', slug: 'teil-zeit', title: 'Teilzeit' })],
  rulings: [ruling()],
  articles: [article()],
  records: [{ kind: 'download', key: 'muster-ladung', value: aDownload({ slug: 'muster-ladung', title: 'Ladung' }) }],
})

const seminar: BookmarkItem = { type: 'seminar', value: 'seminar' }
const hotel12: BookmarkItem = { type: 'hotel', value: 'hotel-12' }

/** The bookmark, or in a word why it is not stored. */
const keep = async (store: OpenStore, userId: string, item: BookmarkItem, most: number): Promise<Bookmark | string> => {
  const kept = await store.change(keepBookmark(userId, item, most))
  return kept.ok ? kept.value : kept.refusal.why
}

const firstMoment = `${firstDay}T12:00:00.000Z`

export const keepsBookmarks = (fresh: Fresh): void => {
  const filled = async () => {
    const opened = await fresh()
    await opened.store.content.apply(shop, firstDay, firstDay)
    const anna = await putUser(opened.store, person())
    const { bookmarks } = opened.store
    return { ...opened, anna, bookmarks, add: (item: BookmarkItem) => keep(opened.store, anna, item, mostBookmarks) }
  }

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
