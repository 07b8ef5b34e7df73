import type { KnownWord } from '#core/search/search.ts'
import { expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { firstDay, programme } from './programme.ts'

const word = (written: string, weight = 1): KnownWord => ({ folded: written.toLowerCase(), written, weight })
const known = [
  word('Betriebsrat', 9),
  word('Betriebsrente', 2),
  word('Betrug', 3),
  word('Beirat', 4),
  word('Privatrat', 1),
  word('Züge', 5),
]

/** What every store promises of the words of the content. */
export const knowsWords = (fresh: Fresh): void => {
  const filled = async (words = known) => {
    const { store, again } = await fresh()
    await store.content.apply(programme({ knownWords: words }), firstDay, firstDay)
    return { store, again }
  }

  test('finds words by how they begin and by how they end, of about that length, the weightiest first', async () => {
    const { store } = await filled()
    expect(await store.words.wordsLike({ begins: 'betri', ends: 'srat', length: 11 })).toEqual([known[0], known[0]])
    expect(await store.words.wordsLike({ begins: 'be', ends: 'rat', length: 7 })).toEqual([
      known[3],
      known[2],
      known[3],
    ])
    expect(await store.words.wordsLike({ begins: 'betri', ends: 'rat', length: 10 })).toEqual([
      known[0],
      known[0],
      known[4],
    ])
    expect(await store.words.wordsLike({ begins: 'zü', ends: 'ge', length: 5 })).toEqual([known[5], known[5]])
    expect(await store.words.wordsLike({ begins: '%', ends: '_', length: 6 })).toEqual([])
  })

  test('the length may be one letter more or less, and no more', async () => {
    const { store } = await filled()
    for (const [length, found] of [
      [9, 0],
      [10, 1],
      [12, 1],
      [13, 0],
    ] as const)
      expect(await store.words.wordsLike({ begins: 'betriebsra', ends: 'xxx', length })).toHaveLength(found)
  })

  test('at most 200 of each', async () => {
    const many = Array.from({ length: 450 }, (_, i) => word(`haus${String(i).padStart(3, '0')}e`, 1 + (i % 7)))
    const { store } = await filled(many)
    const found = await store.words.wordsLike({ begins: 'haus', ends: 'e', length: 8 })
    expect(found).toHaveLength(400)
    expect(found[0]).toEqual(word('haus006e', 7))
    expect(found.slice(200)).toEqual(found.slice(0, 200))
  })

  test('an import makes them equal to the content: changed, gone and new ones', async () => {
    const { store, again } = await filled()
    const next = [word('Betriebsrat', 8), { ...word('Beirat', 4), written: 'BEIRAT' }, word('Beirut', 1)]
    await store.content.apply(programme({ knownWords: next }), firstDay, firstDay)
    const other = await again()
    expect(await other.words.wordsLike({ begins: 'be', ends: 'xxx', length: 6 })).toEqual([next[1], next[2]])
    expect(await other.words.wordsLike({ begins: 'betri', ends: 'xxx', length: 12 })).toEqual([next[0]])
  })
}
