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
} as const satisfies Readonly<Record<CostField, string>>

/** The choices as pairs of a query, each value of a list under its name again. */
export const costQuery = (choices: CostChoices): readonly (readonly [name: string, value: string])[] =>
  Object.entries(costQueryNames).flatMap(([field, name]) => {
    const chosen = choices[field as CostField] ?? []
    const values: readonly string[] = typeof chosen === 'string' ? [chosen] : chosen
    return values.every((value) => value === '') ? [] : values.map((value) => [name, value] as const)
  })
