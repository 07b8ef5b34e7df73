import type { WhyLeftOut } from '#core/wishlist/cart.view.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'

/** Words of the wishlist about the cart. */
export const wishlistCartWording = {
  putIn: 'In den Warenkorb',
  waitingList: 'Auf die Warteliste',
  events: 'Termine ansehen',
  /** Where it lies already, or finds no room; leads to the cart. */
  lies: {
    'in-cart': 'Im Warenkorb',
    'waiting-list': 'Im Warenkorb, für die Warteliste',
    'cart-full': 'Warenkorb ist voll',
  },
  all: 'Alle in den Warenkorb',
  allText: 'Von jedem Termin ein Platz. Wie viele es werden und wer teilnimmt, legen Sie im Warenkorb fest.',
  alsoWaiting: 'Ausgebuchte Termine für die Warteliste',
  put: (events: number) => {
    if (events === 0) return 'Davon liegt nichts im Warenkorb'
    return events === 1 ? 'Ein Termin liegt im Warenkorb' : `${events} Termine liegen im Warenkorb`
  },
  leftOut: 'Das liegt nicht darin:',
  why: {
    'sold-out': 'Ausgebucht. Sie können sich auf die Warteliste setzen.',
    'cart-full': 'Ihr Warenkorb ist voll. Buchen Sie erst, was darin liegt, oder nehmen Sie etwas heraus.',
    'choose-event': 'Wählen Sie zuerst einen Termin.',
    begun: 'Hat begonnen und lässt sich nicht mehr buchen.',
    over: 'Liegt hinter uns.',
  } satisfies Record<WhyLeftOut, string>,
  toCart: 'Zum Warenkorb',
  /** 'Rhetorik, 11.01.2027 bis 13.01.2027, Köln' */
  named: ({ title, detail }: Pick<WishlistEntry, 'title' | 'detail'>) =>
    detail === undefined ? title : `${title}, ${detail}`,
} as const
