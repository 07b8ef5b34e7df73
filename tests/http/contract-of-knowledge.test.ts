import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ListedDownload } from '#core/knowledge/downloads/downloads.ts'
import type { FrequentQuestion } from '#core/knowledge/faq/faq.ts'
import type { LinkedPiece } from '#core/knowledge/linking/linked-text.ts'
import type { RulingArticle, RulingEntry, RulingTopic } from '#core/knowledge/rulings/rulings.ts'
import type {
  Article,
  ArticleAuthor,
  ArticlePicture,
  ArticleTag,
  ArticlesOfTag,
  CountedTag,
  IssueWithArticles,
  ListedArticle,
} from '#core/knowledge/articles/articles.ts'
import type { LexiconArticle, LexiconItem } from '#core/knowledge/lexicon/lexicon.ts'
import type { Block, Inline, Norm } from '#core/knowledge/laws/laws.ts'
import type { ComparedSubsection } from '#core/knowledge/laws/compared-norms.ts'
import type { NormHit } from '#core/knowledge/laws/norm-hits.ts'
import type {
  FormerVersion,
  LawOverview,
  LawSummary,
  ListedNorm,
  NormComparison,
  NormHits,
  NormReading,
} from '#core/knowledge/laws/ports.ts'
import type { CitingPieces, LegalBasis, Recommendation } from '#core/recommendations/recommendations.ts'
import * as laws from '#http/contract/law-values.ts'
import * as downloads from '#http/contract/downloads.ts'
import * as faq from '#http/contract/faq.ts'
import * as articles from '#http/contract/articles.ts'
import * as recommendations from '#http/contract/recommendations.ts'
import * as lexicon from '#http/contract/lexicon.ts'
import * as rulings from '#http/contract/rulings.ts'

