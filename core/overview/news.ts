import type { User } from '../accounts/accounts.ts'
import type { Booking, BookingNews } from '../booking/booking.ts'
import { roleIn, type Gremium } from '../gremium/gremium.ts'
import { materialsFrom } from '../materials/seen-event.ts'
import { standingAtEvent } from '../participation/standing-at-event.ts'
import { eventMaterials } from '../shared/addresses.ts'
import { addSeconds, berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { inBrief, isHers, type Looking } from './bookings-in-brief.ts'
import {
  mostShownNews,
  notableNews,
  type News,
  type NewsOfBooking,
  type NewsOfList,
  type NewsOfMaterials,
  type NotableNews,
} from './overview.ts'
import { isNewEntry } from './list-in-brief.ts'
import type { EntryToday, MaterialToday } from './ports.ts'

/** What happened longer ago is no news, whether somebody has seen it or not. */
export const newsDays = 30

/** From when on something is new to somebody who looked last at an instant, or never. */
export const newSince = (seenAt: Instant | undefined, now: Instant): Instant => {
  const longest = addSeconds(now, -newsDays * 24 * 3600)
  return seenAt !== undefined && seenAt > longest ? seenAt : longest
}

const isNotable = (what: BookingNews['what']): what is NotableNews => notableNews.some((one) => one === what)

/** Whether she may have done it herself: who ordered it, and managers of its Gremium, act as its orderer. */
const mayBeHers = (booking: Booking, { userId, gremien }: Looking): boolean =>
  booking.userId === userId ||
  gremien.some((one) => one.id === booking.gremiumId && roleIn(one, userId) === 'verwalter')

/** What became of her bookings and of those of the Gremium that is shown: of each the last, the latest first. */
export const newsOfBookings = (
  bookings: readonly Booking[],
  looking: Looking,
  since: Instant,
): readonly NewsOfBooking[] =>
  bookings
    .filter((one) => one.userId === looking.userId || isHers(one, looking) || one.gremiumId === looking.shown?.id)
    .flatMap((booking) => {
      const own = mayBeHers(booking, looking)
      const [last] = booking.history
        .toReversed()
        .flatMap(({ at, by, what }) =>
          at > since && isNotable(what) && !(own && by === 'orderer') ? [{ at, what }] : [],
        )
      if (!last) return []
      const { at, what } = last
      return [{ at, news: { about: 'booking' as const, ...inBrief(booking, looking), what, on: berlinDay(at) } }]
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, mostShownNews)
    .map(({ news }) => news)

/** Of which bookings she sees photos or documents, each event once. */
export const eventsWithMaterials = (bookings: readonly Booking[], looking: Looking): ReadonlyMap<number, Booking> =>
  new Map(
    bookings.flatMap((booking) =>
      standingAtEvent([booking], { ...looking, id: looking.userId }) ? [[booking.event.eventId, booking] as const] : [],
    ),
  )

/** Photos and documents that others brought, from when she can see them on. */
export const newsOfMaterials = (
  materials: readonly MaterialToday[],
  events: ReadonlyMap<number, Booking>,
  looking: Looking,
  since: Instant,
): readonly NewsOfMaterials[] =>
  [...events].flatMap(([eventId, booking]) => {
    const brought = materials.filter((one) => one.eventId === eventId && one.uploadedBy !== looking.userId)
    const standing = brought.length > 0 ? standingAtEvent([booking], { ...looking, id: looking.userId }) : undefined
    if (!standing) return []
    const from = materialsFrom(standing.standing, booking.event)
    const fresh = brought.filter(({ kind, uploadedAt }) => {
      const visible = from[kind]
      if (visible === undefined || visible > looking.now) return false
      return (uploadedAt > visible ? uploadedAt : visible) > since
    })
    const count = (kind: MaterialToday['kind']): number => fresh.filter((one) => one.kind === kind).length
    if (fresh.length === 0) return []
    return [
      {
        about: 'materials',
        title: booking.event.theme.title,
        href: eventMaterials(String(eventId)),
        photos: count('photo'),
        documents: count('document'),
      },
    ]
  })

/** Entries that others put on the list of a Gremium since she belongs to it. */
export const newsOfList = (
  entries: readonly EntryToday[],
  { users }: Gremium,
  userId: User['id'],
  since: Instant,
): readonly NewsOfList[] => {
  const user = users.find((one) => one.userId === userId)
  const fresh = user ? entries.filter((entry) => isNewEntry(entry, user, since)) : []
  return fresh.length === 0 ? [] : [{ about: 'list', entries: fresh.length }]
}

/** All that is new, as much as is shown of it. */
export const newsInBrief = (...parts: readonly (readonly News[])[]): readonly News[] =>
  parts.flat().slice(0, mostShownNews)
