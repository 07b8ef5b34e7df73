import type { FilterName } from '#core/finder/filters.ts'
import type { FinderFilter } from '#core/finder/finder.ts'
import { positions as positionsOfTowns } from './big-programme.ts'
import { kilometres, totalByForce, type Query, type Row, type Town } from './brute-force.ts'

/** What comes nearest, by asking for every search that there is. Shares no code with the finder. */

interface Near {
  readonly givenUp: readonly string[]
  readonly instead?: { readonly filter: string; readonly value: string; readonly label?: string }
  readonly distance?: number
  readonly count: number
}

const everyMonth = [2027, 2028, 2029].flatMap((year) =>
  ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `${year}-${month}`),
)
const monthNumber = (month: string): number => everyMonth.indexOf(month)

export const nearestByForce = (rows: readonly Row[], towns: readonly Town[], query: Query): readonly Near[] => {
  const { filter, from } = query
  const total = (change: FinderFilter): number => totalByForce(rows, { ...query, filter: change })
  const drop = (...names: readonly FilterName[]): FinderFilter => {
    const left: Record<string, unknown> = { ...filter }
    for (const name of names) delete left[name]
    return left
  }
  const now = total(filter)
  const asks = (name: FilterName): boolean => {
    const value = filter[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && String(value).trim() !== ''
  }
  const found: Near[] = []
  const offer = (near: Omit<Near, 'count'>, changed: FinderFilter, atLeast: number): boolean => {
    const count = total(changed)
    if (count >= atLeast) found.push({ ...near, count })
    return count >= atLeast
  }
  const leaveOut = (name: FilterName): boolean => asks(name) && offer({ givenUp: [name] }, drop(name), now + 1)

  const where: FilterName[] = []
  if (asks('locationId')) where.push('locationId')
  if (asks('radius') && filter.postcode !== undefined) where.push('radius')
  const starts = from
    ? [from]
    : (filter.locationId ?? []).flatMap((id) => (positionsOfTowns[id] ? [positionsOfTowns[id]] : []))
  let isElsewhere = false
  if (where.length > 0 && starts.length > 0) {
    const away = towns
      .flatMap(({ internalId, name }) => {
        const position = positionsOfTowns[internalId]
        if (!position || filter.locationId?.includes(internalId)) return []
        const distance = Math.min(...starts.map((start) => kilometres(start, position)))
        return where.includes('radius') && distance <= (filter.radius ?? 0) ? [] : [{ internalId, name, distance }]
      })
      .filter(({ internalId }) => total({ ...drop(...where), locationId: [internalId] }) > 0)
      .toSorted((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'de'))
    for (const { internalId, name, distance } of away.slice(0, 1)) {
      const instead = { filter: 'locationId', value: String(internalId), label: name }
      isElsewhere = offer({ givenUp: where, instead, distance }, { ...drop(...where), locationId: [internalId] }, 1)
    }
  }

  const asked = filter.month ?? []
  const months =
    asked.length === 0
      ? []
      : everyMonth
          .filter((month) => !asked.includes(month) && total({ ...filter, month: [month] }) > 0)
          .map((month) => ({
            month,
            away: Math.min(...asked.map((each) => Math.abs(monthNumber(each) - monthNumber(month)))),
          }))
          .toSorted((a, b) => a.away - b.away || monthNumber(b.month) - monthNumber(a.month))
  for (const { month } of months.slice(0, 2))
    offer({ givenUp: ['month'], instead: { filter: 'month', value: month } }, { ...filter, month: [month] }, 1)
  if (months.length === 0) leaveOut('month')

  const [mode] = filter.mode ?? []
  const modes = filter.mode?.length ?? 0
  let isOther = false
  if (where.length > 0 && modes < 2 && mode !== 'hotel')
    isOther = offer(
      { givenUp: where, instead: { filter: 'mode', value: 'online' } },
      { ...drop(...where), mode: ['online'] },
      1,
    )
  if (where.length === 0 && modes === 1) {
    const other = mode === 'hotel' ? 'online' : 'hotel'
    isOther = offer({ givenUp: ['mode'], instead: { filter: 'mode', value: other } }, { ...filter, mode: [other] }, 1)
  }
  if (!isOther) leaveOut('mode')

  let fits = false
  for (let seats = (filter.seats ?? 0) - 1; seats > 0 && !fits; seats--)
    fits = offer(
      { givenUp: ['seats'], instead: { filter: 'seats', value: String(seats) } },
      { ...filter, seats },
      now + 1,
    )
  if (!fits) leaveOut('seats')

  let paid = false
  for (const priceTo of [300, 600, 1000, 1500, 2000])
    if (!paid && filter.priceTo !== undefined && priceTo > filter.priceTo)
      paid = offer(
        { givenUp: ['priceTo'], instead: { filter: 'priceTo', value: String(priceTo) } },
        { ...filter, priceTo },
        now + 1,
      )
  if (!paid) leaveOut('priceTo')

  if (where.length > 0 && !isElsewhere) offer({ givenUp: where }, drop(...where), now + 1)
  for (const name of [
    'isNew',
    'guaranteed',
    'duration',
    'free',
    'level',
    'rubric',
    'q',
    'accessibility',
    'targetGroup',
  ] as const)
    leaveOut(name)
  return found.slice(0, 5)
}
