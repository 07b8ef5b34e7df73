import { newsletterTopics } from '../newsletter-topics.ts'
import { describedForm } from '../../forms/described-form.ts'
import { choice, choices, email, name, optional } from '../../forms/form-fields.ts'

/** Subscribing to the newsletter: an address, and what somebody likes to add (domain §7.5). */
export const newsletterForm = describedForm({
  kind: 'newsletter-subscription-request',
  fields: {
    email,
    salutation: optional(choice(['frau', 'herr', 'divers'])),
    name: optional(name),
    topics: optional(choices(newsletterTopics)),
  },
  // The proof of a consent.
  monthsStored: 36,
  untilEnded: true,
})
