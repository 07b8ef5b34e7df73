import { describedForm } from '../../forms/described-form.ts'
import { email, line, name, number, optional, phone, prose } from '../../forms/form-fields.ts'

/**
 * Advice on training for representatives of severely disabled employees (domain §7.5). Questions about named people are
 * nobody's to send; the page asks to leave them out.
 */
export const sbvForm = describedForm({
  kind: 'sbv-request',
  fields: {
    question: prose(10, 4000),
    employees: number(1, 999_999),
    name,
    email,
    phone: optional(phone),
    company: optional(line(120)),
  },
  monthsStored: 6,
})
