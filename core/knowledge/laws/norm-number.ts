import { slugOf } from '../../shared/slug.ts'

/** Number of a norm: '78a' is 78 with suffix 'a', '139aa' 139 with 'aa'. */
export interface NormNumber {
  readonly value: number
  readonly suffix: string
}

/** What stands before the number. */
export type NormSign = 'paragraph' | 'article' | 'annex'

/** The numbers that one norm stands for: mostly one, several where repealed ones are told of together. */
export interface NormNumbers {
  readonly sign: NormSign
  readonly spans: readonly { readonly first: NormNumber; readonly last: NormNumber }[]
}

const signs: Readonly<Record<string, NormSign>> = {
  '§': 'paragraph',
  '§§': 'paragraph',
  Art: 'article',
  'Art.': 'article',
  Artikel: 'article',
  Anlage: 'annex',
  Anlagen: 'annex',
}

const beforeNumber: Readonly<Record<NormSign, string>> = { paragraph: '', article: 'art-', annex: 'anlage-' }

const shape = /^(\d{1,6})([a-z]{0,3})$/

/** '78a' → 78 and 'a', in whatever case; undefined where it is no number. */
export const normNumber = (text: string): NormNumber | undefined => {
  const [, digits, suffix = ''] = shape.exec(text.toLowerCase()) ?? []
  return digits === undefined ? undefined : { value: Number(digits), suffix }
}

/** Orders numbers as laws do: 78 < 78a < 78z < 78aa < 79. */
export const inNormOrder = (one: NormNumber, other: NormNumber): number => {
  if (one.value !== other.value) return one.value - other.value
  if (one.suffix.length !== other.suffix.length) return one.suffix.length - other.suffix.length
  if (one.suffix === other.suffix) return 0
  return one.suffix < other.suffix ? -1 : 1
}

/** Name of a norm without what only machines read: '(XXXX) §§ 3 bis 6' → '§§ 3 bis 6'. */
export const normName = (designation: string): string =>
  designation
    .replaceAll('(XXXX)', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(§)(?=\d)/g, '$1 ')
    .trim()

/** The numbers in the name of a norm: '§§ 3 bis 6, 9 und 12a'; undefined where it has none, as 'Präambel'. */
export const normNumbers = (name: string): NormNumbers | undefined => {
  const [word = '', ...rest] = name.split(' ')
  const sign = Object.hasOwn(signs, word) ? signs[word] : undefined
  if (sign === undefined || rest.length === 0) return undefined
  const spans: { first: NormNumber; last: NormNumber }[] = []
  let until = false
  for (const piece of rest.flatMap((one) => (one.endsWith(',') ? [one.slice(0, -1), ','] : [one]))) {
    if (piece === 'bis') until = true
    if (piece === 'bis' || piece === 'und' || piece === ',') continue
    const number = normNumber(piece)
    const span = spans.at(-1)
    if (!number || (until && !span)) return undefined
    if (until && span) span.last = number
    else spans.push({ first: number, last: number })
    until = false
  }
  return spans.length === 0 ? undefined : { sign, spans }
}

/** Last segment of the address of a norm: '37', '78a', 'art-9', 'anlage-1', '3-bis-6', 'praeambel'. */
export const normKey = (name: string): string => {
  const numbers = normNumbers(name)
  if (!numbers) return slugOf(name)
  return beforeNumber[numbers.sign] + slugOf(name.slice(name.indexOf(' ') + 1))
}

/** What somebody writes into an address, as a key is written: '78A' → '78a', 'Art 9' → 'art-9', '§ 37' → '37'. */
export const keyOfQuery = (query: string): string => {
  const name = normName(query)
  return normKey(name.replace(/^art[ -](?=\d)/i, 'Art ').replace(/^anlage[ -](?=\d)/i, 'Anlage '))
}

/** Whether a norm stands for that key: '4' and '3-bis-6'. */
export const standsFor = ({ sign, spans }: NormNumbers, key: string): boolean => {
  const before = beforeNumber[sign]
  const number = key.startsWith(before) ? normNumber(key.slice(before.length)) : undefined
  return (
    number !== undefined &&
    spans.some(({ first, last }) => inNormOrder(first, number) <= 0 && inNormOrder(number, last) <= 0)
  )
}
