import type { Choice, User } from '../accounts/accounts.ts'
import { labelOf } from '../accounts/choices.ts'
import type { Day } from '../shared/day.ts'

/** What somebody is in a body (domain §4.7). */
export const memberRoles = [
  { id: 'vorsitz', label: 'Vorsitz' },
  { id: 'stellv', label: 'Stellvertretung' },
  { id: 'schriftfuehrung', label: 'Schriftführung' },
  { id: 'mitglied', label: 'Mitglied' },
  { id: 'ersatz', label: 'Ersatzmitglied' },
  { id: 'sbv', label: 'Vertrauensperson (SBV)' },
  { id: 'jav', label: 'JAV' },
] as const satisfies readonly Choice[]
export type MemberRole = (typeof memberRoles)[number]['id']

export const labelOfRole = (role: MemberRole): string => labelOf(memberRoles, role)

export const isMemberRole = (id: string | undefined): id is MemberRole => memberRoles.some((role) => role.id === id)

/** In which committees of the body somebody works. */
export const memberFunctions = [
  { id: 'betriebsausschuss', label: 'Betriebsausschuss' },
  { id: 'wirtschaftsausschuss', label: 'Wirtschaftsausschuss' },
  { id: 'arbeitsschutzausschuss', label: 'Arbeitsschutzausschuss' },
  { id: 'it-ausschuss', label: 'IT-Ausschuss' },
  { id: 'personalausschuss', label: 'Personalausschuss' },
] as const satisfies readonly Choice[]
export type MemberFunction = (typeof memberFunctions)[number]['id']

export const labelOfFunction = (one: MemberFunction): string => labelOf(memberFunctions, one)

export const isMemberFunction = (id: string): id is MemberFunction => memberFunctions.some((one) => one.id === id)

/** A seat of a body and who has it, with or without an account; a deputy has none yet. */
export interface Member {
  readonly id: string
  /** Counts its changes. */
  readonly version: number
  readonly salutationId?: string
  readonly firstName: string
  readonly lastName: string
  /** Trimmed, lower-case. */
  readonly email?: string
  /** The account that is hers, where she belongs to the Gremium with one. */
  readonly userId?: User['id']
  readonly role: MemberRole
  /** Part of a post that she is released from work, 0 to 1 in hundredths (§ 38 BetrVG). */
  readonly released: number
  readonly functions: readonly MemberFunction[]
  /** First day in office. */
  readonly since: Day
  /** Last day in office; absent while it is open. */
  readonly until?: Day
  /** In office for the first time (§ 37 Abs. 7 Satz 2 BetrVG). */
  readonly firstTerm?: boolean
}

/** A whole post, in percent. */
export const wholePost = 100

/** As many members as the largest bodies have, with as many deputies again. */
export const mostMembers = 150

export const nameOfMember = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Whether somebody is in office on a day, deputies included. */
export const servesOn = ({ since, until }: Pick<Member, 'since' | 'until'>, day: Day): boolean =>
  since <= day && (until === undefined || day <= until)

/** A body, as far as it says who has a seat in it. */
export interface Seating {
  /** One of the types of a Gremium. */
  readonly type: string
  readonly members: readonly Member[]
}

/** Who only takes part in the meetings of a works council (§§ 32, 52, 59a, 67 BetrVG). */
const guests: ReadonlySet<MemberRole> = new Set(['sbv', 'jav'])
const councils: ReadonlySet<string> = new Set(['BR', 'GBR', 'KBR'])

/**
 * Whether somebody has a seat of such a body on a day: no deputy has one yet (§ 25 BetrVG), neither has one who stands
 * in for the person of trust (§ 177 Abs. 1 SGB IX).
 */
export const isSeatedOn = (type: string, member: Pick<Member, 'role' | 'since' | 'until'>, day: Day): boolean => {
  if (member.role === 'ersatz' || !servesOn(member, day)) return false
  if (type === 'SBV') return member.role !== 'stellv'
  return !(councils.has(type) && guests.has(member.role))
}

/** Those who have a seat on a day. */
export const seatedOn = ({ type, members }: Seating, day: Day): readonly Member[] =>
  members.filter((member) => isSeatedOn(type, member, day))

const rank: Readonly<Record<MemberRole, number>> = {
  vorsitz: 0,
  sbv: 1,
  stellv: 2,
  schriftfuehrung: 3,
  mitglied: 4,
  jav: 5,
  ersatz: 6,
}

/** Chair first, deputies of members last; within, in the order in which they were written down. */
export const inOrderOfOffice = <M extends Pick<Member, 'role'>>(members: readonly M[]): readonly M[] =>
  members.toSorted((one, other) => rank[one.role] - rank[other.role])

/** What the roster says of the counts that the law looks at. */
export interface RosterCounts {
  readonly inOffice: number
  readonly released: number
}

/** Absent where there is no roster: then the counts are those that somebody gave. */
export const countsOf = (body: Seating, day: Day): RosterCounts | undefined => {
  if (body.members.length === 0) return undefined
  const seated = seatedOn(body, day)
  const hundredths = seated.reduce((sum, { released }) => sum + Math.round(released * 100), 0)
  return { inOffice: seated.length, released: hundredths / 100 }
}

/** Deputies of members who wait on a day to move up (§ 25 Abs. 1 Satz 1 BetrVG); absent where there is no roster. */
export const deputiesOn = ({ members }: Seating, day: Day): number | undefined =>
  members.length === 0 ? undefined : members.filter((one) => one.role === 'ersatz' && servesOn(one, day)).length
