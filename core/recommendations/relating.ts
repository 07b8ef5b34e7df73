import { boundedCache, type BoundedCache } from '../shared/bounded-cache.ts'
import type { ForRelating } from './ports.ts'
import type { PieceType, Recommendation } from './recommendations.ts'
import { pieceKey, related, type PieceIndex } from './scoring.ts'

/** Lists remembered at most; some 10 kB each. */
const mostLists = 1000

/** What goes with several pieces; each list is made once, as long as the content stays the same. */
export const relating = (pieces: () => Promise<PieceIndex>): ForRelating => {
  const made = new WeakMap<PieceIndex, BoundedCache<string, readonly Recommendation[]>>()
  const listsOf = (index: PieceIndex) => {
    const lists = made.get(index) ?? boundedCache<string, readonly Recommendation[]>(mostLists)
    made.set(index, lists)
    return lists
  }

  return {
    async relatedTo(seeds, types, most) {
      const index = await pieces()
      const lists = listsOf(index)
      return seeds.map((seed) => {
        const question = [pieceKey(seed), most, ...types].join(' ')
        const known = lists.get(question)
        if (known) return known
        const piece = index.byKey.get(pieceKey(seed))
        const wanted = (type: PieceType): boolean => types.includes(type)
        const list = piece ? related(index, piece, ({ type }) => wanted(type)).slice(0, most) : []
        if (piece) lists.set(question, list)
        return list
      })
    },
  }
}
