import { sizeIn, type SizeTable } from './size-table.ts'

const rows = (text: string): SizeTable['rows'] =>
  text.split(' ').map((row) => {
    const [upTo = NaN, size = NaN] = row.split(':').map(Number)
    return { upTo, size }
  })

/** § 9 BetrVG: members of the works council. */
const members: SizeTable = {
  from: 5,
  rows: rows(
    '20:1 50:3 100:5 200:7 400:9 700:11 1000:13 1500:15 2000:17 2500:19 3000:21 3500:23 4000:25 4500:27 5000:29 ' +
      '6000:31 7000:33 9000:35',
  ),
  above: { perStarted: 3000, plus: 2 },
}

/** § 38 Abs. 1 BetrVG: members who are released from work. */
const releases: SizeTable = {
  from: 200,
  rows: rows('500:1 900:2 1500:3 2000:4 3000:5 4000:6 5000:7 6000:8 7000:9 8000:10 9000:11 10000:12'),
  above: { perStarted: 2000, plus: 1 },
}

/** Up to so many count only if they may vote (§ 9 Satz 1 BetrVG). */
const countedByVote = 51

/**
 * Whom § 9 BetrVG counts: those who may vote up to 51, all employees from there on. Where it is unknown how many may
 * vote, all employees.
 */
export const countedForCouncil = (employees: number, voters: number = employees): number =>
  voters < countedByVote ? voters : Math.max(employees, voters)

/**
 * How many members a works council has, by those whom § 9 BetrVG counts; 0 where there can be none (§ 1 BetrVG: fewer
 * than five who may vote).
 */
export const councilSize = (counted: number): number => sizeIn(members, counted)

/** How many members are at least released from all of their work, by employees (§ 38 Abs. 1 BetrVG). */
export const releasesOf = (employees: number): number => sizeIn(releases, employees)
