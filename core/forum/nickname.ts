import type { User } from '../accounts/accounts.ts'
import { tidy } from '../shared/field-rules.ts'
import type { FieldFault } from '../shared/result.ts'
import { slugOf } from '../shared/slug.ts'
import { lengthOf } from '../shared/text-length.ts'
import { longestNickname, shortestNickname } from './forum.ts'

const shape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]| (?! ))*$/u

/** Names that would speak for others. */
const reserved = ['moderation', 'moderator', 'moderatorin', 'redaktion', 'admin', 'administrator', 'seminarhaus']

/** Two nicknames that look alike have one key, and only one of them is given. */
export const nicknameKey = (nickname: string): string => slugOf(tidy(nickname).normalize('NFKC')).replaceAll('-', '')

/** What is wrong with a nickname; 'wrong' where it is, or holds, the name of whoever wants it. */
export const nicknameFault = (
  nickname: string,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): FieldFault | undefined => {
  const text = tidy(nickname)
  if (text === '') return 'missing'
  if (lengthOf(text) < shortestNickname) return 'too-short'
  if (lengthOf(text) > longestNickname) return 'too-long'
  const key = nicknameKey(text)
  if (!shape.test(text) || key.length < 2) return 'malformed'
  if (reserved.some((word) => key.includes(word)) || key === 'geloeschtesmitglied') return 'taken'
  const last = nicknameKey(lastName)
  const isOwnName = key === nicknameKey(firstName) || key === last || (last.length >= 3 && key.includes(last))
  return isOwnName ? 'wrong' : undefined
}
