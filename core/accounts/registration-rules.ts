import type { Invalid } from '../shared/result.ts'
import { emailFault } from '../shared/email-address.ts'
import {
  acceptedFault,
  honeypotFault,
  ifGiven,
  lineFault,
  longestName,
  nameFault,
  phoneFault,
  tidy,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import { choiceFault, functions, salutations } from './choices.ts'
import type { PasswordKnowledge } from './guessable-password.ts'
import { passwordFault } from './password.ts'
import type { Registration, RegistrationField } from './ports.ts'

/** Longest company in characters. */
export const longestCompany = 120

/** In the order of the form. */
const rulesWith = (
  knowledge: PasswordKnowledge,
): FieldRules<Registration, Exclude<RegistrationField, 'newsletter'>> => ({
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  company: ({ company }) => (tidy(company) === '' ? 'missing' : lineFault(tidy(company), longestCompany)),
  function: (asked) => choiceFault(functions, asked.function),
  zip: ({ zip }) => ifGiven(zip, (text) => (isPostcodeShaped(text) ? undefined : 'malformed')),
  city: ({ city }) => ifGiven(city, (text) => lineFault(text, longestName)),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  email: ({ email }) => emailFault(email),
  password: ({ password }) => passwordFault(password, knowledge),
  agb: ({ agb }) => acceptedFault(agb),
  privacyAccepted: ({ privacyAccepted }) => acceptedFault(privacyAccepted),
  website: ({ website }) => honeypotFault(website),
})

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotRegistered = (
  asked: Registration,
  knowledge: PasswordKnowledge,
): Invalid<RegistrationField> | undefined => whyInvalid(rulesWith(knowledge), asked)
