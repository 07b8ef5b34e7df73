import { normalEmail } from '../shared/email-address.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import type { LoginNeeds } from './login-needs.ts'

/**
 * Removes the second factor of somebody who has lost app and recovery codes, and ends his sessions: an operator does
 * it, who has made sure that it is he. Refuses with 'not-found' where there is none.
 */
export const resetSecondFactor = (
  email: string,
  { change }: Pick<LoginNeeds, 'change'>,
): Promise<Result<void, NotFound>> =>
  change(async ({ users, secondFactors, sessions }) => {
    const user = await users.find(normalEmail(email))
    const factor = user && (await secondFactors.find(user.id))
    if (!user || !factor) return refused({ why: 'not-found' })
    await secondFactors.remove(user.id)
    await sessions.endAll(user.id)
    return done(undefined)
  })
