import { describedForm } from '../../forms/described-form.ts'
import { line, number, optional, prose } from '../../forms/form-fields.ts'

/** What members think of the portal (domain §7.1). */
export const feedbackForm = describedForm({
  kind: 'feedback',
  fields: { rating: optional(number(1, 5)), text: prose(10, 2000), page: optional(line(500)) },
  monthsStored: 12,
  ofMembers: true,
})
