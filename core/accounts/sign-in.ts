import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import { signInLockMinutes, type User, wrongPasswordsAllowed } from './accounts.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForHoldingAnAccount } from './ports.ts'
import { safeRedirect } from './redirect-target.ts'
import { selfOf } from './self.ts'
import { beginSession } from './session.ts'

/** One account from one network: strangers elsewhere cannot lock its owner out (domain §7.1). */
const limitOf = (email: string, { network }: Visitor, { secrets }: Pick<AccountNeeds, 'secrets'>) => ({
  key: `sign-in:${secrets.digest(`${email} ${network}`)}`,
  most: wrongPasswordsAllowed,
  windowSeconds: signInLockMinutes * 60,
})

/** The same work whether or not the address has an account, so that time does not tell. */
export const signInOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['signIn'] =>
  async ({ email, password, remember = false, postLoginRedirectUrl }) => {
    const address = normalEmail(email)
    const limit = limitOf(address, visitor, needs)
    const tooMany = await countAttempt(limit, needs)
    if (tooMany) return refused(tooMany)
    const known = await needs.users.byEmail(address)
    const right = await needs.secrets.verifyPassword(password, known?.passwordHash)
    if (!known || !right) return refused({ why: 'credentials-wrong' })
    await needs.attempts.forget(limit.key)
    if (!isConfirmed(known)) return refused({ why: 'email-unconfirmed' })
    await beginSession(visitor, known.id, remember, needs)
    return done({ user: selfOf(known), redirectUrl: safeRedirect(postLoginRedirectUrl, needs.origins) })
  }

const isConfirmed = ({ confirmedAt }: User): boolean => confirmedAt !== undefined
