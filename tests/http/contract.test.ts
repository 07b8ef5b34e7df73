import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Check } from '#core/analysis/accessibility.ts'
import type { AnalysedCitation, PdfAnalysis } from '#core/analysis/analysis.ts'
import type { Self } from '#core/accounts/accounts.ts'
import type * as Catalogue from '#core/catalogue/catalogue.ts'
import type { ContentPage } from '#core/content/content.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Consumer, OfferedTheme } from '#core/feeds/feeds.ts'
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
import type { DocumentHit, Hits, KindCount, Suggestion, TownHit } from '#core/search/search.ts'
import type { Hotel, Location } from '#core/shared/venues.ts'
import type { Bookmark, WishlistEntry } from '#core/wishlist/wishlist.ts'
import type { OpenSession } from '#core/login/login.ts'
import type { Enrolment, GremiumUser } from '#core/login/ports.ts'
import * as accounts from '#http/contract/accounts.ts'
import * as login from '#http/contract/login.ts'
import * as secondFactor from '#http/contract/second-factor.ts'
import * as catalogue from '#http/contract/catalogue-values.ts'
import * as content from '#http/contract/content.ts'
import * as feeds from '#http/contract/feeds.ts'
import * as laws from '#http/contract/law-values.ts'
import * as downloads from '#http/contract/downloads.ts'
import * as faq from '#http/contract/faq.ts'
import * as articles from '#http/contract/articles.ts'
import * as recommendations from '#http/contract/recommendations.ts'
import * as lexicon from '#http/contract/lexicon.ts'
import * as rulings from '#http/contract/rulings.ts'
import { PdfAnalysis as PdfAnalysisShape } from '#http/contract/pdf-analysis.ts'
import * as search from '#http/contract/search.ts'
import * as venues from '#http/contract/venue-values.ts'
import * as wishlist from '#http/contract/wishlist.ts'

