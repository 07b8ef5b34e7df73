import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { User } from './accounts.ts'
import { signInLimit } from './sign-in-limit.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForHoldingAnAccount } from './ports.ts'
import { safeRedirect } from './redirect-target.ts'
import { selfOf } from './self.ts'
import { beginSession } from './session.ts'

/** The same work whether or not the address has an account, so that time does not tell. */
export const signInOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['signIn'] =>
  async ({ email, password, remember = false, postLoginRedirectUrl }) => {
    const address = normalEmail(email)
    const limit = signInLimit(address, visitor, needs)
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
