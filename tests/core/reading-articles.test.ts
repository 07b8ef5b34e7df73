import { beforeAll, describe, expect, test } from 'vitest'
import { articleAt } from '#core/knowledge/articles/article-at.view.ts'
import { articleHref, articleIdIn, articlePdfHref, listHref } from '#core/knowledge/articles/article-links.ts'
import { articleKinds, editors, electionCategories, isElectionCategory } from '#core/knowledge/articles/articles.ts'
import { isOfNote } from '#core/knowledge/articles/tags-of-note.ts'
import { readingMinutes } from '#core/knowledge/reading-time.ts'
import type { Site } from '#core/site.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anArticle, someContentFolder } from './sample-content.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const notFound = { ok: false, refusal: { why: 'not-found' } }
const tag = (slug: string, title: string) => ({ slug, title })

let articles: Site['knowledge']['articles']
let faq: Site['knowledge']['faq']
beforeAll(async () => {
  const { stage, site } = openTestCore()
  const inIssue = { kind: 'magazin', issue: 4 } as const
  const content = someContentFolder({
    articles: [
      anArticle({ id: 1, tags: [tag('aerger', 'Ärger'), tag('fristen', 'Fristen')] }),
      anArticle({ id: 2, publishedOn: '2026-11-01', kind: 'fach', author: 'annika-lorenz' }),
      anArticle({
        id: 3,
        publishedOn: '2026-10-01',
        ...inIssue,
        teaser: 'Ein Formular',
        html: '<p>Abmahnung nach § 5</p>',
      }),
      anArticle({ id: 4, publishedOn: '2026-09-01', ...inIssue, tags: [tag('zoll', 'Zoll')], targetGroups: ['sbv'] }),
    ],
    records: [
      recordOf.expert(),
      recordOf.issue({ number: 4 }),
      recordOf.issue({ number: 5, title: 'Die fünfte' }),
      recordOf.faq({ id: 'a', topic: 'konto', targetGroups: ['br'], html: '<p>Eine Abmahnung</p>' }),
      recordOf.faq({ id: 'b', topic: 'buchung', targetGroups: ['br'] }),
      recordOf.faq({ id: 'c', topic: 'online', targetGroups: ['sbv'] }),
      recordOf.faq({ id: 'd', topic: 'anspruch', targetGroups: ['jav'] }),
      recordOf.faq({ id: 'e', topic: 'seminar', targetGroups: ['br', 'jav'] }),
    ],
  })
  valueOf(await stage.content(content))
  const { knowledge } = site(aVisitor())
  articles = knowledge.articles
  faq = knowledge.faq
})

