import { choiceFault, functions, salutations } from '../accounts/choices.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import {
  ifGiven,
  nameFault,
  phoneFault,
  proseFault,
  tidy,
  tidyProse,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import type { Invalid } from '../shared/result.ts'
import { usualStay, type NamedRecipient, type Stay } from './cart.ts'

/** Longest remark about a recipient, in characters. */
export const longestNotes = 1_000

/** A recipient as typed. */
export interface RecipientForm {
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly function: string
  readonly isFirstTerm?: boolean
  /** Without a choice as the event suggests. */
  readonly overnight?: 'yes' | 'no'
  readonly arrivalEve?: boolean
  readonly departureLate?: boolean
  readonly notes?: string
}
export type RecipientField = keyof RecipientForm

/** In the order of the form. */
const rules: FieldRules<
  RecipientForm,
  Exclude<RecipientField, 'isFirstTerm' | 'overnight' | 'arrivalEve' | 'departureLate'>
> = {
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  email: ({ email }) => emailFault(email),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  function: (form) => choiceFault(functions, form.function),
  notes: ({ notes }) => ifGiven(notes, (text) => proseFault(text, 0, longestNotes)),
}

/** Every field of a recipient at fault, in the order of the form. */
export const whyNotRecipient = (form: RecipientForm): Invalid<RecipientField> | undefined => whyInvalid(rules, form)

const stayOf = ({ overnight, arrivalEve, departureLate }: RecipientForm): Stay => ({
  overnight: overnight === undefined ? usualStay.overnight : overnight === 'yes',
  arrivalEve: arrivalEve ?? usualStay.arrivalEve,
  departureLate: departureLate ?? usualStay.departureLate,
})

/** A recipient as it is stored, of a form without a fault. */
export function recipientFrom(form: RecipientForm, id: string, version: number): NamedRecipient {
  const phone = tidy(form.phone ?? '')
  const notes = tidyProse(form.notes ?? '')
  return {
    id,
    version,
    salutationId: form.salutationId,
    firstName: tidy(form.firstName),
    lastName: tidy(form.lastName),
    email: normalEmail(form.email),
    ...(phone && { phone }),
    function: form.function,
    isFirstTerm: form.isFirstTerm ?? false,
    stay: stayOf(form),
    ...(notes && { notes }),
  }
}
