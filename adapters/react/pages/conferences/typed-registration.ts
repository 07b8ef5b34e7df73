// Without React: the form of a registration, as fields of a posted form.
import { mostRegistered, type RegisteredField, type RegistrationForm } from '#core/booking/registration.ts'
import { cartModes, type CartMode } from '#core/cart/cart.ts'
import type { RegistrationState } from '#core/conference/conference.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { optionFields, typedOptions } from '../../blocks/typed-options.ts'
import { recipientFields, typedRecipient } from '../../blocks/typed-recipient.ts'

/** What is asked about each who takes part; the second workshop has a field of its own. */
const personFields = [...recipientFields, 'workshops', 'otherWorkshop'] as const satisfies readonly (
  | RegisteredField
  | 'otherWorkshop'
)[]
export type PersonField = (typeof personFields)[number]

/** The name of a field of one who takes part, counted from 1; refusals name it so too. */
export const fieldOf = (field: PersonField, nth: number): string => `${field}-${nth}`

/** A registration as somebody typed it; it is not lost where it is refused. */
export interface TypedRegistration {
  readonly mode: CartMode
  readonly people: number
  /** By the name of the field; what is not ticked is missing. */
  readonly values: Readonly<Record<string, string>>
}

/** What can be done: nobody waits where seats are left, and nothing else is left where none is. */
export const modesOf = (state: RegistrationState): readonly CartMode[] =>
  state === 'warteliste' ? ['warteliste'] : ['buchen', 'reservieren']

/** What the form begins with. */
export const nothingTyped = (state: RegistrationState): TypedRegistration => ({
  mode: state === 'warteliste' ? 'warteliste' : 'buchen',
  people: 1,
  values: { buyerType: 'arbeitgeber', country: 'DE', hotelPayer: 'rechnung' },
})

const howMany = (text: string | undefined): number =>
  Math.min(Math.max(Number.parseInt(text ?? '', 10) || 1, 1), mostRegistered)

/** What stands in a posted form, as far as the form has it. */
export function typedRegistration(form: PostedForm): TypedRegistration {
  const people = howMany(form.one('people'))
  const names = [...optionFields, 'newsletter', ...namesOf(people)]
  const values = names.flatMap((name) => {
    const value = form.one(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    mode: cartModes.find((mode) => mode === form.one('mode')) ?? 'buchen',
    people,
    values: Object.fromEntries(values),
  }
}

const namesOf = (people: number): readonly string[] =>
  Array.from({ length: people }, (_, index) => personFields.map((field) => fieldOf(field, index + 1))).flat()

/** The same for one more, or for one less; who is last goes. */
export const withPeople = ({ people, ...typed }: TypedRegistration, more: 1 | -1): TypedRegistration => ({
  ...typed,
  people: howMany(String(people + more)),
})

/** What is asked of the port. */
export function registrationFrom(conferenceId: string, { people, values }: TypedRegistration): RegistrationForm {
  const participants = Array.from({ length: people }, (_, index) => {
    const text = (field: PersonField): string => values[fieldOf(field, index + 1)] ?? ''
    return {
      ...typedRecipient((field) => values[fieldOf(field, index + 1)]),
      workshops: [text('workshops'), text('otherWorkshop')].filter((id) => id !== ''),
    }
  })
  return { conferenceId, participants, ...typedOptions(postedForm(Object.entries(values))) }
}
