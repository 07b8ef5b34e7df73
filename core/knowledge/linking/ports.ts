import type { CitedPages } from '../../citations/links.ts'
import type { Address } from '../../shared/addresses.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type { LinkedTerm } from './lexicon-terms.ts'
import type { LinkedPiece } from './linked-text.ts'

/** Where the texts of one page lead; nothing leads from the page to itself. */
export interface LinksOfPage {
  /**
   * HTML made from Markdown, with links to what it cites and, where the page names them for the first time, to the
   * terms of a lexicon. To be asked in the order of the page.
   */
  inHtml(html: string): string
  /** A line of plain text with links to what it cites, such as a court's; `within` names the law that it is part of. */
  inText(line: string, within?: string): readonly LinkedPiece[]
  /** A citation, such as '§ 37 Abs. 6 BetrVG', with where it leads. */
  cited(text: string): LinkedPiece
}

/** Where the texts of one page lead that name no term of the lexicon, such as those on every page. */
export interface CitationsOfPage {
  /** HTML made from Markdown, with links to what it cites. */
  inHtml(html: string): string
  /** A line of plain text with links to what it cites. */
  inText(line: string): readonly LinkedPiece[]
}

/** Puts links to norms and decisions into texts of the site. */
export interface ForLinkingCitations {
  /** Asked for each page that is drawn: what may be cited is remembered. */
  citationsOn(page: Address): Promise<CitationsOfPage>
}

/** Puts links into texts of the site. */
export interface ForLinkingTexts {
  /** For a page whose readers use the lexicon of that group. */
  linkingOn(page: Address, group: TargetGroup): Promise<LinksOfPage>
}

/** Knows what texts may cite. */
export interface ForKnowingCitedPages {
  citedPages(): Promise<CitedPages>
}

/** Knows the terms that texts may name. */
export interface ForNamingTerms {
  /** In no particular order. */
  terms(group: TargetGroup): Promise<readonly LinkedTerm[]>
}
