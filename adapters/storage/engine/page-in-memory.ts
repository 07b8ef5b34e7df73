import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import { cursorKeyOf, tokenOf, type CursorKey, type CursorPart } from './continuation.ts'
import { inByteOrder } from './german-sort-key.ts'

/** A stretch of things in the order of their places. */
export function pageFrom<T>(
  things: readonly T[],
  place: (thing: T) => CursorKey,
  shape: readonly CursorPart[],
  asked: PageQuery,
): Page<T> {
  const { after, limit } = pageQueryOf(asked)
  const start = cursorKeyOf(after, shape)
  if (start === 'nowhere') return { items: [] }
  const rest = things
    .toSorted((one, other) => byCursorKey(place(one), place(other)))
    .filter((thing) => start === 'start' || byCursorKey(place(thing), start) > 0)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rest.length > limit && last !== undefined && { next: tokenOf(place(last)) }) }
}

/** Compares places part by part, as the stores do. */
export function byCursorKey(one: CursorKey, other: CursorKey): number {
  for (const [i, part] of one.entries()) {
    const against = other[i]
    const order = typeof part === 'number' ? part - Number(against) : inByteOrder(part, String(against))
    if (order !== 0) return order
  }
  return 0
}
