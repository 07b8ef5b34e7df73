import { counted, nbsp } from '#core/shared/unbroken.ts'
import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'

const hotels = (count: number): string => counted(count, 'Haus', 'Häuser')
const towns = (count: number): string => counted(count, 'Stadt', 'Städten')
const events = (count: number): string => counted(count, 'Termin', 'Termine')

const facts: Readonly<Record<AccessibilityFact, string>> = {
  'step-free': 'Stufenlos vom Eingang bis zum Seminarraum',
  lift: 'Aufzug',
  'wheelchair-rooms': 'Rollstuhlgerechte Zimmer',
  'accessible-toilet': 'Rollstuhlgerechtes WC am Seminarraum',
  'accessible-parking': 'Behindertenparkplatz am Haus',
  'hearing-loop': 'Induktionsschleife im Saal',
  'tactile-guidance': 'Tastbare Leitlinien und Schilder',
  'assistance-dogs': 'Assistenzhunde willkommen',
}

/** The same where a hotel stands among others. */
export const accessibilityWording: Readonly<Record<AccessibilityFact, string>> = {
  'step-free': 'stufenlos',
  lift: 'Aufzug',
  'wheelchair-rooms': 'Rollstuhlzimmer',
  'accessible-toilet': 'Rollstuhl-WC',
  'accessible-parking': 'Behindertenparkplatz',
  'hearing-loop': 'Induktionsschleife',
  'tactile-guidance': 'Leitsystem',
  'assistance-dogs': 'Assistenzhunde',
}

