import { describedForm } from '../../forms/described-form.ts'
import { email, line, name, optional, phone, prose } from '../../forms/form-fields.ts'

/** A question or a wish of anybody's (domain §7.5). */
export const contactForm = describedForm({
  kind: 'contact-request',
  fields: {
    name,
    email,
    phone: optional(phone),
    callbackTime: optional(line(120)),
    subject: optional(line(120)),
    message: prose(10, 4000),
  },
  monthsStored: 12,
})

/** The same, below the building blocks. */
export const brickContactForm = { ...contactForm, kind: 'brick-contact' } as const
