import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { FieldFault } from '../shared/result.ts'
import { lengthOf } from '../shared/text-length.ts'
import { isGuessable, type PasswordKnowledge } from './guessable-password.ts'
import type { ForKnowingUsualPasswords } from './ports.ts'

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

interface KnowledgeNeeds {
  readonly usualPasswords: ForKnowingUsualPasswords
  readonly content: ForKnowingTheBrand
}

/**
 * What the password of somebody is compared with: usual ones, what he says of himself, how the provider calls itself.
 */
export const knowledgeAbout = async (
  person: { readonly email: string; readonly firstName: string; readonly lastName: string; readonly company?: string },
  { usualPasswords, content }: KnowledgeNeeds,
): Promise<PasswordKnowledge> => {
  const [usual, brand] = await Promise.all([usualPasswords.all(), content.brand()])
  const { email, firstName, lastName, company } = person
  const provider = brand ? [brand.name, brand.portal, brand.product, brand.city] : []
  const own = [email, firstName, lastName, company, ...provider].filter((text) => text !== undefined)
  return { usual, own }
}
