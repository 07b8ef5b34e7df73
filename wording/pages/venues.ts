import { counted, nbsp } from '#core/shared/unbroken.ts'
import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuroBriefly, onRequest, type Price } from '#core/shared/money.ts'
import type { BriefFact } from '#core/venues/hotel-in-brief.view.ts'

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

const free = 'kostenlos'

/** A price in few letters: of what costs nothing, and of what nobody told, the word. */
const briefPrice = (price: Pick<Price, 'net'> | null): string => {
  if (price === null) return onRequest
  return price.net === 0 ? free : formatEuroBriefly(price.net)
}

const seatsOf = (total: number, withSeats: number): string => {
  if (total === 0) return 'neue folgen'
  if (withSeats === 0) return 'zurzeit ausgebucht'
  if (withSeats === total) return total === 1 ? 'mit freien Plätzen' : 'alle mit freien Plätzen'
  return `davon ${withSeats} mit freien Plätzen`
}

/** A fact that is asked first: what it is called, the figure or word that is printed big, what that counts. */
interface BriefText {
  readonly label: string
  readonly figure: string
  readonly text: string
}

const brief = (fact: BriefFact): BriefText => {
  switch (fact.fact) {
    case 'events':
      return { label: 'Termine', figure: String(fact.total), text: seatsOf(fact.total, fact.withSeats) }
    case 'nextFree':
      return {
        label: 'Nächster freier Termin',
        figure: fact.found ? formatDate(fact.found.event.startDate) : 'keiner',
        text: fact.found ? fact.found.event.theme.title : 'Wartelisten sind offen',
      }
    case 'night':
      return { label: 'Einzelzimmer', figure: briefPrice(fact.price), text: fact.price ? 'netto je Nacht' : '' }
    case 'dayPackage':
      return { label: 'Tagungspauschale', figure: briefPrice(fact.price), text: fact.price ? 'netto je Tag' : '' }
    case 'accessibility':
      return { label: 'Barrierefreiheit', figure: `${fact.present} von ${fact.of}`, text: 'Merkmalen vorhanden' }
    case 'rooms':
      return {
        label: 'Zimmer',
        figure: String(fact.rooms),
        text: `und ${counted(fact.seminarRooms, 'Seminarraum', 'Seminarräume')}`,
      }
  }
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
    description: (name: string, street: string, town: string) =>
      `${name}, ${street} in ${town}: Seminartermine mit Preis samt Hotel, Anreise mit Bahn und Auto, Barrierefreiheit, Zimmerpreise.`,
    kind: 'Seminar-Hotel',
    address: 'Adresse',
    contents: 'Auf dieser Seite',
    anchors: { events: 'Termine' },
    briefly: 'Auf einen Blick',
    brief,
    ways: {
      events: (total: number) => `${events(total)} in diesem Haus`,
      instead: (town: string) => `Häuser in ${town} mit Terminen`,
      all: 'Alle Termine',
    },
    about: 'Das Haus',
    pictures: 'Bilder des Hauses',
    extras: 'Gut zu wissen',
    arrival: 'Anreise',
    train: 'Mit der Bahn',
    car: 'Mit dem Auto',
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
    free,
    untaxed: '–',
    rates: (rates: readonly number[]) => `${rates.map((rate) => String(rate).replace('.', ',')).join(' und ')}${nbsp}%`,
    events: 'Termine in diesem Haus',
    shownOf: (shown: number, total: number) =>
      shown < total ? `Hier stehen ${shown} von ${total}, der nächste zuerst.` : 'Alle, der nächste zuerst.',
    /** The finder knows towns, not hotels; that is said where it is offered. */
    inTown: (town: string) =>
      `Nach Amt, Thema oder Monat wählen Sie in der Suche; sie filtert nach ${town}, nicht nach Häusern.`,
    further: 'Weitere Termine in diesem Haus',
    calendar: 'Als Kalender abonnieren',
    none: {
      title: 'In diesem Haus steht gerade kein Termin fest',
      instead: (town: string) => `Neue folgen. Anderswo in ${town} sind schon jetzt Termine zu haben:`,
      nowhere: (town: string) =>
        `Neue folgen. Auch sonst ist in ${town} gerade nichts geplant; in anderen Städten und online werden Sie fündig:`,
      first: (count: number, day: string) => `${events(count)}, der erste am ${day}`,
    },
    sideProgramme: (town: string) => `Am Abend in ${town}`,
    detailsFollow: 'Mehr zu diesem Haus sagen wir Ihnen gern am Telefon.',
  },
} as const
