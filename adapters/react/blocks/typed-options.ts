// Without React: the form of the order options, as fields of a posted form.
import type { OrderOptionsField, OrderOptionsForm } from '#core/cart/order-options-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** Fields in the order of the form. */
export const optionFields = [
  'buyerType',
  'gremium',
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
