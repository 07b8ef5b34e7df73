import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { PasswordKnowledge } from './guessable-password.ts'
import type { ForKnowingUsualPasswords } from './ports.ts'

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
