import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import { formsByKind, type FormRequest } from './form-requests.ts'

/** How far the office is with a request. */
export const requestStates = ['offen', 'in_arbeit', 'beantwortet', 'abgeschlossen'] as const
export type RequestState = (typeof requestStates)[number]

/** How far the office is with a request, and who of it looks after it. */
export interface Handling {
  readonly state: RequestState
  readonly assignee?: User['id']
  /** Counts what was done, so that nobody acts on what a colleague has changed meanwhile. */
  readonly version: number
}

/** Nobody has done anything about it. */
export const untouched: Handling = { state: 'offen', version: 0 }

/** What the office does with a request. */
export type HandlingStep =
  | { readonly what: 'assigned'; readonly to: User['id'] }
  | { readonly what: 'unassigned' }
  | { readonly what: 'answered'; readonly subject: string; readonly text: string }
  /** A word for colleagues. */
  | { readonly what: 'noted'; readonly text: string }
  | { readonly what: 'closed'; readonly text?: string }
  | { readonly what: 'reopened' }

/** What the office did, when and who of it; a name is remembered nowhere. */
export type DoneStep = HandlingStep & { readonly at: Instant; readonly by: User['id'] }

/** Whether it stands before all others: a declaration has effect in law by itself, until it is closed. */
export const standsFirst = ({ kind }: Pick<FormRequest, 'kind'>, { state }: Pick<Handling, 'state'>): boolean =>
  formsByKind[kind].declaration === true && state !== 'abgeschlossen'
