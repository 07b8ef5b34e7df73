// Without React: the form of a recipient, as fields of a posted form.
import type { Recipient } from '#core/cart/cart.ts'
import type { RecipientField, RecipientForm } from '#core/cart/recipient-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** A recipient as somebody typed him, and which he is: not lost where it is refused. */
export interface TypedRecipient {
  readonly itemId: string
  readonly recipientId: string
  readonly version: number
  readonly form: RecipientForm
}

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

const nights = ['yes', 'no'] as const

export function typedRecipient(form: PostedForm): TypedRecipient {
  const text = (field: RecipientField): string => form.one(field) ?? ''
  const isTicked = (field: RecipientField): boolean => form.one(field) === 'on'
  const overnight = nights.find((night) => night === form.one('overnight'))
  return {
    itemId: form.one('item') ?? '',
    recipientId: form.one('recipient') ?? '',
    version: Number(form.one('version') ?? 0) || 0,
    form: {
      salutationId: text('salutationId'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      function: text('function'),
      isFirstTerm: isTicked('isFirstTerm'),
      ...(overnight && { overnight }),
      arrivalEve: isTicked('arrivalEve'),
      departureLate: isTicked('departureLate'),
      notes: text('notes'),
    },
  }
}

/** What the form of a seat begins with: who is named for it. */
export function formOf(recipient: Recipient): Partial<RecipientForm> {
  const { overnight, arrivalEve, departureLate } = recipient.stay
  const stay = { ...(overnight !== null && { overnight: overnight ? ('yes' as const) : ('no' as const) }) }
  return { ...('pending' in recipient ? {} : recipient), ...stay, arrivalEve, departureLate }
}
