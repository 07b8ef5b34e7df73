import type { RequestState } from '../form-requests/handling.ts'
import type { HandledRequest, ListedRequest } from '../form-requests/ports.ts'
import type { Instant } from '../shared/day.ts'

/**
 * A form that somebody sent, without the bytes of its files, with what the office did about it: its answers, and what
 * it noted of her (Art. 15 DSGVO; BGH, 15.06.2021, VI ZR 576/19). Who of the office it was is that person's own data.
 */
export interface RequestData extends ListedRequest {
  readonly state: RequestState
  readonly answers: readonly { readonly at: Instant; readonly subjectLine: string; readonly text: string }[]
  readonly officeNotes: readonly { readonly at: Instant; readonly text: string }[]
}

export const requestDataOf = ({ handling, history, ...request }: HandledRequest): RequestData => ({
  ...request,
  state: handling.state,
  answers: history.flatMap((step) =>
    step.what === 'answered' ? [{ at: step.at, subjectLine: step.subject, text: step.text }] : [],
  ),
  officeNotes: history.flatMap((step) =>
    (step.what === 'noted' || step.what === 'closed') && step.text !== undefined
      ? [{ at: step.at, text: step.text }]
      : [],
  ),
})
