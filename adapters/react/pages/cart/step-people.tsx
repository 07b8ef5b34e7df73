import { Link } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import { stepHref } from '#core/cart/checkout-steps.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import type { ShownCart } from '#core/cart/ports.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Acted } from './acting.ts'
import { fullTitleOf } from './item-words.ts'
import { Seats } from './seats.tsx'

/** All seats of all items, each with who takes it. */
export const PeopleStep = ({ cart, acted }: { readonly cart: ShownCart; readonly acted: Acted | undefined }) => (
  <div className="stack g4">
    <p className="small">{words.namesLater}</p>
    {cart.items.map((item) => (
      <article key={item.id} className="cart-item" aria-label={fullTitleOf(item)}>
        <h2 className="h3">{fullTitleOf(item)}</h2>
        {item.obstacle && (
          <p className="obstacle">
            <Icon name="alert" />
            <span>{cartWording.obstacles[item.obstacle]}</span>
          </p>
        )}
        <Seats item={item} action={stepHref('teilnehmende')} acted={acted} />
      </article>
    ))}
    <p className="row">
      <Link className="btn" to={stepHref('rechnung')}>
        {words.toInvoice}
      </Link>
      <Link to={addressOf.cart}>{words.toCart}</Link>
    </p>
  </div>
)
