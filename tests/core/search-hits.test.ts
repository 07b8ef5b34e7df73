import { describe, expect, test } from 'vitest'
import type { DocumentKind, SearchDocument } from '#core/fulltext/fulltext.ts'
import { indexed } from '#core/fulltext/indexed.ts'
import type { DocumentQuery, FoundDocuments } from '#core/fulltext/ports.ts'
import { totalOf } from '#core/fulltext/total-of.ts'
import { findingDocuments } from '#core/search/finding.ts'
import type { NamedPage } from '#core/search/named-pages.ts'
import { hitsInAll } from '#core/search/search.view.ts'
import { showingHits } from '#core/search/showing-hits.ts'
import { plainGerman } from './test-core.ts'

const document = (id: string, change: Partial<SearchDocument> = {}) =>
  indexed(plainGerman, {
    id,
    kind: 'page',
    url: `/${id}`,
    title: `Frist ${id}`,
    keywords: [],
    lead: '',
    text: '',
    groups: [],
    ...change,
  })
const count = (nth: number, from = 0) =>
  Array.from({ length: nth }, (_, at) => document(`p-${String(from + at).padStart(3, '0')}`))

const showing = (...documents: readonly SearchDocument[]) =>
  showingHits({
    german: plainGerman,
    searchDocuments: { documents: async (ids) => documents.filter(({ id }) => ids.includes(id)) },
  })
const named: NamedPage = { url: '/gesetze/gartg/1#abs-2', kind: 'law', title: '§ 1 GartG', documentId: 'norm:gartg/1' }

/** What is shown of what was found. */
const hits = async (
  found: readonly ReturnType<typeof document>[],
  change: {
    readonly named?: NamedPage
    readonly shown?: { readonly kind?: DocumentKind; readonly after?: string; readonly limit?: number }
    readonly counts?: FoundDocuments['counts']
    readonly known?: readonly SearchDocument[]
  } = {},
) =>
  showing(...found, ...(change.known ?? [])).hitsOf({
    q: 'Frist',
    looked: 'Frist',
    towns: [],
    named: change.named,
    found: { counts: change.counts ?? { page: found.length }, candidates: found },
    shown: change.shown ?? {},
  })

describe('hits are shown', () => {
  test('ten on a page, a hundred in all, and told how many there are', async () => {
    const many = count(130)
    const page = async (after?: string, limit?: number) => {
      const { documents } = await hits(many, {
        shown: { ...(after !== undefined && { after }), ...(limit !== undefined && { limit }) },
      })
      return [documents.items.length, documents.items[0]?.url, documents.next, documents.total]
    }
    expect(await page()).toEqual([10, '/p-000', '10', 130])
    expect(await page('')).toEqual([10, '/p-000', '10', 130])
    expect(await page('90')).toEqual([10, '/p-090', undefined, 130])
    expect(await page('89')).toEqual([10, '/p-089', '99', 130])
    expect(await page('7', 3)).toEqual([3, '/p-007', '10', 130])
    expect(await page('0', 11)).toEqual([10, '/p-000', '10', 130])
    expect(await page('0', 0)).toEqual([1, '/p-000', '1', 130])
    expect(await page('0', 2.9)).toEqual([2, '/p-000', '2', 130])
    expect(await page('100')).toEqual([0, undefined, undefined, 130])
    expect(await page('x')).toEqual([0, undefined, undefined, 130])
  })

  test('with their kinds, in the order of these, and what they say', async () => {
    const found = [document('a', { lead: 'Kurz.', text: 'Eine Frist.', groups: ['br'] }), document('b')]
    const { kinds, documents, q, towns } = await hits(found, { counts: { page: 2, video: 0, law: 3 } })
    expect({ kinds, q, towns, total: documents.total }).toEqual({
      kinds: [
        { kind: 'law', count: 3 },
        { kind: 'page', count: 2 },
      ],
      q: 'Frist',
      towns: [],
      total: 5,
    })
    expect(documents.items[0]).toEqual({
      kind: 'page',
      title: 'Frist a',
      url: '/a',
      groups: ['br'],
      excerpt: [{ text: 'Kurz. Eine ' }, { text: 'Frist', hit: true }, { text: '.' }],
    })
    expect(documents.items[1]?.excerpt).toEqual([])
  })

  test('of one kind by its own count; themes alone as cards elsewhere', async () => {
    const found = count(3)
    expect((await hits(found, { shown: { kind: 'page' }, counts: { page: 3, law: 2 } })).documents.total).toBe(3)
    const themes = await hits([document('t', { kind: 'theme' })], { shown: { kind: 'theme' }, counts: { theme: 1 } })
    expect(themes.documents).toEqual({ items: [], total: 1 })
    expect((await hits([], { shown: { kind: 'video' }, counts: { law: 2 } })).documents.total).toBe(0)
  })

  test('without what has gone meanwhile', async () => {
    const { hitsOf } = showing()
    const found = { counts: { page: 1 }, candidates: count(1) }
    const gone = await hitsOf({ q: 'x', looked: 'x', towns: [], named: undefined, found, shown: {} })
    expect(gone.documents.items).toEqual([])
  })
})

