import { describedForm } from '../../forms/described-form.ts'
import { choices, email, line, name, number, optional, phone, prose } from '../../forms/form-fields.ts'

/** What the day on digital change is about. */
export const digitalInterests = ['ki', 'software', 'mobile-arbeit', 'datenschutz', 'qualifizierung'] as const

/** Registration for the day on digital change (domain §7.5). */
export const digitalChangeForm = describedForm({
  kind: 'digitalen-wandel-registration-request',
  fields: {
    name,
    email,
    phone: optional(phone),
    company: line(120),
    participants: number(1, 20),
    interests: choices(digitalInterests),
    message: optional(prose(10, 4000)),
  },
  monthsStored: 6,
})
