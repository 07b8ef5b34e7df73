import { Link } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import { isOrderable } from '#core/cart/cart.view.ts'
import type { ShownCart } from '#core/cart/ports.ts'
import type { Overlap } from '#core/cart/priced-cart.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { cartPageWording } from '#wording/pages/cart-page.ts'
import { afterForm, forOne } from '../../answers.ts'
import type { Frame, HydratedPage } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { added, addedField, changed, type Acted } from './acting.ts'
import { Added, Answer, NotReached } from './answer.tsx'
import { CartItem } from './cart-item.tsx'
import { fullTitleOf } from './item-words.ts'
import { Sums } from './sums.tsx'

interface CartPage {
  readonly cart: ShownCart
  /** What a form of another page has just laid into it. */
  readonly added?: number
}

/**
 * What somebody has chosen, at the prices of today, and what forms of other pages do: `termin` with `plaetze` and `art`
 * lays seats of an event into it; `do` changes what is there.
 */
export const cartPage: HydratedPage<CartPage, Acted> = {
  hydrated: true,
  sheet: 'cart',
  reads: [addedField],
  async loader({ site, url }) {
    const answer = await site.booking.cart.cart({})
    if (!answer.ok) return answer.refusal
    const cart = answer.value
    const eventId = Number(url.searchParams.get(addedField) ?? Number.NaN)
    return forOne<CartPage>({ cart, ...(Number.isSafeInteger(eventId) && { added: eventId }) })
  },
  async action(asked) {
    if (asked.form.one('termin') !== undefined) return added(asked)
    return (await changed(asked, addressOf.cart)) ?? afterForm(addressOf.cart)
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, failed = false, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{cartPageWording.lead}</p>
      </div>
      <div className="wrap stack g4 room-below">
        {failed && <NotReached />}
        <Said data={data} acted={acted} frame={frame} />
        {data.cart.items.length === 0 ? <Empty /> : <Filled cart={data.cart} acted={acted} />}
      </div>
    </>
  ),
}

const Said = ({
  data: { cart, added: eventId },
  acted,
  frame,
}: {
  readonly data: CartPage
  readonly acted: Acted | undefined
  readonly frame: Frame
}) => {
  if (acted) return <Answer acted={acted} cart={cart} action={addressOf.cart} settings={frame.settings} />
  const item = cart.items.find((one) => one.eventId === eventId)
  return item && <Added title={fullTitleOf(item)} />
}

const Empty = () => (
  <Note icon="cart" title={words.empty}>
    <p>{words.emptyText}</p>
    <p className="row">
      <GoLink href={addressOf.events}>{words.find}</GoLink>
      <Link to={addressOf.wishlist}>{cartPageWording.toWishlist}</Link>
    </p>
  </Note>
)

const Filled = ({ cart, acted }: { readonly cart: ShownCart; readonly acted: Acted | undefined }) => (
  <div className="side">
    <div className="stack g4">
      {cart.overlaps.length > 0 && <Overlaps cart={cart} />}
      {cart.items.map((item) => (
        <CartItem key={item.id} item={item} action={addressOf.cart} acted={acted} />
      ))}
      <p className="row on-screen">
        <GoLink href={addressOf.events}>{cartPageWording.findMore}</GoLink>
        <Link to={addressOf.wishlist}>{cartPageWording.toWishlist}</Link>
      </p>
    </div>
    <aside className="sum stick top-r stack" aria-labelledby="summe">
      <h2 id="summe">{cartPageWording.sum}</h2>
      <Sums totals={cart.totals} hotelTotals={cart.hotelTotals} />
      {isOrderable(cart) ? (
        <p>
          <Link className="btn wide" to={addressOf.checkout}>
            {cartPageWording.checkout}
          </Link>
        </p>
      ) : (
        <p className="small">{words.notYet}</p>
      )}
      <p className="small mute">{words.nothingYet}</p>
      <p className="small on-screen">
        <a href={addressOf.quoteRequest}>{cartPageWording.toQuote}</a>
      </p>
      <p className="small on-screen">
        <a href={`${addressOf.faq}#buchung`}>{cartPageWording.faq}</a>
      </p>
    </aside>
  </div>
)

const Overlaps = ({ cart: { items, overlaps } }: { readonly cart: ShownCart }) => {
  const titled = (eventId: number): string => {
    const item = items.find((one) => one.eventId === eventId)
    return item ? fullTitleOf(item) : words.goneTitle(eventId)
  }
  const told = ({ email, eventIds: [one, other] }: Overlap) =>
    cartPageWording.overlap(email, titled(one), titled(other))
  return (
    <Note icon="alert" title={cartPageWording.overlaps}>
      <ul className="dash">
        {overlaps.map((each) => (
          <li key={told(each)}>{told(each)}</li>
        ))}
      </ul>
      <p>{cartPageWording.overlapText}</p>
    </Note>
  )
}
