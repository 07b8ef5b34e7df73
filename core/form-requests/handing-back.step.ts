import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import { handlingAfter } from './handling-after.ts'
import type { ForHandlingRequests } from './ports.ts'

/** Hands back what somebody of the office looked after whose account goes: it is nobody's then. */
export async function handBack(
  requests: Pick<ForHandlingRequests, 'assignedTo' | 'step'>,
  by: User['id'],
  at: Instant,
): Promise<void> {
  const step = { what: 'unassigned' } as const
  for (const request of await requests.assignedTo(by))
    await requests.step(request, required(handlingAfter(request.handling, step)), { ...step, at, by })
}
