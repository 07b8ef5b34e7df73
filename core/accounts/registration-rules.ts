import type { FieldFault, Invalid } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import { functions, isOneOf, salutations } from './choices.ts'
import { emailFault } from './email-address.ts'
import { passwordFault } from './password.ts'
import type { Registration, RegistrationField } from './ports.ts'

/** Longest name, company and town in characters (domain §10). */
export const longestName = 80
export const longestCompany = 120

type FieldRule = (asked: Registration) => FieldFault | undefined

/**
 * Names are letters of any script with what joins them. Digits, signs and a dot inside a word would let strangers put web
 * addresses into our letters.
 */
const nameShape = /^(?=.*\p{L})(?:[\p{L}\p{M} ,'’ʼ–-]|\.(?!\p{L}{2}))+$/u
const phoneShape = /^\+?[\d ()/.–-]+$/
const zipShape = /^\d{5}$/
const controlCharacter = /\p{Cc}/u
const fewestPhoneDigits = 5
const mostPhoneDigits = 20

const tooLong = (text: string, most: number): boolean => lengthOf(text) > most

const nameFault = (name: string): FieldFault | undefined => {
  const text = tidy(name)
  if (text === '') return 'missing'
  if (tooLong(text, longestName)) return 'too-long'
  return nameShape.test(text) ? undefined : 'malformed'
}

const textFault = (text: string, most: number): FieldFault | undefined => {
  if (tooLong(text, most)) return 'too-long'
  return controlCharacter.test(text) ? 'malformed' : undefined
}

const choiceFault = (choices: Parameters<typeof isOneOf>[0], id: string): FieldFault | undefined => {
  if (id.trim() === '') return 'missing'
  return isOneOf(choices, id) ? undefined : 'unknown'
}

const phoneFault = (phone: string): FieldFault | undefined => {
  const digits = phone.replace(/\D/g, '').length
  if (digits > mostPhoneDigits) return 'too-long'
  return phoneShape.test(phone) && digits >= fewestPhoneDigits ? undefined : 'malformed'
}

const ifGiven = (text: string | undefined, fault: (text: string) => FieldFault | undefined): FieldFault | undefined => {
  const given = tidy(text ?? '')
  return given === '' ? undefined : fault(given)
}

const accepted = (yes: boolean): FieldFault | undefined => (yes ? undefined : 'not-accepted')

const rules: Readonly<Record<Exclude<RegistrationField, 'newsletter'>, FieldRule>> = {
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  email: ({ email }) => emailFault(email),
  password: ({ password, email }) => passwordFault(password, email),
  company: ({ company }) => (tidy(company) === '' ? 'missing' : textFault(tidy(company), longestCompany)),
  function: (asked) => choiceFault(functions, asked.function),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  zip: ({ zip }) => ifGiven(zip, (text) => (zipShape.test(text) ? undefined : 'malformed')),
  city: ({ city }) => ifGiven(city, (text) => textFault(text, longestName)),
  agb: ({ agb }) => accepted(agb),
  privacyAccepted: ({ privacyAccepted }) => accepted(privacyAccepted),
}

/** A text as it is kept: without space around it, composed. */
export const tidy = (text: string): string => text.trim().normalize('NFC')

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotRegistered = (asked: Registration): Invalid<RegistrationField> | undefined => {
  const faults = Object.entries(rules).flatMap(([field, rule]) => {
    const fault = rule(asked)
    return fault ? [[field, fault]] : []
  })
  return faults.length === 0 ? undefined : { why: 'invalid', fields: Object.fromEntries(faults) }
}
