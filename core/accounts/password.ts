import type { FieldFault } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import { isGuessable, type PasswordKnowledge } from './guessable-password.ts'

/** Length of a password in characters; no composition rules (domain §6). */
export const shortestPassword = 10
export const longestPassword = 128

/** What is wrong with a new password: its length in characters, or that it is guessed first. */
export const passwordFault = (password: string, knowledge: PasswordKnowledge): FieldFault | undefined => {
  const length = lengthOf(password)
  if (length === 0) return 'missing'
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  return isGuessable(password, knowledge) ? 'too-common' : undefined
}
