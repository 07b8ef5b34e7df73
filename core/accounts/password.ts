import type { FieldFault } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import { longestPassword, shortestPassword } from './accounts.ts'
import { normalEmail } from './email-address.ts'

/** Passwords of ten and more characters that everyone tries first. */
export const commonPasswords: readonly string[] = [
  '0123456789',
  '1234567890',
  '12345678910',
  '123456789a',
  '1q2w3e4r5t',
  '9876543210',
  'abc1234567',
  'abcdefghij',
  'asdfghjklö',
  'betriebsrat',
  'betriebsrat1',
  'deutschland',
  'geheim1234',
  'hallo12345',
  'iloveyou123',
  'passwort12',
  'passwort123',
  'passwort1234',
  'password12',
  'password123',
  'password1234',
  'qwertyuiop',
  'qwertz1234',
  'qwertzuiop',
  'qwertzuiopü',
  'schatz1234',
  'seminarhaus',
  'seminarhaus1',
  'testtest123',
  'willkommen',
  'willkommen1',
  'willkommen123',
]

/** One and the same character all the way, or nothing but space. */
const oneCharacter = /^(.?)\1*$/su

const isTooCommon = (password: string, email: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  const address = normalEmail(email)
  return (
    commonPasswords.includes(plain) || oneCharacter.test(plain) || plain === address || plain === address.split('@')[0]
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
