import { describe, expect, test } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import type { ArticleFilter } from '#core/knowledge/articles/ports.ts'
import { article, firstDay, programme } from './programme.ts'
import type { Fresh } from './opened-store.ts'

type Articles = ContentWithDays['articles']

const tag = (title: string) => ({ slug: title.toLowerCase(), title })

const news = article()
const later = article({ id: 1002, slug: 'wahl', tags: [tag('Wahl'), tag('Fristen')], targetGroups: ['sbv', 'jav'] })
const older = article({ id: 2001, kind: 'fach', publishedOn: '2025-12-31', rubrics: [], searchWords: ['beschluss'] })
const inIssue = article({ id: 3001, kind: 'magazin', publishedOn: '2026-01-01', issue: 4, tags: [] })
const election = article({
  id: 5001,
  kind: 'wahl',
  publishedOn: '2026-12-31',
  category: 'sbv-wahl',
  rubrics: ['recht'],
  searchWords: ['beschluss', 'wahlvorstand'],
})
const all = [older, election, news, inIssue, later]

/** What every store promises of articles. */
export const keepsArticles = (fresh: Fresh): void => {
  const filled = async (articles: Articles = all) => {
    const { store } = await fresh()
    const bring = (wanted: Articles) => store.content.apply(programme({ articles: wanted }), firstDay, firstDay)
    return { articles: store.articles, bring, report: (await bring(articles)).articles }
  }

  describe('articles', () => {
    test('come back whole, and lists tell them without their text', async () => {
      const picture = { url: '/img/a.png', alt: 'Ö ẞ “ \\' }
      const whole = article({ picture, asOf: '2026-11-20', themes: ['betriebsverfassung-1'], author: 'kim' })
      const { articles } = await filled([whole])
      const { searchWords: _, ...stored } = whole
      expect(await articles.one(1001)).toEqual(stored)
      const { html: _html, blocks: _blocks, rubrics: _rubrics, themes: _themes, asOf: _asOf, ...summary } = stored
      expect((await articles.list({}, {})).items).toEqual([summary])
      for (const unknown of [0, -1, 1002, 999_999_999_999_999]) expect(await articles.one(unknown)).toBeUndefined()
    })

    test('are told by their numbers, without those that are not there', async () => {
      const { articles } = await filled()
      const [first] = (await articles.list({ kind: 'fach' }, {})).items
      expect(await articles.withIds([2001, 2001, -1])).toEqual([first])
      expect((await articles.withIds([5001, 1001])).map(({ id }) => id).toSorted()).toEqual([1001, 5001])
      expect(await articles.withIds([])).toEqual([])
    })

    test('of an empty store are none', async () => {
      const { articles } = await filled([])
      expect(await articles.list({}, {})).toEqual({ items: [] })
      expect(await articles.tags()).toEqual([])
    })

    test.each<[string, ArticleFilter & { readonly words?: readonly string[] }, readonly number[]]>([
      ['all, the newest first, of one day the greater number', {}, [5001, 1002, 1001, 3001, 2001]],
      ['of a kind', { kind: 'news' }, [1002, 1001]],
      ['under a tag', { tag: 'fristen' }, [5001, 1002, 1001, 2001]],
      ['under a tag that none has', { tag: 'Fristen' }, []],
      ['under hostile tags', { tag: "a\0' or 1=1" }, []],
      ['for a target group', { targetGroup: 'jav' }, [1002]],
      ['of a rubric', { rubric: 'recht', kind: 'wahl' }, [5001]],
      ['of a category', { category: 'sbv-wahl' }, [5001]],
      ['of an issue', { issue: 4 }, [3001]],
      ['of a year, its first and last day included', { year: 2026 }, [5001, 1002, 1001, 3001]],
      ['of a year without any', { year: 7 }, []],
      ['with a word, however it goes on', { words: ['beschl'] }, [5001, 2001]],
      ['with all words, however often each is asked', { words: ['beschluss', 'wahl', 'wahl'] }, [5001]],
      ['with a word that another one has', { words: ['wahlvorstand'], kind: 'fach' }, []],
      ['with a word that is only a tag or a rubric', { words: ['recht'] }, []],
    ])('%s', async (_, filter, ids) => {
      const { articles } = await filled()
      expect((await articles.list(filter, {})).items.map(({ id }) => id)).toEqual(ids)
    })

    test('go on where a page ended, whatever is left out', async () => {
      const { articles } = await filled()
      const seen: number[] = []
      let after: string | undefined
      do {
        const page = await articles.list({ tag: 'fristen' }, { limit: 1, ...(after !== undefined && { after }) })
        seen.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after !== undefined)
      expect(seen).toEqual([5001, 1002, 1001, 2001])
      expect(await articles.list({}, { limit: 5 })).not.toHaveProperty('next')
      for (const forged of ['x', 'W10', 'WyJhIiwiYiJd'])
        expect(await articles.list({}, { after: forged })).toEqual({ items: [] })
    })

    test('tags are counted once for each article', async () => {
      const { articles } = await filled()
      expect((await articles.tags()).toSorted((one, other) => one.count - other.count)).toEqual([
        { slug: 'wahl', title: 'Wahl', count: 1 },
        { slug: 'fristen', title: 'Fristen', count: 4 },
      ])
    })

    test('change and go with the content', async () => {
      const { articles, bring, report } = await filled()
      expect(report).toEqual({ added: 5, changed: 0, unchanged: 0, removed: 0 })
      expect((await bring(all)).articles).toEqual({ added: 0, changed: 0, unchanged: 5, removed: 0 })
      const renamed = article({ title: 'Anders', tags: [tag('Neu')], searchWords: ['anders'] })
      expect((await bring([renamed, later])).articles).toEqual({ added: 0, changed: 1, unchanged: 1, removed: 3 })
      expect((await articles.list({}, {})).items.map(({ title }) => title)).toEqual(['Neues Recht', 'Anders'])
      expect((await articles.list({ words: ['anders'] }, {})).items).toHaveLength(1)
      expect((await articles.list({ words: ['beschluss'] }, {})).items).toEqual([])
      expect((await articles.tags()).map(({ slug }) => slug).toSorted()).toEqual(['fristen', 'neu', 'wahl'])
      expect((await bring([article({ searchWords: ['nur', 'worte'] }), later])).articles.changed).toBe(1)
    })
  })
}
