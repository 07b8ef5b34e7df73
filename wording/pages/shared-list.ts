import { daysText } from '#core/shared/day-texts.ts'
import { dayText } from '#core/shared/day-texts.ts'
import type { Day } from '#core/shared/day.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Opinion, Tally } from '#core/shared-list/shared-list.ts'
import type { EntryState, ListedOffer, ShownEntry } from '#core/shared-list/shown-entry.ts'

/** What an entry says of itself where it cannot be had any more. */
const gone: Readonly<Record<Exclude<EntryState, 'offen' | 'ausgebucht'>, string>> = {
  begonnen: 'Dieser Termin hat begonnen.',
  vorbei: 'Dieser Termin ist vorbei.',
  abgesagt: 'Dieser Termin ist abgesagt.',
  entfallen: 'Das gibt es nicht mehr.',
}

const said: Readonly<Record<Opinion, string>> = { dafuer: 'dafür', dagegen: 'dagegen', enthaltung: 'Enthaltung' }

/** Words about the list that a Gremium keeps together. */
export const sharedListWording = {
  title: 'Merkliste des Gremiums',
  lead: 'Was Ihr Gremium gemeinsam plant. Alle, die dazugehören, sehen diese Liste und sagen, was sie für sich möchten.',
  own: 'Ihre Gremien',
  entries: 'Auf der Liste',
  /** Told aloud while the page stands open. */
  changed: 'Die Liste hat sich gerade geändert. Sie sehen den neuen Stand.',
  count: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  empty: 'Noch steht nichts auf der Liste',
  emptyText:
    'Setzen Sie Termine und Themen darauf: auf ihren Seiten mit „Auf die Liste des Gremiums“ oder von Ihrer Merkliste aus. Dann sagen alle, was sie für sich möchten.',
  find: 'Termine suchen',
  toOwnList: 'Zu Ihrer Merkliste',
  noGremium: 'Sie gehören noch zu keinem Gremium',
  noGremiumText: 'Legen Sie Ihr Gremium an oder lassen Sie sich einladen. Dann haben Sie eine gemeinsame Merkliste.',
  toGremium: 'Zum Gremium',
  when: ({ startDate, endDate, town }: Pick<ListedOffer, 'startDate' | 'endDate' | 'town'>) =>
    startDate === undefined || endDate === undefined
      ? undefined
      : `${daysText(startDate, endDate)}, ${town ?? 'online'}`,
  price: ({ price, withHotel, startDate }: Pick<ListedOffer, 'price' | 'withHotel' | 'startDate'>) =>
    [
      price === undefined ? undefined : `${startDate === undefined ? 'ab ' : ''}${formatEuro(price)} netto`,
      withHotel === undefined ? undefined : `mit Hotel ${formatEuro(withHotel)}`,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  onRequest: 'Preis auf Anfrage',
  gone,
  next: 'Die nächsten Termine',
  noNext: 'Zurzeit ist kein anderer Termin angesetzt.',
  added: ({ addedBy, addedOn }: Pick<ShownEntry, 'addedBy' | 'addedOn'>) =>
    addedBy === undefined ? `seit ${dayText(addedOn)}` : `von ${addedBy}, seit ${dayText(addedOn)}`,
  forWhom: 'Für',
  nobody: 'Noch niemand hat „Für mich“ gesagt.',
  forMe: 'Für mich',
  notForMe: 'Doch nicht für mich',
  remove: 'Von der Liste nehmen',
  toMeeting: 'In die Sitzung nehmen',
  more: ({ commentCount }: Pick<ShownEntry, 'commentCount'>) =>
    commentCount === 0 ? 'Meinungsbild und Kommentare' : `Meinungsbild und Kommentare (${commentCount})`,
  vote: {
    opinions: { dafuer: 'Dafür', dagegen: 'Dagegen', enthaltung: 'Enthaltung' } satisfies Readonly<
      Record<Opinion, string>
    >,
    said: (name: string, opinion: Opinion) => `${name}: ${said[opinion]}`,
    tally: ({ dafuer, dagegen, enthaltung }: Tally) =>
      `${dafuer} dafür, ${dagegen} dagegen, ${enthaltung === 1 ? '1 Enthaltung' : `${enthaltung} Enthaltungen`}`,
    secretly:
      'Was meinen Sie? Ihre Stimme ist geheim und lässt sich nicht ändern. Ausgezählt wird, wenn alle abgestimmt haben, und erst ab drei Stimmen. Beschlossen wird in der Sitzung.',
    openly:
      'Was meinen Sie? Ihr Gremium stimmt offen ab, Sie können Ihre Stimme ändern. Beschlossen wird in der Sitzung.',
    voted: 'Sie haben abgestimmt. Das Ergebnis steht hier, sobald ausgezählt ist.',
    counted: 'Sie haben abgestimmt. Es ist ausgezählt.',
    count: 'Jetzt auszählen',
  },
  comments: {
    title: 'Kommentare',
    yours: 'Ihr Kommentar',
    submit: 'Kommentieren',
    remove: 'Entfernen',
    removeOf: (name: string) => `Kommentar von ${name} entfernen`,
    by: (name: string, day: string) => `${name}, ${day}`,
    all: (count: number) => `Alle ${count} Kommentare`,
  },
  add: {
    title: 'Auf die Liste des Gremiums',
    on: (day: Day, until: Day, town: string | undefined) => `${daysText(day, until)}, ${town ?? 'online'}`,
    gremium: 'Auf welche Liste?',
    submit: 'Auf die Liste setzen',
    unknown: 'Diesen Termin oder dieses Thema gibt es nicht mehr',
    unknownText: 'Es lässt sich nicht auf die Liste setzen.',
  },
  notFound: 'Diesen Eintrag hat inzwischen jemand von der Liste genommen.',
  failed: 'Das hat nicht geklappt',
  saved: {
    merken: 'Steht auf der Liste',
    entfernen: 'Von der Liste genommen',
    'fuer-mich': 'Für Sie vorgemerkt',
    'nicht-fuer-mich': 'Nicht mehr für Sie vorgemerkt',
    abstimmen: 'Ihre Stimme zählt',
    auszaehlen: 'Ausgezählt',
    kommentieren: 'Ihr Kommentar steht dabei',
    'kommentar-weg': 'Der Kommentar ist entfernt',
  },
} as const
