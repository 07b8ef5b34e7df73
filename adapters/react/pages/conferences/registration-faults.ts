// Without React: what a registration was refused with, beside its fields.
import { faultsOf, type FieldFault } from '#core/shared/result.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import { anyField, sentenceAmong } from '#wording/any-field.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { pageWording } from '#wording/pages.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import { optionFields } from '../../blocks/typed-options.ts'
import type { RegistrationRefusal } from './registering.ts'
import { fieldOf, type TypedRegistration } from './typed-registration.ts'

const words = pageWording.conferences.registration

const options: ReadonlySet<string> = new Set([...optionFields, 'newsletter', 'agb', 'privacyAccepted'])
const isOption = (name: string): name is OrderOptionsField => options.has(name)
const isOfRecipient = (name: string): name is RecipientField => Object.hasOwn(recipientFaults, name)

const sentenceFor = (name: string, fault: FieldFault): string => {
  if (isOption(name)) return optionFaultText(name, fault)
  const field = name.replace(/-\d+$/, '')
  if (field === 'workshops') return words.workshopFaults[fault] ?? anyField[fault]
  return isOfRecipient(field) ? sentenceAmong(recipientFaults[field], fault) : sentenceOf(name, fault)
}

/** The sentence of every field at fault, by its name; a workshop without a seat is the fault of whoever chose it. */
export function sentencesOf(
  refusal: RegistrationRefusal | undefined,
  { people, values }: TypedRegistration,
): Readonly<Record<string, string>> {
  if (refusal?.why === 'invalid')
    return Object.fromEntries(faultsOf(refusal.fields).map(([name, fault]) => [name, sentenceFor(name, fault)]))
  if (refusal?.why !== 'sold-out' || refusal.of.kind !== 'workshop') return {}
  const { workshop } = refusal.of
  const fields = Array.from({ length: people }, (_, index) => fieldOf('workshops', index + 1))
  const others = Array.from({ length: people }, (_, index) => fieldOf('otherWorkshop', index + 1))
  const chosen = fields.filter((field, index) => (values[field] || values[others[index] ?? '']) === workshop)
  return Object.fromEntries(chosen.map((field) => [field, refusalText(refusal)]))
}
