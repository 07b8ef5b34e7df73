import type { Clock } from '../shared/clock.ts'
import { type ForCountingAttempts, countAttempt } from '../shared/rate-limit.ts'
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
    const limit = { key: `fault:${network}`, most: needs.limits.faultsPerMinute, windowSeconds: minute }
    const tooMany = await countAttempt(limit, needs)
    if (tooMany) return refused(tooMany)
    needs.faults.collect({
      message: withoutPersonalData(message),
      route: withoutPersonalData(route),
      ...(stack === undefined ? {} : { stack: withoutPersonalData(stack) }),
    })
    return done(undefined)
  },
})
