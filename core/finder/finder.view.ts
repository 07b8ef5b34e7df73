import type { FieldFault } from '../shared/result.ts'
import { askOf, filtersOf, parameterOf, without, type Choice, type FilterParameter } from './finder-address.ts'
import type { FinderFilter, FoundEvents } from './finder.ts'
import type { ForFindingEvents } from './ports.ts'

/** Fields in which something can be typed that means nothing. */
export type FaultyField = 'plz' | 'umkreis' | 'preis' | 'monat'
export type Faults = Readonly<Partial<Record<FaultyField, FieldFault>>>

/** What is found for a choice, and what of the choice could not be understood: whatever the list of events shows. */
export interface Finding {
  readonly choice: Choice
  /** The choice without what was not understood; links go on from it. */
  readonly understood: Choice
  readonly faults: Faults
  readonly found: FoundEvents
  /** Each filter that stands in the way alone, with the events there would be without it; only where nothing is found. */
  readonly omissions: readonly { readonly parameter: FilterParameter; readonly total: number }[]
}

/** Asks the finder for a choice, beside what the page itself is about. What is not understood is left out and named. */
export async function findEvents(
  { finder }: { readonly finder: ForFindingEvents },
  choice: Choice,
  about: FinderFilter = {},
  limit?: number,
): Promise<Finding> {
  const search = (asked: Choice, most = limit) =>
    finder.find({ ...askOf(asked), ...about, ...(most !== undefined && { limit: most }) })

  const answer = await search(choice)
  const faults = {
    ...(choice.umkreis !== undefined && choice.plz === undefined && missingPostcode),
    ...faultsIn(answer),
  }
  const understood = Object.keys(faults).length === 0 ? choice : without(choice, ...leftOut(faults))
  const found = answer.ok ? answer : await search(understood)
  if (!found.ok) throw new Error(`the finder refuses ${JSON.stringify(understood)}`)
  const omissions = found.value.total > 0 ? [] : await helpfulOmissions(understood, search)
  return { choice, understood, faults, found: found.value, omissions }
}

/** The filters that stand as chips: a radius names its postcode, so that this needs no chip of its own. */
export const chipParameters = ({ understood }: Pick<Finding, 'understood'>): readonly FilterParameter[] =>
  filtersOf(understood).filter((parameter) => parameter !== 'plz' || understood.umkreis === undefined)

/** The choice that a chip leads to: the radius takes the postcode with it that it named. */
export const withoutChip = ({ understood }: Pick<Finding, 'understood'>, parameter: FilterParameter): Choice =>
  without(understood, parameter === 'umkreis' ? 'plz' : parameter)

const missingPostcode: Faults = { plz: 'missing' }

type Answer = Awaited<ReturnType<ForFindingEvents['find']>>

const faultsIn = (answer: Answer): Faults =>
  answer.ok
    ? {}
    : Object.fromEntries(
        Object.entries(answer.refusal.fields).flatMap(([field, fault]) => {
          const parameter = parameterOf(field)
          return parameter ? [[parameter, fault]] : []
        }),
      )

const leftOut = (faults: Faults): readonly FaultyField[] => Object.keys(faults) as FaultyField[]

/** A postcode only narrows by its radius. */
const inTheWay = (choice: Choice): readonly FilterParameter[] =>
  filtersOf(choice).filter((parameter) => parameter !== 'plz' && (parameter !== 'umkreis' || choice.plz !== undefined))

const helpfulOmissions = async (
  choice: Choice,
  search: (asked: Choice, limit: number) => Promise<Answer>,
): Promise<Finding['omissions']> => {
  const tried = await Promise.all(
    inTheWay(choice).map(async (parameter) => {
      const answer = await search(without(choice, parameter), 1)
      return { parameter, total: answer.ok ? answer.value.total : 0 }
    }),
  )
  return tried.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total)
}
