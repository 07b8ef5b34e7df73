import { sizeIn, type SizeTable } from './size-table.ts'

/** § 62 Abs. 1 BetrVG: members of the JAV, by young employees and trainees. */
const jav: SizeTable = {
  from: 5,
  rows: [
    { upTo: 20, size: 1 },
    { upTo: 50, size: 3 },
    { upTo: 150, size: 5 },
    { upTo: 300, size: 7 },
    { upTo: 500, size: 9 },
    { upTo: 700, size: 11 },
    { upTo: 1000, size: 13 },
    { upTo: Infinity, size: 15 },
  ],
}

/** § 27 Abs. 1 BetrVG: members of the works committee beside the chair and the deputy, by members of the council. */
const worksCommittee: SizeTable = {
  from: 9,
  rows: [
    { upTo: 15, size: 3 },
    { upTo: 23, size: 5 },
    { upTo: 35, size: 7 },
    { upTo: Infinity, size: 9 },
  ],
}

/** How many members a JAV has, by young employees and trainees; 0 below five (§§ 60 Abs. 1, 62 Abs. 1 BetrVG). */
export const javSize = (young: number): number => sizeIn(jav, young)

/**
 * How many members the Betriebsausschuss has, chair and deputy included, by members of the works council; 0 below nine,
 * where there is none (§ 27 Abs. 1 BetrVG).
 */
export const worksCommitteeSize = (members: number): number => {
  const further = sizeIn(worksCommittee, members)
  return further === 0 ? 0 : further + 2
}
