import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Instant } from '../shared/day.ts'
import type { StoredUser } from './ports.ts'

/** A sign-in whose password was right and that waits for its second step; the browser keeps it as a note. */
export interface PendingSignIn {
  readonly userId: string
  readonly until: Instant
  readonly remember: boolean
  /** The second step: to type a code, or to set up what makes codes. */
  readonly step: 'code' | 'enrol'
  /** Of the password that was right: another one since then ends it. */
  readonly by: string
  /** Where it leads on to, judged already. */
  readonly target: string
}

/** Minutes within which the second step is taken. */
export const pendingMinutes = 15

const lengthOfFingerprint = 16

/** Tells one stored password from another. */
export const fingerprintOf = (
  { passwordHash }: Pick<StoredUser, 'passwordHash'>,
  { digest }: Pick<ForMakingSecrets, 'digest'>,
): string => digest(`sign-in by ${passwordHash}`).slice(0, lengthOfFingerprint)

export const writePending = (pending: PendingSignIn): string => JSON.stringify(pending)

/** What a note says that `writePending` wrote, while it is good: only we write notes. */
export const readPending = (note: string | undefined, now: Instant): PendingSignIn | undefined => {
  if (note === undefined) return undefined
  const pending: PendingSignIn = JSON.parse(note)
  return Date.parse(pending.until) > Date.parse(now) ? pending : undefined
}
