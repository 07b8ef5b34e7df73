import type { MemberRole } from '../gremium/roster.ts'
import type { OwnGremium } from '../gremium/ports.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** What else somebody has on these days: a seat that the Gremium booked for her, or another entry that she wants. */
export interface Clash {
  readonly kind: 'booked' | 'wanted'
  readonly title: string
  readonly startDate: Day
  readonly endDate: Day
}

/** Somebody whom the Gremium may send. */
export interface Candidate {
  /** Of her seat, or of her account where the Gremium has no roster. */
  readonly id: string
  readonly name: string
  readonly role: MemberRole
  /** She said 'für mich'. */
  readonly wants: boolean
  readonly isChosen: boolean
  readonly clashes: readonly Clash[]
  /** Her salutation and address are known; else her seat is booked for 'N. N.' and named later. */
  readonly isNamed: boolean
}

/** A public holiday of the Land on a day of the event. */
export interface HolidayOnDay {
  readonly day: Day
  readonly name: string
}

/** What the chosen cost together, in net cents. */
export interface DelegationCosts {
  /** On our invoice. */
  readonly net: Cents
  /** With what the hotel bills by itself. */
  readonly withHotel: Cents
  /** false where a price is auf Anfrage. */
  readonly complete: boolean
}

/** An entry of a Gremium's list on its way to the meeting: whom to send, what stands against it, what it costs. */
export interface Delegation {
  readonly gremium: OwnGremium
  readonly entryId: string
  readonly eventId: number
  readonly title: string
  readonly href: string
  readonly startDate: Day
  readonly endDate: Day
  /** Absent online. */
  readonly town?: string
  readonly placesLeft: number
  /** Whose training it is; a person of trust decides alone, all others by resolution. */
  readonly body: TargetGroup
  readonly decidesAlone: boolean
  /** The day by which a resolution is wise; absent where that is over. */
  readonly resolveBy?: Day
  readonly holidays: readonly HolidayOnDay[]
  readonly candidates: readonly Candidate[]
  /** Absent where nobody is chosen. */
  readonly costs?: DelegationCosts
  /** A small Gremium sends several in the same week, which it does not want. */
  readonly leavesTooFew: boolean
}

/** A Gremium of so many members or fewer sends one at a time, unless it says otherwise (domain §4.6). */
export const smallGremium = 3

/** What the meeting needs on paper. */
export const meetingPapers = ['tagesordnung', 'beschluss'] as const
export type MeetingPaper = (typeof meetingPapers)[number]
