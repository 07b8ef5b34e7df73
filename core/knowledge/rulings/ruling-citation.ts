import { dayInFull } from '../../shared/date-texts.ts'
import { nbsp, unbroken } from '../../shared/unbroken.ts'
import type { RulingEntry } from './rulings.ts'

type Cited = Pick<RulingEntry, 'court' | 'type' | 'decidedOn' | 'fileNumbers'>

/** 'BAG 7 ABR 8/23', with 'u. a.' where cases were joined. */
export const rulingName = ({
  court,
  fileNumbers: [first = '', ...others],
}: Omit<Cited, 'type' | 'decidedOn'>): string => unbroken(`${court} ${first}${others.length > 0 ? ' u. a.' : ''}`)

/** As one cites it: 'BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23'. */
export const rulingCitation = ({ court, type, decidedOn, fileNumbers }: Cited): string =>
  `${court}, ${type} vom ${unbroken(dayInFull(decidedOn))}${nbsp}– ${unbroken(fileNumbers.join(', '))}`
