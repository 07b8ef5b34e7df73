import { expect, test } from 'vitest'
import type { Right } from '#core/accounts/who-may.ts'
import { overseeing } from '#core/dashboard/dashboard.service.ts'
import { openTestCore, valueOf } from './test-core.ts'

const none = { added: 0, changed: 0, unchanged: 0, removed: 0 }
type Needs = Parameters<typeof overseeing>[1]

/** The office as whoever has these rights sees it, and what it asked for. */
const opened = (rights: readonly Right[], change: Partial<Needs> = {}) => {
  const asked: unknown[] = []
  const { needs } = openTestCore('2026-11-21T12:00:00.000Z')
  const citations = {
    'unknown-law': 1,
    'no-such-norm': 10,
    'no-law-named': 100,
    'no-such-ruling': 1_000,
    'awaited-law': 10_000,
    norm: 100_000,
    ruling: 1_000_000,
  }
  const office = overseeing(async (right) => (rights.includes(right) ? undefined : { why: 'not-allowed' }), {
    ...needs,
    citations: async () => citations,
    lawJobs: { latest: async (most) => (asked.push(most), []) },
    letters: { trouble: async (since) => (asked.push(since), needs.letters.trouble(since)) },
    ...change,
  })
  return { dashboard: () => office.dashboard({}), asked }
}

test('whoever may edit sees it, and only administrators are told that they are', async () => {
  expect(await opened([]).dashboard()).toEqual({ ok: false, refusal: { why: 'not-allowed' } })
  expect(await opened(['administer']).dashboard()).toEqual({ ok: false, refusal: { why: 'not-allowed' } })
  expect(valueOf(await opened(['edit-content']).dashboard()).mayAdminister).toBe(false)
  expect(valueOf(await opened(['edit-content', 'administer']).dashboard()).mayAdminister).toBe(true)
})

test('five files of laws are asked for, and letters of the last 30 days', async () => {
  const { dashboard, asked } = opened(['edit-content'])
  valueOf(await dashboard())
  expect(asked.toSorted()).toEqual(['2026-10-22T12:00:00.000Z', 5].toSorted())
})

test('of citations all are counted, and those that somebody has to mend', async () => {
  expect(valueOf(await opened(['edit-content']).dashboard()).citations).toEqual({ all: 1_111_111, broken: 11 })
})

test('what an import did to all kinds is told together', async () => {
  const report = {
    themes: { added: 1, changed: 2, unchanged: 3, removed: 4 },
    events: { added: 10, changed: 20, unchanged: 30, removed: 40 },
  }
  const content = {
    imports: async () => [
      { at: '2026-11-20T12:00:00.000Z', report },
      { at: '2026-11-19T12:00:00.000Z', report: {} },
    ],
    firstFill: async () => undefined,
  } as unknown as Needs['content']
  expect(valueOf(await opened(['edit-content'], { content }).dashboard()).contentImports).toEqual([
    { at: '2026-11-20T12:00:00.000Z', added: 11, changed: 22, unchanged: 33, removed: 44 },
    { at: '2026-11-19T12:00:00.000Z', ...none },
  ])
})

test('of the versions of all laws the last five are named, the last one first', async () => {
  const version = (id: string, day: number, change: object = {}) => ({
    id,
    slug: id.slice(0, 1),
    importedAt: `2026-11-${day}T12:00:00.000Z`,
    isPublished: false,
    warnings: [],
    ...change,
  })
  const laws = {
    everyVersion: async () => [
      { law: { abbreviation: 'A' }, versions: [version('a1', 11), version('a2', 16), version('a3', 13)] },
      {
        law: { abbreviation: 'B' },
        versions: [
          version('b1', 15, { publishedAt: '2026-11-17T12:00:00.000Z', isPublished: true, warnings: ['x', 'y'] }),
          version('b2', 12),
          version('b3', 14),
        ],
      },
    ],
  } as unknown as Needs['laws']
  const { lawImports } = valueOf(await opened(['edit-content'], { laws }).dashboard())
  expect(lawImports.map(({ id, abbreviation, warnings }) => [id, abbreviation, warnings])).toEqual([
    ['a2', 'A', 0],
    ['b1', 'B', 2],
    ['b3', 'B', 0],
    ['a3', 'A', 0],
    ['b2', 'B', 0],
  ])
  expect(lawImports[1]).toEqual({
    id: 'b1',
    slug: 'b',
    abbreviation: 'B',
    importedAt: '2026-11-15T12:00:00.000Z',
    publishedAt: '2026-11-17T12:00:00.000Z',
    isPublished: true,
    warnings: 2,
  })
  expect(lawImports[0]).not.toHaveProperty('publishedAt')
})
