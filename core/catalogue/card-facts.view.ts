import { standorteText } from './card-words.ts'
import type { ThemeCard } from './catalogue.ts'

/** What is told of a theme beside a label, in its words; of its events only that they follow. */
export type CardFact =
  | { readonly fact: 'duration' | 'locations'; readonly text: string; readonly withModes: boolean }
  | { readonly fact: 'extras'; readonly text: string }
  | { readonly fact: 'events' }

type CardTexts = Pick<ThemeCard, 'duration' | 'locations' | 'extra'>

/**
 * The facts of a theme in their order (spec §4). How people meet is shown by its icons beside the towns, and beside the
 * duration where there are none.
 */
export const themeFacts = ({ duration, locations, extra }: CardTexts): readonly CardFact[] => {
  const towns = standorteText(locations)
  return [
    { fact: 'duration', text: duration, withModes: towns === undefined },
    ...(towns === undefined ? [] : [{ fact: 'locations', text: towns, withModes: true } as const]),
    ...(extra === undefined ? [] : [{ fact: 'extras', text: extra } as const]),
  ]
}

/** The same on a card, which says as well that events are still to come; before the extras. */
export const cardFacts = (
  card: CardTexts & Pick<ThemeCard, 'hasOnlineEvents' | 'hasInPersonEvents'>,
): readonly CardFact[] => {
  const facts = themeFacts(card)
  if (card.hasOnlineEvents || card.hasInPersonEvents) return facts
  const isExtra = ({ fact }: CardFact): boolean => fact === 'extras'
  return [...facts.filter((fact) => !isExtra(fact)), { fact: 'events' }, ...facts.filter(isExtra)]
}
