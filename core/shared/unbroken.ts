/** A space at which no line breaks: between a number and its unit, inside a citation. */
export const nbsp = '\u00a0'

/** A text in one piece, such as a citation. */
export const unbroken = (text: string): string => text.replaceAll(' ', nbsp)

/** A number and what is counted, in one piece. */
export const counted = (count: number, one: string, many: string): string =>
  `${count}${nbsp}${count === 1 ? one : many}`
