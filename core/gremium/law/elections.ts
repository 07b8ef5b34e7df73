import type { Day } from '../../shared/day.ts'

/** Who is elected at regular times; all others are sent, or appointed. */
export const electedBodies = ['BR', 'JAV', 'SBV'] as const
export type ElectedBody = (typeof electedBodies)[number]

export const isElected = (type: string): type is ElectedBody => electedBodies.some((body) => body === type)

/** When a body is elected: from and until which day of which years. */
interface Rhythm {
  /** One of the years. */
  readonly year: number
  readonly every: number
  /** Month and day, as in '-03-01'. */
  readonly from: string
  readonly until: string
}

/**
 * § 13 Abs. 1 Satz 1 BetrVG: every four years from March to May. § 64 Abs. 1 Satz 1 BetrVG: every two years in October
 * and November. § 177 Abs. 5 Satz 1 SGB IX: every four years in October and November.
 */
const rhythms: Readonly<Record<ElectedBody, Rhythm>> = {
  BR: { year: 2026, every: 4, from: '-03-01', until: '-05-31' },
  JAV: { year: 2026, every: 2, from: '-10-01', until: '-11-30' },
  SBV: { year: 2026, every: 4, from: '-10-01', until: '-11-30' },
}

/** The time of a regular election; the term of who was elected before ends on its last day at the latest. */
export interface ElectionPeriod {
  readonly from: Day
  readonly until: Day
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

const periodIn = ({ from, until }: Rhythm, year: number): ElectionPeriod => ({
  from: `${year}${from}`,
  until: `${year}${until}`,
})

/** The first regular election that is not over by a day. */
function periodFrom(body: ElectedBody, day: Day): ElectionPeriod {
  const rhythm = rhythms[body]
  const behind = (((yearOf(day) - rhythm.year) % rhythm.every) + rhythm.every) % rhythm.every
  const year = behind === 0 ? yearOf(day) : yearOf(day) + rhythm.every - behind
  const period = periodIn(rhythm, year)
  return period.until >= day ? period : periodIn(rhythm, year + rhythm.every)
}

const yearLater = (day: Day): Day => Temporal.PlainDate.from(day).add({ years: 1 }).toString()

/**
 * The regular election that follows an election. Whoever was elected between two regular times is elected anew at the
 * next one; but only at the one after, if his term has not lasted a year when that begins (§ 13 Abs. 3 BetrVG, for
 * the JAV with § 64 Abs. 1 Satz 2 BetrVG, § 177 Abs. 5 Satz 4 and 5 SGB IX).
 */
export function electionAfter(body: ElectedBody, electedOn: Day): ElectionPeriod {
  const next = periodFrom(body, electedOn)
  const isRegular = electedOn >= next.from
  return isRegular || skipsElection(body, electedOn)
    ? periodIn(rhythms[body], yearOf(next.from) + rhythms[body].every)
    : next
}

/** Whether the next regular election leaves out whoever was elected on a day shortly before it. */
export function skipsElection(body: ElectedBody, electedOn: Day): boolean {
  const { from } = periodFrom(body, electedOn)
  return electedOn < from && yearLater(electedOn) > from
}

/** The next regular election, where it is not known when somebody was elected: the one that runs, or is to come. */
export const nextElection = (body: ElectedBody, today: Day): ElectionPeriod => periodFrom(body, today)

/** How a day stands to a time of election. */
export const standsTo = (today: Day, { from, until }: ElectionPeriod): 'to-come' | 'running' | 'over' =>
  today < from ? 'to-come' : today <= until ? 'running' : 'over'

/** So many employees more or fewer call for an election at least (§ 13 Abs. 2 Nr. 1 BetrVG). */
const changeAtLeast = 50

/**
 * Whether the workforce grew or shrank by half, and by fifty at least, from the day of the election to the day 24
 * months later: then a works council is elected before its time (§ 13 Abs. 2 Nr. 1 BetrVG).
 */
export const callsForElection = (atElection: number, after24Months: number): boolean => {
  const change = Math.abs(after24Months - atElection)
  return change >= changeAtLeast && change * 2 >= atElection
}
