import { isDay } from '../shared/dates.ts'
import type { SiteMapCursor } from './feeds.ts'

/**
 * Addresses in one file: of the 50,000 that the format allows so few that none weighs more than a page (sitemaps.org).
 */
export const mostInPart = 10_000

/** The file of all pages but the events'. */
export const pagesPart = 'seiten.xml'

/** The file of the events from one on: its name holds for good, whatever events come or go before it. */
export const eventsPart = ({ startDate, eventId }: SiteMapCursor): string => `termine-${startDate}-${eventId}.xml`

/** The event from which on a file names events; undefined where the name is none. */
export const cursorOfPart = (part: string): SiteMapCursor | undefined => {
  const [, startDate, eventId] = /^termine-(\d{4}-\d{2}-\d{2})-(\d{1,15})\.xml$/.exec(part) ?? []
  return startDate !== undefined && isDay(startDate) ? { startDate, eventId: Number(eventId) } : undefined
}

export const partPath = (part: string): string => `/sitemap/${part}`
