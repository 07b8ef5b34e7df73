import * as addressOf from '../shared/addresses.ts'

/** Where one hears of an event. */
export const eventNewsHref = (eventId: number): string => `${addressOf.eventNews}?events=${eventId}`

/** The same of the list of a Gremium, from the version on that was asked before it was read. */
export const listNewsHref = (gremium: string, after: number): string =>
  `${addressOf.listNews}?gremium=${encodeURIComponent(gremium)}&after=${after}`
