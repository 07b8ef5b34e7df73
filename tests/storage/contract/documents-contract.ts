import type { IndexedDocument } from '#core/fulltext/fulltext.ts'
import type { DocumentQuery } from '#core/fulltext/ports.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { expect, test } from 'vitest'
import { aDocument } from './documents.ts'
import type { Fresh } from './opened-store.ts'
import { firstDay, programme } from './programme.ts'

const some: readonly IndexedDocument[] = [
  aDocument({ id: 'lexicon:br/abmahnung', words: { title: 'abmahn', lead: 'rug arbeitgeb', text: 'vor kundig' } }),
  aDocument({ id: 'lexicon:br/kuendigung', words: { title: 'kundig', lead: 'abmahn', text: 'frist' } }),
  aDocument({ id: 'theme:recht', kind: 'theme', words: { title: 'arbeitsrecht arbeit recht', text: 'kundig frist' } }),
  aDocument({ id: 'norm:kschg/1', kind: 'law', words: { title: '1 sozial kundig', text: 'grund' } }),
  aDocument({
    id: 'page:griechisch',
    kind: 'page',
    words: { title: 'αλφα łodz 東京', text: "o'neill x".replace("'", '') },
  }),
]

/** What every store promises of what the search finds. */
export const findsDocuments = (fresh: Fresh): void => {
  const replace = (store: OpenStore, source: string, documents: readonly IndexedDocument[]): Promise<boolean> =>
    store
      .change(async ({ searchDocuments }) => done(await searchDocuments.replace(source, documents)))
      .then((changed) => changed.ok && changed.value)
  const filled = async () => {
    const { store, again } = await fresh()
    await store.content.apply(programme({ documents: some }), firstDay, firstDay)
    return { store, again }
  }
  const ids = async (
    store: OpenStore,
    words: DocumentQuery['words'],
    more: Partial<DocumentQuery> = {},
    most = 100,
  ): Promise<readonly string[]> =>
    (await store.searchDocuments.find({ words, in: 'anywhere', ...more }, most)).candidates
      .map(({ id }) => id)
      .toSorted()

  test('a word is found in any part where a word begins so, several only together', async () => {
    const { store } = await filled()
    expect(await ids(store, [[['abmahn']]])).toEqual(['lexicon:br/abmahnung', 'lexicon:br/kuendigung'])
    expect(await ids(store, [[['kund']]])).toEqual([
      'lexicon:br/abmahnung',
      'lexicon:br/kuendigung',
      'norm:kschg/1',
      'theme:recht',
    ])
    expect(await ids(store, [[['kund']], [['frist']]])).toEqual(['lexicon:br/kuendigung', 'theme:recht'])
    expect(await ids(store, [[['undig']]])).toEqual([])
    expect(await ids(store, [[['kundig']], [['quastenfloss']]])).toEqual([])
    expect(await ids(store, [])).toEqual([])
  })

  test('another word serves as well, and one of several that must all be there', async () => {
    const { store } = await filled()
    expect(await ids(store, [[['rug'], ['grund']]])).toEqual(['lexicon:br/abmahnung', 'norm:kschg/1'])
    expect(await ids(store, [[['quastenfloss'], ['arbeit', 'recht']]])).toEqual(['theme:recht'])
    expect(await ids(store, [[['quastenfloss'], ['arbeit', 'grund']]])).toEqual([])
    expect(await ids(store, [[['rug'], ['frist']], [['abmahn']]])).toEqual([
      'lexicon:br/abmahnung',
      'lexicon:br/kuendigung',
    ])
  })

  test('what stands there on some days alone is found with them', async () => {
    const { store } = await filled()
    const stands = { from: '2026-11-02', until: '2026-12-31' }
    await replace(store, 'jobs', [
      aDocument({ id: 'position:1', kind: 'position', stands, words: { title: 'redakteur' } }),
    ])
    const { candidates } = await store.searchDocuments.find({ words: [[['redakteur']]], in: 'anywhere' }, 9)
    expect(candidates.map((one) => one.stands)).toEqual([stands])
    expect(await store.searchDocuments.documents(['position:1'])).toMatchObject([{ stands }])
  })

  test('in the title alone, or of one kind alone', async () => {
    const { store } = await filled()
    expect(await ids(store, [[['kundig']]], { in: 'title' })).toEqual(['lexicon:br/kuendigung', 'norm:kschg/1'])
    expect(await ids(store, [[['kundig']], [['frist']]], { in: 'title' })).toEqual([])
    expect(await ids(store, [[['kundig']]], { kind: 'theme' })).toEqual(['theme:recht'])
    expect(await ids(store, [[['kundig']]], { kind: 'faq' })).toEqual([])
  })

  test('all but one kind', async () => {
    const { store } = await filled()
    expect(await ids(store, [[['kundig']]], { without: 'lexicon' })).toEqual(['norm:kschg/1', 'theme:recht'])
    expect(await ids(store, [[['kundig']]], { without: 'lexicon', in: 'title' })).toEqual(['norm:kschg/1'])
    const { counts } = await store.searchDocuments.find({ words: [[['kundig']]], in: 'anywhere', without: 'theme' }, 1)
    expect(counts).toEqual({ lexicon: 2, law: 1 })
  })

  test('many who put documents of one kind in at the same moment lose none', async () => {
    const { store } = await filled()
    const threads = Array.from({ length: 12 }, (_, nth) =>
      aDocument({ id: `thread:${nth}`, kind: 'thread', words: { title: 'nachruck' } }),
    )
    await Promise.all(threads.map((one) => replace(store, one.id, [one])))
    expect(await ids(store, [[['nachruck']]], { kind: 'thread' })).toEqual(threads.map(({ id }) => id).toSorted())
  })

  test('letters of every script are letters, and signs of a query language are none', async () => {
    const { store } = await filled()
    for (const word of ['αλ', 'łod', '東']) expect(await ids(store, [[[word]]])).toEqual(['page:griechisch'])
    for (const word of [`"`, `'`, '*', ':*', 'a"b', `a'b`, '\\', 'OR', '!x', '%'])
      expect(await ids(store, [[[word]]])).toEqual([])
  })

  test('tells how many there are of each kind; where there are too many, those first that have it in their title', async () => {
    const { store } = await filled()
    const query: DocumentQuery = { words: [[['kundig']]], in: 'anywhere' }
    expect((await store.searchDocuments.find(query, 100)).counts).toEqual({ lexicon: 2, law: 1, theme: 1 })
    expect(await ids(store, query.words, {}, 2)).toEqual(['lexicon:br/kuendigung', 'norm:kschg/1'])
    expect(await ids(store, query.words, {}, 3)).toHaveLength(3)
    const { counts } = await store.searchDocuments.find({ ...query, kind: 'lexicon' }, 1)
    expect(counts).toEqual({ lexicon: 2 })
  })

  test('gives candidates and whole documents as they were put in', async () => {
    const { store } = await filled()
    const [first] = some
    const { lead: _, text: __, ...candidate } = first ?? aDocument()
    const { candidates } = await store.searchDocuments.find({ words: [[['rug']]], in: 'anywhere' }, 10)
    expect(candidates).toEqual([candidate])
    const { words: ___, ...document } = first ?? aDocument()
    expect(await store.searchDocuments.documents(['lexicon:br/abmahnung', 'nix:nix'])).toEqual([document])
    expect(await store.searchDocuments.documents([])).toEqual([])
  })

  test('what comes from a source is made equal to what is given, and nothing else is touched', async () => {
    const { store, again } = await filled()
    const law = aDocument({ id: 'law:x', kind: 'law', words: { title: 'gart' } })
    expect(await replace(store, 'law:x', [law])).toBe(true)
    expect(await replace(store, 'law:x', [law])).toBe(false)
    expect(await ids(store, [[['gart']]])).toEqual(['law:x'])
    expect(await ids(store, [[['abmahn']]])).toHaveLength(2)
    expect(await replace(store, 'law:x', [{ ...law, words: { ...law.words, title: ' heck ' } }])).toBe(true)
    const other = await again()
    expect(await ids(other, [[['gart']]])).toEqual([])
    expect(await ids(other, [[['heck']]])).toEqual(['law:x'])
    expect(await replace(store, 'law:x', [])).toBe(true)
    expect(await ids(store, [[['heck']]])).toEqual([])
    await store.content.apply(programme({ documents: some.slice(1) }), firstDay, firstDay)
    expect(await ids(await again(), [[['abmahn']]])).toEqual(['lexicon:br/kuendigung'])
  })

  test('whoever shows hits learns of other documents, and of nothing where they are the same', async () => {
    const { store } = await filled()
    const before = (await store.changes.since(undefined))?.version
    await store.content.apply(programme({ documents: some }), firstDay, firstDay)
    expect((await store.changes.since(before))?.tags ?? []).not.toContain('search')
    await store.content.apply(programme({ documents: some.slice(1) }), firstDay, firstDay)
    expect((await store.changes.since(before))?.tags).toContain('search')
  })
}
