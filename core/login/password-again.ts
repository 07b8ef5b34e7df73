import type { CredentialsWrong, Session, StoredUser } from '../accounts/ports.ts'
import { signInLockMinutes, wrongPasswordsAllowed } from '../accounts/sign-in-limit.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type NotSignedIn, type Result, type TooMany } from '../shared/result.ts'
import type { LoginNeeds, OwnAccount } from './login-needs.ts'

/** Who is signed in, in which session, and that he knows his password. */
interface Proven {
  readonly user: StoredUser
  readonly session: Session
}

/** Who is signed in, with what proves that it is he. */
export const ownerOf = async (
  session: Session | undefined,
  { users }: Pick<LoginNeeds, 'users'>,
): Promise<StoredUser | undefined> => {
  const user = session && (await users.byId(session.userId))
  return user && users.byEmail(user.email)
}

/**
 * Asks who is signed in for his password once more, before what a stranger at his desk must not do. Wrong ones are
 * counted by account: only who is signed in can make them.
 */
export const passwordAgain = async (
  password: string,
  account: Pick<OwnAccount, 'session'>,
  needs: Pick<LoginNeeds, 'users' | 'attempts' | 'clock' | 'secrets'>,
): Promise<Result<Proven, NotSignedIn | CredentialsWrong | TooMany>> => {
  const session = await account.session()
  const user = await ownerOf(session, needs)
  if (!session || !user) return refused({ why: 'not-signed-in' })
  const limit = {
    key: `password-again:${user.id}`,
    most: wrongPasswordsAllowed,
    windowSeconds: signInLockMinutes * 60,
  }
  const tooMany = await countAttempt(limit, needs)
  if (tooMany) return refused(tooMany)
  if (!(await needs.secrets.verifyPassword(password, user.passwordHash))) return refused({ why: 'credentials-wrong' })
  await needs.attempts.forget(limit.key)
  return done({ user, session })
}
