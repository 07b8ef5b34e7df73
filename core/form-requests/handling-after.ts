import { stateAfter } from './handling.machine.ts'
import type { Handling, HandlingStep } from './handling.ts'

/** How far it is after a step, and who looks after it; undefined where the step cannot be made in its state. */
export function handlingAfter({ state, assignee, version }: Handling, step: HandlingStep): Handling | undefined {
  const next = stateAfter(
    state,
    step.what === 'reopened' ? { type: step.what, isAssigned: assignee !== undefined } : { type: step.what },
  )
  if (next === undefined) return undefined
  const after = assigneeAfter(assignee, step)
  return { state: next, ...(after !== undefined && { assignee: after }), version: version + 1 }
}

const assigneeAfter = (assignee: Handling['assignee'], step: HandlingStep): Handling['assignee'] => {
  if (step.what === 'assigned') return step.to
  return step.what === 'unassigned' ? undefined : assignee
}
