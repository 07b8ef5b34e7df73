import { stretchOf, type Page, type Stretch } from '#core/shared/page.ts'
import { placeOf, tokenOf, type Place, type PlacePart } from './continuation.ts'
import { inByteOrder } from './german-sort-key.ts'

/** A stretch of things in the order of their places. */
export function stretchFrom<T>(
  things: readonly T[],
  place: (thing: T) => Place,
  shape: readonly PlacePart[],
  asked: Stretch,
): Page<T> {
  const { after, limit } = stretchOf(asked)
  const start = placeOf(after, shape)
  if (start === 'nowhere') return { items: [] }
  const rest = things
    .toSorted((one, other) => byPlace(place(one), place(other)))
    .filter((thing) => start === 'start' || byPlace(place(thing), start) > 0)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rest.length > limit && last !== undefined && { next: tokenOf(place(last)) }) }
}

/** Compares places part by part, as the stores do. */
export function byPlace(one: Place, other: Place): number {
  for (const [i, part] of one.entries()) {
    const against = other[i]
    const order = typeof part === 'number' ? part - Number(against) : inByteOrder(part, String(against))
    if (order !== 0) return order
  }
  return 0
}
