import { availabilityTexts } from '#core/catalogue/availability.ts'
import type { EventVenue } from '#core/catalogue/event-venue.view.ts'
import { mostCompared } from '#core/comparison/most-compared.ts'
import type { Cells, ComparedColumn, GoneItem, Suggestion } from '#core/comparison/comparison.ts'
import { dateRange, daySpan, weekdayRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuroBriefly, grossText, priceText, type Cents } from '#core/shared/money.ts'
import { counted } from '#core/shared/unbroken.ts'
import { inWords } from '../figures.ts'
import { levelWording } from '../levels.ts'
import { programmeWording } from './programme.ts'
import { shellWording } from './shell.ts'
import { accessibilityWording } from './venues.ts'

const { onlineWhen: online } = programmeWording.events
const nothing = '–'
/** So many stand side by side, in a word. */
const most = inWords(mostCompared)
const wholeEuros = (cents: Cents): Cents => Math.round(cents / 100) * 100
const lowest = (from: boolean): string => (from ? 'ab ' : '')

const venueLines = (venue: EventVenue | undefined): readonly string[] => {
  if (!venue) return [nothing]
  if (venue.in === 'no venue') return [online]
  if (venue.in === 'hotel') return [venue.hotel.location, venue.hotel.name]
  const towns = venue.towns.join(', ')
  return [venue.alsoOnline ? `${towns} und online` : towns]
}

/** What stands in a cell, line by line; the first line is the one that is read first. */
const cells: { readonly [Row in keyof Cells]: (cell: Cells[Row]) => readonly string[] } = {
  when: (events) =>
    events.length === 0
      ? ['Ein neuer Termin steht noch nicht fest']
      : events.map(({ startDate, endDate, town }) =>
          [`${weekdayRange(startDate, endDate)}, ${dateRange(startDate, endDate)}`, town === null ? online : town]
            .filter(Boolean)
            .join(', '),
        ),
  duration: ({ duration, hours }) => [duration, hours].filter((line) => line !== ''),
  venue: venueLines,
  accessibility: (facts) => {
    if (facts === 'online') return ['entfällt, online']
    if (facts === 'by-event') return ['je nach Haus des Termins']
    if (facts === 'unknown') return ['Angaben auf Anfrage']
    return facts.length === 0
      ? ['keines der abgefragten Merkmale']
      : [facts.map((fact) => accessibilityWording[fact]).join(', ')]
  },
  seats: (seats) =>
    'of' in seats ? [`${seats.free} von ${counted(seats.of, 'Termin', 'Terminen')} frei`] : availabilityTexts(seats),
  price: ({ price, from }) => [
    `${price ? lowest(from) : ''}${priceText(price)}`,
    ...(price ? [`${lowest(from)}${grossText(price)} brutto`] : []),
  ],
  withHotel: (sum) => [sum ? `${lowest(sum.from)}etwa ${formatEuroBriefly(wholeEuros(sum.net))}` : nothing],
  cancellation: (terms) => {
    if (!terms) return ['siehe AGB']
    const until = 'until' in terms ? formatDate(terms.until) : `${counted(terms.daysBefore, 'Tag', 'Tage')} vor Beginn`
    return [`kostenfrei bis ${until}`]
  },
  legalBasis: (bases) =>
    bases.map(({ group, training, costs }) => `${shellWording.audiences[group]}: ${training}, Kosten ${costs}`),
  level: (level) => [level ? levelWording.names[level] : nothing],
  experts: (names) => (names.length === 0 ? ['wird noch genannt'] : names),
}

const titled = ({ title, days }: Pick<GoneItem, 'title' | 'days'>): string =>
  title === undefined ? '' : days ? `„${title}“ (${dateRange(days.startDate, days.endDate)})` : `„${title}“`

