import { daysBetween } from '../../shared/dates.ts'
import type { Day } from '../../shared/day.ts'
import { unbroken } from '../../shared/unbroken.ts'
import { mayFormCommittees } from './committees.ts'
import { councilSize, countedForCouncil, releasesOf } from './council-size.ts'
import { deputiesWithTasks, electsPersonOfTrust, mayBeReleased } from './disabled-people.ts'
import { electionAfter, isElected, nextElection, skipsElection, standsTo, type ElectionPeriod } from './elections.ts'
import { javSize, worksCommitteeSize } from './other-sizes.ts'
import { quorumOf } from './quorum.ts'

/** What is known of a body; what is left out is unknown. */
export interface BodyFacts {
  /** One of the types of a Gremium. */
  readonly type: string
  /** Employees of the establishment, as a rule. */
  readonly employees?: number
  /** Those of them who may vote. */
  readonly voters?: number
  /** Employees under 18 and trainees, who elect a JAV. */
  readonly young?: number
  /** Severely disabled employees and those who are put on a par with them. */
  readonly disabled?: number
  /** Members in office, without deputies. */
  readonly members?: number
  /** Deputies of members who wait to move up. */
  readonly deputies?: number
  /** Releases in all: two halves are one. */
  readonly released?: number
  readonly electedOn?: Day
}

/** What the law says of a body, and how it stands to that. */
export type Hint = {
  /** The norms that say so, as they are cited. */
  readonly norms: readonly string[]
} & (
  | {
      /** How many members, or full releases, it has. */
      readonly about: 'size' | 'releases' | 'jav-size'
      readonly expected: number
      /** Absent where nobody said how many there are. */
      readonly actual?: number
    }
  /** What is missing to say how many members there are to be. */
  | { readonly about: 'unknown-size'; readonly missing: 'employees' | 'young' | 'disabled' }
  /** There are too few employees for one. */
  | { readonly about: 'none'; readonly fewest: number }
  /** It forms a works committee of so many. */
  | { readonly about: 'works-committee'; readonly size: number }
  | { readonly about: 'committees' }
  /** So many take part in a vote at least. */
  | { readonly about: 'quorum'; readonly quorum: number }
  /** The person of trust is released, if he wants it. */
  | { readonly about: 'person-released' }
  /** So many deputies may be given tasks. */
  | { readonly about: 'deputies'; readonly deputies: number }
  /** So many seats are free, and deputies are there to move up. */
  | { readonly about: 'moving-up'; readonly seats: number }
  /** Members are fewer than there are to be, deputies included: a new election, where that was so at the last one. */
  | { readonly about: 'early-election' }
  | {
      readonly about: 'election'
      readonly period: ElectionPeriod
      readonly standing: 'to-come' | 'running' | 'over'
      /** Days until it begins, or while it runs until it ends; 0 when it is over. */
      readonly days: number
      /** The next regular time is left out, for the term has not lasted a year then. */
      readonly skips: boolean
    }
)

const electionNorms = {
  BR: ['§ 13 Abs. 1 BetrVG', '§ 21 BetrVG'],
  JAV: ['§ 64 BetrVG'],
  SBV: ['§ 177 Abs. 5 SGB IX', '§ 177 Abs. 7 SGB IX'],
} as const
const skippingNorms = {
  BR: ['§ 13 Abs. 3 Satz 2 BetrVG', '§ 21 BetrVG'],
  JAV: ['§ 64 Abs. 1 BetrVG', '§ 13 Abs. 3 Satz 2 BetrVG'],
  SBV: ['§ 177 Abs. 5 SGB IX'],
} as const

/** Norms as they are shown, in one piece each. */
const norms = (...texts: readonly string[]) => ({ norms: texts.map((text) => unbroken(text)) })
const given = (actual: number | undefined) => (actual === undefined ? {} : { actual })

function electionHint({ type, electedOn }: BodyFacts, today: Day): readonly Hint[] {
  if (!isElected(type)) return []
  const period = electedOn === undefined ? nextElection(type, today) : electionAfter(type, electedOn)
  const standing = standsTo(today, period)
  const days = { 'to-come': daysBetween(today, period.from), running: daysBetween(today, period.until), over: 0 }
  const skips = electedOn !== undefined && skipsElection(type, electedOn)
  const cited = skips ? skippingNorms[type] : electionNorms[type]
  return [{ about: 'election', period, standing, days: days[standing], skips, ...norms(...cited) }]
}

