import type { CartCount } from '#core/cart/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { cartWording } from '#wording/pages/cart.ts'

/** How much is in the cart, for pages of others, and the way there. */
export const CartFragment = ({ cart: { count } }: { readonly cart: CartCount }) => (
  <section className="cart stack" aria-label={cartWording.title}>
    <p>
      <Icon name="cart" /> <a href={addressOf.cart}>{count === 0 ? cartWording.title : cartWording.inCart(count)}</a>
      {count === 0 && `: ${cartWording.empty}.`}
    </p>
  </section>
)