/** Words about towns and seminar hotels. */
export const venuesWording = {
  hotels,
  facts,
  shortFacts: accessibilityWording,
  overview: {
    title: 'Standorte',
    titleFound: (count: number) => `Standorte: ${hotels(count)} für Ihre Auswahl`,
    heading: 'Häuser, in denen sich gut lernt',
    lead: (count: number, townCount: number) =>
      `${hotels(count)} in ${towns(townCount)}. Zu jedem finden Sie Anreise, Preise und die Auskunft, wie barrierefrei es wirklich ist.`,
    description:
      'Alle Seminar-Hotels nach Städten: mit Anreise, Preisen, Terminen und Angaben zur Barrierefreiheit, nach denen Sie filtern können.',
    map: (townCount: number) =>
      `Karte von Deutschland mit ${townCount}${nbsp}${townCount === 1 ? 'Standort' : 'Standorten'}`,
    skipMap: 'Karte überspringen',
    townOnMap: (name: string, count: number) => `${name}, ${hotels(count)}`,
    source: 'Karte: © GeoBasis-DE / BKG 2017, vereinfacht',
    filterHeading: 'Was muss das Haus können?',
    filterHint: 'Wählen Sie ein Merkmal oder mehrere; gezeigt werden Häuser, die alle erfüllen.',
    submit: 'Häuser zeigen',
    found: (count: number, townCount: number) => `${hotels(count)} in ${towns(townCount)}`,
    chosen: 'Ihre Auswahl',
    remove: (fact: string) => `${fact} entfernen`,
    all: 'Alle Häuser zeigen',
    none: 'Kein Haus erfüllt alles zugleich',
    noneText: 'Lassen Sie einen Wunsch weg, dann geht es weiter:',
    without: (fact: string, count: number) => `ohne „${fact}“: ${hotels(count)}`,
    noneAtAll: 'Rufen Sie uns an. Wir fragen bei den Häusern nach, was möglich ist.',
    empty: 'Noch stehen hier keine Häuser',
    emptyText: 'Sobald das Programm veröffentlicht ist, finden Sie hier alle Städte und Häuser.',
    toTown: (name: string) => `Alles zu ${name}`,
    /** Of a city that is a Land itself, the Land says nothing more. */
    inState: (name: string, state: string, count: number) =>
      [state === name ? '' : state, count > 0 ? events(count) : 'Termine folgen'].filter(Boolean).join(' · '),
    hotel: 'Zum Haus',
    unknownFacts: 'Angaben zur Barrierefreiheit auf Anfrage',
    noFacts: 'Keines der Merkmale vorhanden',
  },
  town: {
    title: (name: string) => `Seminare in ${name}`,
    description: (name: string, count: number) =>
      `${hotels(count)} in ${name}: Termine, Anreise, Preise und was sich am Abend lohnt.`,
    allEvents: (name: string) => `Alle Termine in ${name}`,
    figures: {
      hotels: (count: number) => (count === 1 ? 'Haus' : 'Häuser'),
      events: (count: number) => (count === 1 ? 'Termin' : 'Termine'),
      state: 'Land',
    },
    hotels: (count: number) => (count === 1 ? 'Unser Haus' : 'Unsere Häuser'),
    noHotels: 'Zurzeit arbeiten wir hier mit keinem Haus. In anderen Städten werden Sie fündig.',
    events: 'Die nächsten Termine',
    where: (name: string, state: string) =>
      `${name} auf der Karte von Deutschland${state && state !== name ? `, ${state}` : ''}`,
    about: 'Die Stadt',
    toOverview: 'Alle Standorte',
  },
  noEvents: {
    title: 'Hier steht gerade kein Termin fest',
    text: 'Neue folgen. In anderen Städten und online werden Sie schon jetzt fündig:',
    all: 'alle Termine',
  },
  sideProgramme: {
    heading: 'Nach Feierabend',
    note: 'Freiwillig, außerhalb der Seminarzeit und nicht Teil der Seminargebühr. Was etwas kostet, zahlen Sie selbst.',
  },
  hotel: {
    title: (name: string, town: string) => (name.includes(town) ? name : `${name}, ${town}`),
    description: (name: string, town: string) =>
      `${name} in ${town}: Adresse, Anreise mit Bahn und Auto, Barrierefreiheit, Preise und die nächsten Termine.`,
    kind: 'Seminar-Hotel',
    address: 'Adresse',
    rooms: 'Zimmer',
    seminarRooms: 'Seminarräume',
    eventsThere: 'Termine',
    about: 'Das Haus',
    pictures: 'Bilder des Hauses',
    extras: 'Gut zu wissen',
    arrival: 'Anreise',
    train: 'Mit der Bahn',
    car: 'Mit dem Auto',
    position: 'Lage',
    positionText: (latitude: string, longitude: string) => `${latitude}°${nbsp}Nord, ${longitude}°${nbsp}Ost`,
    accessibility: 'Barrierefreiheit',
    accessibilityNote: 'Angaben des Hauses. Was fehlt, steht ausdrücklich dabei.',
    present: 'vorhanden',
    absent: 'nicht vorhanden',
    ask: 'Brauchen Sie etwas, das hier nicht steht? Fragen Sie uns vor der Buchung:',
    prices: 'Preise des Hauses',
    pricesNote:
      'Sie kommen zur Seminargebühr hinzu und gelten je Person. Auch diese Kosten trägt bei einem erforderlichen Seminar der Arbeitgeber. In der Tagungspauschale werden Speisen und Getränke getrennt versteuert; den Bruttobetrag nennt der Kostenrechner des Termins.',
    pricesCaption: 'Was ein Aufenthalt kostet',
    columns: { item: 'Leistung', unit: 'je', net: 'netto', rate: 'MwSt.', gross: 'brutto' },
    items: {
      night: { title: 'Einzelzimmer ohne Frühstück', unit: 'Nacht' },
      breakfast: { title: 'Frühstück', unit: 'Tag' },
      dayPackage: { title: 'Tagungspauschale mit Mittagessen, Pausen und Getränken', unit: 'Seminartag' },
      parking: { title: 'Parkplatz', unit: 'Tag' },
      cityTax: { title: 'Übernachtungssteuer der Stadt', unit: 'Nacht' },
    },
    free: 'kostenlos',
    untaxed: '–',
    rates: (rates: readonly number[]) => `${rates.map((rate) => String(rate).replace('.', ',')).join(' und ')}${nbsp}%`,
    events: 'Termine in diesem Haus',
    sideProgramme: (town: string) => `Am Abend in ${town}`,
    detailsFollow: 'Mehr zu diesem Haus sagen wir Ihnen gern am Telefon.',
  },
} as const
