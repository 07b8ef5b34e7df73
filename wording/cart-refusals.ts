import type { SoldOut } from '#core/capacity/capacity.ts'
import type { CartFull, Outdated, RecipientTwice } from '#core/cart/changing-cart.ts'
import type { RefusalSentences } from './common-refusals.ts'

const seats = (left: number): string => (left === 1 ? 'ist nur noch ein Platz' : `sind nur noch ${left}\u00a0Plätze`)

/** Of whatever somebody else has changed meanwhile. */
export const outdatedSentence =
  'Das hat inzwischen jemand anderes geändert. Hier steht der neue Stand; bitte ändern Sie ihn noch einmal.'

/** Of the cart. */
export const cartRefusals: RefusalSentences<SoldOut | CartFull | RecipientTwice | Outdated> = {
  'sold-out': ({ of, left }) => {
    if (of.kind === 'workshop') return 'In diesem Workshop ist kein Platz mehr frei. Bitte wählen Sie einen anderen.'
    if (of.kind === 'module')
      return left <= 0
        ? `Das Modul „${of.module}“ ist ausgebucht. Setzen Sie sich auf die Warteliste, oder wählen Sie andere Module.`
        : `Im Modul „${of.module}“ ${seats(left)} frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste.`
    return left <= 0
      ? 'Dieser Termin ist ausgebucht. Setzen Sie sich auf die Warteliste, oder wählen Sie einen anderen Termin.'
      : `An diesem Termin ${seats(left)} frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste.`
  },
  'cart-full': ({ of, most }) =>
    of === 'items'
      ? `Ihr Warenkorb fasst ${most}\u00a0Termine. Buchen Sie erst, was darin liegt, oder nehmen Sie etwas heraus.`
      : `Ihr Warenkorb fasst ${most}\u00a0Personen. Für größere Gruppen rufen Sie uns bitte an.`,
  'recipient-twice': () => 'Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil.',
  outdated: () => outdatedSentence,
}
