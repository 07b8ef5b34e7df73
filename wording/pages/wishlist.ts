import type { BookmarkType, OfferedEvent, WishlistOffer } from '#core/wishlist/wishlist.ts'
import { formatEuroBriefly, type Cents } from '#core/shared/money.ts'
import type { WishlistOrder } from '#core/wishlist/wishlist.view.ts'

import { levelWording } from '../levels.ts'

/** Under which heading of the wishlist a kind of bookmark stands. */
type WishlistGroup = 'seminare' | 'artikel' | 'hotels'

const wholePrice = (net: Cents): string => `mit Hotel etwa ${formatEuroBriefly(Math.round(net / 100) * 100)} netto`

/** 'Spezial · 990 € netto · mit Hotel etwa 1.406 € netto · Plätze frei': of what is over only the level. */
const facts = ({ level, price, withHotel, seats, next, compared }: WishlistOffer): string => {
  const from = compared?.name === 'theme' && next.length > 1 ? 'ab ' : ''
  const told = price === undefined ? 'Preis auf Anfrage' : `${from}${formatEuroBriefly(price)} netto`
  return [
    level && levelWording.names[level],
    compared && (price !== undefined || seats !== undefined || next.length > 0) && told,
    withHotel !== undefined && wholePrice(withHotel),
    seats,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Words of the wishlist page. */
export const wishlistWording = {
  title: 'Merkliste',
  lead: 'Was Sie sich gemerkt haben, auf all Ihren Geräten.',
  signIn: 'Bitte melden Sie sich an, um Ihre Merkliste zu sehen',
  signInText: 'Sie liegt in Ihrem Konto, damit Sie sie auf jedem Gerät wiederfinden.',
  signInButton: 'Anmelden',
  register: 'Jetzt registrieren',
  empty: 'Ihre Merkliste ist noch leer',
  emptyText: 'Tippen Sie bei einem Seminar oder Termin auf das Herz. Wir heben es hier für Sie auf.',
  find: 'Seminare finden',
  groups: { seminare: 'Seminare und Termine', artikel: 'Artikel und Wissen', hotels: 'Hotels' },
  groupOf: {
    seminar: 'seminare',
    event: 'seminare',
    fachtagung: 'seminare',
    artikel: 'artikel',
    urteil: 'artikel',
    lexikon: 'artikel',
    download: 'artikel',
    video: 'artikel',
    hotel: 'hotels',
  } satisfies Record<BookmarkType, WishlistGroup>,
  /** What is on offer now, in a list. */
  offered: 'Gerade im Programm',
  facts,
  nextEvent: ({ text, withHotel }: OfferedEvent) =>
    withHotel === undefined ? text : `${text}, ${wholePrice(withHotel)}`,
  noNext: 'Ein neuer Termin steht noch nicht fest.',
  compare: 'Vergleichen',
  compareSelected: 'Ausgewählte vergleichen',
  compareText: 'Markieren Sie, was Sie nebeneinander legen möchten.',
  expired: 'Dieser Termin liegt hinter uns.',
  newEvents: 'Neue Termine ansehen',
  remove: 'Entfernen',
  toSharedList: 'Auf die Liste des Gremiums',
  signedInAs: (name: string) => `Angemeldet als ${name}`,
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  failed: 'Das hat nicht geklappt',
  removed: (title: string) => `„${title}“ ist von Ihrer Merkliste entfernt`,
  /** Above what was removed before that. */
  removedLately: 'In der letzten Stunde entfernt',
  undo: 'Rückgängig machen',
  restored: (title: string) => `„${title}“ steht wieder auf Ihrer Merkliste`,
  /** Where its title is not known any more. */
  entry: 'Der Eintrag',
  tooLate: 'Das ist länger als eine Stunde her und lässt sich nicht mehr rückgängig machen.',
  noted: 'Ihre Notiz ist gespeichert.',
  noteGone: 'Ihre Notiz ist gelöscht.',
  note: 'Notiz',
  ownNote: 'Ihre Notiz:',
  writeNote: 'Notiz schreiben',
  changeNote: 'Notiz ändern',
  saveNote: 'Notiz speichern',
  order: 'Reihenfolge',
  orders: { latest: 'Zuletzt gemerkt', 'next-event': 'Nächster Termin' } satisfies Record<WishlistOrder, string>,
  unreached: 'Keine Verbindung',
  unreachedText:
    'Vielleicht ist nicht angekommen, was Sie geändert haben. Was Sie geschrieben haben, steht noch da. Versuchen Sie es gleich noch einmal.',
} as const
