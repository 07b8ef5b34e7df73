/** What a PDF says of itself and of its structure. */
export interface PdfFacts {
  /** It says that its content is marked, and has a tree of its structure. */
  readonly tagged: boolean
  /** The language that it declares, such as 'de-DE'. */
  readonly language?: string
  readonly title?: string
  /** Programs show its title in place of its name. */
  readonly titleShown: boolean
  /** Figures in the tree of its structure. */
  readonly figures: number
  /** Those of them with words in their place. */
  readonly figuresTold: number
  readonly headings: number
  readonly bookmarks: number
  /** Pages on which stands text; what was scanned has none. */
  readonly pagesWithText: number
  readonly pages: number
  /** It claims to fulfil PDF/UA. */
  readonly claimsUa: boolean
}

/** What is looked at, in the order in which it is told (domain §5: PDF). */
export const checkKinds = [
  'text',
  'tagged',
  'language',
  'title',
  'title-shown',
  'headings',
  'figures',
  'bookmarks',
  'pdf-ua',
] as const
export type CheckKind = (typeof checkKinds)[number]

/** `none`: there is nothing of the kind to be checked. */
export type Verdict = 'passed' | 'failed' | 'none'

export interface Check {
  readonly check: CheckKind
  readonly verdict: Verdict
  /** So many of them fail, where they can be counted. */
  readonly failing?: number
}

/** Longer texts need bookmarks to find one's way. */
const pagesWithoutBookmarks = 20

const passes = (does: boolean): Pick<Check, 'verdict'> => ({ verdict: does ? 'passed' : 'failed' })
const counted = (failing: number): Omit<Check, 'check'> =>
  failing > 0 ? { verdict: 'failed', failing } : { verdict: 'passed' }
const nothing: Pick<Check, 'verdict'> = { verdict: 'none' }

const rules: { readonly [Kind in CheckKind]: (facts: PdfFacts) => Omit<Check, 'check'> } = {
  text: ({ pages, pagesWithText }) => counted(pages - pagesWithText),
  tagged: ({ tagged }) => passes(tagged),
  language: ({ language = '' }) => passes(language.trim() !== ''),
  title: ({ title = '' }) => passes(title.trim() !== ''),
  'title-shown': ({ titleShown }) => passes(titleShown),
  // Without a tree nobody knows what is a heading or a figure.
  headings: ({ tagged, headings }) => (tagged ? passes(headings > 0) : nothing),
  figures: ({ tagged, figures, figuresTold }) => (tagged && figures > 0 ? counted(figures - figuresTold) : nothing),
  bookmarks: ({ pages, bookmarks }) => (pages > pagesWithoutBookmarks ? passes(bookmarks > 0) : nothing),
  'pdf-ua': ({ claimsUa }) => passes(claimsUa),
}

/** A quick look at how accessible a PDF is; it does not take the place of a check by people. */
export const accessibilityOf = (facts: PdfFacts): readonly Check[] =>
  checkKinds.map((check) => ({ check, ...rules[check](facts) }))
