import { slugOf } from './slug.ts'

/** A segment of the shape `{name}-{id}`, taken apart. */
export interface Key {
  readonly name: string
  readonly id: number
}

/** At most 15 digits, so that the number is exact. */
const trailingNumber = /^(?:(?<name>.*)-)?(?<id>\d{1,15})$/

/** The key of `{name}-{id}`: the trailing number (domain §9); undefined where there is none. */
export const parseKey = (segment: string): Key | undefined => {
  const groups = trailingNumber.exec(segment)?.groups
  return groups && { name: groups['name'] ?? '', id: Number(groups['id']) }
}

/** The one right segment of what has a name and a number: 'Frankfurt am Main', 7 → 'frankfurt-am-main-7'. */
export const keyedSegment = (name: string, id: number): string => `${slugOf(name)}-${id}`