// As in contract.test.ts: every field is there, and the schema must let all of them through.
describe('a value passes its schema whole', () => {
  const lawSummary: Required<LawSummary> = {
    slug: 'gartg',
    abbreviation: 'GartG',
    title: 'Gesetz über Gärten',
    shortTitle: 'Gartengesetz',
    stand: { day: '2024-07-19', text: 'Zuletzt geändert', recast: 'Neugefasst', hints: ['Hinweis'] },
    url: '/…',
  }
  const line: readonly Inline[] = [
    { kind: 'sentence', number: 1 },
    { kind: 'text', text: 'Gärten' },
    { kind: 'break' },
    { kind: 'strong', content: [{ kind: 'note', id: 'fn-1' }] },
    { kind: 'picture', file: 'a.jpg', alt: 'a' },
    { kind: 'link', text: '§ 38', url: '/…' },
  ]
  const blocks: readonly Block[] = [
    { kind: 'paragraph', content: line },
    { kind: 'heading', content: line },
    { kind: 'list', items: [{ label: '1.', blocks: [{ kind: 'pre', text: '+++' }] }] },
    {
      kind: 'table',
      head: [],
      body: [{ cells: [{ blocks: [{ kind: 'remark', content: line }], columns: 2, rows: 1, align: 'right' }] }],
    },
  ]
  const said = { subsections: [{ number: '1', blocks }], notes: [{ id: 'fn-1', sign: '*)', blocks }], remarks: blocks }
  const norm: Required<Norm> = {
    ...said,
    key: '78a',
    name: '§ 78a',
    numbers: { sign: 'paragraph', spans: [{ first: { value: 78, suffix: 'a' }, last: { value: 79, suffix: '' } }] },
    title: 'Hecken',
    state: 'in-force',
    division: '020',
  }
  const listedNorm: Required<ListedNorm> = {
    key: '79',
    name: '§ 79',
    title: 'Wege',
    state: 'repealed',
    division: '020',
  }
  const normReading: Required<NormReading> = {
    law: lawSummary,
    norm,
    url: '/…',
    divisions: [{ label: 'Teil', title: 'Wege' }],
    beside: [listedNorm],
    formerVersions: [{ id: 'v-1', builtOn: '2024-07-24' }] satisfies Required<FormerVersion>[],
    previous: listedNorm,
    next: listedNorm,
  }
  const comparison: Required<NormComparison> = {
    before: { id: 'v-1', builtOn: '2024-07-24' },
    titleBefore: 'Gärten',
    isNew: false,
    subsections: [
      { number: '1', change: 'changed', before: 'grün', after: 'bunt' },
    ] satisfies Required<ComparedSubsection>[],
  }
  const normHits: Required<NormHits> = {
    items: [
      { key: '1', name: '§ 1', title: 'Gärten', excerpt: [{ text: 'Gärten', marked: true }] },
    ] satisfies Required<NormHit>[],
    total: 1,
  }
  const entries = [{ key: '1', name: '§ 1', title: 'Gärten', state: 'not-yet-in-force' as const }]
  const part = { division: { code: '020', label: 'Teil', title: 'Wege' }, norms: entries, parts: [] }
  const { url: _url, ...summary } = lawSummary
  const law: Required<LawOverview> = {
    law: {
      ...summary,
      ...said,
      aliases: ['GartenG'],
      enactedOn: '2020-01-15',
      publishedIn: 'BGBl I 2020, 13',
      builtAt: '20240724214501',
      documentNumber: 'BJNR',
    } satisfies Required<LawOverview['law']>,
    url: '/…',
    contents: { before: entries, parts: [{ ...part, parts: [part] }], after: entries },
  }
  const listedDownload: Required<ListedDownload> = {
    id: 'checkliste-beschluss',
    title: 'Checkliste',
    description: 'Wozu sie dient.',
    type: 'checkliste',
    rubric: 'arbeitsrecht',
    targetGroups: ['br'],
    tags: ['Beschluss'],
    asOf: '2026-11-20',
    size: 45_000,
    pages: 2,
    protected: true,
    url: '/…',
  }
  const frequentQuestion: Required<FrequentQuestion> = {
    id: 'wie-buche-ich',
    question: 'Wie?',
    html: '<p>So.</p>',
    topic: 'buchung',
    targetGroups: ['br'],
  }
  const lexiconItem: Required<LexiconItem> = { title: 'Abmahnung', url: '/…' }
  const lexiconEntry: Required<LexiconArticle> = {
    group: 'br',
    slug: 'abmahnung',
    title: 'Abmahnung',
    definition: 'Rüge',
    text: {
      synonyms: ['Rüge'],
      asOf: '2026-11-20',
      html: '<p>…</p>',
      questions: [{ question: 'Muss sie weg?', html: '<p>Nein.</p>' }],
      legalBasis: [{ text: '§ 314 Abs. 2 BGB', url: '/…' }],
      related: [lexiconItem],
      themes: ['arbeitsrecht-1'],
    } satisfies Required<LexiconArticle['text']>,
  }

  const rulingEntry: Required<RulingEntry> = {
    slug: 'bag-7-abr-8-23',
    court: 'BAG',
    decidedOn: '2024-02-07',
    fileNumbers: ['7 ABR 8/23'],
    type: 'Beschluss',
    title: 'Präsenz oder Webinar',
    keyword: 'Schulungsformat',
    coreStatement: 'Das Gremium wählt.',
    groups: ['br'],
  }
  const piece: Required<LinkedPiece> = { text: '§ 37 Abs. 6 BetrVG', url: '/…' }
  const ruling: Required<RulingArticle> = {
    ...rulingEntry,
    body: '7. Senat',
    ecli: 'ECLI:…',
    caseHtml: '<p>…</p>',
    decisionHtml: '<p>…</p>',
    meaningHtml: '<p>…</p>',
    norms: [piece],
    text: {
      documentNumber: 'KARE600000001',
      headnote: [{ kind: 'paragraph', text: [piece], marginal: '1' }],
      orders: [{ kind: 'heading', text: [piece], marginal: '2' }],
      facts: [{ kind: 'table', rows: [[[piece]]], spans: [{ row: 0, cell: 0, columns: 2, rows: 3 }], marginal: '3' }],
      reasons: [],
      dissent: [],
      priorInstance: [piece],
    } satisfies Required<RulingArticle['text']>,
    themes: ['arbeitsrecht-1'],
    related: [{ slug: 'bag-1', title: 'Plan', court: 'BAG', decidedOn: '2024-01-30', fileNumbers: ['1 AZR 62/23'] }],
    terms: [lexiconItem],
  }
  const topic: Required<RulingTopic> = { url: 'arbeitsrecht', title: 'Arbeitsrecht' }
  const listedArticle: Required<ListedArticle> = {
    id: 5001,
    kind: 'wahl',
    slug: 'verfahren',
    url: '/…',
    title: 'Das Verfahren',
    teaser: 'Kurz',
    publishedOn: '2026-11-20',
    targetGroups: ['sbv'],
    tags: [{ slug: 'wahl', title: 'Wahl' } satisfies Required<ArticleTag>],
    category: 'sbv-wahl',
    issue: 4,
    picture: { url: '/img/a.png', alt: 'Eine Urne' } satisfies Required<ArticlePicture>,
    author: { id: 'kim', name: 'Kim', title: 'Richterin' } satisfies Required<ArticleAuthor>,
    readingMinutes: 3,
  }
  const article: Required<Article> = {
    ...listedArticle,
    asOf: '2026-11-21',
    rubrics: ['recht'],
    themes: ['arbeitsrecht-1'],
    html: '<p>…</p>',
  }
  const articlesOfTag: Required<ArticlesOfTag> = {
    items: [listedArticle],
    next: 'weiter',
    total: 3,
    hasMore: true,
  }
  const countedTag: Required<CountedTag> = { id: 'ki', url: '/tag/ki', title: 'KI', count: 2 }
  const issue: Required<IssueWithArticles> = {
    number: 4,
    title: 'Alle dabei',
    publishedOn: '2026-11-16',
    description: 'Ein Heft',
    articles: [listedArticle],
  }

  const recommendation: Required<Recommendation> = {
    type: 'artikel',
    id: '1001',
    title: 'Neues Recht',
    url: '/news/neues-recht/1001',
    reason: 'gleiches Schlagwort: Fristen',
  }
  const citingPieces: Required<CitingPieces> = {
    type: 'urteil',
    items: [{ type: 'urteil', id: 'bag-1', title: 'Plan', url: '/…', norms: ['§ 37 BetrVG'] }],
    total: 9,
  }
  const legalBasis: Required<LegalBasis> = {
    items: [{ text: '§ 37 BetrVG', url: '/gesetze/betrvg/37' }],
    next: 'x',
    total: 1,
    lines: [[{ text: 'Schulung nach ' }, { text: '§ 37 BetrVG', url: '/gesetze/betrvg/37' }]],
  }

  it.each<readonly [string, z.ZodType, object]>([
    ['Download', downloads.ListedDownload, listedDownload],
    ['FrequentQuestion', faq.FrequentQuestion, frequentQuestion],
    ['RulingEntry', rulings.RulingEntry, rulingEntry],
    ['Ruling', rulings.RulingArticle, ruling],
    ['RulingChoices', rulings.RulingChoices, { courts: ['BAG'], topics: [topic] }],
    ['LexiconItem', lexicon.LexiconItem, lexiconItem],
    ['LexiconEntry', lexicon.LexiconArticle, lexiconEntry],
    ['LawSummary', laws.LawSummary, lawSummary],
    ['Law', laws.Law, law],
    ['NormReading', laws.NormReading, normReading],
    ['NormHits', laws.NormHits, normHits],
    ['NormComparison', laws.NormComparison, comparison],
    ['ListedArticle', articles.ListedArticle, listedArticle],
    ['Article', articles.Article, article],
    ['Article of the editors', articles.Article, { ...article, author: null }],
    ['ArticlesOfTag', articles.ArticlesOfTag, articlesOfTag],
    ['CountedTag', articles.CountedTag, countedTag],
    ['IssueWithArticles', articles.IssueWithArticles, issue],
    ['Recommendation', recommendations.Recommendation, recommendation],
    ['CitingPieces', recommendations.CitingPieces, citingPieces],
    ['CitedNorm', recommendations.CitedNorm, { text: '§ 37 BetrVG', url: '/gesetze/betrvg/37' }],
    ['LegalBasis', recommendations.LegalBasis, legalBasis],
  ])('%s', (_name, schema, value) => {
    expect(schema.parse(value)).toEqual(value)
  })
})
