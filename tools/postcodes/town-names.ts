/** A name as it is compared: small letters without marks, 'St' for 'Sankt' and 'St.', blanks for hyphens. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bsankt\b|\bst\./g, 'st')
    .replaceAll(/[\s\-–]+/g, ' ')
    .trim()

/** GeoNames calls these by their English names. */
const inGerman: Readonly<Record<string, string>> = {
  munich: 'munchen',
  nuremberg: 'nurnberg',
  hanover: 'hannover',
  cologne: 'koln',
  brunswick: 'braunschweig',
}

const afterName = /[,(/]| (?:a|am|an|auf|b|bei|i|im|in|ob|unter|v|vor|vorm)\.? /

/**
 * The name without what tells it from others of that name: 'frankfurt' of 'Frankfurt am Main' and of 'Frankfurt
 * (Oder)'.
 */
export const bareName = (name: string): string => {
  const bare = (plain(name).split(afterName)[0] ?? '').trim()
  return inGerman[bare] ?? bare
}

export const sameName = (one: string, other: string): boolean => plain(one) === plain(other)

const landscapeAfter = /\b(?:a|am|an|auf|i|im|in|ob|unter|v|vor|vorm)\b.* ([a-z]+)/

/** The river or landscape behind a name: 'main' of 'Frankfurt am Main', 'kammel' of 'Neuburg a d Kammel'. */
const landscape = (name: string): string | undefined =>
  landscapeAfter.exec(plain(name).replaceAll(/[.,()/]/g, ' '))?.[1]

/** Whether two names of the same bare name lie on different rivers; abbreviations are no difference. */
export const liesElsewhere = (one: string, other: string): boolean => {
  const [here, there] = [landscape(one), landscape(other)]
  if (here === undefined || there === undefined) return false
  return !here.startsWith(there.slice(0, 3)) && !there.startsWith(here.slice(0, 3))
}
