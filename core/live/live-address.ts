import * as addressOf from '../shared/addresses.ts'

/** Where anybody hears what has changed of events. */
export const eventNews = '/api/live'
export const eventNewsHref = (eventId: number): string => `${eventNews}?events=${eventId}`

/** The same of the list of a Gremium, from the version on that was asked before it was read. */
export const listNewsHref = (gremium: string, after: number): string =>
  `${addressOf.listNews}?gremium=${encodeURIComponent(gremium)}&after=${after}`
