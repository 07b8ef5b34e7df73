import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import { cursorKeyOf, tokenOf, type CursorKey, type CursorPart } from './continuation.ts'
import { inByteOrder } from './german-sort-key.ts'

/** A page of items in the order of their cursors. */
export function pageFrom<T>(
  all: readonly T[],
  keyOf: (item: T) => CursorKey,
  shape: readonly CursorPart[],
  asked: PageQuery,
): Page<T> {
  const { after, limit } = pageQueryOf(asked)
  const start = cursorKeyOf(after, shape)
  if (start === 'nowhere') return { items: [] }
  const rest = all
    .toSorted((one, other) => byCursorKey(keyOf(one), keyOf(other)))
    .filter((item) => start === 'start' || byCursorKey(keyOf(item), start) > 0)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rest.length > limit && last !== undefined && { next: tokenOf(keyOf(last)) }) }
}

/** Compares cursors part by part, as the stores do. */
export function byCursorKey(one: CursorKey, other: CursorKey): number {
  for (const [i, part] of one.entries()) {
    const against = other[i]
    const order = typeof part === 'number' ? part - Number(against) : inByteOrder(part, String(against))
    if (order !== 0) return order
  }
  return 0
}
