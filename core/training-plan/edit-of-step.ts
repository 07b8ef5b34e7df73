import type { Edit } from './editing-plan.ts'
import { isTrainingKey } from './needed-steps.ts'
import { stepOfTheme } from './offers.ts'
import type { StepKey } from './training-plan.ts'

/** A change of a step as a call or a form asks for it. */
interface EditForm {
  readonly do: Edit['do']
  readonly key: string
  readonly eventId?: number
  readonly before?: string | null
}

const isStepKey = (key: string): key is StepKey => isTrainingKey(key) || key.startsWith(stepOfTheme(''))

/** The same as plans know it; undefined where it names no step. An event that nobody named is none that there is. */
export const editFrom = ({ do: what, key, eventId = 0, before = null }: EditForm): Edit | undefined => {
  if (!isStepKey(key)) return undefined
  if (what === 'pin') return { do: what, key, eventId }
  if (what !== 'move') return { do: what, key }
  return before === null || isStepKey(before) ? { do: what, key, before } : undefined
}
