import type { Day, Instant } from '../shared/day.ts'

/** The longest question or objection, in characters. */
export const longestAnswer = 2_000

/** How the employer may answer: he takes the costs on, wants to know something, or objects. */
export const employersAnswers = ['bestaetigt', 'rueckfrage', 'widerspruch'] as const
export type EmployersAnswerKind = (typeof employersAnswers)[number]

/** What somebody said for the employer, and when. */
export interface EmployersAnswer {
  readonly kind: EmployersAnswerKind
  /** Who answers for the employer. */
  readonly name: string
  readonly text?: string
  readonly on: Day
  readonly at: Instant
}

/** What the orderer hands to the employer: it opens `/kostenuebernahme/{token}`, without an account. */
export interface EmployersLink {
  readonly token: string
  readonly handedOverAt: Instant
  /** After it nobody answers any more. */
  readonly until: Instant
  readonly revokedAt?: Instant
  /** Oldest first; the last one counts. */
  readonly answers: readonly EmployersAnswer[]
}

/** Whether whoever has the link may still answer. */
export const isLinkOpen = ({ until, revokedAt }: EmployersLink, now: Instant): boolean =>
  revokedAt === undefined && Date.parse(until) > Date.parse(now)
