import type { WhyNotAdded, WhyNotNoted, WhyNotPut, WhyNotRestored } from '#core/wishlist/ports.ts'
import { commonRefusals, type RefusalSentences } from './common-refusals.ts'
import { tooManySentence } from './too-many.ts'

/** Of the wishlist; apart from all others, which its page would load for nothing. */
export const wishlistRefusals: RefusalSentences<WhyNotAdded | WhyNotNoted | WhyNotRestored | WhyNotPut> = {
  ...commonRefusals,
  'too-many': tooManySentence,
  'unknown-content': () => 'Was Sie sich merken wollten, gibt es nicht oder nicht mehr.',
  'wishlist-full': ({ most }) =>
    `Ihre Merkliste ist voll, sie fasst ${most}\u00a0Einträge. Entfernen Sie einen und versuchen Sie es dann noch einmal.`,
}
