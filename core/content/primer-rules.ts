import { isDay } from '../shared/dates.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

/** Members' knowledge says something, says when it was checked, and names what is there. */
export const primerFaults = (content: Content): readonly ContentFault[] => {
  const addresses = new Set(content.themes.map(({ url }) => url))
  const entries = new Set(content.lexicon.map(({ group, slug }) => `${group}/${slug}`))
  return check(
    recordsOf(content, 'primer'),
    ({ value }) => inField('slug', slugFaults(value.slug)),
    ({ value }) => inField('title', titleFaults(value.title)),
    ({ value }) => inField('brief', textFaults(value.brief, 'Die Kurzfassung')),
    ({ value }) => textFaults(value.html, 'Der Text'),
    ({ value: { asOf } }) => inField('asOf', wrongIf(!isDay(asOf), 'Den Tag des Standes gibt es nicht.')),
    ({ value }) =>
      inEach('terms', value.terms, (term) => wrongIf(!entries.has(term), `Den Begriff „${term}“ gibt es nicht.`)),
    ({ value }) =>
      inEach('themes', value.themes, (url) => wrongIf(!addresses.has(url), `Das Thema „${url}“ gibt es nicht.`)),
  )
}
