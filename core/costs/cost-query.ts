import type { CostChoices, CostField } from './costs.ts'

/** What the choices are called in an address: the page's form, its PDF and the call have the same query. */
export const costQueryNames = {
  participants: 'personen',
  overnight: 'uebernachtung',
  eve: 'vorabend',
  late: 'spaeter',
  breakfast: 'fruehstueck',
  parking: 'parken',
  travel: 'anreise',
  km: 'km',
  ticket: 'fahrkarte',
  vat: 'mwst',
} as const satisfies Readonly<Record<CostField, string>>

/** A page or a document with these choices: the whole calculation is in its address, as short as it can be said. */
export function costsAddress(path: string, choices: CostChoices): string {
  const query = costQuery(choices)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The choices as pairs of a query, each value of a list under its name again. */
export const costQuery = (choices: CostChoices): readonly (readonly [name: string, value: string])[] =>
  Object.entries(costQueryNames).flatMap(([field, name]) => {
    const chosen = choices[field as CostField] ?? []
    const values: readonly string[] = typeof chosen === 'string' ? [chosen] : withoutRepeats(chosen)
    return values.every((value) => value === '') ? [] : values.map((value) => [name, value] as const)
  })

/** The last value of a list counts for all who follow: equal ones at its end say nothing. */
const withoutRepeats = (values: readonly string[]): readonly string[] =>
  values.slice(0, values.findLastIndex((value) => value !== values.at(-1)) + 2)
