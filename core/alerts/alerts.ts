import type { followedKinds } from '../form-requests/forms/alert.ts'
import { isConfirmed, isWaiting, type OptIn } from '../forms/double-opt-in.ts'
import type { Instant } from '../shared/day.ts'

/** What is followed, by name. */
export interface SubjectName {
  readonly kind: (typeof followedKinds)[number]
  /** Of a norm 'betrvg/37', of a term 'br/abmahnung', of a theme its url. */
  readonly key: string
}

/** What is followed, as people call it. */
export interface Subject extends SubjectName {
  readonly title: string
  /** Where it is read, as '/gesetze/betrvg/37'. */
  readonly url: string
}

/** Somebody follows something, from the first request to some time after its end. */
export interface Alert extends OptIn {
  readonly subject: Subject
  /** Stands in every letter of it; whoever has it may end it. */
  readonly stopToken: string
  /** What she has been told or could read when it began, see `keysOf`; empty until it was confirmed. */
  readonly known: readonly string[]
  /** Fingerprint of what there was when it was looked at last; nothing until it was confirmed. */
  readonly seen?: string
}

/** How many things one address follows, those that wait for its word among them. */
export const mostAlerts = 30
/** Of one address, so many requests wait for their confirmation at a time. */
export const mostWaiting = 10
/** Of the words of the form and of the letter that asks to confirm; another one with every change of them. */
export const textVersion = 'benachrichtigung-2026-11'

/** One text for a subject's name: 'norm:betrvg/37'. */
export const nameOf = ({ kind, key }: SubjectName): string => `${kind}:${key}`

export const isSame = (one: SubjectName, other: SubjectName): boolean => nameOf(one) === nameOf(other)

/** Whether it takes one of the places that an address has. */
export const isOpen = (alert: Alert, now: Instant): boolean => isConfirmed(alert) || isWaiting(alert, now)

/** What is left of it once it has ended: the proof that there was a consent. */
export const ended = (
  { id, email, subject, requestedAt, textVersion: version, confirmedAt, stopToken }: Alert,
  endedAt: Instant,
): Alert => ({
  id,
  email,
  subject,
  requestedAt,
  textVersion: version,
  ...(confirmedAt && { confirmedAt }),
  stopToken,
  known: [],
  endedAt,
})
