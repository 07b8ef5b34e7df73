import type { ForCountingAttempts } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { tryDoor } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { ForCollectingFaults, ForReportingFaults } from './ports.ts'
import { withoutPersonalData } from './without-personal-data.ts'

interface DiagnosticsNeeds {
  readonly faults: ForCollectingFaults
  readonly attempts: ForCountingAttempts
  readonly clock: Clock
  readonly limits: { readonly faultsPerMinute: number }
}

const minute = 60

/** Reports of interface errors from one visitor's network. */
export const diagnosticsOf = ({ network }: Visitor, needs: DiagnosticsNeeds): ForReportingFaults => ({
  async report({ message, stack, route }) {
    const door = { key: `fault:${network}`, most: needs.limits.faultsPerMinute, windowSeconds: minute }
    const closed = await tryDoor(door, needs)
    if (closed) return refused(closed)
    needs.faults.collect({
      message: withoutPersonalData(message),
      route: withoutPersonalData(route),
      ...(stack === undefined ? {} : { stack: withoutPersonalData(stack) }),
    })
    return done(undefined)
  },
})
