import type { Country } from '#core/accounts/accounts.ts'
import type { ReviewedRegistration } from '#core/booking/registration-ports.ts'
import { contactName, invoiceText } from '#core/cart/order-options.view.ts'
import { registrationHref } from '#core/conference/conference-links.ts'
import type { Conference } from '#core/conference/conference.ts'
import { incompleteText, nothingKnown, sumRows } from '#core/costs/cost-words.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatEuro, onRequest } from '#core/shared/money.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { peopleWording } from '#wording/pages/people.ts'
import { pageWording } from '#wording/pages.ts'
import { Fact } from '../../ui/fact.tsx'
import { CheckField } from '../../ui/form-field.tsx'
import type { Registered } from './registering.ts'
import { sentencesOf } from './registration-faults.ts'
import { Refused } from './registration-form.tsx'
import { registrationFrom, type TypedRegistration } from './typed-registration.ts'

const words = pageWording.conferences.registration

interface Reviewed {
  readonly conference: Conference
  readonly countries: readonly Country[]
  readonly acted: Registered
  readonly reviewed: ReviewedRegistration
}

/** All that is sent, with the way back to change it; the price right above the button (§ 312j BGB). */
export const RegistrationReview = ({ conference, countries, acted, reviewed }: Reviewed) => {
  const { typed, refusal, ticked } = acted
  const { totals, hotelTotals, idempotencyKey } = reviewed
  const sentences = sentencesOf(refusal, typed)
  const isKnown = !nothingKnown(totals)
  return (
    <div className="stack g3 do">
      {refusal && <Refused refusal={refusal} sentences={sentences} people={typed.people} />}
      <form method="post" action={registrationHref(conference)} className="stack g4" noValidate>
        <Typed typed={typed} />
        <input type="hidden" name="gross" value={totals.gross} />
        <input type="hidden" name="key" value={idempotencyKey} />
        <section className="stack g2">
          <h2 className="h3">{checkoutWording.headings.pruefen}</h2>
          <RegistrationFacts conference={conference} typed={typed} countries={countries} />
        </section>
        <section className="stack g2">
          <h2 className="h3">{checkoutWording.review.prices}</h2>
          <dl className="facts">
            {sumRows(totals, true).map(({ label, amount }) => (
              <Fact key={label} label={label}>
                {amount}
              </Fact>
            ))}
            {hotelTotals.net > 0 && (
              <Fact label={cartWording.byHotel}>{cartWording.byHotelNet(formatEuro(hotelTotals.net))}</Fact>
            )}
          </dl>
          {!totals.complete && <p className="small">{incompleteText}</p>}
        </section>
        <div>
          <CheckField name="agb" fault={sentences['agb']} checked={ticked?.agb}>
            {checkoutWording.agb.before} <a href={addressOf.terms}>{checkoutWording.agb.link}</a>{' '}
            {checkoutWording.agb.after}
          </CheckField>
          <CheckField name="privacyAccepted" fault={sentences['privacyAccepted']} checked={ticked?.privacyAccepted}>
            {checkoutWording.privacy.before} <a href={addressOf.privacy}>{checkoutWording.privacy.link}</a>{' '}
            {checkoutWording.privacy.after}
          </CheckField>
        </div>
        <p className="h4">
          {checkoutWording.gross}: {isKnown ? formatEuro(totals.gross) : onRequest}
        </p>
        <p className="row">
          <button className="btn" type="submit" name="do" value="send">
            {checkoutWording.submit[typed.mode]}
          </button>
          <button className="btn alt" type="submit" name="do" value="edit">
            {checkoutWording.edit}
          </button>
        </p>
        <p className="small mute">{checkoutWording.cancelling}</p>
      </form>
    </div>
  )
}

/** What was typed goes along unseen. */
const Typed = ({ typed: { mode, people, values } }: { readonly typed: TypedRegistration }) => (
  <>
    <input type="hidden" name="mode" value={mode} />
    <input type="hidden" name="people" value={people} />
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

const RegistrationFacts = ({
  conference,
  typed,
  countries,
}: Pick<Reviewed, 'conference' | 'countries'> & { readonly typed: TypedRegistration }) => {
  const { participants, ...options } = registrationFrom(conference.url, typed)
  const country = countries.find(({ code }) => code === options.country)?.label
  const titleOf = (id: string): string => conference.workshops.find((workshop) => workshop.id === id)?.title ?? id
  const basis = Object.entries(checkoutWording.bases).find(([key]) => key === options.legalBasis)?.[1]
  return (
    <dl className="facts">
      <Fact label={words.mode}>{words.modes[typed.mode]}</Fact>
      {participants.map(({ firstName, lastName, email, workshops }, index) => (
        <Fact key={email} label={peopleWording.nth(index + 1, participants.length)}>
          {firstName} {lastName}, {email}
          {workshops && workshops.length > 0 && `; ${words.choices(workshops.map(titleOf))}`}
        </Fact>
      ))}
      <Fact label={checkoutWording.contact}>
        {contactName(options)}, {options.email}
      </Fact>
      <Fact label={checkoutWording.buyer}>{invoiceText(options, country)}</Fact>
      <Fact label={checkoutWording.review.invoiceMail}>{options.billingEmail}</Fact>
      <Fact label={checkoutWording.review.basis}>{basis}</Fact>
    </dl>
  )
}
