import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Whom a token is signed over: the session shown, or everyone without one. */
const anon = 'anon'

const signature = (nonce: string, session: string | undefined, siteSecret: string): string =>
  createHmac('sha256', siteSecret)
    .update(`xsrf\n${nonce}\n${session ?? anon}`)
    .digest('base64url')

/** A fresh token for a session, or for none. */
export function makeXsrfToken(session: string | undefined, siteSecret: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signature(nonce, session, siteSecret)}`
}

/** Whether a token was made here for that session. */
export function isXsrfToken(
  token: string | undefined,
  session: string | undefined,
  siteSecret: string,
): token is string {
  const [nonce, signed, ...more] = token?.split('.') ?? []
  if (!nonce || !signed || more.length > 0) return false
  return same(signed, signature(nonce, session, siteSecret))
}

/** Compares without telling by time how much agrees. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
