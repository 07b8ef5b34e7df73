import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'

const lengthOfAccount = 16

/** Names an account in a mark without telling which. */
const accountIn = (email: string, { digest }: Pick<ForMakingSecrets, 'digest'>): string =>
  digest(`device of ${email}`).slice(0, lengthOfAccount)

/** Whether a browser's mark was given to it when that account signed in. */
export const isKnownDevice = (mark: string, email: string, secrets: Pick<ForMakingSecrets, 'digest'>): boolean =>
  mark.startsWith(`${accountIn(email, secrets)}-`)

/** Gives a browser a new mark after its owner has shown who she is, so that others cannot lock her out from then on. */
export const markDevice = (
  visitor: Visitor,
  email: string,
  secrets: Pick<ForMakingSecrets, 'digest' | 'token'>,
): void => visitor.markDevice(`${accountIn(email, secrets)}-${secrets.token()}`)