// A schema that forgot an optional field would still compile, and would silently drop it. These values have every
// field, which the compiler checks; the schema must let all of them through.
describe('a value passes its schema whole', () => {
  const hotel: Required<Hotel> = {
    internalId: 11,
    name: 'Haus Elbgarten',
    locationId: 1,
    location: 'Hamburg',
    address: { street: 'Palmaille 12', zip: '22767', city: 'Hamburg' },
    teaser: 'Ruhig über der Elbe.',
  }
  const location: Required<Location> = { internalId: 1, name: 'Hamburg', events: 3 }
  const rubricOfTheme: Required<Catalogue.RubricOfTheme> = { url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 }
  const rubric: Required<Catalogue.Rubric> = {
    ...rubricOfTheme,
    id: 2,
    teaser: 'Kurz',
    description: 'Lang',
    count: 4,
  }
  const module: Required<Catalogue.Module> = {
    firstTitle: 'Anfang',
    title: 'Auftakt',
    themeUrl: 'auftakt',
    duration: 3,
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    startTime: '09:00',
    endTime: '17:00',
    hotelId: 11,
    placesLeft: 2,
    hotel,
  }
  const event: Required<Catalogue.Event> = {
    internalId: 1,
    eventId: 4001,
    url: 'auftakt-4001',
    themeUrl: 'auftakt',
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    startTime: '09:00',
    endTime: '17:00',
    isOnlineEvent: false,
    hotel,
    modules: [module],
    price: { net: 149_000, rate: 19 },
    places: 20,
    placesLeft: 3,
    guaranteed: true,
  }
  const listedEvent: Required<Catalogue.ListedEvent> = {
    ...event,
    theme: { url: 'auftakt', title: 'Auftakt', eventType: 2, rubric: rubricOfTheme },
  }
  const entitled: Required<Catalogue.Entitled> = {
    title: 'Mit Gerichtsbesuch',
    text: 'Wir fahren hin.',
    image: { url: '/img/paket/mappe.svg', alt: 'Eine Mappe' },
    condition: 'Am ersten Tag.',
  }
  const day: Required<Catalogue.ProgrammeDay> = {
    title: 'Erster Tag',
    begins: '09:00',
    ends: '17:00',
    points: ['Eins'],
  }
  const image = { url: '/img/cover.svg', alt: 'Umschlag' }
  const themeContent: Required<Catalogue.ThemeContent> = {
    title: 'Inhalt',
    teaser: 'Kurz',
    duration: 5,
    image,
    highlights: [entitled],
    starterPackages: [entitled],
    learn: ['Beschlüsse fassen'],
    programme: [day],
    audience: 'Alle',
  }
  const theme: Required<Catalogue.Theme> = {
    internalId: 101,
    url: 'auftakt',
    title: 'Auftakt',
    designation: 'Grundlagenseminar',
    level: 'grundlagen',
    eventType: 2,
    color: '#9d0c2b',
    isNew: true,
    hideInTrainingSeries: true,
    redirectUrl: '/anderswo',
    rubric: rubricOfTheme,
    sequence: 3,
    targetGroups: ['br', 'sbv', 'jav'],
    content: [themeContent],
    events: [event],
    allowSingle: true,
  }
  const card: Required<Catalogue.ThemeCard> = {
    url: 'auftakt',
    title: 'Auftakt',
    designation: 'Grundlagenseminar',
    level: 'grundlagen',
    eventType: 2,
    teaser: 'Kurz',
    rubric: rubricOfTheme,
    targetGroups: ['br'],
    isNew: true,
    color: '#9d0c2b',
    image,
    redirectUrl: '/anderswo',
    duration: '5 Tage',
    hasOnlineEvents: true,
    hasInPersonEvents: true,
    locations: 2,
    extra: 'Mit Gerichtsbesuch',
    priceFrom: { net: 1, rate: 19 },
    nextDates: [event],
  }
  const themePage: Required<Catalogue.ThemePage> = {
    theme,
    card,
    series: [{ url: 'reihe', title: 'Reihe' }],
    next: [card],
  }
  const bookmark: Required<Bookmark> = { id: 'b1', type: 'seminar', value: 'auftakt' }
  const entry: Required<WishlistEntry> = {
    ...bookmark,
    title: 'Auftakt',
    href: '/',
    detail: 'Hamburg',
    startDate: '2026-12-07',
    expired: true,
    underWay: { life: 'running', startTime: '09:00', endDate: '2026-12-11', endTime: '12:00' },
    note: 'für Köln',
    event: {
      eventId: 1,
      themeUrl: 'auftakt',
      url: 'auftakt-1',
      startDate: '2026-12-07',
      endDate: '2026-12-11',
      isOnlineEvent: false,
      town: 'Hamburg',
      price: { net: 99_000, rate: 19 },
      placesLeft: 3,
    },
    offer: {
      level: 'grundlagen',
      price: 99_000,
      seats: 'Plätze frei',
      withHotel: 140_600,
      next: [{ href: '/seminare/p/auftakt-1', text: '07.12.2026, online: Plätze frei', withHotel: 140_600 }],
      compared: { name: 'event', value: '1' },
    },
    cart: 'in-cart',
  }
  const self: Required<Self> = {
    isLoggedIn: true,
    id: 'u1',
    salutation: 'Frau',
    firstName: 'Kim',
    lastName: 'Muster',
    email: 'kim@betrieb.example',
    roles: ['mitglied', 'forum', 'redaktion', 'admin'],
    gremium: null,
    unread: 0,
  }
  const brand: Required<Brand> = {
    name: 'Seminarhaus',
    portal: 'mein Seminarhaus',
    product: 'betriebsrat',
    claim: 'Weiter',
    phone: '040',
    phoneLink: '+49',
    fax: '040',
    email: 'a@b.example',
    officeHours: 'Mo',
    founded: 1994,
    city: 'Hamburg',
    dayPackage: 'business',
    perKm: 38,
    inhouseLead: { from: 6, to: 10 },
    inhouseSupport: 12,
    freeCancellation: 28,
  }
  const hits: Required<Hits> = {
    q: 'Betriebsrat',
    typed: 'Betreibsrat',
    shortened: true,
    towns: [{ locationId: 1, name: 'Hamburg', words: 'Recht', events: 3 }] satisfies Required<TownHit>[],
    partly: true,
    kinds: [{ kind: 'lexicon', count: 1 }] satisfies Required<KindCount>[],
    documents: {
      items: [
        {
          kind: 'lexicon',
          title: 'Abmahnung',
          url: '/…',
          groups: ['br'],
          excerpt: [{ text: 'Die ' }, { text: 'Abmahnung', hit: true }],
          named: true,
        },
      ] satisfies Required<DocumentHit>[],
      next: '10',
      total: 30,
    },
    themes: { items: [card], next: 'weiter', total: 30 },
    events: 4,
  }
  const pdfAnalysis: Required<PdfAnalysis> = {
    name: 'a.pdf',
    bytes: 1,
    digest: 'abc',
    title: 'Merkblatt',
    language: 'de',
    pages: ['Eins'],
    citations: {
      items: [{ text: '§ 1 BGB', url: '/gesetze/bgb/1', count: 1, page: 1 }] satisfies Required<AnalysedCitation>[],
      total: 1,
    },
    terms: { items: [{ title: 'Abmahnung', group: 'br', url: '/…', count: 2, page: 1 }], total: 1 },
    checks: [{ check: 'text', verdict: 'failed', failing: 1 }] satisfies Required<Check>[],
    duplicates: [
      { of: 'analysed', name: 'b.pdf', on: '2026-11-20' },
      { of: 'download', title: 'Checkliste', url: '/download/a.pdf' },
    ],
  }
  const contentPage: Required<ContentPage> = { slug: 'agb', title: 'AGB', description: 'Regeln', html: '<p>…</p>' }
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

  const offeredTheme: Required<OfferedTheme> = {
    id: 101,
    title: 'Auftakt',
    url: 'https://www.seminarhaus.example/seminare/t/auftakt',
    image: 'https://www.seminarhaus.example/img/x.png',
    price: { net: 1, rate: 19 },
    locations: ['Hamburg'],
  }
  const consumer: Required<Consumer> = {
    targetGroup: 'br',
    isLoggedIn: true,
    cartCount: 0,
    wishlistCount: 2,
    consent: { decided: true, marketing: false },
  }

  const openSession: Required<OpenSession> = {
    id: 'a',
    device: { browser: 'firefox', system: 'linux' },
    begunAt: '2026-11-21T12:00:00.000Z',
    seenAt: '2026-11-21T13:00:00.000Z',
    isThis: true,
  }
  const gremiumUser: Required<GremiumUser> = {
    id: 'a',
    name: 'Kim',
    role: 'x',
    email: 'kim@x.example',
    status: 'aktiv',
  }
  const enrolment: Required<Enrolment> = {
    secret: 'ABC',
    uri: 'otpauth://totp/x',
    qr: { size: 29, path: 'M4 4h1v1h-1z' },
  }

  it.each<readonly [string, z.ZodType, object]>([
    ['Hotel', venues.Hotel, hotel],
    ['Location', venues.Location, location],
    ['Rubric', catalogue.Rubric, rubric],
    ['Event', catalogue.Event, event],
    ['ListedEvent', catalogue.ListedEvent, listedEvent],
    ['ThemeContent', catalogue.ThemeContent, themeContent],
    ['Theme', catalogue.Theme, theme],
    ['ThemeCard', catalogue.ThemeCard, card],
    ['ThemePage', catalogue.ThemePage, themePage],
    ['Bookmark', wishlist.Bookmark, bookmark],
    ['WishlistEntry', wishlist.WishlistEntry, entry],
    ['Self', accounts.WhoAmI, self],
    ['OpenSession', login.OpenSession, openSession],
    ['GremiumUser', login.GremiumUser, gremiumUser],
    ['Enrolment', secondFactor.Enrolment, enrolment],
    ['Nobody', accounts.WhoAmI, { isLoggedIn: false }],
    ['Brand', content.Brand, brand],
    ['ContentPage', content.ContentPage, contentPage],
    ['PdfAnalysis', PdfAnalysisShape, pdfAnalysis],
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
    ['Hits', search.Hits, hits],
    ['Suggestion', search.Suggestion, { kind: 'law', title: '§ 37 BetrVG', url: '/…' } satisfies Required<Suggestion>],
    ['OfferedTheme', feeds.OfferedTheme, offeredTheme],
    ['Consumer', feeds.Consumer, consumer],
  ])('%s', (_name, schema, value) => {
    expect(schema.parse(value)).toEqual(value)
  })

  it('and nothing else gets out with it', () => {
    expect(accounts.Self.parse({ ...self, passwordHash: '$argon2id$…' })).toEqual(self)
  })
})
