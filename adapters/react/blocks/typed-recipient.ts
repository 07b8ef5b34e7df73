// Without React: the form of somebody who takes part, as fields of a posted form.
import type { RecipientField, RecipientForm } from '#core/cart/recipient-rules.ts'

/** Fields in the order of the form. */
export const recipientFields = [
  'salutationId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'function',
  'isFirstTerm',
  'overnight',
  'arrivalEve',
  'departureLate',
  'notes',
] as const satisfies readonly RecipientField[]
export type PersonField = (typeof recipientFields)[number]

/** Answers what was typed into a field; undefined where the form has none of that name, or it is not ticked. */
type Typed = (field: RecipientField) => string | undefined

const nights = ['yes', 'no'] as const

/** Somebody as he was typed, without his stay: what is asked again when a seat gets another name. */
export const typedPerson = (typed: Typed): RecipientForm => {
  const text = (field: RecipientField): string => typed(field) ?? ''
  return {
    salutationId: text('salutationId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    function: text('function'),
    isFirstTerm: text('isFirstTerm') === 'on',
    notes: text('notes'),
  }
}

/** The same with how he stays. */
export const typedRecipient = (typed: Typed): RecipientForm => {
  const overnight = nights.find((night) => night === typed('overnight'))
  return {
    ...typedPerson(typed),
    ...(overnight && { overnight }),
    arrivalEve: typed('arrivalEve') === 'on',
    departureLate: typed('departureLate') === 'on',
  }
}
