import { createHmac } from 'node:crypto'
import { same } from '../requests/xsrf-token.ts'

/** How long a browser stays known after its last sign-in, in seconds: a year. */
export const deviceLifetime = 365 * 24 * 3600

const signature = (token: string, siteSecret: string): string =>
  createHmac('sha256', siteSecret).update(`device\n${token}`).digest('base64url')

/** A token as its cookie holds it, so that nobody can make one up. */
export const signedDevice = (token: string, siteSecret: string): string => `${token}.${signature(token, siteSecret)}`

/** The token in a cookie, where it was signed here. */
export function deviceIn(cookie: string | undefined, siteSecret: string): string | undefined {
  const [token, signed, ...more] = cookie?.split('.') ?? []
  if (!token || !signed || more.length > 0 || !same(signed, signature(token, siteSecret))) return undefined
  return token
}
