// Without React: data for searches, in the head of a page.
import type { DefinedTerm, WithContext } from 'schema-dts'
import type { LexiconTerm } from '#core/knowledge/lexicon/lexicon.ts'
import type { Frame } from '../../page.ts'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { context } from './provider.ts'

/** An entry of the lexicon as a term of a set. */
export const termLd = (
  { title, definition, group, slug }: LexiconTerm,
  { brand, settings }: Frame,
): WithContext<DefinedTerm> => {
  const set = settings.siteOrigin + lexiconHref(brand, group)
  return {
    '@context': context,
    '@type': 'DefinedTerm',
    name: title,
    description: definition,
    url: `${set}/${slug}`,
    inDefinedTermSet: set,
  }
}
