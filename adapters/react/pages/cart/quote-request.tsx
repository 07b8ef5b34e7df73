import { salutations } from '#core/accounts/choices.ts'
import type { ShownCart } from '#core/cart/ports.ts'
import type { QuoteContactField, QuoteContactForm } from '#core/quote/quote-form.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { quoteWording } from '#wording/pages/quote.ts'
import { quoteRequestWording as words } from '#wording/pages/quote-request.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import { orderSentence } from '../../blocks/order-sentences.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { Page, PageProps } from '../../page.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { faultIn, type WhyNot } from '../../ui/why-not.ts'
import { fullTitleOf, venueOf } from './item-words.ts'

type Typed = { readonly [Field in QuoteContactField]: string }

interface Shown {
  readonly cart: ShownCart
  /** What is known of whoever asks. */
  readonly known: Typed
  readonly isSent: boolean
}

/** A form that was refused, as it was typed. */
interface NotRequested {
  readonly typed: Typed
  readonly why: WhyNot
}

const sentKey = 'angefragt'
const typedIn = (value: (field: QuoteContactField) => string | undefined): Typed => ({
  salutationId: value('salutationId') ?? '',
  firstName: value('firstName') ?? '',
  lastName: value('lastName') ?? '',
  email: value('email') ?? '',
  phone: value('phone') ?? '',
  company: value('company') ?? '',
})

/** Asks the office for a quote of what is in the cart. Works without JavaScript. */
export const quoteRequestPage: Page<Shown, NotRequested> = {
  sheet: 'cart',
  reads: [sentKey],
  async loader({ site, url }) {
    const [cart, who] = await Promise.all([site.booking.cart.cart({}), site.account.accounts.whoAmI({})])
    if (!cart.ok) return cart.refusal
    const self: Partial<QuoteContactForm> = who.ok && who.value.isLoggedIn ? who.value : {}
    const { orderOptions } = cart.value
    const known = typedIn((field) => (orderOptions[field] === '' ? undefined : orderOptions[field]) ?? self[field])
    return forOne<Shown>({ cart: cart.value, known, isSent: url.searchParams.has(sentKey) })
  },
  async action({ site, form }) {
    const typed = typedIn((field) => form.one(field))
    const answer = await site.booking.quotes.request(typed)
    if (answer.ok) return afterForm(`${addressOf.quoteRequest}?${sentKey}=1`)
    return again(answer.refusal, { typed, why: whyNotInWords(answer.refusal, { sentence: orderSentence }) })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [{ title: cartWording.title, href: addressOf.cart }] }),
  Component: ({ data, acted, frame }) => (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        {data.isSent && !acted ? (
          <Note icon="tick" tone="ok" title={words.sent} status focused>
            <p>{words.sentText}</p>
          </Note>
        ) : (
          <p className="lead measure">{words.lead}</p>
        )}
        {acted && <FormSummary faults={acted.why.faults} refusal={acted.why.refusal} />}
        <p className="on-screen">
          <GoLink href={addressOf.cart}>{words.toCart}</GoLink>
        </p>
      </div>
      {!(data.isSent && !acted) &&
        (data.cart.items.length === 0 ? <Empty /> : <Asking data={data} acted={acted} frame={frame} />)}
    </>
  ),
}

const Empty = () => (
  <div className="wrap room-below">
    <Note icon="cart" title={cartWording.empty}>
      <p>{cartWording.emptyText}</p>
      <p>
        <GoLink href={addressOf.events}>{cartWording.find}</GoLink>
      </p>
    </Note>
  </div>
)

const Asking = ({ data: { cart, known }, acted }: PageProps<Shown, NotRequested>) => {
  const values = acted?.typed ?? known
  const { fields } = checkoutWording
  const about = (name: QuoteContactField, label: string) => ({
    name,
    label,
    value: values[name],
    fault: faultIn(acted?.why, name),
  })
  return (
    <>
      <MarginSection id="umfang" title={words.items}>
        <ul className="lines">
          {cart.items.map((item) => (
            <li key={item.id}>
              <p>{fullTitleOf(item)}</p>
              <p className="small mute">
                {[item.event && venueOf(item.event), quoteWording.persons(item.recipients.length)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </MarginSection>
      <MarginSection id="kontakt" title={words.contact}>
        <form className="stack g3" method="post" action={addressOf.quoteRequest} noValidate>
          <p className="measure">{words.how}</p>
          <p className="small">{formsWording.required}</p>
          <div className="form">
            <ChoiceField {...about('salutationId', fields.salutationId)} choices={salutations} width="w2" />
            <TextField {...about('firstName', fields.firstName)} autoComplete="given-name" width="w2" />
            <TextField {...about('lastName', fields.lastName)} autoComplete="family-name" width="w2" />
            <TextField {...about('email', fields.email)} type="email" autoComplete="email" width="w3" />
            <TextField {...about('phone', fields.phone)} type="tel" autoComplete="tel" optional width="w3" />
            <TextField {...about('company', words.company)} autoComplete="organization" optional />
          </div>
          <p className="small">
            {words.privacy} <a href={addressOf.privacy}>{shellWording.legalPages.datenschutz}</a>.
          </p>
          <p>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </p>
        </form>
      </MarginSection>
    </>
  )
}
