import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import type { Post } from './forum.ts'

/** Why somebody reports a post (Art. 16 Abs. 2 DSA). */
export const reportReasons = ['rechtswidrig', 'beleidigung', 'persoenliche-daten', 'werbung', 'netiquette'] as const
export type ReportReason = (typeof reportReasons)[number]

export const isReportReason = (text: string | undefined): text is ReportReason =>
  reportReasons.some((reason) => reason === text)

/** What the moderation decided about a report. */
export const verdicts = ['entfernt', 'bleibt'] as const
export type Verdict = (typeof verdicts)[number]

/** Whoever reported a post, and whoever wrote it. */
export const sides = ['meldend', 'betroffen'] as const
export type Side = (typeof sides)[number]

export interface Report {
  readonly id: string
  readonly postId: Post['id']
  /** Absent where she reported without an account, or it is gone. */
  readonly reporterId?: User['id']
  /** Of whoever reported without an account; erased with the last word. */
  readonly email?: string
  readonly at: Instant
  readonly reason: ReportReason
  /** Why she thinks so. */
  readonly explanation: string
  /** What the post said when it was reported. */
  readonly body: string
  readonly decided?: {
    readonly verdict: Verdict
    readonly reason: string
    readonly at: Instant
    readonly by: User['id']
  }
  /** Digests of the tokens of the links by which both sides object. */
  readonly links?: Readonly<Record<Side, string>>
  /** What one of both sides says against the decision (Art. 20 DSA). */
  readonly objection?: { readonly by: Side; readonly text: string; readonly at: Instant }
  /** The last word. */
  readonly settled?: { readonly verdict: Verdict; readonly reason: string; readonly at: Instant }
}

/** For so many months both sides may object (Art. 20 Abs. 1 DSA). */
export const objectionMonths = 6

/** Whether somebody has to decide. */
export const isOpenReport = ({ decided, objection, settled }: Report): boolean =>
  !decided || (objection !== undefined && !settled)

/** What the moderation did; the log holds it with its reason. */
export const moderationActs = [
  'freigegeben',
  'geaendert',
  'entfernt',
  'geschlossen',
  'geoeffnet',
  'verschoben',
  'zusammengefuehrt',
  'meldung-entschieden',
  'widerspruch-entschieden',
] as const
export type ModerationAct = (typeof moderationActs)[number]

export interface LoggedAct {
  readonly act: ModerationAct
  readonly at: Instant
  /** Absent where the account is gone. */
  readonly by?: User['id']
  readonly threadId: string
  readonly postId?: Post['id']
  readonly reason: string
}
