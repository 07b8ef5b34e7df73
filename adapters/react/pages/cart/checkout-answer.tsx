import { Link } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import { stepHref, type CheckoutStep } from '#core/cart/checkout-steps.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceFor } from '#wording/common-refusals.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { leading } from '#wording/labelled.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Note } from '../../ui/note.tsx'
import type { NotOrdered } from './checking-out.ts'

/** Fields that stand in the last step before ordering; all others stand in the form of the invoice. */
const accepted: readonly OrderOptionsField[] = ['agb', 'privacyAccepted']

/** Why the checkout goes no further, with the way to what mends it. */
export const CheckoutAnswer = ({ acted, step }: { readonly acted: NotOrdered; readonly step: CheckoutStep }) => {
  const { refusal } = acted
  if (refusal.why === 'invalid') {
    const faults = faultsOf(refusal.fields).map(([field, fault]) => ({ field, says: optionFaultText(field, fault) }))
    const elsewhere = step === 'pruefen' && faults.some(({ field }) => !accepted.includes(field))
    return elsewhere ? (
      <Note icon="alert" title={formsWording.check(faults.length)} tone="bad" alert>
        <ul className="dash">
          {faults.map(({ field, says }) => (
            <li key={field}>
              <b>{leading(words.fields[field])}</b> {accepted.includes(field) ? <a href={`#${field}`}>{says}</a> : says}
            </li>
          ))}
        </ul>
        <p>
          <Link to={stepHref('rechnung')}>
            {words.steps.rechnung}: {words.edit}
          </Link>
        </p>
      </Note>
    ) : (
      <FormSummary faults={faults} />
    )
  }
  return (
    <Note icon="alert" title={acted.of === 'checkout' ? words.failed : formsWording.failed} tone="bad" alert>
      <p>{sentenceFor(words.refusals, refusal)}</p>
      {refusal.why === 'names-missing' && (
        <p>
          <Link to={stepHref('teilnehmende')}>{words.headings.teilnehmende}</Link>
        </p>
      )}
      {refusal.why === 'not-orderable' && (
        <ul className="dash">
          {refusal.items
            .flatMap(({ alternatives }) => alternatives)
            .map((other) => (
              <li key={other.eventId}>
                <a href={addressOf.event(String(other.eventId))}>{words.alternative(other)}</a>
              </li>
            ))}
          <li>
            <Link to={addressOf.cart}>{words.toCart}</Link>
          </li>
        </ul>
      )}
    </Note>
  )
}