/** Words of the comparison of up to three events or themes. */
export const comparisonWording = {
  title: 'Vergleich',
  titleOf: (titles: readonly string[]) => `Vergleich: ${titles.join(', ')}`,
  lead: `Bis zu ${most} Termine oder Seminare nebeneinander, zum Besprechen im Gremium und zum Ausdrucken.`,
  compareSelected: 'Ausgewählte vergleichen',
  box: 'Vergleichen',
  barText: `Markieren Sie bis zu ${most} Termine und legen Sie sie nebeneinander.`,
  marked: (count: number) => (count === 1 ? 'Ein weiterer ist schon gewählt.' : `${count} weitere sind schon gewählt.`),
  /** Where there is nothing to mark. */
  chosen: (count: number) =>
    count === 1 ? 'Zum Vergleichen ist ein Angebot gewählt.' : `Zum Vergleichen sind ${count} Angebote gewählt.`,
  withOthers: 'Mit anderen vergleichen',
  caption: (count: number) => `${count === 1 ? 'Ein Angebot' : `${count} Angebote`} im Vergleich`,
  region: 'Vergleichstabelle',
  criterion: 'Merkmal',
  same: 'gleich',
  different: 'verschieden',
  explained: 'Wo sich die Angebote unterscheiden, steht „verschieden“, und die Angaben sind kräftig gedruckt.',
  rows: {
    when: 'Termin',
    duration: 'Dauer und Zeiten',
    venue: 'Ort und Haus',
    accessibility: 'Barrierefreiheit',
    seats: 'Plätze',
    price: 'Preis netto je Person',
    withHotel: 'Mit Hotel netto je Person',
    cancellation: 'Stornierung',
    legalBasis: 'Rechtsgrundlage',
    level: 'Stufe',
    experts: 'Leitung',
  } satisfies Record<keyof Cells, string>,
  /** What stands in a row of a column, line by line. */
  lines: <Row extends keyof Cells>(row: Row, of: Pick<Cells, Row>): readonly string[] => cells[row](of[row]),
  /** How one that is compared is told apart: 'Rhetorik, 11.01.2027'; a theme by its title. */
  named: ({ item, title, cells: { when } }: Pick<ComparedColumn, 'item' | 'title' | 'cells'>) =>
    'event' in item && when[0] ? `${title}, ${formatDate(when[0].startDate)}` : title,
  actions: 'Unterlagen',
  paper: 'Unterlage für die Sitzung (PDF)',
  remove: 'Aus dem Vergleich nehmen',
  empty: 'Noch ist nichts gewählt',
  emptyText: `Setzen Sie in der Terminliste bei bis zu ${most} Terminen einen Haken bei „Vergleichen“, oder wählen Sie hier Seminare aus.`,
  left: (count: number) =>
    count === 1 ? 'Einer mehr, als nebeneinander passt' : `${count} mehr, als nebeneinander passen`,
  leftText: `Gezeigt sind die ersten ${most}. Nehmen Sie eines davon aus dem Vergleich, rückt das nächste nach.`,
  gone: 'Nicht mehr im Vergleich',
  /** What became of one that cannot be compared. */
  goneItem: (item: GoneItem): string => {
    const named = titled(item)
    const { title = 'Dieser Termin' } = item
    switch (item.why) {
      case 'past':
        return item.days
          ? `„${title}“ fand ${daySpan(item.days.startDate, item.days.endDate)} statt.`
          : `${named} ist vorbei.`
      case 'begun':
        return `${named} hat begonnen und ist nicht mehr buchbar.`
      case 'called-off':
        return `${named} fällt aus.`
      case 'redirected':
        return 'Ein gewähltes Seminar steht jetzt an anderer Stelle.'
      case 'unknown':
        return 'event' in item.item
          ? `Einen Termin mit der Nummer ${item.item.event} gibt es nicht.`
          : `Ein Seminar unter „${item.item.theme}“ gibt es nicht.`
    }
  },
  goneLink: { redirected: 'Dorthin', others: 'Neue Termine ansehen' },
  noneLeft: 'Von Ihrer Auswahl ist nichts mehr da',
  noneLeftText: 'Wählen Sie neu: In der Terminliste stehen alle Termine, die noch kommen.',
  add: 'Noch etwas dazulegen',
  addNote: `Nebeneinander passen ${most}.`,
  addEvent: 'Einen Termin in der Terminliste suchen',
  addTheme: 'Ein Seminar dazulegen',
  addThisTheme: 'Dazulegen',
  choose: 'Bitte wählen',
  suggested: 'Das passt dazu',
  /** 'Rhetorik, 11.01.2027 bis 13.01.2027, Köln' */
  suggestion: ({ item, title, days, town }: Suggestion) =>
    'event' in item
      ? [title, days && dateRange(days.startDate, days.endDate), town ?? online].filter(Boolean).join(', ')
      : title,
  backToFinder: 'Zur Terminliste',
  clear: 'Neu beginnen',
} as const
