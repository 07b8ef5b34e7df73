import type { FieldFault } from '../shared/result.ts'
import { askOf, choosing, chosenValues, filtersOf, parameterOf, without, type Choice } from './finder-address.ts'
import { sortings, type FinderFilter, type FoundEvents, type Sorting } from './finder.ts'
import { fewEvents, offeredSearches, type OfferedSearch } from './nearest.view.ts'
import type { ForFindingEvents, ForNamingTowns } from './ports.ts'

/** Fields in which something can be typed that means nothing. */
export type FaultyField = 'plz' | 'umkreis' | 'preis' | 'monat' | 'personen'
export type Faults = Readonly<Partial<Record<FaultyField, FieldFault>>>

/** What is found for a choice, and what of the choice could not be understood: whatever the list of events shows. */
export interface Finding {
  readonly choice: Choice
  /** The choice without what was not understood; links go on from it. */
  readonly understood: Choice
  readonly faults: Faults
  readonly found: FoundEvents
  /** Names of chosen towns by their numbers, where the facets do not tell them, because they have no events. */
  readonly towns: Readonly<Record<string, string>>
  /** What comes nearest, where nothing or little is found. */
  readonly nearest: readonly OfferedSearch[]
}

/** How many events there are for a choice; what is not understood is left out. */
export async function countEvents({ find }: Pick<ForFindingEvents, 'find'>, choice: Choice): Promise<number> {
  const answer = await find({ ...askOf(choice), limit: 1 })
  if (answer.ok) return answer.value.total
  const again = await find({ ...askOf(without(choice, ...leftOut(faultsIn(answer)))), limit: 1 })
  return again.ok ? again.value.total : 0
}

/** Asks the finder for a choice, beside what the page itself is about. What is not understood is left out and named. */
export async function findEvents(
  { finder, venues }: { readonly finder: Pick<ForFindingEvents, 'find' | 'nearest'>; readonly venues: ForNamingTowns },
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
  const nearest = found.value.total < fewEvents ? await nearestTo(understood, about, finder) : []
  const towns = await townsWithoutEvents(understood, found.value, venues)
  return { choice, understood, faults, found: found.value, nearest, towns }
}

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

const townsWithoutEvents = async (
  choice: Choice,
  { facets }: FoundEvents,
  venues: ForNamingTowns,
): Promise<Finding['towns']> => {
  const counted = new Set(facets.locationId.map(({ value }) => value))
  const unnamed = new Set(chosenValues(choice, 'ort').filter((id) => !counted.has(id)))
  if (unnamed.size === 0) return {}
  const towns = await venues.locations({})
  if (!towns.ok) return {}
  const names = towns.value.items.map(({ internalId, name }) => [String(internalId), name] as const)
  return Object.fromEntries(names.filter(([id]) => unnamed.has(id)))
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

const nearestTo = async (
  choice: Choice,
  about: FinderFilter,
  { nearest }: Pick<ForFindingEvents, 'nearest'>,
): Promise<Finding['nearest']> => {
  if (filtersOf(choice).length === 0) return []
  const { sort: _, after: __, ...filter } = askOf(choice)
  const answer = await nearest({ ...filter, ...about })
  return answer.ok ? offeredSearches(choice, answer.value.items) : []
}
