import { createHmac } from 'node:crypto'
import type { NoteName } from '#core/shared/visitor.ts'
import { same } from '../requests/xsrf-token.ts'

export const noteNames = ['sign-in', 'login-target', 'shop', 'data-export'] as const satisfies readonly NoteName[]

/** Holds a note for a while; no script reads it, and nobody can make one up. */
export const noteCookie = (name: NoteName, secure: boolean): string => `${secure ? '__Host-' : ''}note-${name}`

const signature = (name: NoteName, said: string, siteSecret: string): string =>
  createHmac('sha256', siteSecret).update(`note ${name}\n${said}`).digest('base64url')

/** A note as its cookie holds it. */
export function sealedNote(name: NoteName, text: string, siteSecret: string): string {
  const said = Buffer.from(text).toString('base64url')
  return `${said}.${signature(name, said, siteSecret)}`
}

/** The text of a note that was written here under that name. */
export function noteIn(cookie: string | undefined, name: NoteName, siteSecret: string): string | undefined {
  const [said, signed, ...more] = cookie?.split('.') ?? []
  if (!said || !signed || more.length > 0 || !same(signed, signature(name, said, siteSecret))) return undefined
  return Buffer.from(said, 'base64url').toString()
}
