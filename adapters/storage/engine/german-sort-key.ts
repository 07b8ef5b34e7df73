const withoutDiacritics = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')

/** Up to XXXIX, as a word of its own behind another one: 'Arbeitsrecht IV', but not the first letter of 'I wie Ida'. */
const romanNumeral = /(?<=\S\s)(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu
const worth: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

const valueOf = (numeral: string): number => {
  const digits = Array.from(numeral, (letter) => worth[letter] ?? 0)
  return digits.reduce((sum, digit, at) => (digit < (digits[at + 1] ?? 0) ? sum - digit : sum + digit), 0)
}

/** So many digits that numbers of titles stand by what they count. */
const digits = 6

const partKey = (text: string): string =>
  withoutDiacritics(text.toLowerCase().replaceAll('ß', 'ss'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\d+/g, (number) => number.padStart(digits, '0'))

/**
 * A text whose byte order is the German one (DIN 5007-1: ä beside a, ß beside ss, whatever the case; signs and spaces
 * count less than letters), so that a database without that collation pages in the same order as every other one.
 * Numbers stand by what they count, Roman ones too, and what stands before a colon is compared first: 'Wahl: …', 'Wahl
 * II: …', 'Wahl X: …', 'Wahlrecht'.
 */
export const germanSortKey = (text: string): string =>
  text
    .replaceAll(romanNumeral, (numeral) => String(valueOf(numeral)))
    .split(':')
    .map(partKey)
    .join(' ! ')

/** Compares as the stores do, byte by byte. */
export const inByteOrder = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))
