import type { ForStoringRecords } from '../records/ports.ts'
import { today } from '../shared/dates.ts'
import { parseKey } from '../shared/keyed-address.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { applyOf, type ApplyingNeeds } from './applying.ts'
import type { JobRecords, Position } from './jobs.ts'
import type { ForFindingWork } from './ports.ts'
import { isOpen, whyNotOpen } from './why-not-open.ts'

interface JobsNeeds extends ApplyingNeeds {
  readonly records: ForStoringRecords<JobRecords>
}

const newestFirst = (one: Position, other: Position): number =>
  Date.parse(other.postedOn) - Date.parse(one.postedOn) || one.id - other.id

/** Open positions, and applying for them. */
export const jobsOf = (visitor: Visitor, needs: JobsNeeds): ForFindingWork => {
  const { records, clock } = needs
  const position: ForFindingWork['position'] = async ({ department, key }) => {
    const id = parseKey(key)?.id
    const position = id === undefined ? undefined : await records.one('position', String(id))
    if (!position) return refused({ why: 'not-found' })
    const refusal = whyNotOpen({ department, key, position, today: today(clock) })
    return refusal ? refused(refusal) : done(position)
  }
  return {
    async positions() {
      const items = (await records.all('position')).filter((position) => isOpen(position, today(clock)))
      return done({ items: items.toSorted(newestFirst), total: items.length })
    },
    position,
    apply: applyOf(visitor, position, needs),
  }
}
