import type { Event, Module, Theme, ThemeContent } from '#core/catalogue/catalogue.ts'
import type { Hotel } from '#core/shared/venues.ts'

/** Small correct samples; a test says only what matters to it. */
export const aHotel = (change: Partial<Hotel> = {}): Hotel => ({
  internalId: 1,
  name: 'Hotel Lindenbogen',
  locationId: 10,
  location: 'Leipzig',
  address: { street: 'Lindenweg 1', zip: '04109', city: 'Leipzig' },
  teaser: 'Ruhig und zentral.',
  ...change,
})

export const aModule = (change: Partial<Module> = {}): Module => ({
  title: 'Modul',
  startDate: '2027-01-11',
  endDate: '2027-01-13',
  startTime: '09:00',
  endTime: '17:00',
  hotelId: 1,
  ...change,
})

export const anEvent = (change: Partial<Event> = {}): Event => ({
  internalId: 1,
  eventId: 4001,
  url: 'arbeitsrecht-1-4001',
  themeUrl: 'arbeitsrecht-1',
  startDate: '2026-12-07',
  endDate: '2026-12-11',
  startTime: '09:00',
  endTime: '17:00',
  isOnlineEvent: false,
  hotel: aHotel(),
  modules: [],
  price: { net: 149_000, rate: 19 },
  places: 20,
  placesLeft: 10,
  guaranteed: false,
  ...change,
})

export const online = (change: Partial<Event> = {}): Event => anEvent({ hotel: null, isOnlineEvent: true, ...change })

export const someContent = (change: Partial<ThemeContent> = {}): ThemeContent => ({
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

export const aTheme = (change: Partial<Theme> = {}): Theme => ({
  internalId: 1,
  url: 'arbeitsrecht-1',
  title: 'Arbeitsrecht I',
  designation: 'Grundlagenseminar',
  eventType: 2,
  isNew: false,
  hideInTrainingSeries: false,
  rubric: { url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 },
  targetGroups: ['br'],
  content: [someContent()],
  events: [],
  allowSingle: false,
  ...change,
})
