// Without React: the form of a registration, as fields of a posted form.
import { mostRegistered, type RegistrationForm } from '#core/booking/registration.ts'
import { cartModes, type CartMode } from '#core/cart/cart.ts'
import type { RegistrationState } from '#core/conference/conference.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { fieldOf, howMany, personIn, valuesIn, type TypedValues } from '../../blocks/typed-people.ts'
import { optionFields, typedOptions } from '../../blocks/typed-options.ts'
import { recipientFields } from '../../blocks/typed-recipient.ts'

/** What is asked about each who takes part; the second workshop has a field of its own. */
const ofEach = [...recipientFields, 'workshops', 'otherWorkshop'] as const

/** A registration as somebody typed it; it is not lost where it is refused. */
export interface TypedRegistration {
  readonly mode: CartMode
  readonly people: number
  readonly values: TypedValues
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

/** What stands in a posted form, as far as the form has it. */
export function typedRegistration(form: PostedForm): TypedRegistration {
  const people = howMany(form.one('people'), mostRegistered)
  return {
    mode: cartModes.find((mode) => mode === form.one('mode')) ?? 'buchen',
    people,
    values: valuesIn(form, [...optionFields, 'newsletter'], { people, ofEach }),
  }
}

/** The same for one more, or for one less; who is last goes. */
export const withPeople = ({ people, ...typed }: TypedRegistration, more: 1 | -1): TypedRegistration => ({
  ...typed,
  people: howMany(String(people + more), mostRegistered),
})

/** What is asked of the port. */
export function registrationFrom(conferenceId: string, { people, values }: TypedRegistration): RegistrationForm {
  const participants = Array.from({ length: people }, (_, index) => ({
    ...personIn(values, index + 1),
    workshops: [fieldOf('workshops', index + 1), fieldOf('otherWorkshop', index + 1)].flatMap(
      (name) => values[name] || [],
    ),
  }))
  return { conferenceId, participants, ...typedOptions(postedForm(Object.entries(values))) }
}
