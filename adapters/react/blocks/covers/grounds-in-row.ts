// Without React: which grounds covers stand on side by side.
import { seedOf } from './chance.ts'

/** Grounds that covers may stand on (design guide §6). */
const grounds = 4

/** The ground that a theme's cover has by itself: of its own colour the gradient. */
export const ownGround = ({ url, color }: { readonly url: string; readonly color?: string }): number =>
  color === undefined ? seedOf(url) % grounds : 0

/**
 * The ground of each cover of a list in which no two neighbours stand on the same: its own, or the next one where the
 * cover before it has that. A theme's own colour and its picture stay as they are.
 */
export function groundsInRow(
  cards: readonly { readonly url: string; readonly color?: string; readonly image: unknown }[],
): readonly (number | undefined)[] {
  let before: number | undefined
  return cards.map((card) => {
    if (card.image) return void (before = undefined)
    const own = ownGround(card)
    const taken = own === before && card.color === undefined
    before = taken ? (own + 1) % grounds : own
    return taken ? before : undefined
  })
}
