import { longestNote } from '#core/wishlist/wishlist.ts'
import type { OwnSentences } from './any-field.ts'
import { characters } from './figures.ts'

/** Beside the note of a bookmark; apart from all other fields, whose sentences the wishlist would load for nothing. */
export const noteFaults: OwnSentences = {
  'too-long': `Die Notiz ist zu lang, mehr als ${characters(longestNote)} gehen nicht.`,
}
