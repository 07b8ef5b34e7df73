import { namesDays } from '#core/booking/booking.ts'
import type { CartChanged, CartEmpty, ItemsNotOrderable, NamesMissing } from '#core/booking/ports.ts'
import type { ItemObstacle } from '#core/cart/priced-cart.ts'
import type { RefusalSentences } from './common-refusals.ts'

export type CheckoutRefusal = CartChanged | CartEmpty | ItemsNotOrderable | NamesMissing

const obstacles: Readonly<Record<ItemObstacle, string>> = {
  gone: 'ist nicht mehr im Programm',
  begun: 'hat schon begonnen',
  'sold-out': 'hat nicht mehr so viele freie Plätze',
}

/** Why a cart becomes no order; apart from all others, which the page in a browser would load for nothing. */
export const checkoutRefusals: RefusalSentences<CheckoutRefusal> = {
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
}
