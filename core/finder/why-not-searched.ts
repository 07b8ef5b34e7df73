import type { FieldFault, Invalid } from '../shared/result.ts'
import { valuesInQuery, everyFilter, type FaultyFilter } from './filters.ts'
import { sortings } from './finder.ts'
import type { FinderQuery, ForLocatingPostcodes } from './ports.ts'

type Field = FaultyFilter | 'sort'

/** Which fields of a search can't be understood; undefined when all can. */
export const whyNotSearched = (asked: FinderQuery, postcodes: ForLocatingPostcodes): Invalid<Field> | undefined => {
  const isPostcode = (code: string): boolean => postcodes.locate(code) !== undefined
  const faults = everyFilter().flatMap(([name, of]): [string, FieldFault][] => {
    const wrong = valuesInQuery(of, asked[name]).flatMap((value) => of.fault?.(value, isPostcode) ?? [])
    return wrong.slice(0, 1).map((first) => [name, first])
  })
  const fields = { ...faultsOfSorting(asked), ...Object.fromEntries(faults) }
  return Object.keys(fields).length > 0 ? { why: 'invalid', fields } : undefined
}

/** Distances are measured from somewhere. */
const faultsOfSorting = ({ sort, postcode }: FinderQuery): Invalid<'postcode' | 'sort'>['fields'] => {
  if (sort !== undefined && !sortings.includes(sort)) return { sort: 'unknown' }
  return sort === 'entfernung' && postcode === undefined ? { postcode: 'missing' } : {}
}
