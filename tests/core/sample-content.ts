import type {
  Content,
  EventContent,
  HotelContent,
  LexiconContent,
  LocationContent,
  ModuleContent,
  PageContent,
  RubricContent,
  ThemeContentEntry,
  ThemeContentFile,
} from '#core/content/content.ts'

const at = (file: string, line = 1) => ({ at: { file, line } })

/** A small provider whose content is right; a test changes only what matters to it. */
export const aRubric = (change: Partial<RubricContent> = {}): RubricContent => ({
  ...at('rubriken.yaml', 2),
  id: 2,
  url: 'arbeitsrecht',
  title: 'Arbeitsrecht',
  position: 2,
  teaser: 'Teaser',
  description: 'Beschreibung',
  ...change,
})

export const aTown = (change: Partial<LocationContent> = {}): LocationContent => ({
  ...at('standorte.yaml', 3),
  internalId: 10,
  name: 'Leipzig',
  ...change,
})

export const aHotelEntry = (change: Partial<HotelContent> = {}): HotelContent => ({
  ...at('hotels.yaml', 4),
  internalId: 1,
  name: 'Hotel Lindenbogen',
  locationId: 10,
  address: { street: 'Lindenweg 1', zip: '04109', city: 'Leipzig' },
  teaser: 'Ruhig und zentral.',
  ...change,
})

export const anEntry = (change: Partial<ThemeContentEntry> = {}): ThemeContentEntry => ({
  title: 'Arbeitsrecht I',
  teaser: 'Vom Vertrag bis zur Kündigung.',
  duration: 5,
  image: null,
  highlights: [],
  starterPackages: [],
  learn: [],
  programme: [],
  audience: '',
  ...change,
})

export const aThemeFile = (change: Partial<ThemeContentFile> = {}): ThemeContentFile => ({
  ...at('themen/arbeitsrecht-1.md', 5),
  internalId: 100,
  url: 'arbeitsrecht-1',
  title: 'Arbeitsrecht I',
  designation: 'Grundlagenseminar',
  eventType: 2,
  isNew: false,
  hideInTrainingSeries: false,
  rubric: 'arbeitsrecht',
  targetGroups: ['br'],
  allowSingle: false,
  content: [anEntry()],
  ...change,
})

export const aModuleRow = (change: Partial<ModuleContent> = {}): ModuleContent => ({
  ...at('module.csv', 7),
  title: 'Erstes Modul',
  duration: 3,
  start: '2027-01-11',
  days: 3,
  startTime: '09:00',
  endTime: '17:00',
  hotelId: 1,
  ...change,
})

export const aDate = (change: Partial<EventContent> = {}): EventContent => ({
  ...at('termine.csv', 6),
  eventId: 4001,
  themeUrl: 'arbeitsrecht-1',
  start: '2026-12-07',
  days: 5,
  startTime: '13:00',
  endTime: '12:00',
  hotelId: 1,
  modules: [],
  price: { net: 149_000, rate: 19 },
  places: 20,
  taken: 5,
  guaranteed: false,
  ...change,
})

export const anOnlineDate = (change: Partial<EventContent> = {}): EventContent => {
  const { hotelId: _, ...date } = aDate(change)
  return date
}

export const aWord = (change: Partial<LexiconContent> = {}): LexiconContent => ({
  ...at('lexikon/br.yaml', 8),
  group: 'br',
  slug: 'abmahnung',
  title: 'Abmahnung',
  definition: 'Eine Rüge mit Warnung.',
  ...change,
})

export const aPage = (change: Partial<PageContent> = {}): PageContent => ({
  ...at('seiten/impressum.md', 9),
  slug: 'impressum',
  title: 'Impressum',
  description: 'Wer wir sind',
  html: '<p>Wir</p>',
  ...change,
})

export const someContentFolder = (change: Partial<Content> = {}): Content => ({
  brand: {
    name: 'Seminarhaus',
    portal: 'mein Seminarhaus',
    product: 'betriebsrat',
    claim: 'Wissen für das Amt',
    phone: '040 66969-120',
    phoneLink: 'tel:+494066969120',
    email: 'beratung@seminarhaus.example',
    officeHours: 'Montag bis Freitag, 8 bis 17 Uhr',
    founded: 1998,
    city: 'Hamburg',
  },
  rubrics: [aRubric()],
  locations: [aTown()],
  hotels: [aHotelEntry()],
  themes: [aThemeFile()],
  events: [aDate()],
  lexicon: [aWord()],
  pages: [aPage()],
  ...change,
})
