import { costQueryNames } from './cost-query.ts'
import { mostParticipants, type CostChoices, type CostField } from './costs.ts'

/** In an address: each participant has choices of his own, even where they are all alike. */
export const eachName = 'einzeln'

/** The keys of a query that the Kostenrechner reads. */
export const costKeys: readonly string[] = [...Object.values(costQueryNames), eachName]

/** Longest text of a field that is looked at. */
const longest = 40

export interface CostQuery {
  readonly choices: CostChoices
  /** Whether the form asks for each participant. */
  readonly each: boolean
}

/** What an address asks to be reckoned. */
export function costQueryOf(query: Pick<URLSearchParams, 'get' | 'getAll'>): CostQuery {
  const texts = (field: CostField) =>
    query
      .getAll(costQueryNames[field])
      .slice(0, mostParticipants)
      .map((text) => text.slice(0, longest))
  const lists = Object.fromEntries(
    Object.keys(costQueryNames)
      .map((field) => [field, texts(field as CostField)] as const)
      .filter(([, values]) => values.length > 0),
  )
  const { participants, vat, ...others } = lists
  return {
    choices: { ...others, ...single('participants', participants), ...single('vat', vat) },
    each: query.get(eachName) === 'ja' || Object.values(others).some((values) => values.length > 1),
  }
}

const single = (field: CostField, values: readonly string[] | undefined): CostChoices =>
  values?.[0] === undefined ? {} : { [field]: values[0] }

/** The choices of the first participant, for all. */
export const forAll = (choices: CostChoices): CostChoices =>
  Object.fromEntries(
    Object.entries(choices as Readonly<Record<string, string | readonly string[]>>).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : value.slice(0, 1),
    ]),
  )
