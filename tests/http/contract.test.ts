import { describe, expect, it } from 'vitest'
import type { GremiumYear, ShownParticipant, ShownParty } from '#core/participation/ports.ts'
import type { EventMaterials, ReportedPhoto, ShownMaterial } from '#core/materials/ports.ts'
import type { ShownEntry } from '#core/shared-list/shown-entry.ts'
import type { InvitedTo, OwnGremium, UserOfGremium } from '#core/gremium/ports.ts'
import type {
  Advertising,
  HotelPreferences,
  MarketingPreferences,
  OwnFunctions,
  OwnMemberships,
  PersonalDetails,
} from '#core/person/ports.ts'
import type { ConsentEntry } from '#core/person/profile.ts'
import * as person from '#http/contract/person.ts'
import * as membership from '#http/contract/membership.ts'
import * as participations from '#http/contract/participations.ts'
import * as materials from '#http/contract/materials.ts'
import * as sharedList from '#http/contract/shared-list.ts'
import type { z } from 'zod'
import type { Check } from '#core/analysis/accessibility.ts'
import type { AnalysedCitation, PdfAnalysis } from '#core/analysis/analysis.ts'
import type { Self } from '#core/accounts/accounts.ts'
import type * as Catalogue from '#core/catalogue/catalogue.ts'
import type { ContentPage } from '#core/content/content.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Consumer, OfferedTheme } from '#core/feeds/feeds.ts'
import type { DocumentHit, Hits, KindCount, Suggestion, TownHit } from '#core/search/search.ts'
import type { Hotel, Location } from '#core/shared/venues.ts'
import type { Bookmark, WishlistEntry } from '#core/wishlist/wishlist.ts'
import type { OpenSession } from '#core/login/login.ts'
import type { Enrolment } from '#core/login/ports.ts'
import * as accounts from '#http/contract/accounts.ts'
import * as login from '#http/contract/login.ts'
import * as secondFactor from '#http/contract/second-factor.ts'
import * as catalogue from '#http/contract/catalogue-values.ts'
import * as content from '#http/contract/content.ts'
import * as feeds from '#http/contract/feeds.ts'
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
    gremium: { id: 'g', name: 'Betriebsrat, Werk', role: 'verwalter' },
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
  const details: Required<PersonalDetails> = {
    salutationId: 'frau',
    title: 'Dr.',
    firstName: 'Mara',
    lastName: 'Kessler',
    phone: '+4940123456',
    mobile: '+491711234567',
    company: 'Werk Nord GmbH',
    department: 'Einkauf',
    street: 'Hafenstraße 3',
    zip: '20457',
    city: 'Hamburg',
    countryCode: 'DE',
    version: 2,
  }
  const consent: Required<ConsentEntry> = {
    about: 'care-needs',
    given: true,
    at: '2027-01-11T12:00:00.000Z',
    textVersion: 'x',
    source: 'settings',
  }
  const saidSo = { at: '2027-01-11T12:00:00.000Z', source: 'settings' } as const
  const advertising: Required<Advertising> = {
    post: true,
    email: false,
    phone: false,
    said: { post: saidSo, email: saidSo, phone: saidSo },
    version: 1,
  }
  const memberships: Required<OwnMemberships> = {
    items: [{ type: 'br', since: '2022-05-01', until: '2026-04-30', company: 'Werk' }],
    version: 1,
  }
  const ownFunctions: Required<OwnFunctions> = { codes: ['br-vorsitz'], version: 1 }
  const hotelPreferences: Required<HotelPreferences> = {
    smoking: false,
    bed: 'einzelbett',
    floor: 'oben',
    diet: 'vegan',
    arrivalEve: true,
    allergies: 'Nüsse',
    accessibleRoom: true,
    consentedAt: '2027-01-11T12:00:00.000Z',
    version: 1,
  }
  const preferences: Required<MarketingPreferences> = {
    topics: ['recht'],
    frequency: 'monat',
    channels: ['email'],
    newsletter: 'pending',
    version: 1,
  }
  const ownGremium: Required<OwnGremium> = {
    id: 'g',
    name: 'Betriebsrat, Werk, Nord',
    type: 'BR',
    company: 'Werk',
    site: 'Nord',
    role: 'verwalter',
  }
  const shownEntry: Required<ShownEntry> = {
    id: 'e',
    type: 'event',
    value: 'termin-4002',
    title: 'Arbeitsrecht',
    href: '/seminare/p/arbeitsrecht-4002',
    state: 'ausgebucht',
    startDate: '2027-01-11',
    endDate: '2027-01-13',
    town: 'Köln',
    seats: 'Ausgebucht, Warteliste offen',
    price: 149000,
    withHotel: 169000,
    next: [{ href: '/seminare/p/arbeitsrecht-4003', text: '08.02.2027, online', withHotel: 1 }],
    addedOn: '2026-11-21',
    addedBy: 'Mara Kessler',
    interested: [{ id: 'u', name: 'Jonas Yıldız' }],
    isInterested: true,
    vote: {
      kind: 'offen',
      tally: { dafuer: 1, dagegen: 0, enthaltung: 2 },
      names: [{ name: 'Mara Kessler', opinion: 'dafuer' }],
      own: 'geheim',
      counted: true,
    },
    comments: [{ id: 'c', name: 'Mara Kessler', at: '2026-11-21T12:00:00.000Z', text: 'Gut', mayRemove: true }],
    commentCount: 4,
    mayRemove: true,
  }
  const userOfGremium: Required<UserOfGremium> = {
    id: 'a',
    name: 'Kim',
    role: 'mitglied',
    email: 'kim@x.example',
    status: 'eingeladen',
    until: '2026-12-01T12:00:00.000Z',
  }
  const shownParticipant: Required<ShownParticipant> = {
    recipientId: 'r',
    name: 'Kim',
    state: 'bestaetigt',
    attended: true,
    isMe: true,
    net: 100_000,
    cancelling: 50_000,
    maySubstitute: true,
  }
  const shownParty: Required<ShownParty> = {
    bookingId: 'b',
    eventId: 4001,
    eventUrl: 'auftakt-4001',
    theme: { title: 'Auftakt', url: 'auftakt' },
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    isOnline: false,
    location: 'Bamberg',
    hotel: 'Haus am See',
    status: 'bestaetigt',
    participants: [shownParticipant],
    path: [{ step: 'resolve', state: 'next', doneOn: '2027-01-01', by: '2027-01-02', afresh: 'rebooked' }],
    documents: 3,
    notices: ['beschluss'],
    cancelableUntil: '2027-02-28',
    feePreview: 50_000,
    materials: '/meinifb/termine/4001',
    ical: '/buchung/t/termin.ics',
    token: 't',
    orderNo: 'B-1',
    net: 100_000,
    complete: true,
  }
  const shownMaterial: Required<ShownMaterial> = {
    id: 'm',
    title: 'Im Garten',
    filename: 'foto.jpg',
    mime: 'image/jpeg',
    size: 4,
    uploadedOn: '2027-03-01',
    downloadUrl: '/api-meinifb/photo-download/m?until=1&signature=s',
    previewUrl: '/api-meinifb/photo-preview/m?until=1&signature=s',
    width: 640,
    height: 480,
    isOwn: true,
  }
  const reportedPhoto: Required<ReportedPhoto> = {
    ...shownMaterial,
    eventId: 4001,
    reportedOn: '2027-03-02',
    by: 'other',
    complaint: 'Das bin ich.',
  }
  const eventMaterials: Required<EventMaterials> = {
    eventId: 4001,
    title: 'Auftakt',
    eventUrl: 'auftakt-4001',
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    documentsFrom: '2027-02-15',
    photosFrom: { day: '2027-03-01', time: '13:00' },
    standing: 'participant',
    sees: ['photo', 'document'],
    photosLeft: 60,
  }
  const gremiumYear: Required<GremiumYear> = {
    gremium: 'g',
    name: 'Betriebsrat, Werk',
    year: 2027,
    today: '2027-01-01',
    people: [{ name: 'Kim', booked: 1, attended: 0, net: 100_000 }],
    bookings: [shownParty],
    costs: { open: 0, booked: 100_000, past: 0, fees: 0, total: 100_000, complete: true, budget: 200_000 },
  }
  const invitedTo: Required<InvitedTo> = {
    name: 'Betriebsrat, Werk',
    role: 'mitglied',
    until: '2026-12-01T12:00:00.000Z',
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
    ['PersonalDetails', person.PersonalDetails, details],
    ['Consent', person.Consent, consent],
    ['Advertising', person.Advertising, advertising],
    ['OwnMemberships', person.OwnMemberships, memberships],
    ['OwnFunctions', person.OwnFunctions, ownFunctions],
    ['HotelPreferences', person.HotelPreferences, hotelPreferences],
    ['MarketingPreferences', person.MarketingPreferences, preferences],
    ['OwnGremium', membership.OwnGremium, ownGremium],
    ['ListEntry', sharedList.ShownEntry, shownEntry],
    ['UserOfGremium', membership.UserOfGremium, userOfGremium],
    ['InvitedTo', membership.InvitedTo, invitedTo],
    ['ShownParty', participations.ShownParty, shownParty],
    ['EventMaterial', materials.ShownMaterial, shownMaterial],
    ['ReportedPhoto', materials.ReportedPhoto, reportedPhoto],
    ['EventMaterials', materials.EventMaterials, eventMaterials],
    ['GremiumYear', participations.GremiumYear, gremiumYear],
    ['Enrolment', secondFactor.Enrolment, enrolment],
    ['Nobody', accounts.WhoAmI, { isLoggedIn: false }],
    ['Brand', content.Brand, brand],
    ['ContentPage', content.ContentPage, contentPage],
    ['PdfAnalysis', PdfAnalysisShape, pdfAnalysis],
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
