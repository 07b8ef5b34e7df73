import type { Event, Rubric, Theme } from './catalogue.ts'

type Linked = Pick<Theme, 'url' | 'redirectUrl'>

/** A theme's detail page, built from its url; elsewhere when it has moved (spec §2, §3). */
export const themeHref = ({ url, redirectUrl }: Linked): string => redirectUrl ?? `/seminare/t/${url}`

/** A theme's dates, built from its url; elsewhere when it has moved (spec §2, §3). */
export const themeDatesHref = ({ url, redirectUrl }: Linked): string => redirectUrl ?? `/seminare/t/${url}/termine`

/** The links to a theme by their words (spec §2). */
export const themeLinks = {
  'Zum Seminar': themeHref,
  Details: themeHref,
  'Termin finden': themeDatesHref,
  'Termine finden': themeDatesHref,
} as const satisfies Readonly<Record<string, (theme: Linked) => string>>

export const eventHref = ({ url }: Pick<Event, 'url'>): string => `/seminare/p/${url}`

export const rubricHref = ({ url }: Pick<Rubric, 'url'>): string => `/seminare/r/${url}`
