import * as addressOf from '../shared/addresses.ts'
import type { Event, Rubric, Theme } from './catalogue.ts'

type Linked = Pick<Theme, 'url' | 'redirectUrl'>

/** A theme's detail page, built from its url; elsewhere when it is redirected (spec §2, §3). */
export const themeHref = ({ url, redirectUrl }: Linked): string => redirectUrl ?? addressOf.theme(url)

/** A theme's events, built from its url; elsewhere when it is redirected (spec §2, §3). */
export const themeEventsHref = ({ url, redirectUrl }: Linked): string => redirectUrl ?? addressOf.themeEvents(url)

/** What comes with a theme, its evenings, the theme at one's own company: pages of themes not redirected (spec §2). */
export const starterPackageHref = ({ url }: Pick<Theme, 'url'>): string => addressOf.starterPackage(url)
export const eveningsHref = ({ url }: Pick<Theme, 'url'>): string => addressOf.evenings(url)
export const inhouseHref = ({ url }: Pick<Theme, 'url'>): string => addressOf.inhouse(url)

/** The links to a theme by their words (spec §2). */
export const themeLinks = {
  'Zum Seminar': themeHref,
  Details: themeHref,
  'Termin finden': themeEventsHref,
  'Termine finden': themeEventsHref,
} as const satisfies Readonly<Record<string, (theme: Linked) => string>>

/** A link by its words. */
export interface ThemeLink {
  readonly label: keyof typeof themeLinks
  readonly href: string
}

const themeLink = (label: ThemeLink['label'], theme: Linked): ThemeLink => ({
  label,
  href: themeLinks[label](theme),
})

/** The links of a card: to the theme, and to its events where it has any. */
export const cardLinks = (
  card: Linked & { readonly hasEvents: boolean },
): readonly [toTheme: ThemeLink, toEvents?: ThemeLink] => {
  const toTheme = themeLink('Zum Seminar', card)
  return card.hasEvents ? [toTheme, themeLink('Termin finden', card)] : [toTheme]
}

/** What the info box leads on to, and the theme's own page. */
export const infoBoxLinks = (card: Linked): readonly ThemeLink[] => [
  themeLink('Details', card),
  themeLink('Termine finden', card),
]
export const themePageLink = (theme: Linked): ThemeLink => themeLink('Termin finden', theme)

export const eventHref = ({ url }: Pick<Event, 'url'>): string => addressOf.event(url)

export const rubricHref = ({ url }: Pick<Rubric, 'url'>): string => addressOf.rubric(url)
