import { dayInFull } from '../../shared/date-texts.ts'
import { nbsp, unbroken } from '../../shared/unbroken.ts'
import type { RulingEntry } from './rulings.ts'

type Cited = Pick<RulingEntry, 'court' | 'type' | 'decidedOn' | 'fileNumbers'>

/** 'BAG 7 ABR 8/23', with 'u. a.' where cases were joined. */
export const rulingName = ({
  court,
  fileNumbers: [first = '', ...others],
}: Omit<Cited, 'type' | 'decidedOn'>): string => unbroken(`${court} ${first}${others.length > 0 ? ' u. a.' : ''}`)

/** Of more joined cases than these one names the first. */
const mostNamed = 3

/** As one cites it: 'BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23'. */
export const rulingCitation = ({ court, type, decidedOn, fileNumbers }: Cited): string => {
  const named = fileNumbers.length > mostNamed ? `${fileNumbers[0]} u. a.` : fileNumbers.join(', ')
  return `${court}, ${type} vom ${unbroken(dayInFull(decidedOn))}${nbsp}– ${unbroken(named)}`
}
