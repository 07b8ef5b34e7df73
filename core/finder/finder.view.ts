import type { FieldFault } from '../shared/result.ts'
import {
  askOf,
  choosing,
  filtersOf,
  parameterOf,
  without,
  type Choice,
  type FilterParameter,
} from './finder-address.ts'
import { sortings, type FinderFilter, type FoundEvents, type Sorting } from './finder.ts'
import type { ForFindingEvents, ForNamingTowns } from './ports.ts'

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
  /** The name of the chosen town where the facets do not tell it, because it has no events. */
  readonly town?: string
  /** Each filter that stands in the way alone, with the events there would be without it; only where nothing is found. */
  readonly omissions: readonly { readonly parameter: FilterParameter; readonly total: number }[]
}

/** Asks the finder for a choice, beside what the page itself is about. What is not understood is left out and named. */
export async function findEvents(
  { finder, venues }: { readonly finder: ForFindingEvents; readonly venues: ForNamingTowns },
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
  const town = await townWithoutEvents(understood, found.value, venues)
  return { choice, understood, faults, found: found.value, omissions, ...(town !== undefined && { town }) }
}

/** The filters that stand as chips: a radius names its postcode, so that this needs no chip of its own. */
export const chipParameters = ({ understood }: Pick<Finding, 'understood'>): readonly FilterParameter[] =>
  filtersOf(understood).filter((parameter) => parameter !== 'plz' || understood.umkreis === undefined)

/** The choice that a chip leads to: the radius takes the postcode with it that it named. */
export const withoutChip = ({ understood }: Pick<Finding, 'understood'>, parameter: FilterParameter): Choice =>
  without(understood, parameter === 'umkreis' ? 'plz' : parameter)

/** What the list is sorted by, and what it may be sorted by: by distance only from somewhere. */
export const sortingsOf = ({
  understood: { sortierung, plz },
}: Pick<Finding, 'understood'>): { readonly current: string; readonly offered: readonly Sorting[] } => ({
  current: sortierung ?? sortings[0],
  offered: sortings.filter((sorting) => sorting !== 'entfernung' || plz !== undefined),
})

/** The choice with which the list goes on; undefined at its end. */
export const furtherChoice = ({
  understood,
  found: { next },
}: Pick<Finding, 'understood' | 'found'>): Choice | undefined =>
  next === undefined ? undefined : choosing(understood, { weiter: next })

const missingPostcode: Faults = { plz: 'missing' }

const townWithoutEvents = async (
  { ort }: Choice,
  { facets }: FoundEvents,
  venues: ForNamingTowns,
): Promise<string | undefined> => {
  if (ort === undefined || facets.locationId.some(({ value }) => Number(value) === Number(ort))) return undefined
  const towns = await venues.locations({})
  return towns.ok ? towns.value.items.find(({ internalId }) => internalId === Number(ort))?.name : undefined
}

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
