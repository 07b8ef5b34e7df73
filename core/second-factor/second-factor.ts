import type { Instant } from '../shared/day.ts'

/** What proves a sign-in beside the password: an authenticator app (RFC 6238), and codes for when that is lost. */
export interface SecondFactor {
  readonly userId: string
  /** Sealed: only we can read it. */
  readonly secret: string
  readonly begunAt: Instant
  /** When a first code showed that the app has the secret; before, it is not asked for. */
  readonly confirmedAt?: Instant
  /** The step whose code was used last: no code counts twice (RFC 6238 §5.2). */
  readonly lastStep: number
  /** Digests of recovery codes that were not used yet. */
  readonly recovery: readonly string[]
}

/** Seconds for which a code is the present one. */
export const stepSeconds = 30
/** Digits of a code. */
export const codeDigits = 6
/** Steps before and after the present one whose codes count too, for clocks that differ. */
const stepsAround = 1
/** How many recovery codes somebody gets. */
export const recoveryCodes = 10
/** Minutes for which a secret may wait for its first code. */
export const enrolmentMinutes = 15
/** Wrong codes before no more are looked at, and for how long in minutes. */
export const wrongCodesAllowed = 5
export const codeLockMinutes = 15

/** A code as typed, without what people put in between. */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** The step of an instant. */
const stepAt = (now: Instant): number => Math.floor(Date.parse(now) / 1000 / stepSeconds)

/** The newest step around now whose code that is and that comes after the last used one; undefined where none is. */
export const stepOf = (
  code: string,
  codeAt: (step: number) => string,
  lastStep: number,
  now: Instant,
): number | undefined => {
  const present = stepAt(now)
  for (let step = present + stepsAround; step >= present - stepsAround; step -= 1)
    if (step > lastStep && codeAt(step) === code) return step
  return undefined
}

/** Whether a secret still waits for its first code. */
export const isBeingEnrolled = ({ begunAt, confirmedAt }: SecondFactor, now: Instant): boolean =>
  confirmedAt === undefined && Date.parse(now) - Date.parse(begunAt) < enrolmentMinutes * 60_000

/** What an authenticator app reads from a QR code (Key Uri Format of Google Authenticator). */
export const keyUri = (issuer: string, account: string, secret: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${codeDigits}&period=${stepSeconds}`
}

/** A QR code as squares of one unit. */
export interface QrCode {
  /** Units of an edge, the quiet zone included. */
  readonly size: number
  /** Path of an SVG that draws the dark squares. */
  readonly path: string
}
