import { describedForm } from '../../forms/described-form.ts'
import { choice, email, line } from '../../forms/form-fields.ts'

/** What can be followed: a norm of a law, a term of the lexicon, a theme. */
export const followedKinds = ['norm', 'term', 'theme'] as const

/** Longest key in characters. */
const longestKey = 255

/** Following something: an address, and what is followed. */
export const alertForm = describedForm({
  kind: 'alert-request',
  fields: { email, subject: choice(followedKinds), key: line(longestKey) },
  // The proof of a consent.
  monthsStored: 36,
  untilEnded: true,
})
