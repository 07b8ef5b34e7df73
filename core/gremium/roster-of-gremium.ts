import type { User } from '../accounts/accounts.ts'
import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { done, refused, type Invalid, type NotFound, type Result } from '../shared/result.ts'
import type { Gremium } from './gremium.ts'
import type { GremiumFull } from './ports.ts'
import type { MemberChanged } from './roster-ports.ts'
import { storedMember, whyNotMember, type MemberField, type MemberForm } from './roster-rules.ts'
import { mostMembers, type Member } from './roster.ts'

const unknown: NotFound = { why: 'not-found' }
const full: GremiumFull = { why: 'gremium-full' }

/** Which member somebody means, and in which state she saw him. */
export interface SeenMember {
  readonly id: Member['id']
  readonly version: number
}

/** Each member has a version of its own; that of the Gremium counts changes of its settings. */
const withMembers = (gremium: Gremium, members: readonly Member[]): Gremium => ({ ...gremium, members })

/** The one that is meant, as it was seen; refuses where it is not there, or was changed meanwhile. */
const found = ({ members }: Gremium, { id, version }: SeenMember): Result<Member, NotFound | MemberChanged> => {
  const member = members.find((one) => one.id === id)
  if (!member) return refused(unknown)
  return member.version === version ? done(member) : refused({ why: 'member-changed', now: member })
}

/** With one more member. */
export const withMember = (
  gremium: Gremium,
  form: MemberForm,
  id: Member['id'],
  today: Day,
): Result<Gremium, Invalid<MemberField> | GremiumFull> => {
  if (gremium.members.length >= mostMembers) return refused(full)
  const invalid = whyNotMember(form, gremium, today)
  if (invalid) return refused(invalid)
  return done(withMembers(gremium, [...gremium.members, { id, version: 1, ...storedMember(form) }]))
}

/** With what is now said of a member; whose account is hers stays. */
export const withChangedMember = (
  gremium: Gremium,
  seen: SeenMember,
  form: MemberForm,
  today: Day,
): Result<Gremium, NotFound | MemberChanged | Invalid<MemberField>> => {
  const member = found(gremium, seen)
  if (!member.ok) return member
  const others = gremium.members.filter((one) => one !== member.value)
  const invalid = whyNotMember(form, { ...gremium, members: others }, today)
  if (invalid) return refused(invalid)
  const { id, version, userId } = member.value
  const changed: Member = { id, version: version + 1, ...(userId !== undefined && { userId }), ...storedMember(form) }
  return done(
    withMembers(
      gremium,
      gremium.members.map((one) => (one === member.value ? changed : one)),
    ),
  )
}

/** Without a member, as if nobody had ever written it down. */
export const withoutMember = (gremium: Gremium, seen: SeenMember): Result<Gremium, NotFound | MemberChanged> => {
  const member = found(gremium, seen)
  if (!member.ok) return member
  return done(
    withMembers(
      gremium,
      gremium.members.filter((one) => one !== member.value),
    ),
  )
}

/** Who leaves office on a day, and which deputy moves up for the rest of the term (§ 25 Abs. 1 Satz 1 BetrVG). */
export interface TermEnded extends SeenMember {
  readonly until: string
  readonly successor?: Member['id']
}

/** With the last day of somebody's office, and with the deputy who moves up on the next day. */
export const withTermEnded = (
  gremium: Gremium,
  { until, successor, ...seen }: TermEnded,
  today: Day,
): Result<Gremium, NotFound | MemberChanged | Invalid<MemberField | 'successor'>> => {
  const leaving = found(gremium, seen)
  if (!leaving.ok) return leaving
  const form: MemberForm = { ...leaving.value, until }
  const ended = withChangedMember(gremium, seen, { ...form, until: until === '' ? 'nie' : until }, today)
  if (!ended.ok || successor === undefined || successor === '') return ended
  const deputy = gremium.members.find((one) => one.id === successor)
  const next = addDays(until, 1)
  if (deputy?.role !== 'ersatz' || (deputy.until !== undefined && deputy.until < next) || deputy.since > next)
    return refused({ why: 'invalid', fields: { successor: 'unknown' } })
  const moved: Member = { ...deputy, version: deputy.version + 1, role: 'mitglied', since: next }
  return done({
    ...ended.value,
    members: ended.value.members.map((one) => (one.id === successor ? moved : one)),
  })
}

/** With the account of somebody who came with the address that stands beside a member without one. */
export const withAccount = (gremium: Gremium, { id: userId, email }: Pick<User, 'id' | 'email'>): Gremium => {
  if (gremium.members.some((one) => one.userId === userId)) return gremium
  const hers = gremium.members.find((one) => one.email === email && one.userId === undefined)
  if (!hers) return gremium
  return {
    ...gremium,
    members: gremium.members.map((one) => (one === hers ? { ...one, userId, version: one.version + 1 } : one)),
  }
}

/** The roster without an account that goes; who had it stays a member of the body. */
export const withoutAccountOf = (members: readonly Member[], userId: User['id']): readonly Member[] =>
  members.map((member) => {
    if (member.userId !== userId) return member
    const { userId: _, ...rest } = member
    return { ...rest, version: member.version + 1 }
  })

/**
 * The roster without somebody whose account is deleted: that she held an office stays the body's own record, and how to
 * reach her goes.
 */
export const withoutAddressOf = (
  members: readonly Member[],
  { id, email }: Pick<User, 'id' | 'email'>,
): readonly Member[] =>
  members.map((member) => {
    if (member.userId !== id && member.email !== email) return member
    const { userId: _, email: __, salutationId: ___, ...rest } = member
    return { ...rest, version: member.version + 1 }
  })
