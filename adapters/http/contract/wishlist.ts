import { cartStandings } from '#core/wishlist/cart-standing.ts'
import { bookmarkTypes, longestNote, longestValue, mostBookmarks } from '#core/wishlist/wishlist.ts'
import type { ForKeepingBookmarks } from '#core/wishlist/ports.ts'
import { levels } from '#core/catalogue/level.ts'
import { z } from 'zod'
import { Price, UnderWay } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

export const Bookmark = z
  .object({ id: z.string(), type: z.enum(bookmarkTypes), value: z.string() })
  .meta({ id: 'Bookmark', description: 'Etwas Gemerktes.' })

export const OfferedEvent = z
  .object({ href: z.string(), text: z.string(), withHotel: z.number().int().exactOptional() })
  .meta({ id: 'OfferedEvent', description: 'Ein Termin, der noch kommt, in einer Zeile; mit Hotel in Cent, netto.' })

const WishlistOffer = z
  .object({
    level: z.enum(levels).exactOptional(),
    price: z.number().int().exactOptional(),
    seats: z.string().exactOptional(),
    withHotel: z.number().int().exactOptional(),
    next: z.array(OfferedEvent),
    compared: z.object({ name: z.enum(['event', 'theme']), value: z.string() }).exactOptional(),
  })
  .meta({
    id: 'WishlistOffer',
    description: 'Was ein gemerktes Seminar oder ein gemerkter Termin gerade bietet; Preise in Cent, netto.',
  })

const BookmarkedEvent = z
  .object({
    eventId: z.number().int(),
    themeUrl: z.string(),
    url: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    isOnlineEvent: z.boolean(),
    town: z.string().exactOptional(),
    price: Price.nullable(),
    placesLeft: z.number().int(),
  })
  .meta({ id: 'BookmarkedEvent', description: 'Ein gemerkter Termin, wie er gerade im Programm steht.' })

const CartStanding = z
  .enum(cartStandings)
  .meta({ id: 'CartStanding', description: 'Wie etwas Gemerktes zum eigenen Warenkorb steht.' })

export const WishlistEntry = z
  .object({
    ...Bookmark.shape,
    title: z.string(),
    href: z.string(),
    detail: z.string().exactOptional(),
    startDate: z.string().exactOptional(),
    expired: z.boolean(),
    underWay: UnderWay.exactOptional(),
    note: z.string().exactOptional(),
    event: BookmarkedEvent.exactOptional(),
    offer: WishlistOffer.exactOptional(),
    cart: CartStanding.exactOptional(),
  })
  .meta({ id: 'WishlistEntry', description: 'Etwas Gemerktes, wie die Merkliste es zeigt.' })

/** The paths are those of spec §7 and domain §7.4; the list is bare, as the spec has it. */
export const wishlist: Carrying<ForKeepingBookmarks> = {
  list: {
    method: 'GET',
    path: '/wishlist/get-bookmarks',
    says: 'Was gemerkt ist, das Älteste zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.array(Bookmark),
    refusals: refusing('not-signed-in'),
  },
  ids: {
    method: 'GET',
    path: '/wishlist/get',
    says: 'Nur die Nummern dessen, was gemerkt ist, das Älteste zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(z.string()) }),
    refusals: refusing('not-signed-in'),
  },
  entries: {
    method: 'GET',
    path: '/wishlist/get-with-event',
    says: 'Die Merkliste mit Titeln, Adressen und Terminen, wie sie gerade stehen, das Neueste zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(WishlistEntry) }),
    refusals: refusing('not-signed-in'),
  },
  grouped: {
    method: 'GET',
    path: '/wishlist/get-all',
    says: 'Dasselbe nach Gruppen: Seminare, Artikel, Hotels',
    ask: z.object({}),
    ok: 200,
    value: z.object({
      items: z.object({
        seminare: z.array(WishlistEntry),
        artikel: z.array(WishlistEntry),
        hotels: z.array(WishlistEntry),
      }),
    }),
    refusals: refusing('not-signed-in'),
  },
  add: {
    method: 'POST',
    path: '/wishlist/add-bookmark',
    says: 'Merken',
    ask: z.object({ type: z.enum(bookmarkTypes), value: text(longestValue) }),
    ok: 201,
    value: Bookmark,
    refusals: refusing('not-signed-in', 'unknown-content', 'wishlist-full'),
  },
  addEvent: {
    method: 'POST',
    path: '/wishlist/add/:event',
    says: 'Einen Termin merken, nach seinem Wert oder seiner Nummer',
    ask: z.object({ event: segment }),
    ok: 201,
    value: Bookmark,
    refusals: refusing('not-signed-in', 'unknown-content', 'wishlist-full'),
  },
  remove: {
    method: 'POST',
    path: '/wishlist/delete/',
    also: ['/wishlist/delete', '/wishlist/delete/:id'],
    says: 'Nicht mehr merken',
    ask: z.object({ id: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  removed: {
    method: 'GET',
    path: '/wishlist/get-removed',
    says: 'Was in der letzten Stunde entfernt wurde, das Letzte zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.array(WishlistEntry),
    refusals: refusing('not-signed-in'),
  },
  restore: {
    method: 'POST',
    path: '/wishlist/restore',
    says: 'Was in der letzten Stunde entfernt wurde, wieder merken, mit Notiz und am alten Platz',
    ask: z.object({ id: segment }),
    ok: 200,
    value: Bookmark,
    refusals: refusing('not-signed-in', 'not-found', 'wishlist-full'),
  },
  note: {
    method: 'POST',
    path: '/wishlist/note',
    says: 'Notiz zu Gemerktem schreiben oder leeren',
    ask: z.object({ id: segment, note: text(2 * longestNote) }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'invalid'),
  },
  intoCart: {
    method: 'POST',
    path: '/wishlist/add-to-cart',
    says: 'Gemerkte Termine in den Warenkorb legen, ausgebuchte nur auf Wunsch für die Warteliste',
    ask: z.object({
      ids: z.array(segment).max(mostBookmarks).exactOptional(),
      waitingList: z.boolean().exactOptional(),
    }),
    ok: 200,
    value: z.object({ items: z.array(z.object({ id: z.string(), standing: CartStanding })) }),
    refusals: refusing('not-signed-in', 'not-found', 'too-many'),
  },
}
