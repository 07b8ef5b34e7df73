// Without React: what a registration was refused with, beside its fields.
import { faultsOf, type FieldFault } from '#core/shared/result.ts'
import { anyField } from '#wording/any-field.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import { orderSentence } from '../../blocks/order-sentences.ts'
import { fieldOf } from '../../blocks/typed-people.ts'
import type { RegistrationRefusal } from './registering.ts'
import type { TypedRegistration } from './typed-registration.ts'

const words = pageWording.conferences.registration

const sentenceFor = (name: string, fault: FieldFault): string =>
  /^workshops-\d+$/.test(name) ? (words.workshopFaults[fault] ?? anyField[fault]) : orderSentence(name, fault)

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
