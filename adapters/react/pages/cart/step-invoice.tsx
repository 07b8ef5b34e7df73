import { Form, Link } from 'react-router-dom'
import { stepHref } from '#core/cart/checkout-steps.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { OrderOptionsFields, type OptionsTyped } from '../../blocks/order-options-fields.tsx'

/** Who pays, whom we write to, what the invoice says, on which right the training rests. */
export const InvoiceStep = (typed: OptionsTyped) => (
  <Form method="post" action={stepHref('rechnung')} className="stack g4" noValidate>
    <input type="hidden" name="do" value="options" />
    <p className="small">{formsWording.required}</p>
    <OrderOptionsFields {...typed} />
    <p className="row">
      <button className="btn" type="submit">
        {words.toReview}
      </button>
      <Link to={stepHref('teilnehmende')}>{words.back}</Link>
    </p>
  </Form>
)
