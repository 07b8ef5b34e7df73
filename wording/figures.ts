import { kilobyte, megabyte } from '#core/forms/forms.ts'
import { formatEuro, type Cents } from '#core/shared/money.ts'
import { nbsp } from '#core/shared/unbroken.ts'

// Figures with their unit, which never stands alone on the next line.
export const characters = (count: number): string => `${count}${nbsp}Zeichen`
export const kilobytes = (bytes: number): string => `${bytes / kilobyte}${nbsp}kB`
export const megabytes = (bytes: number): string => `${bytes / megabyte}${nbsp}MB`
/** In the unit that says it shortest. */
export const bytesInWords = (bytes: number): string => (bytes < megabyte ? kilobytes(bytes) : megabytes(bytes))
export const euros = (cents: Cents): string => formatEuro(cents)

const words: Readonly<Record<number, string>> = {
  2: 'zwei',
  3: 'drei',
  4: 'vier',
  5: 'fünf',
  6: 'sechs',
  7: 'sieben',
  8: 'acht',
  9: 'neun',
  10: 'zehn',
  11: 'elf',
  12: 'zwölf',
}

/** Small numbers as German prose writes them. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** The same at the beginning of a sentence. */
export const inWordsAtFirst = (count: number): string =>
  inWords(count).replace(/^./, (letter) => letter.toLocaleUpperCase('de'))
