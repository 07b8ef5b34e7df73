import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Booking } from '../booking/booking.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { CalendarEntry } from '../documents/documents.ts'
import type { ForWritingCalendars } from '../documents/ports.ts'
import { nameOfGremium, roleIn, type Gremium } from '../gremium/gremium.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { ForStoringParticipations, WhichEvents } from '../participation/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import { addDays, addSeconds, berlinDay, today } from '../shared/dates.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import {
  done,
  refused,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Result,
  type TooMany,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import {
  daysBehind,
  fetchesPerHour,
  fetchSeconds,
  mostInFeed,
  opensGremium,
  switchesPerDay,
  unknownPerHour,
  type CalendarFeed,
} from './calendar-feeds.ts'
import { entriesOfGremium, entriesOfPerson } from './feed-entries.ts'
import { knownBeside, type KnowingEvents } from './known-beside.ts'
import type {
  FeedAddress,
  ForChangingCalendarFeeds,
  ForFeedingCalendars,
  ForStoringCalendarFeeds,
  OfferedFeed,
} from './ports.ts'

interface CalendarFeedNeeds extends KnowingEvents {
  readonly change: ForChanging<{ readonly calendarFeeds: ForChangingCalendarFeeds }>
  readonly calendarFeeds: ForStoringCalendarFeeds
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly participations: Pick<ForStoringParticipations, 'ofPeople' | 'ofGremium'>
  readonly content: ForKnowingTheBrand
  readonly calendars: ForWritingCalendars
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly secrets: Pick<ForMakingSecrets, 'token' | 'digest'>
  readonly origins: Origins
  readonly clock: Clock
}

const hour = 3600
const day = 24 * hour
const unknown: NotFound = { why: 'not-found' }

/** Calendars to subscribe to, of one visitor and for whoever has an address. */
export const feedingCalendars = (
  { network }: Pick<Visitor, 'network'>,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: CalendarFeedNeeds,
): ForFeedingCalendars => {
  const { change, calendarFeeds, users, gremien, content, calendars, secrets, origins, clock } = needs

  /** Whose feed is meant, if whoever asks may have it. */
  const wanted = async (
    gremium: string | undefined,
  ): Promise<Result<Pick<CalendarFeed, 'userId' | 'gremiumId'>, NotSignedIn | NotFound | NotAllowed>> => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    if (gremium === undefined) return done({ userId })
    const found = (await gremien.ofUser(userId)).find(({ id }) => id === gremium)
    if (!found) return refused(unknown)
    if (roleIn(found, userId) !== 'verwalter') return refused({ why: 'not-allowed' })
    return done({ userId, gremiumId: found.id })
  }

  /** The feed of an address with its owner, and with its Gremium, as long as it is hers to read. */
  const opened = async (
    token: string,
  ): Promise<{ readonly feed: CalendarFeed; readonly owner: User; readonly gremium?: Gremium } | undefined> => {
    const feed = await calendarFeeds.byDigest(secrets.digest(token))
    const owner = feed && (await users.byId(feed.userId))
    if (!feed || !owner) return undefined
    if (feed.gremiumId === undefined) return { feed, owner }
    const gremium = (await gremien.ofUser(owner.id)).find(({ id }) => id === feed.gremiumId)
    return gremium && opensGremium(feed, gremium) ? { feed, owner, gremium } : undefined
  }

  const bookingsIn = async ({ owner, gremium }: { owner: User; gremium?: Gremium }): Promise<readonly Booking[]> => {
    const now = today(clock)
    const read = (which: WhichEvents['which']) => (page: PageQuery) =>
      gremium
        ? needs.participations.ofGremium(gremium.id, { which, today: now }, page)
        : needs.participations.ofPeople({ userIds: [owner.id], emails: [owner.email] }, { which, today: now }, page)
    const [future, past] = await Promise.all([upTo(mostInFeed, read('future')), upTo(mostInFeed, read('past'))])
    const first = addDays(now, -daysBehind)
    return [...future, ...past.filter(({ event }) => berlinDay(event.endDate) >= first)]
  }

  const written = async (entries: readonly CalendarEntry[]): Promise<Document> => ({
    mime: 'text/calendar; charset=utf-8; method=PUBLISH',
    filename: 'termine.ics',
    bytes: calendars.write({ entries, provider: (await content.brand()) ?? brandBeforeContent }),
  })

  const noteFetched = async ({ digest, fetchedAt }: CalendarFeed): Promise<void> => {
    const now = clock.now()
    if (fetchedAt !== undefined && Date.parse(addSeconds(fetchedAt, fetchSeconds)) > Date.parse(now)) return
    await change(async (tx): Promise<Result<void, never>> => done(await tx.calendarFeeds.noteFetched(digest, now)))
  }

  return {
    async feeds() {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused({ why: 'not-signed-in' })
      const [on, own] = await Promise.all([calendarFeeds.ofUser(userId), gremien.ofUser(userId)])
      const offered = (gremium?: Gremium): OfferedFeed => {
        const feed = on.find((one) => one.gremiumId === gremium?.id && (!gremium || opensGremium(one, gremium)))
        return {
          ...(gremium && { gremium: { id: gremium.id, name: nameOfGremium(gremium) } }),
          ...(feed && { since: feed.since }),
          ...(feed?.fetchedAt !== undefined && { fetchedAt: feed.fetchedAt }),
        }
      }
      const managed = own.filter((one) => roleIn(one, userId) === 'verwalter')
      return done({ items: [offered(), ...managed.map((one) => offered(one))] })
    },

    async switchOn({ gremium }) {
      const whose = await wanted(gremium)
      if (!whose.ok) return whose
      const limit = { key: `calendar-feed:${whose.value.userId}`, most: switchesPerDay, windowSeconds: day }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const token = secrets.token()
      const feed = { ...whose.value, digest: secrets.digest(token), since: clock.now() }
      return change(async (tx): Promise<Result<FeedAddress, never>> => {
        await tx.calendarFeeds.put(feed)
        return done(addressesOf(token, origins))
      })
    },

    async switchOff({ gremium }) {
      const whose = await wanted(gremium)
      if (!whose.ok) return whose
      return change(async (tx): Promise<Result<void, never>> => done(await tx.calendarFeeds.remove(whose.value)))
    },

    async calendar({ token }): Promise<Result<Document, NotFound | TooMany>> {
      const found = await opened(token)
      const limit = found
        ? { key: `calendar-feed-of:${found.feed.digest}`, most: fetchesPerHour, windowSeconds: hour }
        : { key: `calendar-feed-unknown:${network}`, most: unknownPerHour, windowSeconds: hour }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      if (!found) return refused(unknown)
      const { owner, gremium } = found
      const bookings = await bookingsIn(found)
      const known = await knownBeside(bookings, needs)
      const entries = bookings.flatMap((booking) =>
        gremium ? entriesOfGremium(booking, known) : entriesOfPerson(booking, owner.email, known),
      )
      await noteFetched(found.feed)
      return done(await written(entries))
    },
  }
}

const addressesOf = (token: string, { site }: Origins): FeedAddress => {
  const https = site + addressOf.calendarFeed(token)
  return { https, webcal: https.replace(/^https?:/, 'webcal:') }
}

/** The first so many of a list. */
const upTo = async (most: number, read: (page: PageQuery) => Promise<Page<Booking>>): Promise<readonly Booking[]> => {
  const found: Booking[] = []
  let after: string | undefined
  do {
    const page = await read({ limit: Math.min(100, most - found.length), ...(after !== undefined && { after }) })
    found.push(...page.items)
    after = page.next
  } while (after !== undefined && found.length < most)
  return found
}
