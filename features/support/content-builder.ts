import { rulingSlug } from '#core/citations/links.ts'
import type { LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import type { StoredRulingText } from '#core/knowledge/rulings/ruling-text.ts'
import type { ThemeContent } from '#core/catalogue/catalogue.ts'
import type {
  ArticleContent,
  Content,
  EventContent,
  HotelContent,
  LexiconContent,
  LocationContent,
  ModuleContent,
  PageContent,
  RubricContent,
  RulingContent,
  ThemeContentFile,
} from '#core/content/content.ts'
import type { Brand } from '#core/brand/brand.ts'

/** Builds content with sensible defaults: a scenario says only what it is about. */

const at = { file: 'probe', line: 1 }

export const brand: Brand = {
  name: 'Seminarhaus',
  portal: 'mein Seminarhaus',
  product: 'betriebsrat',
  claim: 'Weiterbildung für Betriebsrat, SBV und JAV',
  phone: '040 66969-120',
  phoneLink: '+494066969120',
  email: 'service@seminarhaus.example',
  officeHours: 'Mo–Fr 8:00–17:00 Uhr',
  founded: 1994,
  city: 'Hamburg',
}

/** What the last segment of an address makes of a title. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const rubric = (over: Partial<RubricContent> = {}): RubricContent => ({
  at,
  id: 1,
  url: 'betriebsverfassung',
  title: 'Betriebsverfassung',
  position: 1,
  teaser: 'Das Handwerk des Betriebsrats.',
  description: 'Von der Wahl bis zur Einigungsstelle.',
  ...over,
})

export const location = (over: Partial<LocationContent> = {}): LocationContent => ({
  at,
  internalId: 1,
  name: 'Hamburg',
  ...over,
})

export const hotel = (over: Partial<HotelContent> = {}): HotelContent => ({
  at,
  internalId: 11,
  name: 'Haus Elbgarten',
  locationId: 1,
  address: { street: 'Palmaille 12', zip: '22767', city: 'Hamburg' },
  teaser: 'Ruhig über der Elbe.',
  ...over,
})

export const themeEntry = (over: Partial<ThemeContent> = {}): ThemeContent => ({
  title: 'Inhalt',
  teaser: 'Was das Gremium darf, muss und lieber lässt.',
  duration: 5,
  image: null,
  highlights: [],
  starterPackages: [],
  learn: ['Beschlüsse fassen, die halten'],
  programme: [{ title: 'Erster Tag', begins: '09:00', ends: '17:00', points: ['Rechte und Pflichten'] }],
  audience: 'Alle Mitglieder des Gremiums.',
  ...over,
})

export const theme = (over: Partial<ThemeContentFile> = {}): ThemeContentFile => ({
  at,
  internalId: 101,
  url: 'betriebsverfassungsrecht-i',
  title: 'Betriebsverfassungsrecht I',
  designation: 'Grundlagenseminar',
  eventType: 2,
  isNew: false,
  hideInTrainingSeries: false,
  rubric: 'betriebsverfassung',
  targetGroups: ['br'],
  allowSingle: false,
  content: [themeEntry()],
  ...over,
})

export const event = (over: Partial<EventContent> = {}): EventContent => ({
  at,
  eventId: 4001,
  themeUrl: 'betriebsverfassungsrecht-i',
  // The modules of a series tell when it is held.
  ...((over.modules ?? []).length === 0 && { start: '2026-12-07', days: 5, startTime: '09:00', endTime: '17:00' }),
  modules: [],
  price: { net: 149000, rate: 19 },
  places: 20,
  taken: 0,
  guaranteed: false,
  ...over,
})

export const moduleOf = (over: Partial<ModuleContent> = {}): ModuleContent => ({
  at,
  title: 'Modul 1',
  start: '2026-12-07',
  days: 3,
  startTime: '09:00',
  endTime: '17:00',
  hotelId: 11,
  ...over,
})

export const lexiconEntry = (over: Partial<LexiconContent> = {}): LexiconContent => ({
  at,
  group: 'br',
  slug: 'abmahnung',
  title: 'Abmahnung',
  definition: 'Rüge des Arbeitgebers, die vor einer Kündigung warnt.',
  ...over,
})

/** What an entry tells at least. */
export const lexiconText: LexiconText = {
  synonyms: [],
  asOf: '2026-11-20',
  html: '<p>Mehr davon.</p>\n',
  questions: [],
  legalBasis: [],
  related: [],
  themes: [],
}

export const ruling = (over: Partial<RulingContent> = {}): RulingContent => ({
  at,
  slug: 'bag-7-abr-8-23',
  court: 'BAG',
  body: '7. Senat',
  decidedOn: '2024-02-07',
  fileNumbers: ['7 ABR 8/23'],
  ecli: 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0',
  type: 'Beschluss',
  title: 'Präsenz oder Webinar',
  keyword: 'Schulungsformat',
  coreStatement: 'Das Gremium wählt das Format.',
  caseHtml: '<p>Zwei Mitglieder rückten nach.</p>\n',
  decisionHtml: '<p>Der Spielraum umfasst das Format.</p>\n',
  meaningHtml: '<ul>\n<li>Begründen Sie die Wahl.</li>\n</ul>\n',
  groups: ['br'],
  norms: ['§ 37 Abs. 6 Satz 1 BetrVG'],
  related: [],
  themes: [],
  terms: [],
  ...over,
})

/** What a court wrote at least. */
export const rulingText: StoredRulingText = {
  documentNumber: 'KARE600000001',
  headnote: [{ kind: 'paragraph', text: 'Das Gremium beurteilt auch das Format.' }],
  orders: [{ kind: 'paragraph', text: 'Die Rechtsbeschwerde wird zurückgewiesen.' }],
  facts: [],
  reasons: [
    { kind: 'heading', text: 'I.' },
    { kind: 'paragraph', text: 'Die Beteiligten streiten über Kosten.', marginal: '1' },
    { kind: 'paragraph', text: 'Das Gremium hat einen Spielraum, § 37 Abs. 6 Satz 1 BetrVG.', marginal: '2' },
  ],
  dissent: [],
  norms: ['§ 37 Abs 6 S 1 BetrVG', '§ 40 Abs 1 BetrVG'],
}

/** Another one, told apart by its court and file number; it has no ECLI. */
export const rulingNumbered = (court: string, fileNumber: string, over: Partial<RulingContent>): RulingContent => {
  const { ecli: _, ...told } = ruling(over)
  return { ...told, court, fileNumbers: [fileNumber], slug: rulingSlug(court, fileNumber) }
}

export const article = (over: Partial<ArticleContent> = {}): ArticleContent => ({
  at,
  id: 1001,
  kind: 'news',
  slug: 'neues-recht',
  title: 'Neues Recht',
  teaser: 'Was sich ändert.',
  publishedOn: '2026-11-02',
  targetGroups: ['br'],
  tags: [{ slug: 'fristen', title: 'Fristen' }],
  rubrics: [],
  themes: [],
  author: 'redaktion',
  html: '<p>Neu ist …</p>\n',
  blocks: [{ kind: 'paragraph', text: 'Neu ist …' }],
  ...over,
})

export const page = (over: Partial<PageContent> = {}): PageContent => ({
  at,
  slug: 'impressum',
  title: 'Impressum',
  description: 'Wer hinter diesem Angebot steht.',
  html: '<p>Seminarhaus, Hamburg</p>',
  ...over,
})

/** Three towns with a hotel each (Hamburg has two) and one rubric; themes and events come from the scenario. */
export const bareContent: Content = {
  brand,
  rubrics: [rubric()],
  locations: [location(), location({ internalId: 2, name: 'Leipzig' }), location({ internalId: 3, name: 'Köln' })],
  hotels: [
    hotel(),
    hotel({ internalId: 12, name: 'Hotel am Fleet' }),
    hotel({
      internalId: 21,
      name: 'Hotel Lindenbogen',
      locationId: 2,
      address: { street: 'Gohliser Straße 4', zip: '04105', city: 'Leipzig' },
    }),
    hotel({
      internalId: 31,
      name: 'Hotel Rheinwerft',
      locationId: 3,
      address: { street: 'Agrippinawerft 8', zip: '50678', city: 'Köln' },
    }),
  ],
  themes: [],
  events: [],
  lexicon: [],
  rulings: [],
  articles: [],
  pages: ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf', 'cookie-einstellungen'].map((slug) =>
    page({ slug, title: slug === 'impressum' ? 'Impressum' : slug }),
  ),
  records: [],
}
