import { reservationDays } from '#core/booking/booking.ts'
import type { CartMode } from '#core/cart/cart.ts'
import type { ShownMode } from '#core/cart/cart.view.ts'
import type { ItemObstacle } from '#core/cart/priced-cart.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import { cartRefusals } from '../cart-refusals.ts'
import { commonRefusals } from '../common-refusals.ts'
import { orderableRefusals } from '../orderable-refusals.ts'
import { chosenModules } from '../chosen-modules.ts'

const seats = (count: number): string => (count === 1 ? 'ein Platz' : `${count}\u00a0Plätze`)

/** Words of the cart page. */
export const cartWording = {
  title: 'Warenkorb',
  chosenModules,
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Legen Sie Termine hinein. Bis Sie zur Kasse gehen, ist nichts bestellt und nichts reserviert.',
  find: 'Termine finden',
  failed: 'Das hat nicht geklappt',
  unreached: 'Keine Verbindung',
  unreachedText:
    'Vielleicht ist nicht angekommen, was Sie geändert haben. Was Sie geschrieben haben, steht noch da. Versuchen Sie es gleich noch einmal.',
  refusals: { ...cartRefusals, ...commonRefusals, ...orderableRefusals },
  /** What was done last, told aloud. */
  done: {
    added: (title: string) => `„${title}“ liegt im Warenkorb`,
    removed: 'Der Termin liegt nicht mehr im Warenkorb',
    more: 'Ein Platz mehr',
    less: 'Ein Platz weniger',
    named: 'Die Angaben zur Person sind gespeichert',
    dropped: 'Die Person nimmt nicht mehr teil',
    changed: 'Das ist geändert',
  },
  /** Of an event that the programme does not have any more. */
  goneTitle: (eventId: number) => `Termin ${eventId}`,
  online: 'Online',
  alsoOnline: (towns: string) => `${towns} und online`,
  modes: {
    buchen: 'Buchen',
    reservieren: 'Reservieren',
    warteliste: 'Warteliste',
    anfragen: 'Anfragen',
  } satisfies Record<ShownMode, string>,
  modeTexts: {
    buchen: 'Verbindlich. Wir bestätigen die Plätze per E-Mail.',
    reservieren: `Kostenlos und unverbindlich. Wir halten die Plätze ${reservationDays}\u00a0Tage für Sie frei, zum Beispiel bis zum Beschluss.`,
    warteliste: 'Unverbindlich. Wird ein Platz frei, bieten wir ihn Ihnen an. Sie entscheiden dann.',
    anfragen:
      'Wir halten die Plätze und nennen Ihnen den Preis. Verbindlich wird es erst, wenn Sie einverstanden sind.',
  } satisfies Record<ShownMode, string>,
  changeMode: {
    buchen: 'Stattdessen buchen',
    reservieren: `Stattdessen ${reservationDays}\u00a0Tage reservieren`,
    warteliste: 'Auf die Warteliste',
  } satisfies Record<CartMode, string>,
  obstacles: {
    gone: 'Diesen Termin gibt es nicht mehr. Bitte nehmen Sie ihn heraus.',
    begun: 'Dieser Termin hat begonnen. Buchen lässt er sich nicht mehr.',
    'sold-out': 'So viele Plätze sind nicht mehr frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste.',
  } satisfies Record<ItemObstacle, string>,
  otherEvents: 'Andere Termine dieses Themas',
  seats: (count: number) => `Wer nimmt teil? ${seats(count).replace(/^e/, 'E')}`,
  nobody: 'N.\u00a0N.',
  nobodyText: 'Den Namen nennen Sie später.',
  more: 'Ein Platz mehr',
  less: 'Ein Platz weniger',
  remove: 'Termin herausnehmen',
  drop: 'Entfernen',
  name: 'Person benennen',
  change: 'Ändern',
  save: 'Person speichern',
  person: (nth: number) => `Person ${nth}`,
  fields: {
    salutationId: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    function: 'Funktion',
    isFirstTerm: 'In der ersten Amtszeit',
    overnight: 'Übernachtung',
    arrivalEve: 'Anreise schon am Vorabend',
    departureLate: 'Abreise erst am Morgen danach',
    notes: 'Was sollen wir für diese Person vorbereiten?',
  } satisfies Record<RecipientField, string>,
  overnight: { usual: 'Wie beim Termin üblich', yes: 'Mit Übernachtung', no: 'Ohne Übernachtung' },
  notesHint:
    'Zum Beispiel ein barrierefreies Zimmer oder Allergien. Nur wer das Seminar vorbereitet, sieht es; danach löschen wir es.',
  staysOvernight: 'mit Übernachtung',
  staysNot: 'ohne Übernachtung',
  arrivesBefore: 'ab dem Vorabend',
  leavesLate: 'bis zum Morgen danach',
  item: (title: string, days: string) => `${title}, ${days}`,
  byHotel: 'Das berechnet das Hotel selbst',
  byHotelNet: (amount: string) => `${amount} netto`,
  notYet: 'Zur Kasse geht es, sobald sich alle Termine buchen lassen.',
  nothingYet: 'Bis hierher ist alles unverbindlich.',
  gone: 'Dieser Eintrag liegt nicht mehr in diesem Warenkorb',
  goneText:
    'Vielleicht haben Sie ihn in einem anderen Fenster herausgenommen, oder Sie sind nicht mehr angemeldet. Was Sie geschrieben haben, steht noch hier.',
  signIn: 'Anmelden',
  /** Beside the cart's sign in the header. */
  inCart: (count: number) => `Warenkorb, ${seats(count)}`,
} as const
