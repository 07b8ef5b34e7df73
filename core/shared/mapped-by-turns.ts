import type { ForTakingTurns } from './turns.ts'

/** Maps items one after the other; after each `atOnce` of them whatever else waits for this thread has its turn. */
export async function mappedByTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
  { turns, atOnce }: { readonly turns: Pick<ForTakingTurns, 'next'>; readonly atOnce: number },
): Promise<readonly Mapped[]> {
  const mapped: Mapped[] = []
  for (const [nth, item] of items.entries()) {
    if (nth > 0 && nth % atOnce === 0) await turns.next()
    mapped.push(map(item))
  }
  return mapped
}
