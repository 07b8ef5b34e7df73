// Without React: who takes part, as fields of a posted form.
import type { RecipientForm } from '#core/cart/recipient-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** A recipient as somebody typed him, without his stay. */
export function typedRecipient(form: PostedForm): RecipientForm {
  const text = (field: keyof RecipientForm): string => form.one(field) ?? ''
  return {
    salutationId: text('salutationId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    function: text('function'),
    isFirstTerm: form.one('isFirstTerm') === 'on',
    notes: text('notes'),
  }
}
