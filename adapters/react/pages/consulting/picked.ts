// Without React: what is picked of days and hours stands in the address.
import type { Slot } from '#core/consulting/consulting.ts'
import { instantIn } from '#core/consulting/appointment-form.ts'
import { berlinDay, mondayOf } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'

/** Keys of the query. */
export const zipKey = 'plz'
/** She wants to name another postcode than that of her account. */
export const otherKey = 'andere'
export const dayKey = 'tag'
export const startKey = 'beginn'

/** Beginnings of free slots, by week and day, and what of them is picked. */
export interface Picking {
  readonly weeks: readonly { readonly monday: Day; readonly days: readonly { day: Day; count: number }[] }[]
  readonly day?: Day
  readonly starts: readonly Instant[]
  /** Picked, whether it is free or not: that is said when it is sent. */
  readonly start?: Instant
}

/** What an address picks of free slots. */
export function pickingIn({ searchParams }: URL, slots: readonly Pick<Slot, 'start'>[]): Picking {
  const byDay = Map.groupBy(new Set(slots.map(({ start }) => start)), berlinDay)
  const weeks = Map.groupBy(byDay.keys(), mondayOf)
  const start = instantIn(searchParams.get(startKey) ?? '')
  const day = searchParams.get(dayKey) ?? (start === undefined ? undefined : berlinDay(start))
  return {
    weeks: [...weeks].map(([monday, days]) => ({
      monday,
      days: days.map((one) => ({ day: one, count: byDay.get(one)?.length ?? 0 })),
    })),
    ...(day !== undefined && { day }),
    starts: (day === undefined ? undefined : byDay.get(day)) ?? [],
    ...(start !== undefined && { start }),
  }
}

/** The same page with something picked. */
export function pickingHref(path: string, picked: { zip?: string; day?: Day; start?: Instant }): string {
  const query = new URLSearchParams({
    ...(picked.zip !== undefined && { [zipKey]: picked.zip }),
    ...(picked.day !== undefined && { [dayKey]: picked.day }),
    ...(picked.start !== undefined && { [startKey]: picked.start }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
