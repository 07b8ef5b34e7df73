import { aDownload } from '#features/support/record-builder.ts'
import { keepBookmark } from '#core/wishlist/keeping-bookmarks.ts'
import { mostBookmarks, type Bookmark, type BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { OpenStore } from '#storage/open-store.ts'
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
import { person, putUser } from './people.ts'

export const shop = programme({
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

export const seminar: BookmarkItem = { type: 'seminar', value: 'seminar' }
export const hotel12: BookmarkItem = { type: 'hotel', value: 'hotel-12' }

/** The bookmark, or in a word why it is not stored. */
export const keep = async (
  store: OpenStore,
  userId: string,
  item: BookmarkItem,
  most: number,
): Promise<Bookmark | string> => {
  const kept = await store.change(keepBookmark(userId, item, most))
  return kept.ok ? kept.value : kept.refusal.why
}

export const firstMoment = `${firstDay}T12:00:00.000Z`

/** A filled store, and Anna with an empty wishlist in it. */
export const filledBy = (fresh: Fresh) => async () => {
  const opened = await fresh()
  await opened.store.content.apply(shop, firstDay, firstDay)
  const anna = await putUser(opened.store, person())
  const { bookmarks } = opened.store
  return { ...opened, anna, bookmarks, add: (item: BookmarkItem) => keep(opened.store, anna, item, mostBookmarks) }
}
