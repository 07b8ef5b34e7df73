import type { Brand } from '#core/brand/brand.ts'
import type { ContentWithDays, EventWithDays, ModuleWithDays } from '#core/content/ports.ts'
import { ruling as rulingContent } from '#features/support/content-builder.ts'

/** Builds dated content with sensible defaults: a test says only what it is about. */

const at = { file: 'programme', line: 1 }

export const brand: Brand = {
  name: 'Seminarhaus',
  portal: 'mein Seminarhaus',
  product: 'betriebsrat',
  claim: 'Wissen, das trägt',
  phone: '040 123',
  phoneLink: '+4940123',
  email: 'service@seminarhaus.example',
  officeHours: 'Mo–Fr 8–17 Uhr',
  founded: 1994,
  city: 'Hamburg',
}

type Rubric = ContentWithDays['rubrics'][number]
type Location = ContentWithDays['locations'][number]
type Hotel = ContentWithDays['hotels'][number]
type Theme = ContentWithDays['themes'][number]
type Entry = ContentWithDays['lexicon'][number]
type Article = ContentWithDays['articles'][number]
type Page = ContentWithDays['pages'][number]

export const rubric = (over: Partial<Rubric> = {}): Rubric => ({
  at,
  id: 1,
  url: 'recht',
  title: 'Recht',
  position: 1,
  teaser: 'Was gilt.',
  description: 'Alles, was gilt.',
  ...over,
})

export const location = (over: Partial<Location> = {}): Location => ({ at, internalId: 1, name: 'Hamburg', ...over })

export const hotel = (over: Partial<Hotel> = {}): Hotel => ({
  at,
  internalId: 11,
  name: 'Haus Elbgarten',
  locationId: 1,
  address: { street: 'Palmaille 12', zip: '22767', city: 'Hamburg' },
  teaser: 'Ruhig über der Elbe.',
  ...over,
})

export const theme = (over: Partial<Theme> = {}): Theme => ({
  at,
  internalId: 101,
  url: 'betriebsverfassung-1',
  title: 'Betriebsverfassung 1',
  designation: 'Grundlagenseminar',
  eventType: 2,
  isNew: false,
  hideInTrainingSeries: false,
  rubric: 'recht',
  targetGroups: ['br'],
  allowSingle: false,
  content: [],
  searchWords: [],
  ...over,
})

export const event = (over: Partial<EventWithDays> = {}): EventWithDays => {
  const { eventId = 1001, themeUrl = 'betriebsverfassung-1', startDate = '2027-03-01' } = over
  return {
    at,
    eventId,
    url: `${themeUrl}-${eventId}`,
    themeUrl,
    startDate,
    endDate: startDate,
    startTime: '09:00',
    endTime: '17:00',
    hotelId: 11,
    modules: [],
    price: { net: 119_000, rate: 19 },
    places: 12,
    taken: 3,
    guaranteed: false,
    ...over,
  }
}

/** An event without a hotel. */
export const onlineEvent = (over: Partial<EventWithDays> = {}): EventWithDays => {
  const { hotelId: _, ...rest } = event(over)
  return rest
}

export const module = (over: Partial<ModuleWithDays> = {}): ModuleWithDays => {
  const { startDate = '2027-03-01' } = over
  return {
    at,
    title: 'Teil 1',
    duration: 3,
    startDate,
    endDate: startDate,
    startTime: '09:00',
    endTime: '17:00',
    hotelId: 11,
    ...over,
  }
}

export const entry = (over: Partial<Entry> = {}): Entry => ({
  at,
  group: 'br',
  slug: 'abmahnung',
  title: 'Abmahnung',
  definition: 'Eine Rüge mit Warnung.',
  ...over,
})

type Ruling = ContentWithDays['rulings'][number]

export const ruling = (over: Partial<Ruling> = {}): Ruling => ({
  ...rulingContent(),
  at,
  searchWords: ['schulungsformat', 'schulung', 'format'],
  ...over,
})

export const article = (over: Partial<Article> = {}): Article => ({
  id: 1001,
  kind: 'news',
  slug: 'neues-recht',
  title: 'Neues Recht',
  teaser: 'Was sich ändert.',
  publishedOn: '2026-11-02',
  targetGroups: ['br'],
  tags: [{ slug: 'fristen', title: 'Fristen' }],
  readingMinutes: 2,
  rubrics: ['recht'],
  themes: [],
  author: 'redaktion',
  html: '<p>Neu ist …</p>',
  blocks: [{ kind: 'paragraph', text: 'Neu ist …' }],
  searchWords: [],
  ...over,
})

export const page = (over: Partial<Page> = {}): Page => ({
  at,
  slug: 'impressum',
  title: 'Impressum',
  description: 'Wer wir sind.',
  html: '<p>Seminarhaus GmbH</p>',
  ...over,
})

export const programme = (over: Partial<ContentWithDays> = {}): ContentWithDays => ({
  brand,
  rubrics: [rubric()],
  locations: [location()],
  hotels: [hotel()],
  themes: [theme()],
  knownWords: [],
  documents: [],
  events: [event()],
  lexicon: [],
  rulings: [],
  articles: [],
  pages: [],
  records: [],
  ...over,
})

/** The day on which tests fill their stores; events of the programme lie after it unless a test says otherwise. */
export const firstDay = '2027-01-11'
