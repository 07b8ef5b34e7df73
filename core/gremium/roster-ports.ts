import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { GremiumFull } from './ports.ts'
import type { TermEnded } from './roster-of-gremium.ts'
import type { MemberField, MemberForm } from './roster-rules.ts'
import type { Member } from './roster.ts'

/** A member as those see her who belong to the Gremium; the address is told to managers and to herself alone. */
export interface ShownMember extends Omit<Member, 'userId'> {
  /** She belongs to the Gremium with an account. */
  readonly hasAccount: boolean
  /** It is who asks. */
  readonly isOwn: boolean
  /** She has a seat today. */
  readonly isSeated: boolean
}

/** Somebody else changed this member meanwhile; with what stands there now. */
export interface MemberChanged<M = Member> {
  readonly why: 'member-changed'
  readonly now: M
}

/** Who is in the body. */
export interface Roster {
  /** Chair first, deputies of members last. */
  readonly items: readonly ShownMember[]
  /** Those with a seat today. */
  readonly inOffice: number
  /** Seats that the law gives the body; absent where it gives none or the numbers are not known. */
  readonly seats?: number
}

/** Which Gremium is meant; the one that she joined first where it is left out. */
interface InGremium {
  readonly gremium?: string
}
type WhyNotMine = NotSignedIn | NotFound
type WhyNotManaged = WhyNotMine | NotAllowed
type Changed = MemberChanged<ShownMember>

/**
 * Who has which seat in a body (domain §4.7). Whoever belongs to its Gremium reads it; its managers write it. What was
 * written over another version of a member is refused, with the version that stands there now.
 */
export interface ForKeepingTheRoster {
  roster(ask: InGremium): Promise<Result<Roster, WhyNotMine>>
  addMember(
    ask: InGremium & MemberForm,
  ): Promise<Result<ShownMember, WhyNotManaged | Invalid<MemberField> | GremiumFull>>
  /** Replaces all that is said of her. */
  changeMember(
    ask: InGremium & MemberForm & { readonly id: string; readonly version: number },
  ): Promise<Result<ShownMember, WhyNotManaged | Changed | Invalid<MemberField>>>
  /** Ends her office on a day; a deputy may move up on the next one (§ 25 BetrVG). */
  endTerm(
    ask: InGremium & TermEnded,
  ): Promise<Result<ShownMember, WhyNotManaged | Changed | Invalid<MemberField | 'successor'>>>
  /** Takes a slip out of the roster. Who leaves office is not taken out: her term ends. */
  removeMember(
    ask: InGremium & { readonly id: string; readonly version: number },
  ): Promise<Result<void, WhyNotManaged | Changed>>
}
