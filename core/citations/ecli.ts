import type { DecisionType, EcliCitation, FoundCitation } from './citations.ts'
import type { Cursor, Read } from './cursor.ts'
import { startAt } from './cursor.ts'
import { calendarDay } from './days.ts'
import { registerSpelled } from './file-numbers.ts'

const shape = /ECLI:(DE|EU):([A-Z0-9]{1,7}):(\d{4}):([A-Z0-9.]{1,25})/iy

const spelled = new Map(['BVerfG', 'BVerwG'].map((court) => [court.toUpperCase(), court]))
const types: Readonly<Record<string, DecisionType>> = { U: 'Urteil', B: 'Beschluss' }

type Encoded = Pick<EcliCitation, 'date' | 'type' | 'fileNumber' | 'collision'>

/** A European Case Law Identifier of a German court or of the courts of the Union. */
export function ecliAt(cursor: Cursor, index: number): Read<FoundCitation> | undefined {
  const start = startAt(cursor, index)
  shape.lastIndex = start
  const [, country = '', code = '', year = '', ordinal = ''] = shape.exec(cursor.text) ?? []
  let length = ordinal.length
  while (ordinal.charAt(length - 1) === '.') length -= 1
  if (length === 0) return undefined
  const citation = decoded(country.toUpperCase(), code.toUpperCase(), Number(year), ordinal.slice(0, length))
  if (!citation) return undefined
  const end = start + 'ECLI'.length + country.length + code.length + year.length + 4 + length
  let next = index
  while (startAt(cursor, next) < end) next += 1
  return { value: { citation, start, end }, next }
}

function decoded(country: string, code: string, year: number, ordinal: string): EcliCitation | undefined {
  if (country === 'EU') {
    const court = code === 'C' ? 'EuGH' : code === 'T' ? 'EuG' : undefined
    return court === undefined ? undefined : { kind: 'ecli', court, year }
  }
  const encoded = encodedBy(code, year, ordinal)
  return encoded && { kind: 'ecli', court: spelled.get(code) ?? code, year, ...encoded }
}

/** Undefined where the court encodes otherwise, so that it is none of its own. */
function encodedBy(code: string, year: number, ordinal: string): Encoded | undefined {
  if (code === 'BAG') return federalLabour(year, ordinal)
  if (code.startsWith('LAG') || code.startsWith('ARBG')) return labour(year, ordinal) ?? {}
  if (code === 'BVERFG') return constitutional(ordinal) ?? {}
  return code === 'BGH' ? (federal(year, ordinal) ?? {}) : {}
}

/** A day of that year from 'ddmmyy'. */
const dayOf = (year: number, ddmmyy: string): Pick<Encoded, 'date'> | undefined => {
  const date = calendarDay(year, Number(ddmmyy.slice(2, 4)), Number(ddmmyy.slice(0, 2)))
  return date !== undefined && Number(ddmmyy.slice(4)) === year % 100 ? { date } : undefined
}
const typeOf = (letter = ''): Pick<Encoded, 'type'> => {
  const type = types[letter.toUpperCase()]
  return type === undefined ? {} : { type }
}

/** '070224.B.7ABR8.23.0', '250424.B.8AZR209.21B.0'. */
function federalLabour(year: number, ordinal: string): Encoded | undefined {
  const [, day = '', type, senate, register = '', running, short, part, collision = ''] =
    /^(\d{6})\.([BUVS])\.(\d{1,2})([A-Z]+)(\d+)\.(\d\d)([A-Z]?)\.([A-Z0-9]{1,2})$/i.exec(ordinal) ?? []
  const made = dayOf(year, day)
  if (!made) return undefined
  const fileNumber = `${senate} ${registerSpelled(register)} ${running}/${short}${part ? ` (${part.toUpperCase()})` : ''}`
  return { ...made, ...typeOf(type), fileNumber, collision }
}

/** '0713.8SA796.04.00'. */
function labour(year: number, ordinal: string): Encoded | undefined {
  const [, month, day, chamber, register = '', running, short, collision = ''] =
    /^(\d\d)(\d\d)\.(\d{1,3})([A-Z]+)(\d+)\.(\d\d)\.([A-Z0-9]{1,2})$/i.exec(ordinal) ?? []
  const date = calendarDay(year, Number(month), Number(day))
  if (date === undefined) return undefined
  return { date, fileNumber: `${chamber} ${registerSpelled(register)} ${running}/${short}`, collision }
}

/** 'qs20180822.2bvq005318': the running number has four digits or as many as it needs. */
function constitutional(ordinal: string): Encoded | undefined {
  const [, year, month, day, senate, register = '', number = ''] =
    /^[A-Z]{2}(\d{4})(\d\d)(\d\d)[A-Z]?\.(\d)(BV[A-Z])(\d{3,8})$/i.exec(ordinal) ?? []
  const date = calendarDay(Number(year), Number(month), Number(day))
  if (date === undefined) return undefined
  const running = Number(number.slice(0, -2))
  return { date, fileNumber: `${senate} ${registerSpelled(register)} ${running}/${number.slice(-2)}` }
}

/** '020616UVIIZR348.13.0'. */
function federal(year: number, ordinal: string): Encoded | undefined {
  const [, day = '', type, senate, register = '', running, short, collision = ''] =
    /^(\d{6})([BUV])([IVX]+|\d)(ZR|ZB|STR)(\d+)\.(\d\d)\.([A-Z0-9]{1,2})$/i.exec(ordinal) ?? []
  const made = dayOf(year, day)
  if (!made) return undefined
  const fileNumber = `${senate?.toUpperCase()} ${registerSpelled(register)} ${running}/${short}`
  return { ...made, ...typeOf(type), fileNumber, collision }
}
