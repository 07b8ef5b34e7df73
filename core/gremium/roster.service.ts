import type { User } from '../accounts/accounts.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { bodyFactsOf } from './hints-of-gremium.ts'
import { roleIn, type Gremium } from './gremium.ts'
import { gremiumOfVisitor, type Mine } from './gremium-of-visitor.ts'
import { seatsByLaw } from './law/hints.ts'
import type { ForChangingGremien, ForStoringGremien } from './ports.ts'
import { withChangedMember, withMember, withTermEnded, withoutMember } from './roster-of-gremium.ts'
import type { ForKeepingTheRoster, MemberChanged, ShownMember } from './roster-ports.ts'
import { inOrderOfOffice, isSeatedOn, seatedOn, type Member } from './roster.ts'

interface RosterNeeds {
  readonly gremien: ForStoringGremien
  readonly change: ForChanging<{ readonly gremien: ForChangingGremien }>
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly clock: Clock
}

const notAllowed: NotAllowed = { why: 'not-allowed' }
const unknown: NotFound = { why: 'not-found' }

/** A member as one who belongs to the Gremium sees her. */
const shownTo =
  ({ type }: Pick<Gremium, 'type'>, userId: User['id'], isManager: boolean, day: Day) =>
  ({ userId: hers, email, ...member }: Member): ShownMember => ({
    ...member,
    isSeated: isSeatedOn(type, member, day),
    ...(email !== undefined && (isManager || hers === userId) && { email }),
    hasAccount: hers !== undefined,
    isOwn: hers === userId,
  })

/** A refusal as one who manages the Gremium sees it. */
type ShownRefusal<R> = R extends MemberChanged ? MemberChanged<ShownMember> : R

const shownRefusal = <R extends { readonly why: string }>(
  refusal: R,
  gremium: Pick<Gremium, 'type'>,
  userId: User['id'],
  day: Day,
): ShownRefusal<R> => {
  const shown = isChanged(refusal)
    ? { why: 'member-changed', now: shownTo(gremium, userId, true, day)(refusal.now) }
    : refusal
  return shown as ShownRefusal<R>
}
const isChanged = (refusal: { readonly why: string }): refusal is MemberChanged => refusal.why === 'member-changed'

/** The rosters of the Gremien of one visitor. */
export const keepingTheRoster = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { gremien, change, secrets, clock }: RosterNeeds,
): ForKeepingTheRoster => {
  const mine = gremiumOfVisitor(whoIsAsking, gremien)

  /** What becomes of the roster as it is now, if who asks manages it; answers it. */
  const changing = async <R extends { readonly why: string }>(
    wanted: string | undefined,
    rule: (gremium: Gremium) => Result<Gremium, R>,
  ): Promise<Result<Mine, NotSignedIn | NotFound | NotAllowed | ShownRefusal<R>>> => {
    const found = await mine(wanted)
    if (!found.ok) return found
    const { userId, gremium: before } = found.value
    if (roleIn(before, userId) !== 'verwalter') return refused(notAllowed)
    const answer = await change(async (tx): Promise<Result<Gremium, R | NotFound | NotAllowed>> => {
      const now = await tx.gremien.lock(before.id)
      const role = now && roleIn(now, userId)
      if (!now || role === undefined) return refused(unknown)
      if (role !== 'verwalter') return refused(notAllowed)
      const next = rule(now)
      if (next.ok) await tx.gremien.save(next.value)
      return next
    })
    if (answer.ok) return done({ userId, gremium: answer.value })
    return refused(shownRefusal(answer.refusal, before, userId, today(clock)))
  }

  const memberOf = ({ userId, gremium }: Mine, id: Member['id']): ShownMember => {
    const member = gremium.members.find((one) => one.id === id)
    if (!member) throw new Error('a member is answered that was changed just now')
    return shownTo(gremium, userId, true, today(clock))(member)
  }

  return {
    async roster({ gremium: wanted }) {
      const found = await mine(wanted)
      if (!found.ok) return found
      const { userId, gremium } = found.value
      const day = today(clock)
      const seats = seatsByLaw(bodyFactsOf(gremium, day))
      const shown = shownTo(gremium, userId, roleIn(gremium, userId) === 'verwalter', day)
      return done({
        items: inOrderOfOffice(gremium.members).map(shown),
        inOffice: seatedOn(gremium, day).length,
        ...(seats !== undefined && { seats }),
      })
    },

    async addMember({ gremium, ...form }) {
      const id = secrets.id()
      const answer = await changing(gremium, (current) => withMember(current, form, id, today(clock)))
      return answer.ok ? done(memberOf(answer.value, id)) : answer
    },

    async changeMember({ gremium, id, version, ...form }) {
      const seen = { id, version }
      const answer = await changing(gremium, (current) => withChangedMember(current, seen, form, today(clock)))
      return answer.ok ? done(memberOf(answer.value, id)) : answer
    },

    async endTerm({ gremium, ...ended }) {
      const answer = await changing(gremium, (current) => withTermEnded(current, ended, today(clock)))
      return answer.ok ? done(memberOf(answer.value, ended.id)) : answer
    },

    async removeMember({ gremium, id, version }) {
      const answer = await changing(gremium, (current) => withoutMember(current, { id, version }))
      return answer.ok ? done(undefined) : answer
    },
  }
}
