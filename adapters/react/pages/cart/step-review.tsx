import { Form, Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import * as addressOf from '#core/shared/addresses.ts'
import type { Country } from '#core/accounts/accounts.ts'
import { isOrderable, orderMode, shownMode } from '#core/cart/cart.view.ts'
import type { TypedOptions } from '#core/cart/cart.ts'
import { contactName, invoiceText } from '#core/cart/order-options.view.ts'
import { stepHref, type CheckoutStep } from '#core/cart/checkout-steps.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import type { ShownCart, ShownItem } from '#core/cart/ports.ts'
import { daysText, dayText } from '#core/shared/day-texts.ts'
import { onRequest, formatEuro } from '#core/shared/money.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { nothingKnown } from '#core/costs/cost-words.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { Fact } from '../../ui/fact.tsx'
import { CheckField } from '../../ui/form-field.tsx'
import { Note } from '../../ui/note.tsx'
import { ItemLines } from './item-lines.tsx'
import { calledOr, modulesText, stayText, titleOf, venueOf } from './item-words.ts'
import { Sums } from './sums.tsx'

interface Reviewed {
  readonly cart: ShownCart
  readonly countries: readonly Country[]
  readonly gremien: readonly OwnGremium[]
  readonly faults: { readonly [Field in OrderOptionsField]?: FieldFault }
  /** Boxes that were ticked when it was refused. */
  readonly ticked: { readonly agb: boolean; readonly privacy: boolean }
}

/** All that is ordered, with ways back to change it; the price right above the button (§ 312j BGB). */
export const ReviewStep = ({ cart, countries, gremien, faults, ticked }: Reviewed) => {
  const { totals, orderOptions: options } = cart
  const told = (field: 'agb' | 'privacyAccepted') => {
    const fault = faults[field]
    return fault && optionFaultText(field, fault)
  }
  const amount = (cents: number): string => (nothingKnown(totals) ? onRequest : formatEuro(cents))
  return (
    <div className="stack g4">
      <Part title={words.steps.teilnehmende} step="teilnehmende">
        {cart.items.map((item) => (
          <ItemFacts key={item.id} item={item} />
        ))}
      </Part>
      <Part title={words.steps.rechnung} step="rechnung">
        {options.street === undefined ? (
          <p>{words.review.incomplete}</p>
        ) : (
          <InvoiceFacts options={options} countries={countries} gremien={gremien} />
        )}
      </Part>
      <section className="stack">
        <h2 className="h3">{words.review.prices}</h2>
        {cart.items.map((item) => (
          <div key={item.id} className="stack g1">
            {cart.items.length > 1 && <h3 className="h4">{titleOf(item)}</h3>}
            <ItemLines item={item} withSum={cart.items.length > 1} />
          </div>
        ))}
        <Sums totals={totals} hotelTotals={cart.hotelTotals} />
      </section>
      {isOrderable(cart) ? (
        <Form method="post" action={stepHref('pruefen')} className="stack" noValidate>
          <input type="hidden" name="do" value="checkout" />
          <input type="hidden" name="version" value={cart.version} />
          <input type="hidden" name="gross" value={totals.gross} />
          <CheckField name="agb" fault={told('agb')} checked={ticked.agb}>
            {words.agb.before} <a href={addressOf.terms}>{words.agb.link}</a> {words.agb.after}
          </CheckField>
          <CheckField name="privacyAccepted" fault={told('privacyAccepted')} checked={ticked.privacy}>
            {words.privacy.before} <a href={addressOf.privacy}>{words.privacy.link}</a> {words.privacy.after}
          </CheckField>
          <div className="row apart to-pay">
            <dl className="row">
              <div>
                <dt className="small mute">{words.net}</dt>
                <dd>{amount(totals.net)}</dd>
              </div>
              <div>
                <dt className="small mute">{words.gross}</dt>
                <dd className="h3">{amount(totals.gross)}</dd>
              </div>
            </dl>
            <button className="btn" type="submit">
              {words.submit[orderMode(cart.items)]}
            </button>
          </div>
          <p className="small mute">
            {orderMode(cart.items) === 'reservieren' ? words.reservedFree : words.cancelling}
          </p>
        </Form>
      ) : (
        <Note icon="alert" title={words.failed}>
          <p>{cartWording.notYet}</p>
        </Note>
      )}
      <p className="row on-screen">
        <Link to={stepHref('rechnung')}>{words.back}</Link>
      </p>
    </div>
  )
}

const Part = ({
  title,
  step,
  children,
}: {
  readonly title: string
  readonly step: CheckoutStep
  readonly children: ReactNode
}) => (
  <section className="stack g2">
    <div className="row apart">
      <h2 className="h3">{title}</h2>
      <Link className="on-screen" to={stepHref(step)} aria-label={`${title}: ${words.edit}`}>
        {words.edit}
      </Link>
    </div>
    {children}
  </section>
)

const ItemFacts = ({ item }: { readonly item: ShownItem }) => (
  <article aria-label={titleOf(item)}>
    <h3 className="h4">{titleOf(item)}</h3>
    <dl className="facts endless">
      {item.event && (
        <Fact label={words.review.when}>
          {daysText(item.event.startDate, item.event.endDate)}, {venueOf(item.event)}
        </Fact>
      )}
      {item.modules && <Fact label={words.review.modules}>{modulesText(item)}</Fact>}
      <Fact label={words.review.mode}>
        {item.obstacle ? cartWording.obstacles[item.obstacle] : cartWording.modes[shownMode(item)]}
      </Fact>
      <Fact label={words.review.people}>
        {item.recipients.map((one) => [calledOr(one), stayText(one.stay)].filter(Boolean).join(', ')).join('; ')}
      </Fact>
    </dl>
  </article>
)

const InvoiceFacts = ({
  options,
  countries,
  gremien,
}: {
  readonly options: TypedOptions
  readonly countries: readonly Country[]
  readonly gremien: readonly OwnGremium[]
}) => {
  const { fields } = words
  const country = countries.find(({ code }) => code === options.country)?.label
  const chosen = (table: Readonly<Record<string, string>>, key = ''): string => table[key] ?? ''
  const references = (['orderNo', 'costCentre', 'vatId', 'leitwegId'] as const).flatMap((field) =>
    options[field] ? [`${fields[field]} ${options[field]}`] : [],
  )
  const rows: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    [words.review.buyer, [chosen(words.buyers, options.buyerType)]],
    [fields.gremium, [options.buyerType === 'privat' ? undefined : gremiumName(gremien, options.gremium)]],
    [words.review.to, [invoiceText(options, country)]],
    [words.review.invoiceMail, [options.billingEmail]],
    [words.review.contact, [contactName(options), options.email, options.phone]],
    [words.review.references, references],
    [words.review.hotel, [chosen(words.hotelPayers, options.hotelPayer)]],
    [
      words.review.basis,
      [
        chosen(words.bases, options.legalBasis),
        options.resolutionDate && words.review.resolution(dayText(options.resolutionDate)),
      ],
    ],
    [words.review.remarks, [options.remarks]],
  ]
  return (
    <dl className="facts endless">
      {rows.map(([label, parts]) => {
        const text = parts.filter((part) => part !== undefined && part.trim() !== '').join(', ')
        return (
          text && (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          )
        )
      })}
    </dl>
  )
}

/** For which of hers she orders, where that is a question. */
const gremiumName = (gremien: readonly OwnGremium[], id = ''): string | undefined =>
  gremien.length > 1 ? (id === '' ? gremien[0] : gremien.find((one) => one.id === id))?.name : undefined