/** What follows where members are fewer than there are to be. */
function freeSeats({ members = Infinity, deputies = 0 }: BodyFacts, expected: number): readonly Hint[] {
  const free = expected - members
  if (free <= 0) return []
  if (deputies < free) return [{ about: 'early-election', ...norms('§ 13 Abs. 2 Nr. 2 BetrVG') }]
  return [{ about: 'moving-up', seats: free, ...norms('§ 25 Abs. 1 BetrVG') }]
}

function hintsOfCouncil(facts: BodyFacts): readonly Hint[] {
  const { employees, voters, members, released } = facts
  if (employees === undefined) return [{ about: 'unknown-size', missing: 'employees', ...norms('§ 9 BetrVG') }]
  const expected = councilSize(countedForCouncil(employees, voters))
  if (expected === 0) return [{ about: 'none', fewest: 5, ...norms('§ 1 Abs. 1 BetrVG') }]
  const releases = releasesOf(employees)
  const inOffice = members ?? expected
  const committee = worksCommitteeSize(inOffice)
  return [
    { about: 'size', expected, ...given(members), ...norms('§ 9 BetrVG', '§ 11 BetrVG') },
    ...freeSeats(facts, expected),
    ...(releases > 0
      ? [{ about: 'releases' as const, expected: releases, ...given(released), ...norms('§ 38 Abs. 1 BetrVG') }]
      : []),
    ...(committee > 0 ? [{ about: 'works-committee' as const, size: committee, ...norms('§ 27 Abs. 1 BetrVG') }] : []),
    ...(mayFormCommittees(employees) ? [{ about: 'committees' as const, ...norms('§ 28 Abs. 1 BetrVG') }] : []),
    { about: 'quorum', quorum: quorumOf(inOffice), ...norms('§ 33 Abs. 2 BetrVG') },
  ]
}

function hintsOfYouth({ young, members }: BodyFacts): readonly Hint[] {
  if (young === undefined) return [{ about: 'unknown-size', missing: 'young', ...norms('§ 62 Abs. 1 BetrVG') }]
  const expected = javSize(young)
  if (expected === 0) return [{ about: 'none', fewest: 5, ...norms('§ 60 Abs. 1 BetrVG') }]
  return [{ about: 'jav-size', expected, ...given(members), ...norms('§ 62 Abs. 1 BetrVG') }]
}

function hintsOfDisabled({ disabled }: BodyFacts): readonly Hint[] {
  if (disabled === undefined) return [{ about: 'unknown-size', missing: 'disabled', ...norms('§ 177 Abs. 1 SGB IX') }]
  if (!electsPersonOfTrust(disabled)) return [{ about: 'none', fewest: 5, ...norms('§ 177 Abs. 1 SGB IX') }]
  const deputies = deputiesWithTasks(disabled)
  return [
    ...(mayBeReleased(disabled) ? [{ about: 'person-released' as const, ...norms('§ 179 Abs. 4 Satz 2 SGB IX') }] : []),
    ...(deputies > 0
      ? [{ about: 'deputies' as const, deputies, ...norms('§ 178 Abs. 1 Satz 4 SGB IX', '§ 178 Abs. 1 Satz 5 SGB IX') }]
      : []),
  ]
}

const hintsOf: Readonly<Record<string, (facts: BodyFacts) => readonly Hint[]>> = {
  BR: hintsOfCouncil,
  JAV: hintsOfYouth,
  SBV: hintsOfDisabled,
}

/**
 * What the law says of a body with these facts, and of its next election by a day in Berlin; each with its norms. Of
 * what nobody said, nothing is made up. Bodies that others send or appoint have no sizes of their own here.
 */
export const hintsByLaw = (facts: BodyFacts, today: Day): readonly Hint[] => [
  ...(hintsOf[facts.type]?.(facts) ?? []),
  ...electionHint(facts, today),
]

/** Seats that the law gives a body with these facts; absent where it gives none, or what it counts is not known. */
export const seatsByLaw = ({ type, employees, voters, young, disabled }: BodyFacts): number | undefined => {
  if (type === 'BR') return employees === undefined ? undefined : councilSize(countedForCouncil(employees, voters))
  if (type === 'JAV') return young === undefined ? undefined : javSize(young)
  if (type === 'SBV') return disabled !== undefined && electsPersonOfTrust(disabled) ? 1 : undefined
  return undefined
}
