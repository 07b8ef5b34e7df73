import { countries } from '../accounts/countries.ts'
import { choiceFault, salutations } from '../accounts/choices.ts'
import { longestCompany } from '../accounts/registration-rules.ts'
import { ifGiven, lineFault, longestName, nameFault, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { internationalNumber } from '../shared/phone-number.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import type { PersonalDetails } from './ports.ts'

/** As somebody types it; an empty text is nothing. */
export type TypedDetails = Omit<PersonalDetails, 'version'>
export type DetailsField = keyof TypedDetails

/** Longest title in characters: 'Prof. Dr. Dr. h. c. mult.' fits. */
export const longestTitle = 40
/** Of a department or a street, in characters. */
export const longestLine = 120
const longestForeignPostcode = 12

const given = (text: string, fault: (text: string) => FieldFault | undefined): FieldFault | undefined =>
  tidy(text) === '' ? 'missing' : fault(tidy(text))
const numberFault = (typed: string | undefined, countryCode: string) =>
  ifGiven(typed, (text) => (internationalNumber(text, countryCode) === undefined ? 'malformed' : undefined))
const titleFault = (text: string): FieldFault | undefined =>
  lineFault(text, longestTitle) ?? (nameFault(text) === undefined ? undefined : 'malformed')

/** In the order of the form. */
const rules: FieldRules<TypedDetails, DetailsField> = {
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  title: ({ title }) => ifGiven(title, titleFault),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  phone: ({ phone, countryCode }) => numberFault(phone, countryCode),
  mobile: ({ mobile, countryCode }) => numberFault(mobile, countryCode),
  company: ({ company }) => given(company, (text) => lineFault(text, longestCompany)),
  department: ({ department }) => ifGiven(department, (text) => lineFault(text, longestLine)),
  street: ({ street }) => given(street, (text) => lineFault(text, longestLine)),
  zip: ({ zip, countryCode }) =>
    given(zip, (text) => {
      if (countryCode !== 'DE') return lineFault(text, longestForeignPostcode)
      return isPostcodeShaped(text) ? undefined : 'malformed'
    }),
  city: ({ city }) => given(city, (text) => lineFault(text, longestName)),
  countryCode: ({ countryCode }) => {
    if (countryCode === '') return 'missing'
    return countries.some(({ code }) => code === countryCode) ? undefined : 'unknown'
  },
}

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotDetails = (typed: TypedDetails): Invalid<DetailsField> | undefined => whyInvalid(rules, typed)

/** The same as it is stored, once the rules let it through: tidy, numbers as E.164 has them, nothing that is empty. */
export function storedDetails(typed: TypedDetails): TypedDetails {
  const { countryCode } = typed
  const text = (one: string | undefined): string => tidy(one ?? '')
  const number = (one: string | undefined): string => internationalNumber(text(one), countryCode) ?? ''
  const [title, phone, mobile] = [text(typed.title), number(typed.phone), number(typed.mobile)]
  const department = text(typed.department)
  return {
    salutationId: typed.salutationId,
    ...(title && { title }),
    firstName: tidy(typed.firstName),
    lastName: tidy(typed.lastName),
    ...(phone && { phone }),
    ...(mobile && { mobile }),
    company: tidy(typed.company),
    ...(department && { department }),
    street: tidy(typed.street),
    zip: tidy(typed.zip),
    city: tidy(typed.city),
    countryCode,
  }
}
