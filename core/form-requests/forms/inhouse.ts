import { describedForm } from '../../forms/described-form.ts'
import { choice, email, line, name, number, optional, phone, prose } from '../../forms/form-fields.ts'
import { committeeTypes } from '../committee-types.ts'

/** Where a seminar of one's own takes place. */
export const inhouseVenues = ['betrieb', 'hotel', 'online'] as const

/** A seminar for one committee alone (domain §7.5). More people than one trainer takes come in several groups. */
export const inhouseForm = describedForm({
  kind: 'inhouse-request',
  fields: {
    topic: line(200),
    committeeType: choice(committeeTypes),
    participants: number(1, 100),
    days: optional(number(1, 10)),
    wishedPeriod: optional(line(200)),
    place: choice(inhouseVenues),
    employees: optional(number(1, 999_999)),
    budget: optional(line(40)),
    name,
    email,
    phone,
    company: optional(line(120)),
    message: optional(prose(10, 4000)),
  },
  monthsStored: 12,
})
