import { done } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountsTx } from './account-needs.ts'
import { functions, salutations } from './choices.ts'
import { confirmOf, lookAtConfirmationOf, type ConfirmationNeeds } from './confirmation.ts'
import { countries } from './countries.ts'
import { forgotPasswordOf, lookAtPasswordResetOf, resetPasswordOf } from './password-reset.ts'
import type { ForHoldingAnAccount } from './ports.ts'
import { registerOf } from './registration.ts'
import { selfOf } from './self.ts'
import { endSession, signedInUserId } from './session.ts'
import { signInOf } from './sign-in.ts'

/** Accounts as one visitor meets them. */
export const accountsOf = <Tx extends AccountsTx>(
  visitor: Visitor,
  needs: ConfirmationNeeds<Tx>,
): ForHoldingAnAccount => ({
  signIn: signInOf(visitor, needs),
  register: registerOf(visitor, needs),
  confirm: confirmOf(visitor, needs),
  lookAtConfirmation: lookAtConfirmationOf(needs),
  forgotPassword: forgotPasswordOf(visitor, needs),
  resetPassword: resetPasswordOf(visitor, needs),
  lookAtPasswordReset: lookAtPasswordResetOf(needs),

  async signOut() {
    return done(await endSession(visitor, needs))
  },

  async whoAmI() {
    const id = await signedInUserId(visitor, needs)
    const user = id === undefined ? undefined : await needs.users.byId(id)
    return done(
      user ? selfOf(user, await needs.membershipOf(user.id), await needs.unreadOf(user.id)) : { isLoggedIn: false },
    )
  },

  salutations: async () => done(salutations),
  functions: async () => done(functions),
  countries: async () => done(countries),
})
