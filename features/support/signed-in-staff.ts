import type { Role } from '#core/accounts/accounts.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Site } from '#core/site.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import { codeShown } from './authenticator.ts'

let made = 0

/** Makes an account with a role and signs in to it, with an app where the role asks for one; anew each time. */
export async function signInAs(
  { account }: Site,
  { stage, now, role }: { readonly stage: ForSettingTheStage; readonly now: Instant; readonly role: Role },
): Promise<void> {
  made += 1
  const person = { email: `${role}-${made}@haus.example`, password: 'ein gutes langes Wort' }
  await stage.account({ ...person, roles: [role] })
  const answer = await account.accounts.signIn(person)
  if (answer.ok) return
  const begun = await account.secondFactor.enrol({})
  if (!begun.ok) throw new Error(`no app: ${begun.refusal.why}`)
  const confirmed = await account.secondFactor.confirmEnrolment({ code: codeShown(begun.value.secret, now) })
  if (!confirmed.ok) throw new Error(`not signed in: ${confirmed.refusal.why}`)
}
