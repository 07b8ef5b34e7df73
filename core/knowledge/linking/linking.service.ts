import { citedAddress } from '../../citations/links.ts'
import { citationsIn } from '../../citations/parse.ts'
import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import type { Address } from '../../shared/addresses.ts'
import { rememberedUntil } from '../../shared/remembered-until.ts'
import { targetGroups } from '../../shared/target-group.ts'
import { findingTerms, type NamedTerm } from './lexicon-terms.ts'
import { linkedHtml } from './linked-html.ts'
import { linkedText } from './linked-text.ts'
import type { ForKnowingCitedPages, ForLinkingCitations, ForLinkingTexts, ForNamingTerms } from './ports.ts'

interface LinkingNeeds extends ForKnowingCitedPages, ForNamingTerms {
  readonly changes: ForKnowingWhatChanged
  readonly german: ForAnalysingGerman
}

/** The laws and decisions that there are change with these. */
const concernsCitedPages = (tag: string): boolean => tag === 'laws' || tag.startsWith('law:') || tag === 'rulings'

/** Puts links into texts; what they may lead to is read once until it changes. */
export const linkingOf = ({
  changes,
  german,
  citedPages,
  terms,
}: LinkingNeeds): ForLinkingTexts & ForLinkingCitations => {
  const pages = rememberedUntil(changes, concernsCitedPages, citedPages)
  const finders = Object.fromEntries(
    targetGroups.map((group) => [
      group,
      rememberedUntil(
        changes,
        (tag) => tag === `lexicon:${group}` || tag === 'brand',
        async (): Promise<(text: string) => readonly NamedTerm[]> => findingTerms(await terms(group), german.stem),
      ),
    ]),
  )
  return {
    async citationsOn(page) {
      const cited = await pages()
      return {
        inHtml: (html) => linkedHtml(html, { pages: cited, page }),
        inText: (line) => linkedText(line, { pages: cited, page }),
      }
    },
    async linkingOn(page, group) {
      const [cited, termsIn] = await Promise.all([pages(), finders[group]?.()])
      const termsLinked = new Set<Address>()
      return {
        inHtml: (html) => linkedHtml(html, { pages: cited, page, termsLinked, ...(termsIn && { termsIn }) }),
        inText: (line, within) => linkedText(line, { pages: cited, page, ...(within !== undefined && { within }) }),
        cited: (text) => {
          const [first] = citationsIn(text)
          const url = first && citedAddress(first.citation, cited)
          return { text, ...(url !== undefined && { url }) }
        },
      }
    },
  }
}
