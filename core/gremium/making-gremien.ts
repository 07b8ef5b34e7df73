import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type Invalid, type NotFound, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { nameOfGremium, type Gremium, type NewGremium } from './gremium.ts'
import type { ForChangingGremien, ForStoringGremien } from './ports.ts'
import { storedSettings, whyNotSettings, type SettingsField } from './settings-rules.ts'

interface MakingNeeds {
  readonly change: ForChanging<{ readonly gremien: ForChangingGremien }>
  readonly gremien: ForStoringGremien
  readonly users: Pick<ForStoringUsers, 'byEmail'>
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly clock: Clock
}

/**
 * Makes a Gremium; where the first of its users has one of that name, it becomes as it is said. Refuses users without
 * an account.
 */
export async function makeGremium(
  { users, ...settings }: NewGremium,
  needs: MakingNeeds,
): Promise<Result<Gremium['id'], NotFound | Invalid<SettingsField>>> {
  const invalid = whyNotSettings(settings, today(needs.clock))
  if (invalid) return refused(invalid)
  const accounts = await Promise.all(users.map(({ email }) => needs.users.byEmail(email)))
  const since = needs.clock.now()
  const belonging = users.flatMap(({ role }, nth) => {
    const account = accounts[nth]
    return account ? [{ userId: account.id, role, since }] : []
  })
  const [first] = belonging
  if (!first || belonging.length < users.length) return refused({ why: 'not-found' })
  const known = (await needs.gremien.ofUser(first.userId)).find((one) => nameOfGremium(one) === nameOfGremium(settings))
  const id = known?.id ?? needs.secrets.id()
  const version = (known?.version ?? 0) + 1
  return needs.change(async ({ gremien }): Promise<Result<Gremium['id'], never>> => {
    await gremien.save({ id, version, ...storedSettings(settings), users: belonging, invitations: [] })
    return done(id)
  })
}
