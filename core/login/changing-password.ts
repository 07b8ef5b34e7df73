import type { AccountLetter, StoredUser } from '../accounts/ports.ts'
import { passwordFault } from '../accounts/password.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { LoginNeeds, LoginTx, OwnAccount } from './login-needs.ts'
import { passwordAgain } from './password-again.ts'
import type { ForManagingALogin } from './ports.ts'

/** Replaces the password of who knows the old one; his other sessions end. */
export const updatePasswordOf =
  (account: OwnAccount, needs: LoginNeeds): ForManagingALogin['updatePassword'] =>
  async ({ old, new: chosen }) => {
    const proven = await passwordAgain(old, account, needs)
    if (!proven.ok) return proven
    const { user, session } = proven.value
    const fault = passwordFault(chosen, await account.knowledgeAbout(user))
    if (fault) return refused({ why: 'invalid', fields: { new: fault } })
    const { change, secrets, clock } = needs
    const passwordHash = await secrets.hashPassword(chosen)
    const letter: AccountLetter = {
      kind: 'password-updated',
      dedupeKey: `password-updated:${secrets.id()}`,
      ...addressee(user),
    }
    return change(replacePassword(user, passwordHash, session.digest, letter, clock.now()))
  }

/**
 * A password that was replaced meanwhile stays, and so does an address: by it the user is found who is changed. Links
 * that could replace it are worth nothing any more.
 */
const replacePassword =
  (user: StoredUser, passwordHash: string, session: string, letter: AccountLetter, now: Instant) =>
  async ({
    users,
    sessions,
    resets,
    letters,
  }: LoginTx): Promise<Result<void, { readonly why: 'credentials-wrong' }>> => {
    const current = await users.find(user.email)
    if (current?.passwordHash !== user.passwordHash) return refused({ why: 'credentials-wrong' })
    await users.replace({ ...current, passwordHash })
    await sessions.endAll(user.id, session)
    await resets.forget(user.id)
    await letters.post(letter, now)
    return done(undefined)
  }

/** Whom a letter is for. */
export const addressee = ({ email, salutationId, firstName, lastName }: StoredUser) => ({
  to: email,
  salutationId,
  firstName,
  lastName,
})
