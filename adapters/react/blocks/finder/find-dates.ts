import type { FinderFilter, FoundEvents } from '#core/finder/finder.ts'
import type { FieldFault } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { askOf, filtersOf, without, type Choice, type Parameter } from './finder-address.ts'

/** Fields in which something can be typed that means nothing. */
export type FaultyField = 'plz' | 'umkreis' | 'preis' | 'monat'
export type Faults = Readonly<Partial<Record<FaultyField, FieldFault>>>

/** What is found for a choice, and what of the choice could not be understood. */
export interface Finding {
  readonly choice: Choice
  /** The choice without what was not understood; links go on from it. */
  readonly understood: Choice
  readonly faults: Faults
  readonly found: FoundEvents
  /** Each filter that stands in the way alone, with the dates there would be without it; only where nothing is found. */
  readonly omissions: readonly { readonly parameter: Parameter; readonly total: number }[]
}

const parameterOf = { postcode: 'plz', radius: 'umkreis', priceTo: 'preis', month: 'monat', sort: undefined } as const

/** Asks the finder for a choice, beside what the page itself is about. What is not understood is left out and named. */
export async function findDates(
  site: Site,
  choice: Choice,
  about: FinderFilter = {},
  stretch?: number,
): Promise<Finding> {
  const search = (asked: Choice, limit = stretch) =>
    site.finder.find({ ...askOf(asked), ...about, ...(limit !== undefined && { limit }) })

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

const missingPostcode: Faults = { plz: 'missing' }

type Answer = Awaited<ReturnType<Site['finder']['find']>>

const faultsIn = (answer: Answer): Faults => {
  if (answer.ok) return {}
  const { fields } = answer.refusal
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, fault]) => {
      const parameter = parameterOf[field as keyof typeof parameterOf]
      return parameter ? [[parameter, fault]] : []
    }),
  )
}

const leftOut = (faults: Faults): readonly Parameter[] => Object.keys(faults) as FaultyField[]

/** A postcode only narrows by its radius. */
const inTheWay = (choice: Choice): readonly Parameter[] =>
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
