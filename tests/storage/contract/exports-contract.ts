import { describe, expect, test } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import { exportKinds, type ExportKind } from '#core/exports/exports.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { article, entry, firstDay, programme, ruling } from './programme.ts'

const noon = '2027-01-11T11:00:00.000Z'
const later = '2027-01-12T11:00:00.000Z'
const atLast = '2027-01-13T11:00:00.000Z'

const content = (over: Partial<ContentWithDays> = {}) =>
  programme({
    lexicon: [entry(), entry({ group: 'sbv' }), entry({ slug: 'zeugnis', title: 'Zeugnis' })],
    rulings: [ruling()],
    articles: [article(), article({ id: 1002 })],
    records: [recordOf.download(), recordOf.faq(), recordOf.video(), recordOf.issue()],
    ...over,
  })

const all = { limit: 1000 }
const idsOf = async (store: OpenStore, kind: ExportKind, asked: { readonly since?: string } = {}) => {
  const { items } = await store.exports.changes(kind, { ...all, ...asked })
  return items.map(({ id, content: told }) => (told === undefined ? `-${id}` : id))
}

export const exportsContent = (fresh: Fresh): void => {
  const filled = async () => {
    const { store } = await fresh()
    await store.content.apply(content(), firstDay, noon)
    return store
  }

  describe('exports', () => {
    test('tell of everything that is there when it came, and what it says', async () => {
      const store = await filled()
      expect(await idsOf(store, 'lexicon')).toEqual(['br/abmahnung', 'br/zeugnis', 'sbv/abmahnung'])
      expect(await idsOf(store, 'jurisdictions')).toEqual(['bag-7-abr-8-23'])
      expect(await idsOf(store, 'articles')).toEqual(['1001', '1002'])
      expect(await idsOf(store, 'downloads')).toEqual([recordOf.download().key])
      expect(await idsOf(store, 'faq')).toEqual([recordOf.faq().key])
      expect(await idsOf(store, 'youtube')).toEqual([recordOf.video().key])

      const { items, asOf, next } = await store.exports.changes('articles', { limit: 1 })
      const { blocks: _, searchWords: _words, ...told } = article()
      expect(items).toEqual([{ id: '1001', changedAt: noon, content: told }])
      expect([asOf, next !== undefined]).toEqual([noon, true])
      expect((await store.exports.changes('lexicon', all)).items[0]?.content).toEqual(
        await store.lexicon.entry('br', 'abmahnung'),
      )
      expect((await store.exports.changes('jurisdictions', all)).items[0]?.content).toEqual(
        await store.rulings.ruling('bag-7-abr-8-23'),
      )
      const { blocks: _blocks, ...download } = (await store.records.all('download'))[0] ?? { blocks: [] }
      expect((await store.exports.changes('downloads', all)).items[0]?.content).toEqual(download)
      expect((await store.exports.changes('faq', all)).items[0]?.content).toEqual((await store.records.all('faq'))[0])
      expect((await store.exports.changes('youtube', all)).items[0]?.content).toEqual(
        (await store.records.all('video'))[0],
      )
    })

    test('an empty store has nothing and never changed', async () => {
      const { store } = await fresh()
      for (const kind of exportKinds)
        expect(await store.exports.changes(kind, all)).toEqual({ items: [], asOf: '1970-01-01T00:00:00.000Z' })
    })

    test('the same content again changes nothing', async () => {
      const store = await filled()
      await store.content.apply(content(), firstDay, later)
      expect((await store.exports.changes('lexicon', all)).asOf).toBe(noon)
    })

    test('tell since then what came, changed, went and came back', async () => {
      const store = await filled()
      const changed = content({
        lexicon: [entry({ definition: 'Neu.' }), entry({ group: 'sbv' }), entry({ slug: 'anhoerung' })],
        rulings: [],
        articles: [article()],
        records: [],
      })
      await store.content.apply(changed, firstDay, later)
      expect(await idsOf(store, 'lexicon', { since: noon })).toEqual(['br/abmahnung', 'br/anhoerung', '-br/zeugnis'])
      expect(await idsOf(store, 'jurisdictions', { since: noon })).toEqual(['-bag-7-abr-8-23'])
      expect(await idsOf(store, 'articles', { since: noon })).toEqual(['-1002'])
      expect(await idsOf(store, 'faq', { since: noon })).toEqual([`-${recordOf.faq().key}`])
      expect(await idsOf(store, 'lexicon', { since: later })).toEqual([])
      expect(await idsOf(store, 'lexicon')).toEqual(['sbv/abmahnung', 'br/abmahnung', 'br/anhoerung'])
      expect(await idsOf(store, 'jurisdictions')).toEqual([])

      await store.content.apply(content(), firstDay, atLast)
      expect(await idsOf(store, 'lexicon', { since: later })).toEqual(['br/abmahnung', '-br/anhoerung', 'br/zeugnis'])
      expect(await idsOf(store, 'jurisdictions', { since: later })).toEqual(['bag-7-abr-8-23'])
      expect(await idsOf(store, 'articles', { since: later })).toEqual(['1002'])
    })

    test('a change is later than the one before, also by a clock that was put back', async () => {
      const store = await filled()
      await store.content.apply(content({ articles: [article({ title: 'Anders' })] }), firstDay, '2020-01-01T00:00:00Z')
      const { items, asOf } = await store.exports.changes('articles', { ...all, since: noon })
      expect(asOf).toBe('2027-01-11T11:00:00.001Z')
      expect(items.map(({ id, changedAt }) => [id, changedAt])).toEqual([
        ['1001', asOf],
        ['1002', asOf],
      ])
    })

    test('go on page by page, with everything once; a cursor that nobody gave out leads nowhere', async () => {
      const store = await filled()
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await store.exports.changes('lexicon', { limit: 1, ...(after !== undefined && { after }) })
        expect(page.items).toHaveLength(1)
        seen.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after !== undefined)
      expect(seen).toEqual(['br/abmahnung', 'br/zeugnis', 'sbv/abmahnung'])
      for (const forged of ['x', btoa('["2027","\0"]'), btoa('["niemals","br/abmahnung"]')])
        expect(await store.exports.changes('lexicon', { ...all, after: forged })).toEqual({ items: [], asOf: noon })
    })
  })
}
