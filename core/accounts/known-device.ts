import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'

const lengthOfAccount = 16

/** Names an account in a token without telling which. */
const accountIn = (email: string, { digest }: Pick<ForMakingSecrets, 'digest'>): string =>
  digest(`device of ${email}`).slice(0, lengthOfAccount)

/** Whether a browser's token was given to it when that account signed in. */
export const isKnownDevice = (token: string, email: string, secrets: Pick<ForMakingSecrets, 'digest'>): boolean =>
  token.startsWith(`${accountIn(email, secrets)}-`)

/**
 * Gives a browser a new token after its owner has shown who she is, so that others cannot lock her out from then on.
 */
export const rememberDevice = (
  visitor: Visitor,
  email: string,
  secrets: Pick<ForMakingSecrets, 'digest' | 'token'>,
): void => visitor.rememberDevice(`${accountIn(email, secrets)}-${secrets.token()}`)
