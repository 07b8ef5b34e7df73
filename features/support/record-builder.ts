import type { RecordContent } from '#core/content/content.ts'
import type { ConferenceDetails } from '#core/conference/conference.ts'
import type { Position } from '#core/jobs/jobs.ts'
import type { Download } from '#core/knowledge/downloads/downloads.ts'
import type { FrequentQuestion } from '#core/knowledge/faq/faq.ts'
import type { Issue } from '#core/knowledge/articles/articles.ts'
import { shopKey, type Shop } from '#core/merchandise/merchandise.ts'
import type { Video } from '#core/media/video-record.ts'
import type { Primer } from '#core/knowledge/primers/primers.ts'
import type { Consultant } from '#core/consulting/consulting.ts'
import type { EventManager, Expert, Voice } from '#core/people/people.ts'
import type { Teaching } from '#core/training-plan/teaching.ts'
import type { HotelDetails, LocationDetails } from '#core/venues/venue-details.ts'

/**
 * Builds records with sensible defaults, right within the bare content: a scenario or test says only what it is about.
 */
export const anExpert = (change: Partial<Expert> = {}): Expert => ({
  id: 'annika-lorenz',
  name: 'Annika Lorenz',
  title: 'Fachanwältin für Arbeitsrecht, Leipzig',
  vita: 'Vertritt Betriebsräte seit 2009.',
  photo: null,
  topics: ['Kündigungsschutz'],
  themes: [],
  ...change,
})

export const aManager = (change: Partial<EventManager> = {}): EventManager => ({
  id: 'jana-petersen',
  name: 'Jana Petersen',
  photo: null,
  phone: '040 66969-131',
  email: 'petersen@seminarhaus.example',
  languages: ['Deutsch'],
  rubrics: ['betriebsverfassung'],
  ...change,
})

export const aConsultant = (change: Partial<Consultant> = {}): Consultant => ({
  id: 'svenja-brandt',
  name: 'Svenja Brandt',
  photo: null,
  phone: '040 66969-151',
  email: 'brandt@seminarhaus.example',
  region: 'Norden',
  land: 'Hamburg',
  postcodes: ['20'],
  ...change,
})

export const aVoice = (change: Partial<Voice> = {}): Voice => ({
  id: 'stimme-hafen',
  text: 'Nach Feierabend standen wir am Wasser.',
  speaker: 'Betriebsrätin aus einer Druckerei',
  themes: [],
  locationId: 1,
  source: { kind: 'stated', text: 'Auswertungsbogen, Mai 2026', assurance: 'Ausgefüllt im Seminarraum.' },
  ...change,
})

export const aVideo = (change: Partial<Video> = {}): Video => ({
  id: 'abmahnung-in-drei-minuten',
  title: 'Abmahnung in drei Minuten',
  description: 'Was eine Abmahnung ist und was sie nicht ist.',
  source: 'https://www.youtube.com/watch?v=aBcDeFgHiJk',
  cover: null,
  durationSec: 185,
  publishedOn: '2026-05-04',
  topic: 'Arbeitsrecht',
  rubrics: ['betriebsverfassung'],
  ...change,
})

export const aPosition = (change: Partial<Position> = {}): Position => ({
  id: 701,
  department: { slug: 'seminarorganisation', title: 'Seminarorganisation' },
  title: 'Veranstaltungskauffrau (m/w/d)',
  teaser: 'Sie sorgen dafür, dass alles da ist.',
  tasks: ['Häuser buchen'],
  profile: ['Ruhe im Trubel'],
  offers: ['30 Tage Urlaub'],
  extent: ['full-time'],
  contract: 'permanent',
  hours: '38 Stunden',
  city: 'Leipzig',
  workplace: 'hybrid',
  salary: { from: 4_200_000, to: 5_000_000 },
  postedOn: '2026-11-02',
  validThrough: '2027-01-15',
  ...change,
})

export const someConferenceDetails = (change: Partial<ConferenceDetails> = {}): ConferenceDetails => ({
  theme: 'fachtagung-sbv',
  motto: 'Zusammen weiter',
  days: [
    {
      title: 'Erster Tag',
      slots: [{ begins: '10:00', ends: '11:00', title: 'Eröffnung', speakers: ['annika-lorenz'] }],
    },
  ],
  workshops: [{ id: 'werkstatt-a', title: 'Werkstatt A', text: 'Üben.', speakers: [], capacity: 20 }],
  prices: [{ title: 'Teilnahme', price: { net: 99_000, rate: 19 } }],
  contingent: { rooms: 40, price: { net: 10_000, rate: 7 }, daysBefore: 28 },
  questions: [{ question: 'Gibt es einen Ruheraum?', answer: 'Ja, an allen Tagen.' }],
  ...change,
})

export const someHotelDetails = (change: Partial<HotelDetails> = {}): HotelDetails => ({
  hotelId: 11,
  position: { latitude: 53.55, longitude: 9.99 },
  rooms: 80,
  seminarRooms: 4,
  description: 'Backstein und hohe Decken.',
  arrival: { train: 'Vom Hauptbahnhof zehn Minuten.', car: 'Über die A 14.' },
  accessibility: ['step-free', 'lift'],
  accessibilityNote: 'Sechs Zimmer.',
  extras: ['Sauna'],
  prices: {
    night: { net: 9_000, rate: 7 },
    breakfast: { net: 1_500, rate: 7 },
    dayPackage: { net: 5_500 },
    parking: null,
    cityTax: 0,
  },
  ...change,
})

