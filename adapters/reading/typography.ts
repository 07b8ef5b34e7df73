import { nbsp } from '#core/shared/unbroken.ts'

const units =
  '€|%|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten|Uhr|Plätzen?|Platz|Personen|Seiten|Standorte?|Mitglieder|kB|MB|GB'
const laws =
  'BetrVG|SGB|KSchG|GG|BGB|ArbSchG|ArbZG|BUrlG|TzBfG|AGG|BBiG|JArbSchG|DSGVO|BDSG|TDDDG|DDG|ArbGG|EntgFG|InsO'

const rules: readonly (readonly [RegExp, string])[] = [
  [/(§§?) (?=\d)/g, `$1${nbsp}`],
  [/(?<!\p{L})(Abs\.|Nr\.|S\.|Satz|Art\.|Rn\.|Az\.|Buchst\.) (?=(?:\d|[IVX]+(?!\p{L})|[a-z](?!\p{L})))/gu, `$1${nbsp}`],
  [new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(\d) bis (?=\d{1,2}(?::\d\d)?\u00a0Uhr)/gu, `$1${nbsp}bis${nbsp}`],
  [new RegExp(`(\\d[a-z]?) (?=(?:${laws})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(?<!\p{L})SGB (?=[IVX]+(?!\p{L}))/gu, `SGB${nbsp}`],
  [/(?<!\p{L})i\. ?V\. ?m\./gu, `i.${nbsp}V.${nbsp}m.`],
  [/(?<!\p{L})(z|d|u)\. ?(B|h|a)\./gu, `$1.${nbsp}$2.`],
  [/ – /g, `${nbsp}– `],
]

/**
 * Sets the spaces at which a line must not break: after § and Abs., between number and unit, before a dash (design
 * guide §3). Done once, when content is read, so that every page, letter and feed has them.
 */
export const protectSpaces = (text: string): string =>
  rules.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text)
