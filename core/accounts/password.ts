import type { FieldFault } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import { normalEmail } from '../shared/email-address.ts'

/** Length of a password in characters; no composition rules (domain §6). */
export const shortestPassword = 10
export const longestPassword = 128

/** Rows of keys and figures of ten and more characters that everyone tries first. */
export const commonRows: readonly string[] = [
  '0123456789',
  '1234567890',
  '12345678910',
  '9876543210',
  '1q2w3e4r5t',
  'abcdefghij',
  'asdfghjklö',
  'qwertyuiop',
  'qwertzuiop',
]

/** Words that people lengthen with figures and signs until they are long enough. */
export const commonWords: readonly string[] = [
  'abc',
  'admin',
  'betriebsrat',
  'deutschland',
  'fussball',
  'fußball',
  'geheim',
  'hallo',
  'iloveyou',
  'passwort',
  'password',
  'qwerty',
  'qwertz',
  'schatz',
  'seminarhaus',
  'sommer',
  'test',
  'willkommen',
  'winter',
]

const figuresAndSigns = /(?<!\P{L})\P{L}+$/u
/** One and the same character all the way, or nothing but space. */
const oneCharacter = /^(.?)\1*$/su

const isTooCommon = (password: string, email: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  const address = normalEmail(email)
  return (
    commonRows.includes(plain) ||
    commonWords.includes(plain.replace(figuresAndSigns, '')) ||
    oneCharacter.test(plain) ||
    plain === address ||
    plain === address.split('@')[0]
  )
}

/** What is wrong with a new password: its length in characters, or that it is guessed first. No composition rules (domain §6). */
export const passwordFault = (password: string, email: string): FieldFault | undefined => {
  const length = lengthOf(password)
  if (length === 0) return 'missing'
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  return isTooCommon(password, email) ? 'too-common' : undefined
}