export const someLocationDetails = (change: Partial<LocationDetails> = {}): LocationDetails => ({
  locationId: 1,
  state: 'Hamburg',
  position: { latitude: 53.55, longitude: 9.99 },
  teaser: 'Messe, Musik und kurze Wege.',
  description: 'Leipzig liegt für viele in der Mitte.',
  sideProgramme: [{ title: 'Stadtgang', text: 'Durch die Höfe.' }],
  ...change,
})

export const aShop = (change: Partial<Shop> = {}): Shop => ({
  codes: ['wir-sind-dabei-26'],
  articles: [
    { sku: 'WM-101', title: 'Plakat Sprechzeit', description: 'DIN A2.', unit: 'Rolle mit 5 Plakaten', most: 10 },
  ],
  ...change,
})

export const aDownload = (change: Partial<Download> = {}): Download => ({
  slug: 'checkliste-beschluss',
  title: 'Checkliste: der Beschluss',
  description: 'Von der Ladung bis zur Unterschrift.',
  kind: 'checkliste',
  rubric: 'betriebsverfassung',
  targetGroups: ['br'],
  tags: ['Beschluss'],
  asOf: '2026-11-20',
  isProtected: false,
  blocks: [
    { kind: 'heading', level: 2, text: 'Vor der Sitzung' },
    {
      kind: 'list',
      items: ['Alle sind geladen.', { opening: 'Rechtzeitig:', text: 'wie vereinbart' }],
      marks: 'boxes',
    },
  ],
  ...change,
})

export const aQuestion = (change: Partial<FrequentQuestion> = {}): FrequentQuestion => ({
  id: 'wie-buche-ich',
  question: 'Wie buche ich?',
  html: '<p>In vier Schritten.</p>\n',
  topic: 'buchung',
  targetGroups: ['br', 'sbv', 'jav'],
  ...change,
})

const aPrimer = (change: Partial<Primer> = {}): Primer => ({
  slug: 'ladung',
  title: 'Ladung',
  brief: 'Wer wann wie geladen wird.',
  html: '<p>Laden Sie alle, mit der Tagesordnung.</p>\n',
  asOf: '2026-11-20',
  terms: [],
  themes: [],
  ...change,
})

/** Taught by the Fachtagung, which the bare content has for its details. */
const aTeaching = (change: Partial<Teaching> = {}): Teaching => ({
  training: 'br-1',
  themes: ['fachtagung-sbv'],
  ...change,
})

const at = { file: 'probe', line: 1 }

/** The same as records, each under its key. */
export const anIssue = (change: Partial<Issue> = {}): Issue => ({
  number: 4,
  title: '4/2026: Alle dabei',
  publishedOn: '2026-11-16',
  description: 'Ein Heft über Türen, die sich öffnen sollen.',
  ...change,
})

export const recordOf = {
  expert: (change?: Partial<Expert>): RecordContent => {
    const value = anExpert(change)
    return { at, kind: 'expert', key: value.id, value }
  },
  manager: (change?: Partial<EventManager>): RecordContent => {
    const value = aManager(change)
    return { at, kind: 'manager', key: value.id, value }
  },
  consultant: (change?: Partial<Consultant>): RecordContent => {
    const value = aConsultant(change)
    return { at, kind: 'consultant', key: value.id, value }
  },
  voice: (change?: Partial<Voice>): RecordContent => {
    const value = aVoice(change)
    return { at, kind: 'voice', key: value.id, value }
  },
  video: (change?: Partial<Video>): RecordContent => {
    const value = aVideo(change)
    return { at, kind: 'video', key: value.id, value }
  },
  position: (change?: Partial<Position>): RecordContent => {
    const value = aPosition(change)
    return { at, kind: 'position', key: String(value.id), value }
  },
  conference: (change?: Partial<ConferenceDetails>): RecordContent => {
    const value = someConferenceDetails(change)
    return { at, kind: 'conference', key: value.theme, value }
  },
  hotel: (change?: Partial<HotelDetails>): RecordContent => {
    const value = someHotelDetails(change)
    return { at, kind: 'hotel', key: String(value.hotelId), value }
  },
  location: (change?: Partial<LocationDetails>): RecordContent => {
    const value = someLocationDetails(change)
    return { at, kind: 'location', key: String(value.locationId), value }
  },
  shop: (change?: Partial<Shop>): RecordContent => ({ at, kind: 'shop', key: shopKey, value: aShop(change) }),
  download: (change?: Partial<Download>): RecordContent => {
    const value = aDownload(change)
    return { at, kind: 'download', key: value.slug, value }
  },
  faq: (change?: Partial<FrequentQuestion>): RecordContent => {
    const value = aQuestion(change)
    return { at, kind: 'faq', key: value.id, value }
  },
  issue: (change?: Partial<Issue>): RecordContent => {
    const value = anIssue(change)
    return { at, kind: 'issue', key: String(value.number), value }
  },
  primer: (change?: Partial<Primer>): RecordContent => {
    const value = aPrimer(change)
    return { at, kind: 'primer', key: value.slug, value }
  },
  teaching: (change?: Partial<Teaching>): RecordContent => {
    const value = aTeaching(change)
    return { at, kind: 'teaching', key: value.training, value }
  },
} as const

/** One record of each kind; the Fachtagung needs its theme. */
export const oneRecordEach = (): readonly RecordContent[] => Object.values(recordOf).map((record) => record())
