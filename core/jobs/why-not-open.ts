import type { Day } from '../shared/day.ts'
import { firstRefusal, type NotFound, type Redirected } from '../shared/result.ts'
import type { Position } from './jobs.ts'
import type { Closed } from './ports.ts'
import { positionHref } from './position-links.ts'

export interface PositionLookup {
  /** The two segments of the address that was asked. */
  readonly department: string
  readonly key: string
  readonly position: Pick<Position, 'id' | 'department' | 'title' | 'postedOn' | 'validThrough'>
  readonly today: Day
}
type Rule = (asked: PositionLookup) => NotFound | Redirected | Closed | undefined

const isPosted: Rule = ({ position, today }) => (position.postedOn > today ? { why: 'not-found' } : undefined)

const addressIsTheRightOne: Rule = ({ department, key, position }) => {
  const to = positionHref(position)
  return to.endsWith(`/${department}/${key}`) ? undefined : { why: 'moved', to }
}

const isStillOpen: Rule = ({ position: { validThrough, title }, today }) =>
  validThrough < today ? { why: 'closed', title } : undefined

/** Why a position's page is not shown at an address; undefined when it is (domain §7.13). */
export const whyNotOpen = firstRefusal<PositionLookup, NotFound | Redirected | Closed>([
  isPosted,
  addressIsTheRightOne,
  isStillOpen,
])

/** Whether one can apply on a day, the first and the last one included. */
export const isOpen = ({ postedOn, validThrough }: Pick<Position, 'postedOn' | 'validThrough'>, today: Day): boolean =>
  postedOn <= today && today <= validThrough
