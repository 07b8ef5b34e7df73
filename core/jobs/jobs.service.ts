import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { parseKey } from '../shared/keyed-address.ts'
import { done, refused } from '../shared/result.ts'
import type { Position } from './jobs.ts'
import type { ForFindingWork } from './ports.ts'
import { isOpen, whyNotOpen } from './why-not-open.ts'

interface JobsNeeds {
  readonly records: ForStoringRecords
  readonly clock: Clock
}

const newestFirst = (one: Position, other: Position): number => {
  if (one.postedOn === other.postedOn) return one.id - other.id
  return one.postedOn < other.postedOn ? 1 : -1
}

/** Open positions. */
export const jobsOf = ({ records, clock }: JobsNeeds): ForFindingWork => ({
  async positions() {
    const items = (await records.all('position')).filter((position) => isOpen(position, today(clock)))
    return done({ items: items.toSorted(newestFirst), total: items.length })
  },

  async position({ department, key }) {
    const id = parseKey(key)?.id
    const position = id === undefined ? undefined : await records.one('position', String(id))
    if (!position) return refused({ why: 'not-found' })
    const refusal = whyNotOpen({ department, key, position, today: today(clock) })
    return refusal ? refused(refusal) : done(position)
  },
})
