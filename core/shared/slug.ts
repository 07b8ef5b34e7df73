/** Words with a meaning of their own in addresses; content may not be called so (domain §9). */
export const reservedSlugs: readonly string[] = [
  'anmeldung',
  'reservierung',
  'warteliste',
  'hotel',
  'hotels',
  'get-datalist-locations',
  'pdf',
  'rss',
  'archiv',
  'kategorie',
  'urteil',
  'br',
  'sbv',
  'jav',
]

/** Longest slug in characters; with type and number it still fits a bookmark's value. */
export const longestSlug = 100

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a text can stand as one segment of an address: lower-case words and numbers joined by single hyphens. */
export const isSlug = (text: string): boolean => shape.test(text) && text.length <= longestSlug

export const isReservedSlug = (text: string): boolean => reservedSlugs.includes(text)

const written: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
}

/** A name as it stands in an address: 'Köln (Messe)' becomes 'koeln-messe'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßłøæœ]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
