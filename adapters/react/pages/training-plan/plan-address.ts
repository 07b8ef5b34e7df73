// Without React: where plans are, and what their forms say.
import * as addressOf from '#core/shared/addresses.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { Edit } from '#core/training-plan/editing-plan.ts'
import type { planPageWording } from '#wording/pages/training-plan.ts'

/** What is told above a page after a form. */
export type Saved = keyof typeof planPageWording.done

/** What a form does to a step, as it was sent. */
export interface SentEdit {
  readonly do: Edit['do']
  readonly key: string
  readonly eventId?: number
  readonly before?: string | null
}

/** Why a form did nothing; of a change of a step with what was wanted. */
export interface NotDone {
  readonly refusal: SiteRefusal
  readonly edit?: SentEdit
}

export const doField = 'do'
export const savedField = 'gespeichert'

/** The page of a plan, with what a form did. */
export const planHref = (token: string, saved?: Saved): string =>
  saved === undefined ? addressOf.trainingPlan(token) : `${addressOf.trainingPlan(token)}?${savedField}=${saved}`
