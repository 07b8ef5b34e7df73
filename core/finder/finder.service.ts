import { hiddenThemes, withoutHidden } from '../catalogue/series-modules.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import { durationOfModules } from '../shared/duration.ts'
import { pageQueryOf } from '../shared/page.ts'
import { done, refused } from '../shared/result.ts'
import { cursorOf, tokenOf } from './events-index/cursor.ts'
import { eventsIndex, type EventsFound } from './events-index/events-index.ts'
import { dayNumber } from './events-index/day-number.ts'
import { cachedEvents } from './cached-events.ts'
import { choiceOf } from './finder-address.ts'
import { countEvents } from './finder.view.ts'
import { whyNotSearched } from './why-not-searched.ts'
import type { FinderFilter, FoundEvent, FoundTheme } from './finder.ts'
import { nearestSearches } from './nearest.ts'
import { freshIndex } from './events-index/fresh-index.ts'
import type { ForFindingEvents, ForFindingThemesByWords, ForIndexingEvents, ForLocatingPostcodes } from './ports.ts'
import { whyNotBookable } from './why-not-bookable.ts'

interface FinderNeeds extends ForFindingThemesByWords {
  readonly indexedEvents: ForIndexingEvents
  readonly postcodes: ForLocatingPostcodes
  readonly clock: Clock
}

/** Events on a page of the list, unless another number is asked. */
export const eventsOnPage = 24

/** The finder over an index that this process holds and brings up to date before every search. */
export const finderOf = ({ indexedEvents, postcodes, themesFound, clock }: FinderNeeds): ForFindingEvents => {
  const index = eventsIndex()
  const events = cachedEvents(async (eventIds) =>
    (await indexedEvents.events(eventIds)).map(withoutHidden(hiddenThemes(index.surroundings.themes.values()))),
  )
  const fresh = freshIndex(indexedEvents, index, events.forget)

  /** Looks up what is asked for itself, and has all in the index that was committed before. */
  const upToDate = async ({ q, postcode }: FinderFilter) => {
    const words = q === undefined ? noThemes : await themesFound(q)
    await fresh()
    index.beginAt(dayNumber(firstDayToCome(clock)))
    return { from: postcode === undefined ? undefined : postcodes.locate(postcode), themesFound: words }
  }

  /** Events of the index as lists show them; those that are gone meanwhile are left out. */
  const shownEvents = async (found: EventsFound['events']): Promise<readonly FoundEvent[]> => {
    const now = today(clock)
    const durations = index.surroundings.durations
    const shown = await events.of(found.map(({ eventId }) => eventId))
    return found.flatMap(({ eventId, distance }): FoundEvent[] => {
      const event = shown.get(eventId)
      if (!event) return []
      const reason = whyNotBookable({ event, today: now })
      return [
        {
          event,
          duration: durationOfModules(event.modules, durations.get(event.themeUrl)),
          ...(distance !== undefined && { distance }),
          ...(reason && { whyNotBookable: reason }),
        },
      ]
    })
  }

  const finder: ForFindingEvents = {
    async count({ query }) {
      return done({ total: await countEvents(finder, choiceOf({ searchParams: new URLSearchParams(query) })) })
    },

    async themes(query) {
      const filter = withoutEmptyWords(query)
      const refusal = whyNotSearched(filter, postcodes)
      if (refusal) return refused(refusal)
      const found = index.themes({ ...(await upToDate(filter)), filter })
      const shown = await shownEvents(found.map(({ first }) => first))
      return done({
        items: found.flatMap(({ events: count, first: { eventId } }): FoundTheme[] => {
          const earliest = shown.find(({ event }) => event.eventId === eventId)
          return earliest ? [{ events: count, earliest }] : []
        }),
      })
    },

    async nearest(query) {
      const filter = withoutEmptyWords(query)
      const refusal = whyNotSearched(filter, postcodes)
      if (refusal) return refused(refusal)
      const { from, themesFound: found } = await upToDate(filter)
      const items = nearestSearches({
        filter,
        from,
        towns: index.surroundings.locations,
        count: (other) => index.count({ filter: other, from, themesFound: found }),
      })
      return done({ items })
    },

    async find({ sort = 'datum', after, limit = eventsOnPage, ...query }) {
      const filter = withoutEmptyWords(query)
      const refusal = whyNotSearched({ ...filter, sort }, postcodes)
      if (refusal) return refused(refusal)
      const found = index.search({
        ...(await upToDate(filter)),
        filter,
        sort,
        after: cursorOf(after, sort),
        limit: pageQueryOf({ limit }).limit,
      })
      return done({
        items: await shownEvents(found.events),
        ...(found.next && { next: tokenOf(sort, found.next) }),
        total: found.total,
        programme: found.programme,
        facets: found.facets,
      })
    },
  }
  return finder
}

const noThemes: ReadonlySet<string> = new Set()

const withoutEmptyWords = ({ q, ...filter }: FinderFilter): FinderFilter =>
  q === undefined || q.trim() === '' ? filter : { ...filter, q }
