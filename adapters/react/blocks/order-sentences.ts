// Without React: what is said beside the fields of an order.
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import { optionFields } from './typed-options.ts'

const options: ReadonlySet<string> = new Set([...optionFields, 'newsletter', 'agb', 'privacyAccepted'])
const isOption = (name: string): name is OrderOptionsField => options.has(name)
const isOfRecipient = (name: string): name is RecipientField => Object.hasOwn(recipientFaults, name)

/** The sentence for a field of who pays, or of one who takes part: `email-2` is of the second. */
export function orderSentence(name: string, fault: FieldFault): string {
  if (isOption(name)) return optionFaultText(name, fault)
  const field = name.replace(/-\d+$/, '')
  return field !== name && isOfRecipient(field) ? sentenceAmong(recipientFaults[field], fault) : sentenceOf(name, fault)
}
