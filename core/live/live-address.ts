/** Where one asks what has changed, and listens to it. */
export const eventNews = '/api/live'
export const listNews = '/api-meinifb/live'

export const eventNewsHref = (eventId: number): string => `${eventNews}?events=${eventId}`

/** From the version on that was asked before the list was read. */
export const listNewsHref = (gremium: string, after: number): string =>
  `${listNews}?gremium=${encodeURIComponent(gremium)}&after=${after}`