describe('articles', () => {
  const ids = async (ask: Parameters<typeof articles.articles>[0]) => {
    const { items, next } = valueOf(await articles.articles(ask))
    return [items.map(({ id }) => id), next !== undefined]
  }

  test('are listed page by page, and found by words', async () => {
    expect(await ids({})).toEqual([[1, 2, 3, 4], false])
    expect(await ids({ limit: 2 })).toEqual([[1, 2], true])
    const { next = '' } = valueOf(await articles.articles({ limit: 2 }))
    expect(await ids({ limit: 2, after: next })).toEqual([[3, 4], false])
    expect(await ids({ q: 'das Formular' })).toEqual([[3], false])
    expect(await ids({ kind: 'fach' })).toEqual([[2], false])
  })

  test('are signed by an expert or by nobody', async () => {
    const { items } = valueOf(await articles.articles({ limit: 2 }))
    expect(items.map(({ author }) => author)).toEqual([
      null,
      { id: 'annika-lorenz', name: 'Annika Lorenz', title: 'Fachanwältin für Arbeitsrecht, Leipzig' },
    ])
    expect(editors).toBe('redaktion')
  })

  test('of a tag are told with whether there are more', async () => {
    const { items, hasMore, next } = valueOf(await articles.articlesOfTag({ tag: 'fristen', limit: 2 }))
    expect([items.map(({ id }) => id), hasMore]).toEqual([[1, 2], true])
    const rest = valueOf(await articles.articlesOfTag({ tag: 'fristen', after: next ?? '' }))
    expect([rest.items.map(({ id }) => id), rest.hasMore, 'next' in rest]).toEqual([[3], false, false])
    expect(await articles.articlesOfTag({ tag: 'nirgends' })).toEqual(notFound)
    expect(valueOf(await articles.articlesOfTag({ tag: 'nirgends', after: next ?? '' })).items).toEqual([])
  })

  test('have tags in German order, each counted', async () => {
    expect(valueOf(await articles.articleTags({}))).toEqual({
      items: [
        { id: 'aerger', url: '/tag/aerger', title: 'Ärger', count: 1 },
        { id: 'fristen', url: '/tag/fristen', title: 'Fristen', count: 3 },
        { id: 'zoll', url: '/tag/zoll', title: 'Zoll', count: 1 },
      ],
      total: 3,
    })
    expect([2, 3, 4].map((count) => isOfNote({ count }))).toEqual([false, true, true])
  })

  test('of issues stand with them, the latest first', async () => {
    const { items, total } = valueOf(await articles.issues({}))
    expect([items.map(({ number, articles: all }) => [number, all.map(({ id }) => id)]), total]).toEqual([
      [
        [5, []],
        [4, [3, 4]],
      ],
      2,
    ])
  })

  test('lead to terms, and are read at their own address alone', async () => {
    const article = valueOf(await articles.article({ id: 3 }))
    expect(article.html).toBe('<p><a href="/betriebsratslexikon/br/abmahnung">Abmahnung</a> nach § 5</p>')
    expect(article).not.toHaveProperty('blocks')
    expect(await articles.article({ id: 9 })).toEqual(notFound)
    expect(await articleAt(articles, '/br-magazin/neues-recht-3')).toMatchObject({ ok: true, value: { id: 3 } })
    const moved = { ok: false, refusal: { why: 'moved', to: '/br-magazin/neues-recht-3' } }
    expect(await articleAt(articles, '/br-magazin/anders-3')).toEqual(moved)
    expect(await articleAt(articles, '/news/neues-recht-3')).toEqual(moved)
    expect(await articleAt(articles, '/br-magazin/neues-recht')).toEqual(notFound)
    expect(await articleAt(articles, '/br-magazin/neues-recht-9')).toEqual(notFound)
  })
})

test('each kind of article has its address and its list', () => {
  const at = { id: 7, slug: 'neues-recht' }
  expect(articleKinds.map((kind) => [kind, articleHref({ ...at, kind }), listHref[kind]])).toEqual([
    ['news', '/news/neues-recht/7', '/news'],
    ['fach', '/fachartikel/neues-recht/7', '/fachartikel'],
    ['magazin', '/br-magazin/neues-recht-7', '/br-magazin'],
    ['interview', '/br-magazin-interview/neues-recht-7', '/br-magazin'],
    ['wahl', '/wahlseiten-news/neues-recht/7', '/wahlseiten-news/archiv'],
  ])
  expect([articlePdfHref(at), articleIdIn('neues-recht-7'), articleIdIn('neues-recht')]).toEqual([
    '/news/pdf/neues-recht-7',
    7,
    undefined,
  ])
  expect(electionCategories).toEqual(['betriebsratswahl', 'sbv-wahl', 'jav-wahl'])
  expect(['jav-wahl', 'gbr-wahl', undefined].map(isElectionCategory)).toEqual([true, false, false])
})

test.each([
  [0, 1],
  [100, 1],
  [299, 1],
  [300, 2],
  [499, 2],
  [500, 3],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingMinutes('<p class="a b c">' + 'Wort, '.repeat(words), '</p>')).toBe(minutes)
})

test('words are counted apart, whatever marks stand between them', () => {
  expect(readingMinutes('eins<br>zwei '.repeat(74), 'drei<br>'.repeat(151), 'vier')).toBe(2)
  expect(readingMinutes('§ 37 '.repeat(299))).toBe(1)
})

test('questions stand by what they are about, and are answered with links', async () => {
  const ids = async (ask: Parameters<typeof faq.faq>[0]) => valueOf(await faq.faq(ask)).items.map(({ id }) => id)
  expect(await ids({})).toEqual(['b', 'd', 'e', 'c', 'a'])
  expect(await ids({ topic: 'konto' })).toEqual(['a'])
  expect(await ids({ targetGroup: 'sbv' })).toEqual(['c'])
  expect(await ids({ targetGroup: 'sbv', topic: 'konto' })).toEqual([])
  const { items, total } = valueOf(await faq.faq({ topic: 'konto' }))
  expect([items[0]?.html, total]).toEqual(['<p>Eine <a href="/betriebsratslexikon/br/abmahnung">Abmahnung</a></p>', 1])
})
