import { describedForm } from '../../forms/described-form.ts'
import { choice, choices, email, line, name, number, optional, postcode } from '../../forms/form-fields.ts'
import { targetGroups } from '../../shared/target-group.ts'

/** How a catalogue comes: printed, or as a file by e-mail. */
export const deliveries = ['post', 'digital'] as const

/** Printed or digital programmes; only what goes by post needs an address (domain §7.5). */
export const catalogueForm = describedForm({
  kind: 'catalogue-request',
  fields: {
    catalogues: choices(targetGroups),
    delivery: choice(deliveries),
    quantity: optional(number(1, 10)),
    name,
    email,
    company: optional(line(120)),
    street: optional(line(120)),
    zip: optional(postcode),
    city: optional(line(80)),
  },
  monthsStored: 6,
  alsoNeeded: ({ delivery }) => (delivery === 'post' ? ['street', 'zip', 'city'] : []),
})
