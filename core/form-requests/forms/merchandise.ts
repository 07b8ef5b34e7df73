import { describedForm } from '../../forms/described-form.ts'
import { email, line, name, optional, phone, postcode, prose, quantities } from '../../forms/form-fields.ts'
import type { Article } from '../../merchandise/merchandise.ts'

/** An order of the shop (domain §7.5), as far as it is the same whatever there is to order. */
export const merchandiseForm = describedForm({
  kind: 'werbemittel-shop-request',
  fields: {
    items: quantities([]),
    name,
    company: line(120),
    street: line(120),
    zip: postcode,
    city: line(80),
    email,
    phone: optional(phone),
    orderCode: optional(line(40)),
    message: optional(prose(1, 1000)),
  },
  monthsStored: 6,
})

/** The same with what there is to order today. */
export const merchandiseFormWith = (articles: readonly Article[]): typeof merchandiseForm => ({
  ...merchandiseForm,
  fields: { ...merchandiseForm.fields, items: quantities(articles) },
})
