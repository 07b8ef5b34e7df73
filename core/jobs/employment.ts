import type { Position } from './jobs.ts'

/** Values of schema.org's employmentType that searches read; an apprenticeship has none of its own and is OTHER. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'TEMPORARY' | 'INTERN' | 'OTHER'

const typeOfExtent = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' } as const
const typeOfContract = {
  permanent: [],
  'fixed-term': ['TEMPORARY'],
  internship: ['INTERN'],
  apprenticeship: ['OTHER'],
} as const

/** What schema.org calls the employment: how much of the week, and what is particular about its contract. */
export const employmentTypes = ({
  extent,
  contract,
}: Pick<Position, 'extent' | 'contract'>): readonly EmploymentType[] => [
  ...extent.map((each) => typeOfExtent[each]),
  ...typeOfContract[contract],
]

/** Only who may work elsewhere all of the time works remotely to searches; some days at home do not count. */
export const isTelecommute = ({ workplace }: Pick<Position, 'workplace'>): boolean => workplace === 'remote'
