// Without React: what the checkout's own forms do.
import type { ForOrdering } from '#core/booking/ports.ts'
import { stepHref } from '#core/cart/checkout-steps.ts'
import type { ForFillingACart } from '#core/cart/ports.ts'
import type { OrderOptionsForm } from '#core/cart/order-options-rules.ts'
import { afterForm, again } from '../../answers.ts'
import type { ActionAnswer, HydratedPageRequest } from '../../page.ts'
import type { Acted } from './acting.ts'
import { typedOptions } from '../../blocks/typed-options.ts'

type RefusalOf<Answer> = Answer extends { readonly ok: false; readonly refusal: infer R } ? R : never
type CheckoutRefusal =
  | RefusalOf<Awaited<ReturnType<ForOrdering['checkout']>>>
  | RefusalOf<Awaited<ReturnType<ForFillingACart['updateOrderOptions']>>>

/** Why the invoice was not taken, or nothing ordered, with all that was typed and ticked. */
export interface NotOrdered {
  readonly of: 'options' | 'checkout'
  readonly refusal: CheckoutRefusal
  readonly typed?: OrderOptionsForm
  readonly ticked?: { readonly agb: boolean; readonly privacy: boolean }
}

/** What became of a form of the checkout. */
export type CheckoutActed = Acted | NotOrdered

export const isOfCheckout = (acted: CheckoutActed): acted is NotOrdered => 'of' in acted

type Answered = Promise<Response | ActionAnswer<CheckoutActed>>

export async function withOptions({ site, form }: HydratedPageRequest): Answered {
  const typed = typedOptions(form)
  const answer = await site.booking.cart.updateOrderOptions(typed)
  if (answer.ok) return afterForm(stepHref('pruefen'))
  return again(answer.refusal, { of: 'options', refusal: answer.refusal, typed })
}

export async function ordered({ site, form }: HydratedPageRequest): Answered {
  const ticked = { agb: form.one('agb') === 'on', privacy: form.one('privacyAccepted') === 'on' }
  const gross = /^\d{1,12}$/.test(form.one('gross') ?? '') ? Number(form.one('gross')) : undefined
  const answer = await site.booking.orders.checkout({
    cartVersion: Number(form.one('version')) || 0,
    acceptAgb: ticked.agb,
    privacyAccepted: ticked.privacy,
    ...(gross !== undefined && { gross }),
  })
  if (answer.ok) return afterForm(stepHref('danke'))
  return again(answer.refusal, { of: 'checkout', refusal: answer.refusal, ticked })
}
