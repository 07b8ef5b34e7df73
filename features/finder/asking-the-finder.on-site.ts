import type { FilterValues } from '#core/finder/filter.ts'
import { everyFilter, type AnyFilter } from '#core/finder/filters.ts'
import type { FinderQuery } from '#core/finder/ports.ts'
import { keyedSegment } from '#core/shared/keyed-address.ts'
import { valueOf } from '../support/value-of.ts'
import type { AsksTheFinder, Wanted } from './asking-the-finder.driver.ts'
import type { Entry } from '../support/entry.ts'

/** Asks the finder through the port. */
export const asksTheFinderOnSite = ({
  site: {
    programme: { finder, venues, catalogue },
    office: { feeds },
  },
}: Entry): AsksTheFinder => ({
  async find(wanted) {
    const answer = await finder.find(askFrom(wanted))
    if (!answer.ok) return { refused: answer.refusal.fields }
    const { items, total, facets } = answer.value
    return {
      found: {
        dates: items.map(({ event, distance, whyNotBookable }) => ({
          number: event.eventId,
          away: distance,
          reason: whyNotBookable,
        })),
        total,
        count: (facet, value) => {
          const values = Object.entries(facets).find(([name]) => name === facet)?.[1]
          if (!values) throw new Error(`there is no facet ${facet}`)
          return values.find((one) => one.value === value)?.count ?? 0
        },
      },
    }
  },

  async countsIn(name) {
    const { internalId, events } = the(valueOf(await venues.locations({})).items, name)
    const page = valueOf(await venues.location({ key: keyedSegment(name, internalId) }))
    const hotels = valueOf(await feeds.hotelsIn({ location: name }))
    const finding = valueOf(await finder.find({}))
    return {
      'get-locations': events,
      'town page': page.location.events,
      'events on the town page': page.events.length,
      'facet of the finder': finding.facets.locationId.find(({ value }) => value === String(internalId))?.count ?? 0,
      finder: valueOf(await finder.find({ locationId: [internalId] })).total,
      'get-seminars': valueOf(await catalogue.themes({ locationId: internalId })).items.length,
      'get-events of its hotels': valueOf(await catalogue.events({ hotelIds: hotels.map((hotel) => hotel.internalId) }))
        .items.length,
    }
  },

  async countsAt(name) {
    const { internalId } = the(valueOf(await venues.hotels({})).items, name)
    return {
      'hotel page': valueOf(await venues.hotel({ key: keyedSegment(name, internalId) })).events.length,
      finder: valueOf(await finder.find({ hotelId: internalId })).total,
      'get-events': valueOf(await catalogue.events({ hotelIds: [internalId] })).items.length,
    }
  },
})

const the = <Venue extends { readonly name: string }>(venues: readonly Venue[], called: string): Venue => {
  const venue = venues.find(({ name }) => name === called)
  if (!venue) throw new Error(`nothing is called ${called}`)
  return venue
}

/** How programs write the values of each filter: several with commas. */
const kinds = new Map<string, Pick<AnyFilter, 'values' | 'several'>>(everyFilter())

const valueFrom = (kind: FilterValues['are'] | undefined, text: string): string | number | boolean => {
  if (kind === 'yes') return text === 'true'
  return kind === 'id' || kind === 'number' ? Number(text) : text
}

/** The filters as the port takes them; a scenario knows only words. */
const askFrom = (wanted: Wanted): FinderQuery =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, text]) => {
      const { values, several } = kinds.get(name) ?? {}
      const asked = several ? text.split(',').map((each) => valueFrom(values?.are, each.trim())) : undefined
      return [name, asked ?? valueFrom(values?.are, text)]
    }),
  )
