import { Link } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import type { Country } from '#core/accounts/accounts.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import type { ShownOrder } from '#core/booking/ports.ts'
import type { TypedOptions } from '#core/cart/cart.ts'
import { stepField, stepHref, stepIn, type CheckoutStep } from '#core/cart/checkout-steps.ts'
import { shownMode } from '#core/cart/cart.view.ts'
import type { ShownCart } from '#core/cart/ports.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { forOne } from '../../answers.ts'
import type { HydratedPage, HydratedPageRequest } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { changed } from './acting.ts'
import { Answer, NotReached } from './answer.tsx'
import { CheckoutAnswer } from './checkout-answer.tsx'
import { isOfCheckout, ordered, withOptions, type CheckoutActed } from './checking-out.ts'
import { fullTitleOf } from './item-words.ts'
import { beginningOf } from './order-options-fields.ts'
import { Progress } from './progress.tsx'
import { InvoiceStep } from './step-invoice.tsx'
import { PeopleStep } from './step-people.tsx'
import { ReviewStep } from './step-review.tsx'
import { ThanksStep } from './step-thanks.tsx'
import { Sums } from './sums.tsx'

interface Checkout {
  readonly step: CheckoutStep
  readonly cart: ShownCart
  /** What the form of the invoice begins with, and what it offers. */
  readonly options: TypedOptions
  readonly countries: readonly Country[]
  /** Of whoever orders. */
  readonly gremien: readonly OwnGremium[]
  /** What was ordered in this browser last. */
  readonly order?: ShownOrder
}

/** From the cart to an order, in four steps; the step stands in the address, what was typed in the cart. */
export const checkoutPage: HydratedPage<Checkout, CheckoutActed> = {
  hydrated: true,
  sheet: 'cart',
  reads: [stepField],
  async loader(asked) {
    const step = stepIn(asked.url)
    const { here, ...data } = await checkoutAt(step, asked)
    return { ...forOne<Checkout>({ step, ...data }), here }
  },
  async action(asked) {
    const here = stepHref(stepIn(asked.url))
    switch (asked.form.one('do')) {
      case 'options':
        return withOptions(asked)
      case 'checkout':
        return ordered(asked)
      default:
        return (await changed(asked, here)) ?? new Response(null, { status: 303, headers: { location: here } })
    }
  },
  head: ({ step }) => ({
    title: `${words.title}: ${words.steps[step]}`,
    noindex: true,
    crumbs: [{ title: cartWording.title, href: addressOf.cart }],
  }),
  Component: ({ data, acted, failed = false, frame }) => {
    const { step, cart, order } = data
    const isEmpty = cart.items.length === 0 && step !== 'danke'
    return (
      <div className="wrap stack g4 rhead room-below">
        <Progress step={step} />
        <h1>{step === 'danke' && order ? words.thanks.heading(order.bookings) : words.headings[step]}</h1>
        {failed && <NotReached />}
        {acted &&
          (isOfCheckout(acted) ? (
            <CheckoutAnswer acted={acted} step={step} />
          ) : (
            <Answer acted={acted} cart={cart} action={stepHref(step)} settings={frame.settings} />
          ))}
        {isEmpty ? <Empty hasOrdered={order !== undefined} /> : <Step data={data} acted={acted} />}
      </div>
    )
  },
}

async function checkoutAt(step: CheckoutStep, { site }: HydratedPageRequest) {
  const isForm = step === 'rechnung' || step === 'pruefen'
  const [cart, who, countries, gremien] = await Promise.all([
    site.booking.cart.cart({}),
    isForm ? site.account.accounts.whoAmI({}) : undefined,
    isForm ? site.account.accounts.countries({}) : undefined,
    isForm ? site.gremium.membership.own({}) : undefined,
  ])
  if (!cart.ok) return cart.refusal
  const placed = cart.value.items.length === 0 || step === 'danke' ? await site.booking.orders.placed({}) : undefined
  return {
    here: stepHref(step),
    cart: cart.value,
    options: who?.ok ? beginningOf(cart.value.orderOptions, who.value) : cart.value.orderOptions,
    countries: countries?.ok ? countries.value : [],
    gremien: gremien?.ok ? gremien.value.items : [],
    ...(placed?.ok && { order: placed.value }),
  }
}

const Step = ({ data, acted }: { readonly data: Checkout; readonly acted: CheckoutActed | undefined }) => {
  const { step, cart, options, countries, gremien, order } = data
  if (step === 'danke') return <ThanksStep order={order} />
  const refused = acted && isOfCheckout(acted) ? acted : undefined
  const faults = refused?.refusal.why === 'invalid' ? refused.refusal.fields : {}
  return (
    <div className="side">
      {step === 'teilnehmende' && <PeopleStep cart={cart} acted={acted && !isOfCheckout(acted) ? acted : undefined} />}
      {step === 'rechnung' && (
        <InvoiceStep value={refused?.typed ?? options} faults={faults} countries={countries} gremien={gremien} />
      )}
      {step === 'pruefen' && (
        <ReviewStep
          cart={cart}
          countries={countries}
          gremien={gremien}
          faults={faults}
          ticked={refused?.ticked ?? { agb: false, privacy: false }}
        />
      )}
      {step !== 'pruefen' && <Order cart={cart} />}
    </div>
  )
}

const Order = ({ cart }: { readonly cart: ShownCart }) => (
  <aside className="sum stick top-r stack" aria-labelledby="bestellung">
    <h2 id="bestellung">{words.yourOrder}</h2>
    <ul className="lines small">
      {cart.items.map((item) => (
        <li key={item.id}>
          <strong>{fullTitleOf(item)}</strong>
          <br />
          {cartWording.modes[shownMode(item)]}, {words.persons(item.recipients.length)}
        </li>
      ))}
    </ul>
    <Sums totals={cart.totals} hotelTotals={cart.hotelTotals} />
  </aside>
)

const Empty = ({ hasOrdered }: { readonly hasOrdered: boolean }) => (
  <Note icon="cart" title={cartWording.empty}>
    <p>{words.emptyText}</p>
    <p className="row">
      <GoLink href={addressOf.events}>{cartWording.find}</GoLink>
      {hasOrdered && <Link to={stepHref('danke')}>{words.lastOrder}</Link>}
    </p>
  </Note>
)
