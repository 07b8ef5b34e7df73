import type { FieldFault } from './result.ts'

/** Longest address that mail servers carry, in characters (RFC 5321). */
export const longestEmail = 254

/** One @, something before it, a domain with a dot after it, no space and no control character. */
const shape = /^[^\s@\p{Cc}<>"(),:;\\[\]]+@[^\s@\p{Cc}<>"(),:;\\[\]_]+$/u
const domainShape = /^[^.-](?:[^.]*[^.-])?(?:\.[^.-](?:[^.]*[^.-])?)+$/

/** An address as it is stored and compared: trimmed and in lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** What is wrong with an address, if anything. A letter to it is the real test, so the rule is a forgiving one. */
export const emailFault = (email: string): FieldFault | undefined => {
  const address = normalEmail(email)
  if (address === '') return 'missing'
  if (address.length > longestEmail) return 'too-long'
  const domain = address.slice(address.indexOf('@') + 1)
  return shape.test(address) && domainShape.test(domain) ? undefined : 'malformed'
}
