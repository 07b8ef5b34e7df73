import type { Brand } from '../brand/brand.ts'
import { elsewhere } from '../catalogue/elsewhere.view.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import type { EventHistory, ThemePage } from '../catalogue/catalogue.ts'
import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { themeEventsHref } from '../catalogue/theme-links.ts'
import { hotelsOf } from '../catalogue/towns.ts'
import type { Tag } from '../changes/changes.ts'
import { costRules } from '../costs/venue-lines.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { ForMeetingPeople } from '../people/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import { keyedSegment } from '../shared/keyed-address.ts'
import type { ForFindingVenues } from '../venues/ports.ts'
import { isSameItem, type ComparisonQuery } from './comparison-address.ts'
import { mostCompared } from './most-compared.ts'
import {
  comparedRows,
  type Cells,
  type ComparedColumn,
  type Comparison,
  type GoneItem,
  type Suggestion,
} from './comparison.ts'
import { eventColumn, type Surroundings } from './event-column.ts'
import { themeColumn } from './theme-column.ts'

interface Programme {
  readonly catalogue: Pick<ForBrowsingTheCatalogue, 'eventHistory' | 'theme'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly people: Pick<ForMeetingPeople, 'experts'>
  readonly venues: Pick<ForFindingVenues, 'hotel'>
}

/** So many are suggested for the free columns. */
const mostSuggested = 4

/** What a comparison is looked up as: one that stands, with all that its page is made of, or one that is gone. */
type LookedUp =
  | { readonly column: ComparedColumn; readonly suggestions: readonly Suggestion[]; readonly tags: readonly Tag[] }
  | { readonly gone: GoneItem }

/** Up to three side by side, what of them is gone, what there is no room for, and what might be added. */
export async function compare(
  programme: Programme,
  { freeCancellation }: Pick<Brand, 'freeCancellation'>,
  { items }: Pick<ComparisonQuery, 'items'>,
): Promise<Comparison & { readonly tags: readonly Tag[] }> {
  const [rates, experts] = await Promise.all([programme.costs.rates({}), programme.people.experts({})])
  const around: Surroundings = {
    rates: rates.ok ? rates.value : noRates,
    experts: experts.ok ? experts.value : [],
    freeCancellation,
  }
  const looked = await Promise.all(
    items
      .slice(0, mostCompared)
      .map((item) => ('event' in item ? event(programme, item, around) : theme(programme, item, around))),
  )
  const standing = looked.filter((each) => 'column' in each).toSorted(byBeginning)
  const isChosen = ({ item }: Suggestion) => items.some((each) => isSameItem(each, item))
  const suggestions = standing.flatMap((each) => each.suggestions).filter((each) => !isChosen(each))
  return {
    columns: standing.map(({ column }) => column),
    gone: looked.flatMap((each) => ('gone' in each ? each.gone : [])),
    left: Math.max(0, items.length - mostCompared),
    suggestions: standing.length < mostCompared ? eachOnce(suggestions).slice(0, mostSuggested) : [],
    tags: [...new Set(standing.flatMap(({ tags }) => tags))],
  }
}

const noRates: Surroundings['rates'] = { hotels: {}, rules: costRules({}) }

/** The rows of a comparison, each with whether it says the same of all; of one alone nothing is the same. */
export const rowsOf = (
  columns: readonly ComparedColumn[],
): readonly { readonly row: keyof Cells; readonly same: boolean }[] =>
  comparedRows.map((row) => {
    const [first, ...others] = columns.map(({ cells }) => JSON.stringify(cells[row] ?? null))
    return { row, same: others.length > 0 && others.every((cell) => cell === first) }
  })

async function event(programme: Programme, item: { readonly event: number }, around: Surroundings): Promise<LookedUp> {
  const found = await eventNumbered(programme, item.event)
  if ('gone' in found) return { gone: { item, ...found.gone } }
  const { event: listed, life, calledOff } = found.history
  const days = { startDate: listed.startDate, endDate: listed.endDate }
  const page = await programme.catalogue.theme({ url: listed.themeUrl })
  const toNewEvents = { title: listed.theme.title, days, href: themeEventsHref(listed.theme) }
  if (calledOff) return { gone: { item, why: 'called-off', ...toNewEvents } }
  if (life !== 'to-come') return { gone: { item, why: 'begun', ...toNewEvents } }
  if (!page.ok) return { gone: { item, why: 'unknown' } }
  const hotels = await Promise.all(
    hotelsOf(listed).map(({ name, internalId }) => programme.venues.hotel({ key: keyedSegment(name, internalId) })),
  )
  const { theme: of } = page.value
  return {
    column: eventColumn(
      listed,
      of,
      hotels.flatMap((hotel) => (hotel.ok ? hotel.value : [])),
      around,
    ),
    suggestions: eventsOf(of),
    tags: [
      `event:${listed.eventId}`,
      `theme:${of.url}`,
      ...hotelsOf(listed).map(({ internalId }): Tag => `hotel:${internalId}`),
    ],
  }
}

async function theme(programme: Programme, item: { readonly theme: string }, around: Surroundings): Promise<LookedUp> {
  const page = await programme.catalogue.theme({ url: item.theme })
  if (page.ok)
    return {
      column: themeColumn(page.value, around),
      suggestions: page.value.next.map(({ url, title }) => ({ item: { theme: url }, title })),
      tags: [`theme:${item.theme}`],
    }
  const { refusal } = page
  return { gone: refusal.why === 'moved' ? { item, why: 'redirected', href: refusal.to } : { item, why: 'unknown' } }
}

type Found = { readonly history: EventHistory } | { readonly gone: Omit<GoneItem, 'item'> }

/** An event by its number alone: its own address is asked for where the number leads there. */
async function eventNumbered({ catalogue }: Programme, eventId: number): Promise<Found> {
  const first = await catalogue.eventHistory({ key: String(eventId) })
  const where = first.ok ? undefined : elsewhere(first.refusal, ({ url }) => url)
  const answer =
    where && 'redirectedTo' in where && where.own ? await catalogue.eventHistory({ key: where.redirectedTo }) : first
  if (answer.ok) return { history: answer.value }
  const { refusal } = answer
  if (refusal.why === 'not-found') return { gone: { why: 'unknown' } }
  if (refusal.why === 'moved') return { gone: { why: 'redirected', href: refusal.to } }
  const { themeUrl, startDate, endDate } = refusal
  const page = await catalogue.theme({ url: themeUrl })
  return {
    gone: {
      why: 'past',
      days: { startDate, endDate },
      ...(page.ok && { title: page.value.theme.title, href: themeEventsHref(page.value.theme) }),
    },
  }
}

const eventsOf = ({ title, events }: ThemePage['theme']): readonly Suggestion[] =>
  events.slice(0, mostSuggested + mostCompared).map((each) => {
    const { eventId, startDate, endDate } = each
    const town = townOf(each)
    return { item: { event: eventId }, title, days: { startDate, endDate }, ...(town !== undefined && { town }) }
  })

const eachOnce = (suggestions: readonly Suggestion[]): readonly Suggestion[] =>
  suggestions.filter(({ item }, index) => suggestions.findIndex((each) => isSameItem(each.item, item)) === index)

/** The next one first; what has no event to come last. */
const byBeginning = (one: { readonly column: ComparedColumn }, other: { readonly column: ComparedColumn }): number =>
  beginning(one.column).localeCompare(beginning(other.column))

const beginning = ({ cells: { when } }: ComparedColumn): string => {
  const [first] = when
  return first ? berlinDay(first.startDate) : '9999'
}
