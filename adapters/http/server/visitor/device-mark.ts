import { createHmac } from 'node:crypto'
import { same } from '../requests/xsrf-token.ts'

/** How long a browser stays known after its last sign-in, in seconds: a year. */
export const deviceLifetime = 365 * 24 * 3600

const signature = (mark: string, siteSecret: string): string =>
  createHmac('sha256', siteSecret).update(`device\n${mark}`).digest('base64url')

/** A mark as its cookie holds it, so that nobody can make one up. */
export const signedMark = (mark: string, siteSecret: string): string => `${mark}.${signature(mark, siteSecret)}`

/** The mark in a cookie, where it was signed here. */
export function markIn(cookie: string | undefined, siteSecret: string): string | undefined {
  const [mark, signed, ...more] = cookie?.split('.') ?? []
  if (!mark || !signed || more.length > 0 || !same(signed, signature(mark, siteSecret))) return undefined
  return mark
}
