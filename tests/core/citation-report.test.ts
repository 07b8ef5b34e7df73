import { beforeAll, describe, expect, test } from 'vitest'
import type { CitationInText, PublishedText } from '#core/citation-report/citation-report.ts'
import { citationsOf, destinations, isBroken, textKinds } from '#core/citation-report/citation-report.ts'
import { checkingCitations, rememberedReport, wholeReport } from '#core/citation-report/citation-report.service.ts'
import type { WholeReport } from '#core/citation-report/citation-report.service.ts'
import { piecesOf } from '#core/citation-report/pieces-of-text.ts'
import type { CitedPages } from '#core/citations/links.ts'
import * as built from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { openTestCore, valueOf } from './test-core.ts'

/** BetrVG with its § 37, KSchG by name alone, and one decision. */
const pages: CitedPages = {
  law: (law) =>
    law === 'BetrVG'
      ? { slug: 'betrvg', hasNorm: (key) => key === '37' }
      : law === 'KSchG'
        ? { slug: 'kschg' }
        : undefined,
  ruling: (slug) => (slug === 'bag-7-abr-8-23' ? slug : undefined),
}

const text = (...pieces: string[]): PublishedText => ({ kind: 'faq', title: 'Frage', url: '/faq', pieces })
const said = ({ nth, citation, destination, to }: CitationInText) => [nth, citation, destination, to]

describe('a citation of a text', () => {
  test('leads to one of seven destinations, the worst of them first', () => {
    const cited = citationsOf(
      text(
        '§ 3 BaustellG',
        '§ 40 BetrVG',
        '§ 5 gilt',
        'BAG 1 ABR 1/20',
        '§ 1 Abs. 2\n\tKSchG',
        '§ 37 Abs. 2 BetrVG',
        'BAG 7 ABR 8/23',
      ),
      pages,
    )
    expect(cited.map(said)).toEqual([
      [1, '§ 3 BaustellG', 'unknown-law', undefined],
      [2, '§ 40 BetrVG', 'no-such-norm', undefined],
      [3, '§ 5', 'no-law-named', undefined],
      [4, 'BAG 1 ABR 1/20', 'no-such-ruling', undefined],
      [5, '§ 1 Abs. 2 KSchG', 'awaited-law', '/gesetze/kschg'],
      [6, '§ 37 Abs. 2 BetrVG', 'norm', '/gesetze/betrvg/37#abs-2'],
      [7, 'BAG 7 ABR 8/23', 'ruling', '/rechtsprechung/urteil/bag-7-abr-8-23'],
    ])
    expect(cited.map(({ destination }) => destination)).toEqual(destinations)
    expect(destinations.filter(isBroken)).toEqual(['unknown-law', 'no-such-norm'])
    expect(cited[0]).toMatchObject({ kind: 'faq', title: 'Frage', url: '/faq' })
  })

  test('is counted where it is written, and never goes on in the next piece', () => {
    expect(citationsOf(text('§ 37 Abs. 1 bis 3 BetrVG', '§ 37', 'BetrVG'), pages).map(said)).toEqual([
      [1, '§ 37 Abs. 1', 'norm', '/gesetze/betrvg/37#abs-1'],
      [2, '3 BetrVG', 'norm', '/gesetze/betrvg/37#abs-3'],
      [3, '§ 37', 'no-law-named', undefined],
    ])
  })
})

test('the pieces of a document are all its texts, of HTML those that may be linked', () => {
  const html = '<h2>§ 1</h2><p>§ 2 <a href="/x">§ 3</a></p>'
  expect(
    piecesOf({
      id: 7,
      none: null,
      is: true,
      title: html,
      html,
      caseHtml: html,
      html5: '<p>',
      list: [['eins'], { text: 'zwei' }],
    }),
  ).toEqual([html, '§ 2 ', '§ 2 ', '<p>', 'eins', 'zwei'])
  expect(piecesOf({ html: ['<p>drei</p>'] })).toEqual(['drei'])
})

