import { safeRedirect } from '../accounts/redirect-target.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { confirmLoginEmailOf, lookAtLoginEmailOf, updateLoginEmailOf } from './changing-email.ts'
import { updatePasswordOf } from './changing-password.ts'
import type { LoginNeeds, OwnAccount } from './login-needs.ts'
import type { ForManagingALogin } from './ports.ts'
import { sessionsOf } from './sessions.ts'

/** Seconds for which the target of the next sign-in is noted. */
const targetSeconds = 3600

/** How one visitor gets in. */
export const loginOf = (visitor: Visitor, account: OwnAccount, needs: LoginNeeds): ForManagingALogin => {
  const { users, origins, limits } = needs
  return {
    ...sessionsOf(visitor, account, needs),
    updatePassword: updatePasswordOf(account, needs),
    updateLoginEmail: updateLoginEmailOf(account, needs),
    lookAtLoginEmail: lookAtLoginEmailOf(needs),
    confirmLoginEmail: confirmLoginEmailOf(needs),

    async rememberTarget({ url }) {
      visitor.writeNote('login-target', safeRedirect(url, origins), targetSeconds)
      return done(undefined)
    },
    async takeTarget() {
      const noted = visitor.note('login-target')
      if (noted === undefined) return done({ url: null })
      visitor.dropNote('login-target')
      return done({ url: safeRedirect(noted, origins) })
    },
    async emailAvailability({ email }) {
      const limit = { key: `availability:${visitor.network}`, most: limits.addressesPerMinute, windowSeconds: 60 }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const fault = emailFault(email)
      if (fault) return refused({ why: 'invalid', fields: { email: fault } })
      // Looked up either way, so that time does not tell.
      const taken = (await users.byEmail(normalEmail(email))) !== undefined
      return done({ available: !(taken && limits.tellsAddresses) })
    },
  }
}
