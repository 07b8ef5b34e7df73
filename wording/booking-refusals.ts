import type { FeeNotConfirmed, NotPossible } from '#core/booking/ports.ts'
import type { PriceChanged } from '#core/booking/registration-ports.ts'
import type { FeeNoLonger, NotBegun } from '#core/booking/office-ports.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { WhyNotResolved } from '#core/booking/resolution.ts'
import { formatDate } from '#core/shared/dates.ts'
import { checkoutRefusals, type CheckoutRefusal } from './checkout-refusals.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { euros } from './figures.ts'

type Refusals =
  | CheckoutRefusal
  | NotPossible
  | FeeNotConfirmed
  | NotBegun
  | FeeNoLonger
  | PriceChanged
  | Exclude<WhyNotResolved, { readonly why: 'invalid' }>

const votes = (count: number): string => (count === 1 ? 'eine Stimme' : `${count}\u00a0Stimmen`)

/** Of orders and bookings. */
export const bookingRefusals: RefusalSentences<Refusals> = {
  ...checkoutRefusals,
  'not-possible': ({ state }) => `Das geht nicht mehr: Die Buchung ist jetzt im Stand „${bookingStateLabels[state]}“.`,
  'fee-not-confirmed': ({ net }) =>
    `Die Stornierung kostet jetzt ${euros(net)} netto. Bitte prüfen Sie den Betrag und bestätigen Sie ihn noch einmal.`,
  'price-changed': ({ gross }) =>
    `Zusammen kostet es jetzt ${euros(gross)} brutto. Bitte prüfen Sie den Betrag und senden Sie noch einmal.`,
  'not-begun': ({ startDate }) =>
    `Der Termin beginnt erst am ${formatDate(startDate)}. Wer teilgenommen hat, lässt sich ab dann festhalten.`,
  'fee-no-longer': ({ startDate }) =>
    `Der Termin hat am ${formatDate(startDate)} begonnen: Stornieren geht nur noch ohne Kosten. Wer nicht kommt, wird als abwesend festgehalten, und die Rechnung bleibt.`,
  'votes-do-not-add-up': ({ present, votes: counted }) =>
    `Anwesend waren ${present}, gezählt sind ${votes(counted)}. Ja, Nein und Enthaltungen müssen zusammen die Anwesenden ergeben.`,
  'no-quorum': ({ needed }) =>
    `Das Gremium war nicht beschlussfähig: Mindestens ${needed}\u00a0Mitglieder müssen an der Abstimmung teilnehmen (§\u00a033 Abs.\u00a02 BetrVG).`,
  'no-majority': ({ needed }) =>
    `Der Beschluss ist nicht gefasst: Nötig sind ${needed}\u00a0Ja-Stimmen, die Mehrheit der Anwesenden (§\u00a033 Abs.\u00a01 BetrVG).`,
  'resolved-too-late': ({ latest }) =>
    `Der Beschluss muss vor der verbindlichen Buchung gefasst sein, spätestens am ${formatDate(latest)}.`,
}