describe('what a question names by its number', () => {
  const norm = document('norm:gartg/1', { kind: 'law', title: '§ 1 GartG: Gärten', url: '/gesetze/gartg/1' })

  test('stands first, at its own address, once', async () => {
    const { documents, kinds } = await hits([...count(2), norm], { named, counts: { page: 2, law: 1 } })
    expect(documents.items.map(({ url, title, named: isNamed }) => [url, title, isNamed])).toEqual([
      ['/gesetze/gartg/1#abs-2', '§ 1 GartG: Gärten', true],
      ['/p-000', 'Frist p-000', undefined],
      ['/p-001', 'Frist p-001', undefined],
    ])
    expect([documents.total, kinds]).toEqual([
      3,
      [
        { kind: 'law', count: 1 },
        { kind: 'page', count: 2 },
      ],
    ])
  })

  test('counts where nothing else found it, and has its title where the index knows nothing of it', async () => {
    const { documents, kinds } = await hits(count(1), { named })
    expect(documents.items[0]).toEqual({
      kind: 'law',
      title: '§ 1 GartG',
      url: '/gesetze/gartg/1#abs-2',
      groups: [],
      excerpt: [],
      named: true,
    })
    expect([documents.total, kinds[0]]).toEqual([2, { kind: 'law', count: 1 }])
  })

  test.each<[DocumentKind, number, number]>([
    ['law', 1, 1],
    ['page', 1, 1],
    ['video', 0, 0],
  ])('is shown among its own kind alone: %s', async (kind, items, total) => {
    const found = kind === 'page' ? count(1) : []
    const shown = await hits(found, { named, shown: { kind }, counts: { page: 1 } })
    expect([shown.documents.items.length, shown.documents.total]).toEqual([items, total])
  })

  test('is suggested first, and its page not again', async () => {
    const page = document('x', { kind: 'law', url: '/gesetze/gartg/1', title: 'Anders' })
    const other = document('y')
    const suggested = await showing(norm).suggestionsOf(named, [page, other])
    expect(suggested).toEqual([
      { kind: 'law', title: '§ 1 GartG: Gärten', url: '/gesetze/gartg/1#abs-2' },
      { kind: 'page', title: 'Frist y', url: '/y' },
    ])
    expect((await showing().suggestionsOf(named, []))[0]?.title).toBe('§ 1 GartG')
    expect(await showing().suggestionsOf(undefined, [other])).toEqual([suggested[1]])
  })
})

/** An index that answers as asked, and tells what it was asked. */
const index = (answer: (query: DocumentQuery) => FoundDocuments) => {
  const asked: (readonly [string, string, DocumentKind | undefined, number])[] = []
  const finding = findingDocuments({
    german: plainGerman,
    clock: { now: () => '2026-11-21T12:00:00.000Z' },
    searchDocuments: {
      find: async (query, most) => {
        asked.push([query.words.flat(2).join(' '), query.in, query.kind, most])
        return answer(query)
      },
    },
  })
  return { ...finding, asked }
}

describe('an index is asked', () => {
  test('for 400 that have all words, in the title or anywhere', async () => {
    const { all, titled, asked } = index(() => ({ counts: {}, candidates: [] }))
    await all('Frist Tag')
    await titled('Frist')
    expect(asked).toEqual([
      ['frist tag', 'anywhere', undefined, 400],
      ['frist', 'title', undefined, 400],
    ])
  })

  test.each([
    [400, 1, ['b']],
    [401, 2, ['b', 'b']],
  ])('once more for one kind where more than 400 were found: %i', async (law, times, found) => {
    const two = [document('a'), document('b', { kind: 'law' })]
    const { all, asked } = index(
      ({ kind }) => ({ counts: { law }, candidates: kind ? [two[1], two[1]] : two }) as never,
    )
    expect((await all('Frist', 'law')).candidates.map(({ id }) => id)).toEqual(found)
    expect(asked.map(([, , kind]) => kind)).toEqual([undefined, 'law'].slice(0, times))
  })

  test('for each word of several, 120 each, where nothing has them all; numbers and initials are no such word', async () => {
    const both = document('z', { title: 'Frist Tag' })
    const { some, asked } = index(({ words }) => ({
      counts: {},
      candidates: [both, words.flat(2).includes('tag') ? document('t', { kind: 'law', title: 'Tag' }) : document('f')],
    }))
    const { counts, candidates } = await some('Frist Tag 37 xy')
    expect(asked).toEqual([
      ['frist', 'anywhere', undefined, 120],
      ['tag', 'anywhere', undefined, 120],
    ])
    expect([counts, candidates.map(({ id }) => id)]).toEqual([{ page: 2, law: 1 }, ['z', 't', 'f']])
    expect((await some('Frist Tag', 'law')).candidates.map(({ id }) => id)).toEqual(['t'])
    expect(await some('Frist')).toEqual({ counts: {}, candidates: [] })
  })

  test('and what stands there on other days alone is left out and not counted', async () => {
    const from = (first: string, until: string) => document(first, { kind: 'position', stands: { from: first, until } })
    const there = [from('2026-11-21', '2026-11-21'), from('2026-11-01', '2026-12-01'), document('always')]
    const gone = [from('2026-11-22', '2026-12-01'), from('2026-11-02', '2026-11-20')]
    const { all, count: counted } = index(() => ({ counts: { position: 4, page: 1 }, candidates: [...there, ...gone] }))
    const { counts, candidates } = await all('Frist')
    expect(counts).toEqual({ position: 2, page: 1 })
    expect(candidates).toHaveLength(3)
    expect(await counted('Frist')).toBe(3)
    const few = index(() => ({ counts: {}, candidates: gone }))
    expect((await few.all('Frist')).counts).toEqual({ position: 0 })
  })
})

test('how much was found counts every kind and the towns', () => {
  expect(totalOf({ law: 2, page: 3 })).toBe(5)
  const town = { locationId: 1, name: 'Ulm', events: 9 }
  expect(hitsInAll({ kinds: [{ kind: 'law', count: 2 }], towns: [town] })).toBe(3)
})
