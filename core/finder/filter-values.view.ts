import type { Choice, CountedParameter, FilterParameter } from './finder-address.ts'
import { everyFilter, type FacetName } from './filters.ts'
import { chipParameters, type Finding } from './finder.view.ts'

/** A value of a filter as whoever reads of it knows it. */
export interface FilterValue {
  /** As the address has it; of what is typed, as it was typed. */
  readonly value: string
  /** Where it has a name of its own: the title of a rubric, the name of a town. */
  readonly name?: string
}

/** A value that a field offers to choose. */
export interface OfferedValue extends FilterValue {
  /** Events there would be with it beside all other filters. */
  readonly count: number
  readonly chosen: boolean
}

/** A filter that was chosen, as a chip of its own. */
export interface Chip extends FilterValue {
  readonly parameter: FilterParameter
  /** From where a radius is measured. */
  readonly postcode?: string
}

type Chosen = Pick<Finding, 'understood' | 'found' | 'town'>

/**
 * The values that a field offers: those of its facet, and the chosen one even where it leaves nothing. A price is typed; of
 * it only steps are offered.
 */
export const offeredValues = (finding: Chosen, parameter: CountedParameter): readonly OfferedValue[] => {
  const { facet, write, isTyped } = counted[parameter]
  const chosen = valueOf(finding.understood, parameter)
  const values = finding.found.facets[facet].map(({ value, label, count }) => ({
    value: write(value),
    ...(label !== undefined && { name: label }),
    count,
    chosen: write(value) === chosen,
  }))
  if (chosen === undefined || isTyped || values.some((each) => each.chosen)) return values
  const name = parameter === 'ort' ? finding.town : undefined
  return [{ value: chosen, ...(name !== undefined && { name }), count: 0, chosen: true }, ...values]
}

const radii = ['25', '50', '100', '200']

/** The kilometres that the field of the radius offers, and those that were typed into the address. */
export const offeredRadii = ({ choice }: Pick<Finding, 'choice'>): readonly Omit<OfferedValue, 'count'>[] => {
  const typed = valueOf(choice, 'umkreis')
  const offered = typed === undefined || radii.includes(typed) ? radii : [typed, ...radii]
  return offered.map((value) => ({ value, chosen: value === typed }))
}

/** A chosen filter as its chip and the page it is called after say it. */
export const chipOf = (finding: Chosen, parameter: FilterParameter): Chip => {
  const { plz } = finding.understood
  const name = isCounted(parameter) ? offeredValues(finding, parameter).find(({ chosen }) => chosen)?.name : undefined
  return {
    parameter,
    value: valueOf(finding.understood, parameter) ?? '',
    ...(name !== undefined && { name }),
    ...(parameter === 'umkreis' && plz !== undefined && { postcode: plz }),
  }
}

/** The chips of what was chosen. */
export const chipsOf = (finding: Chosen): readonly Chip[] =>
  chipParameters(finding).map((parameter) => chipOf(finding, parameter))

interface Counted {
  readonly facet: FacetName
  readonly read: (text: string) => unknown
  readonly write: (value: string) => string
  readonly isTyped: boolean
}

const asItIs = (value: string): string => value

const counted = Object.fromEntries(
  everyFilter().flatMap(([name, { address, facet, values }]) => {
    if (!address || !facet) return []
    const { read, write = asItIs } = address
    return [[address.name, { facet: name, read, write, isTyped: values.are === 'number' }]]
  }),
) as unknown as Readonly<Record<CountedParameter, Counted>>

const isCounted = (parameter: FilterParameter): parameter is CountedParameter => parameter in counted

/** The chosen value in the one way in which its field offers it: 7 for 007, 50 for 50 km. */
const valueOf = (choice: Choice, parameter: FilterParameter): string | undefined => {
  const typed = choice[parameter]
  if (parameter === 'umkreis') return typed?.replace(/km$/i, '').trimEnd()
  if (typed === undefined || !isCounted(parameter) || counted[parameter].isTyped) return typed
  const { read, write } = counted[parameter]
  return write(String(read(typed)))
}
