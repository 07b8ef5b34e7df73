import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type Invalid, type NotFound, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { nameOfGremium, type Gremium, type NewGremium } from './gremium.ts'
import type { ForChangingGremien, ForStoringGremien } from './ports.ts'
import { storedMember, whyNotMember, type MemberField, type MemberForm } from './roster-rules.ts'
import type { Member } from './roster.ts'
import { storedSettings, whyNotSettings, type SettingsField } from './settings-rules.ts'

interface MakingNeeds {
  readonly change: ForChanging<{ readonly gremien: ForChangingGremien }>
  readonly gremien: ForStoringGremien
  readonly users: Pick<ForStoringUsers, 'byEmail'>
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly clock: Clock
}

/** Members as they are said; whose address is that of one of the accounts has it. */
const rosterOf = (
  forms: readonly MemberForm[],
  accounts: readonly (User | undefined)[],
  secrets: MakingNeeds['secrets'],
): readonly Member[] =>
  forms.map((form) => {
    const member = storedMember(form)
    const account = accounts.find((one) => one !== undefined && one.email === member.email)
    return { id: secrets.id(), version: 1, ...member, ...(account && { userId: account.id }) }
  })

/**
 * Makes a Gremium; where the first of its users has one of that name, it becomes as it is said. Refuses users without
 * an account.
 */
export async function makeGremium(
  { users, members = [], ...settings }: NewGremium,
  needs: MakingNeeds,
): Promise<Result<Gremium['id'], NotFound | Invalid<SettingsField | MemberField>>> {
  const day = today(needs.clock)
  const invalid =
    whyNotSettings(settings, day) ??
    members
      .map((form) => whyNotMember(form, { type: settings.type, members: [] }, day))
      .find((one) => one !== undefined)
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
  const roster = rosterOf(members, accounts, needs.secrets)
  return needs.change(async ({ gremien }): Promise<Result<Gremium['id'], never>> => {
    await gremien.save({ id, version, ...storedSettings(settings), users: belonging, members: roster, invitations: [] })
    return done(id)
  })
}
