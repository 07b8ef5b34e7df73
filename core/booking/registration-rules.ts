import { recipientFrom, whyNotRecipient } from '../cart/recipient-rules.ts'
import { whyNotOrdered } from '../cart/order-options-rules.ts'
import type { ChosenWorkshop, NamedRecipient } from '../cart/cart.ts'
import type { Workshop } from '../conference/conference.ts'
import { normalEmail } from '../shared/email-address.ts'
import { required } from '../shared/required.ts'
import type { FieldFault } from '../shared/result.ts'
import {
  mostRegistered,
  workshopChoices,
  type RegisteredForm,
  type RegistrationForm,
  type WrongRegistration,
} from './registration.ts'

type Offered = readonly Pick<Workshop, 'id' | 'title' | 'capacity'>[]
type Faults = WrongRegistration['fields']

const numberFault = (people: number): FieldFault | undefined => {
  if (people < 1) return 'too-low'
  return people > mostRegistered ? 'too-high' : undefined
}

/** Each choice is a workshop of this Fachtagung, and another one. */
const choiceFault = ({ workshops = [] }: RegisteredForm, offered: Offered): FieldFault | undefined => {
  if (workshops.length > workshopChoices) return 'too-high'
  if (new Set(workshops).size < workshops.length) return 'unchanged'
  return workshops.every((id) => offered.some((workshop) => workshop.id === id)) ? undefined : 'unknown'
}

const faultsOfPerson = (form: RegisteredForm, nth: number, offered: Offered): Faults => {
  const faulty = Object.entries(whyNotRecipient(form)?.fields ?? {}).map(([field, fault]) => [`${field}-${nth}`, fault])
  const choice = choiceFault(form, offered)
  return Object.fromEntries([...faulty, ...(choice ? [[`workshops-${nth}`, choice]] : [])])
}

/** Every field of a registration at fault, in the order of the form. */
export function whyNotRegistered(form: RegistrationForm, offered: Offered): WrongRegistration | undefined {
  const people = numberFault(form.participants.length)
  const each = form.participants.slice(0, mostRegistered).map((it, index) => faultsOfPerson(it, index + 1, offered))
  const fields: Faults = Object.assign(
    people ? { participants: people } : {},
    ...each,
    whyNotOrdered(form)?.fields ?? {},
  )
  return Object.keys(fields).length === 0 ? undefined : { why: 'invalid', fields }
}

/** Whether somebody is named twice: nobody takes part twice. */
export const isSomebodyTwice = ({ participants }: Pick<RegistrationForm, 'participants'>): boolean =>
  new Set(participants.map(({ email }) => normalEmail(email))).size < participants.length

/** Somebody as he is booked, of a form without a fault. */
export function registered({ workshops = [], ...form }: RegisteredForm, offered: Offered, id: string): NamedRecipient {
  const chosen = workshops.map((wished): ChosenWorkshop => {
    const { id: workshop, title, capacity } = required(offered.find((it) => it.id === wished))
    return { id: workshop, title, capacity }
  })
  return { ...recipientFrom(form, id, 1), ...(chosen.length > 0 && { workshopChoices: chosen }) }
}
