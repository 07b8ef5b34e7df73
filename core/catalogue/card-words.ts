import type { ThemeCard, ThemeContent } from './catalogue.ts'

/** On the card of a new theme (spec §4). */
export const newBadge = 'Neu'

/** What the facts of a card are called (spec §4). */
export const cardLabels = { duration: 'Dauer', locations: 'Standorte', extras: 'Extras' } as const

export const tooltips = {
  both: 'Sie haben die Wahl zwischen einem Termin in einem unserer Seminar-Hotels oder online',
  online: 'Dieses Seminar findet online statt',
  inPerson: 'Dieses Seminar findet in einem unserer Seminar-Hotels statt',
} as const

type Met = Pick<ThemeCard, 'hasOnlineEvents' | 'hasInPersonEvents'>

/** How people meet at a theme's events, as a card's icons show it; undefined without events. */
export const modeOf = ({ hasOnlineEvents, hasInPersonEvents }: Met): keyof typeof tooltips | undefined => {
  if (hasOnlineEvents && hasInPersonEvents) return 'both'
  if (hasOnlineEvents) return 'online'
  return hasInPersonEvents ? 'inPerson' : undefined
}

/** The tooltip of a card's icons (spec §4); none without events. */
export const tooltipOf = (card: Met): string | undefined => {
  const mode = modeOf(card)
  return mode && tooltips[mode]
}

/** The count followed by 'Standorte', '1 Standorte' too; without any the block is left out (domain §9). */
export const standorteText = (count: number): string | undefined =>
  count > 0 ? `${count} ${cardLabels.locations}` : undefined

/** The line of the Extras block: the first highlight, else the first starter package, else no block (spec §4). */
export const extraOf = ({
  highlights,
  starterPackages,
}: Pick<ThemeContent, 'highlights' | 'starterPackages'>): string | undefined =>
  (highlights[0] ?? starterPackages[0])?.title
