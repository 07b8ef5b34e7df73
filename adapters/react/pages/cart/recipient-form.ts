// Without React: the form of a recipient, as fields of a posted form.
import type { Recipient } from '#core/cart/cart.ts'
import type { RecipientForm } from '#core/cart/recipient-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { typedRecipient } from '../../blocks/typed-recipient.ts'

/** A recipient as somebody typed him, and which he is: not lost where it is refused. */
export interface TypedSeat {
  readonly itemId: string
  readonly recipientId: string
  readonly version: number
  readonly form: RecipientForm
}

/** What the form of a seat says, and of which one. */
export const typedSeat = (form: PostedForm): TypedSeat => ({
  itemId: form.one('item') ?? '',
  recipientId: form.one('recipient') ?? '',
  version: Number(form.one('version') ?? 0) || 0,
  form: typedRecipient((field) => form.one(field)),
})

/** What the form of a seat begins with: who is named for it. */
export function formOf(recipient: Recipient): Partial<RecipientForm> {
  const { overnight, arrivalEve, departureLate } = recipient.stay
  const stay = { ...(overnight !== null && { overnight: overnight ? ('yes' as const) : ('no' as const) }) }
  return { ...('pending' in recipient ? {} : recipient), ...stay, arrivalEve, departureLate }
}
