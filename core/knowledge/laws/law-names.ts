/** Names by which people know laws that the official collection calls otherwise, by slug. */
const byHand: Readonly<Record<string, readonly string[]>> = {
  betrvgdv1wo: ['WO', 'WahlO', 'WO BetrVG'],
  entgfg: ['EFZG'],
  sgb_9_2018: ['SGB IX', 'SGB 9'],
  schwbwo: ['SchwbVWO', 'WO SchbV'],
  ttdsg: ['TDDDG', 'TTDSG'],
}

/** Segment of a law at gesetze-im-internet.de: 'SGB 9 2018' → 'sgb_9_2018', 'ArbStättV 2004' → 'arbst_ttv_2004'. */
export const lawSlug = (abbreviation: string): string =>
  abbreviation
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_')

const longestSlug = 60
const slugShape = /^[a-z0-9][a-z0-9_]*$/

/** Whether a text can stand in an address as a law. */
export const isLawSlug = (text: string): boolean => slugShape.test(text) && text.length <= longestSlug

const withoutYear = (name: string): string => name.replace(/ (?:19|20)\d\d$/, '')

/** How a law is called: as one cites it, and every other name that means it. */
export const lawNames = ({
  juris,
  official,
}: {
  /** Abbreviations of the collection, the first of which makes the address. */
  readonly juris: readonly [string, ...string[]]
  /** The abbreviation that the law gives itself. */
  readonly official?: string | undefined
}): { readonly slug: string; readonly abbreviation: string; readonly aliases: readonly string[] } => {
  const slug = lawSlug(juris[0])
  const abbreviation = official ?? juris[0]
  const names = [...juris, ...juris.map(withoutYear), abbreviation, ...(byHand[slug] ?? [])]
  return { slug, abbreviation, aliases: [...new Set(names)].filter((name) => name !== abbreviation) }
}
