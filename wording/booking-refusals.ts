import type {
  CartChanged,
  CartEmpty,
  FeeNotConfirmed,
  ItemsNotOrderable,
  NamesMissing,
  NotPossible,
} from '#core/booking/ports.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { namesDays } from '#core/booking/booking.ts'
import type { WhyNotResolved } from '#core/booking/resolution.ts'
import type { ItemObstacle } from '#core/cart/priced-cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { euros } from './figures.ts'

type Refusals =
  | CartChanged
  | CartEmpty
  | ItemsNotOrderable
  | NamesMissing
  | NotPossible
  | FeeNotConfirmed
  | Exclude<WhyNotResolved, { readonly why: 'invalid' }>

const obstacles: Readonly<Record<ItemObstacle, string>> = {
  gone: 'ist nicht mehr im Programm',
  begun: 'hat schon begonnen',
  'sold-out': 'hat nicht mehr so viele freie Plätze',
}

const votes = (count: number): string => (count === 1 ? 'eine Stimme' : `${count}\u00a0Stimmen`)

/** Of orders and bookings. */
export const bookingRefusals: RefusalSentences<Refusals> = {
  'cart-empty': () => 'In Ihrem Warenkorb liegt nichts.',
  'cart-changed': () =>
    'Ihr Warenkorb oder ein Preis darin hat sich geändert, seit Sie ihn gesehen haben. Bitte prüfen Sie ihn noch einmal.',
  'not-orderable': ({ items }) =>
    [
      ...items.map(({ eventId, obstacle }) => `Der Termin ${eventId} ${obstacles[obstacle]}.`),
      'Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin.',
    ].join(' '),
  'names-missing': () =>
    `In den letzten ${namesDays}\u00a0Tagen vor Beginn brauchen wir alle Namen. Bitte nennen Sie, wer teilnimmt.`,
  'not-possible': ({ state }) => `Das geht nicht mehr: Die Buchung ist jetzt im Stand „${bookingStateLabels[state]}“.`,
  'fee-not-confirmed': ({ net }) =>
    `Die Absage kostet jetzt ${euros(net)} netto. Bitte prüfen Sie den Betrag und bestätigen Sie ihn noch einmal.`,
  'votes-do-not-add-up': ({ present, votes: counted }) =>
    `Anwesend waren ${present}, gezählt sind ${votes(counted)}. Ja, Nein und Enthaltungen müssen zusammen die Anwesenden ergeben.`,
  'no-quorum': ({ needed }) =>
    `Das Gremium war nicht beschlussfähig: Mindestens ${needed}\u00a0Mitglieder müssen an der Abstimmung teilnehmen (§\u00a033 Abs.\u00a02 BetrVG).`,
  'no-majority': ({ needed }) =>
    `Der Beschluss ist nicht gefasst: Nötig sind ${needed}\u00a0Ja-Stimmen, die Mehrheit der Anwesenden (§\u00a033 Abs.\u00a01 BetrVG).`,
  'resolved-too-late': ({ latest }) =>
    `Der Beschluss muss vor der verbindlichen Buchung gefasst sein, spätestens am ${formatDate(latest)}.`,
}
