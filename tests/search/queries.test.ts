import { beforeAll, describe, expect, test } from 'vitest'
import type { ForSearching } from '#core/search/ports.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { demoSearchOn } from './demo-search.ts'
import { queries } from './queries.ts'

/** Of what is wanted, so much has to be among the first five hits, on average. */
const leastRecall = 0.9
const first = 5

const withoutPart = (url: string): string => (url.startsWith('/fragen') ? url : (url.split('#')[0] ?? url))

describe('what works councils look for', () => {
  let search: ForSearching
  beforeAll(async () => {
    search = await demoSearchOn(openMemoryStore())
  })

  const firstHits = async (q: string): Promise<readonly string[]> => {
    const found = await search.search({ q })
    if (!found.ok) throw new Error('the search refused')
    return found.value.documents.items.slice(0, first).map(({ url }) => withoutPart(url))
  }

  test('is asked in at least a hundred ways, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(100)
    expect(new Set(queries.map(([q]) => q)).size).toBe(queries.length)
  })

  test(`is among the first ${first} hits, nine times out of ten`, async () => {
    const misses: string[] = []
    let recall = 0
    for (const [q, ...wanted] of queries) {
      const hits = await firstHits(q)
      const missed = wanted.filter((url) => !hits.includes(url))
      recall += 1 - missed.length / wanted.length
      if (missed.length > 0) misses.push(`${q}: ${missed.join(' ')}\n    found: ${hits.join(' ')}`)
    }
    const average = recall / queries.length
    console.info(`recall@${first} ${average.toFixed(3)} of ${queries.length} queries; missed:\n${misses.join('\n')}`)
    expect(average).toBeGreaterThanOrEqual(leastRecall)
  })

  test('is led to at once where it is named by its number', async () => {
    for (const [q, url] of [
      ['§ 37 Abs. 6 BetrVG', '/gesetze/betrvg/37'],
      ['37 6 betrvg', '/gesetze/betrvg/37'],
      ['betrvg 37', '/gesetze/betrvg/37'],
      ['§ 37 VI', '/gesetze/betrvg/37'],
      ['178 sgb ix', '/gesetze/sgb_9_2018/178'],
      ['§ 3 ArbSchG', '/gesetze/arbschg'],
      ['7 abr 8/23', '/rechtsprechung/urteil/bag-7-abr-8-23'],
      ['ecli:de:bag:2024:300124.u.1azr62.23.0', '/rechtsprechung/urteil/bag-1-azr-62-23'],
      ['2 bvq 54/18', '/rechtsprechung/urteil/bverfg-2-bvq-53-18'],
      ['Termin Nr. 4002', '/seminare/p/vorsitz-1-4002'],
    ] as const)
      expect([q, (await firstHits(q))[0]]).toEqual([q, url])
  })
})
