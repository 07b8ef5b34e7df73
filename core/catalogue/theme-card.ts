import { durationText, seriesDurationText } from '../shared/duration.ts'
import type { Price } from '../shared/money.ts'
import { extraOf } from './card-words.ts'
import type { Event, Theme, ThemeCard } from './catalogue.ts'
import type { StoredTheme, ThemeOffer } from './ports.ts'
import { hasOnlineEvents } from './event-kind.ts'
import { lowestOf } from './lowest-price.ts'
import { isTrainingSeries } from './theme-kind.ts'
import { offerFrom } from './theme-offer.ts'
import { locationsOf } from './towns.ts'

/** How many events a card and an info box name (domain §9). */
export const eventsOnCard = 3

/** The lowest price of a theme's events; null when none has a printed price. */
export const lowestPrice = (events: readonly Pick<Event, 'price'>[]): Price | null =>
  lowestOf(events.map(({ price }) => price))

/**
 * A theme's duration in words. A series takes it from the modules of its next event, and only without one from its own
 * figure; 'N/A' where nothing is known.
 */
export const themeDurationText = (theme: Pick<Theme, 'eventType' | 'content' | 'events'>): string => {
  const next = theme.events[0]
  if (isTrainingSeries(theme) && next) return seriesDurationText(next.modules)
  return durationText(theme.content[0]?.duration)
}

/** What the events of a theme offer together. */
export const offerOf = (theme: Pick<Theme, 'events'>): ThemeOffer =>
  offerFrom(
    hasOnlineEvents(theme),
    locationsOf(theme).length,
    theme.events.map(({ price }) => price),
  )

/**
 * A theme as a card shows it; of its content the first entry is used (spec §3). What it offers comes from the events
 * that it holds, unless it is told for those that it does not.
 */
export const cardOf = (theme: StoredTheme): ThemeCard => {
  const content = theme.content[0]
  const extra = content && extraOf(content)
  return {
    url: theme.url,
    title: theme.title,
    designation: theme.designation,
    ...(theme.level !== undefined && { level: theme.level }),
    eventType: theme.eventType,
    teaser: content?.teaser ?? '',
    rubric: theme.rubric,
    targetGroups: theme.targetGroups,
    isNew: theme.isNew,
    image: content?.image ?? null,
    duration: themeDurationText(theme),
    ...(theme.offer ?? offerOf(theme)),
    nextDates: theme.events.slice(0, eventsOnCard),
    ...(theme.color === undefined ? {} : { color: theme.color }),
    ...(theme.redirectUrl === undefined ? {} : { redirectUrl: theme.redirectUrl }),
    ...(extra === undefined ? {} : { extra }),
  }
}
