// Without React: the form of the order options, as fields of a posted form.
import type { Self, WhoAmI } from '#core/accounts/accounts.ts'
import { salutations } from '#core/accounts/choices.ts'
import type { TypedOptions } from '#core/cart/cart.ts'
import type { OrderOptionsField, OrderOptionsForm } from '#core/cart/order-options-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** Fields in the order of the form. */
export const optionFields = [
  'buyerType',
  'salutationId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'department',
  'street',
  'zip',
  'city',
  'country',
  'billingEmail',
  'vatId',
  'orderNo',
  'costCentre',
  'leitwegId',
  'hotelPayer',
  'legalBasis',
  'resolutionDate',
  'remarks',
] as const satisfies readonly OrderOptionsField[]

/** What a form says of an order; what has to be accepted is asked later. */
export function typedOptions(form: PostedForm): OrderOptionsForm {
  const text = (field: OrderOptionsField): string => form.one(field) ?? ''
  const texts = Object.fromEntries(optionFields.map((field) => [field, text(field)])) as {
    readonly [Field in (typeof optionFields)[number]]: string
  }
  return { ...texts, newsletter: form.one('newsletter') === 'on' }
}

/** What the form begins with: as typed before, else what is known of whoever is signed in. */
export const beginningOf = (typed: TypedOptions, who: WhoAmI): TypedOptions => ({
  buyerType: 'arbeitgeber',
  country: 'DE',
  hotelPayer: 'rechnung',
  ...(who.isLoggedIn ? known(who) : {}),
  ...typed,
})

const known = ({ salutation, firstName, lastName, email }: Self): TypedOptions => {
  const choice = salutations.find(({ id, label }) => id === salutation || label === salutation)
  return { ...(choice && { salutationId: choice.id }), firstName, lastName, email }
}
