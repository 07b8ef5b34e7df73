import type { FieldFault, Invalid } from '../shared/result.ts'
import { sortings, type DateFilter, type Sorting } from './finder.ts'
import type { ForLocatingPostcodes } from './ports.ts'

type Field = 'postcode' | 'radius' | 'priceTo' | 'month' | 'sort'
type Asked = DateFilter & { readonly sort?: Sorting }
type Rule = (asked: Asked, postcodes: ForLocatingPostcodes) => FieldFault | undefined

const aPostcode = /^\d{5}$/
const aMonth = /^\d{4}-(0[1-9]|1[0-2])$/
const isPositive = (number: number): boolean => Number.isFinite(number) && number > 0

const rules: Readonly<Record<Field, Rule>> = {
  postcode: ({ postcode, sort }, postcodes) => {
    if (postcode === undefined) return sort === 'entfernung' ? 'missing' : undefined
    if (!aPostcode.test(postcode)) return 'malformed'
    return postcodes.locate(postcode) ? undefined : 'unknown'
  },
  radius: ({ radius }) => (radius === undefined || isPositive(radius) ? undefined : 'malformed'),
  priceTo: ({ priceTo }) => (priceTo === undefined || isPositive(priceTo) ? undefined : 'malformed'),
  month: ({ month }) => (month === undefined || aMonth.test(month) ? undefined : 'malformed'),
  sort: ({ sort }) => (sort === undefined || sortings.includes(sort) ? undefined : 'unknown'),
}

/** Which fields of a search can't be understood; undefined when all can. */
export const whyNotSearched = (asked: Asked, postcodes: ForLocatingPostcodes): Invalid<Field> | undefined => {
  const fields: { [F in Field]?: FieldFault } = {}
  for (const [field, rule] of Object.entries(rules) as [Field, Rule][]) {
    const fault = rule(asked, postcodes)
    if (fault) fields[field] = fault
  }
  return Object.keys(fields).length > 0 ? { why: 'invalid', fields } : undefined
}
