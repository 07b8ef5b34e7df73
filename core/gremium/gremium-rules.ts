import { choiceFault } from '../accounts/choices.ts'
import { longestCompany } from '../accounts/registration-rules.ts'
import { ifGiven, lineFault, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { gremiumTypes, type GremiumFacts } from './gremium.ts'

export type FactField = keyof GremiumFacts

/** Stands in letters to others, which must not carry web addresses of strangers. */
const looksLikeAnAddress = /\.\p{L}{2}|:\/\//u

const textFault = (text: string): FieldFault | undefined =>
  lineFault(text, longestCompany) ?? (looksLikeAnAddress.test(text) ? 'malformed' : undefined)

/** In the order of the form. */
export const factRules: FieldRules<GremiumFacts, FactField> = {
  type: ({ type }) => choiceFault(gremiumTypes, type),
  company: ({ company }) => (tidy(company) === '' ? 'missing' : textFault(tidy(company))),
  site: ({ site }) => ifGiven(site, textFault),
}

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotFacts = (facts: GremiumFacts): Invalid<FactField> | undefined => whyInvalid(factRules, facts)

/** The same as it is stored. */
export const storedFacts = ({ type, company, site }: GremiumFacts): GremiumFacts => {
  const located = tidy(site ?? '')
  return { type, company: tidy(company), ...(located !== '' && { site: located }) }
}