describe('the report of all texts', () => {
  let report: WholeReport
  let turns = 0

  beforeAll(async () => {
    turns = 0
    const { stage, needs } = openTestCore()
    const cite = (number: number) => `§ ${number} BetrVG`
    const html = (number: number) => `<p>${cite(number)}</p>`
    valueOf(
      await stage.content({
        ...built.bareContent,
        lexicon: [
          built.lexiconEntry({ definition: cite(1) }),
          built.lexiconEntry({ group: 'sbv', slug: 'bem', title: 'BEM', definition: cite(2) }),
        ],
        rulings: [
          built.ruling({ coreStatement: cite(4), norms: [] }),
          built.rulingNumbered('BAG', '1 ABR 5/20', { title: 'Früher', coreStatement: cite(3), norms: [] }),
        ],
        articles: [
          built.article({ teaser: cite(5), html: html(6), blocks: [{ kind: 'paragraph', text: cite(6) }] }),
          built.article({
            id: 1000,
            slug: 'altes-recht',
            title: 'Altes Recht',
            publishedOn: '2026-11-01',
            teaser: cite(7),
          }),
        ],
        themes: [built.theme({ content: [built.themeEntry({ teaser: cite(37) })] })],
        pages: [...built.bareContent.pages, built.page({ slug: 'ueber-uns', title: 'Über uns', html: html(10) })],
        records: [
          recordOf.download({ description: cite(8) }),
          recordOf.faq({ html: html(9) }),
          recordOf.primer({ html: html(11) }),
        ],
      }),
    )
    report = await wholeReport({
      ...needs,
      // Lists that go on from page to page.
      articles: { ...needs.articles, list: (filter, page) => needs.articles.list(filter, { ...page, limit: 1 }) },
      citedPages: async () => pages,
      turns: {
        ...needs.turns,
        next: async () => {
          turns += 1
        },
      },
    })
  })

  test('goes through them kind by kind; what is to be mended stands first', () => {
    const found = report.citations.map(({ kind, title, url, citation }) => [citation, kind, title, url])
    expect(found).toEqual([
      ['§ 1 BetrVG', 'lexicon', 'Abmahnung', '/betriebsratslexikon/br/abmahnung'],
      ['§ 2 BetrVG', 'lexicon', 'BEM', '/betriebsratslexikon/sbv/bem'],
      ['§ 3 BetrVG', 'ruling', 'Früher', '/rechtsprechung/urteil/bag-1-abr-5-20'],
      ['§ 4 BetrVG', 'ruling', 'Präsenz oder Webinar', '/rechtsprechung/urteil/bag-7-abr-8-23'],
      ['§ 5 BetrVG', 'article', 'Neues Recht', '/news/neues-recht/1001'],
      ['§ 6 BetrVG', 'article', 'Neues Recht', '/news/neues-recht/1001'],
      ['§ 7 BetrVG', 'article', 'Altes Recht', '/news/altes-recht/1000'],
      ['§ 8 BetrVG', 'download', 'Checkliste: der Beschluss', '/download/checkliste-beschluss.pdf'],
      ['§ 9 BetrVG', 'faq', 'Wie buche ich?', '/fragen'],
      ['§ 11 BetrVG', 'primer', 'Ladung', '/meinifb/wissen/br-a-z-content/ladung'],
      ['§ 10 BetrVG', 'page', 'Über uns', '/ueber-uns'],
      ['§ 37 BetrVG', 'theme', 'Betriebsverfassungsrecht I', '/seminare/t/betriebsverfassungsrecht-i'],
    ])
    expect([...new Set(report.citations.map(({ kind }) => kind))].toSorted()).toEqual(textKinds.toSorted())
  })

  test('counts texts and citations, and gives others their turn behind each text', () => {
    expect(report.counts).toEqual({
      'unknown-law': 0,
      'no-such-norm': 11,
      'no-law-named': 0,
      'no-such-ruling': 0,
      'awaited-law': 0,
      norm: 1,
      ruling: 0,
    })
    expect(report.texts).toBe(17)
    expect(turns).toBe(17)
  })
})

test.each([
  ['themes', true],
  ['rulings', true],
  ['articles', true],
  ['laws', true],
  ['brand', true],
  ['lexicon:br', true],
  ['page:impressum', true],
  ['record:faq', true],
  ['law:betrvg', true],
  ['events', false],
  ['theme', false],
  ['old:law:betrvg', false],
])('the report is made anew when ‘%s’ changes: %s', async (tag, isAnew) => {
  const { needs } = openTestCore()
  let version = 0
  let made = 0
  const told = rememberedReport({
    ...needs,
    changes: { ...needs.changes, since: async (before) => (before === version ? undefined : { version, tags: [tag] }) },
    citedPages: async () => {
      made += 1
      return pages
    },
  })
  await told()
  await told()
  expect(made).toBe(1)
  version += 1
  await told()
  expect(made).toBe(isAnew ? 2 : 1)
})

describe('the office reads the report', () => {
  const citation = (nth: number, destination: CitationInText['destination']): CitationInText => ({
    kind: 'faq',
    title: 'Frage',
    url: '/faq',
    nth,
    citation: `§ ${nth}`,
    destination,
  })
  const citations = [citation(3, 'unknown-law'), citation(1, 'norm'), citation(2, 'norm'), citation(4, 'norm')]
  const counts = Object.fromEntries(destinations.map((one) => [one, 0])) as WholeReport['counts']
  const office = checkingCitations(
    async () => undefined,
    async () => ({ texts: 1, counts, citations }),
  )
  const asked = async (query: Parameters<typeof office.report>[0]) => {
    const { items, next, total } = valueOf(await office.report(query))
    return { items: items.map(({ nth }) => nth), next, total }
  }

  test('page by page', async () => {
    expect(await asked({})).toEqual({ items: [3, 1, 2, 4], total: 4 })
    expect(await asked({ limit: 4 })).toEqual({ items: [3, 1, 2, 4], total: 4 })
    expect(await asked({ limit: 3 })).toEqual({ items: [3, 1, 2], next: '2 /faq Frage', total: 4 })
    expect(await asked({ limit: 2, after: '3 /faq Frage' })).toEqual({ items: [1, 2], next: '2 /faq Frage', total: 4 })
    expect(await asked({ limit: 2, after: '1 /faq Frage' })).toEqual({ items: [2, 4], total: 4 })
    expect(await asked({ after: '4 /faq Frage' })).toEqual({ items: [], total: 4 })
    expect(await asked({ limit: 1, after: 'gone' })).toMatchObject({ items: [3] })
  })

  test('by where citations lead', async () => {
    expect(await asked({ destination: 'norm', limit: 2 })).toEqual({ items: [1, 2], next: '2 /faq Frage', total: 3 })
    expect(await asked({ destination: 'norm', after: '2 /faq Frage' })).toEqual({ items: [4], total: 3 })
    expect(await asked({ destination: 'ruling' })).toEqual({ items: [], total: 0 })
  })

  test('and nobody else', async () => {
    const closed = checkingCitations(
      async () => ({ why: 'not-allowed' }),
      async () => ({ texts: 1, counts, citations }),
    )
    expect(await closed.report({})).toEqual({ ok: false, refusal: { why: 'not-allowed' } })
  })
})
