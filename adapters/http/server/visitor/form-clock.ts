import { createHmac } from 'node:crypto'
import type { Instant } from '#core/shared/day.ts'
import { same } from '../requests/xsrf-token.ts'

/**
 * Holds when somebody began to fill in a form; no script reads it, and nobody can make one up. `__Host-` ties it to
 * this host and to https.
 */
export const formCookie = (secure: boolean): string => (secure ? '__Host-form' : 'form')

const signature = (begun: string, siteSecret: string): string =>
  createHmac('sha256', siteSecret).update(`form\n${begun}`).digest('base64url')

export function stampOf(at: Instant, siteSecret: string): string {
  const begun = String(Date.parse(at))
  return `${begun}.${signature(begun, siteSecret)}`
}

/** When a form was begun by a stamp that was made here. */
export function begunBy(stamp: string | undefined, siteSecret: string): Instant | undefined {
  const [begun, signed, ...more] = stamp?.split('.') ?? []
  if (!begun || !signed || more.length > 0 || !same(signed, signature(begun, siteSecret))) return undefined
  return new Date(Number(begun)).toISOString()
}
