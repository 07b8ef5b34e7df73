import type { Voice } from '../people/people.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const sourceFaults = ({ source }: Voice): readonly string[] =>
  source?.kind === 'stated' ? textFaults(source.text, 'Die Quelle') : []

/** Voices speak of themes and towns that are there. */
export const voiceFaults = (content: Content): readonly ContentFault[] => {
  const themes = new Set(content.themes.map(({ url }) => url))
  const towns = new Set(content.locations.map(({ internalId }) => internalId))
  return check(
    recordsOf(content, 'voice'),
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('text', textFaults(value.text, 'Der Text')),
    ({ value }) => inField('speaker', titleFaults(value.speaker, 'Wer spricht,')),
    ({ value }) =>
      inEach('themes', value.themes, (url) => wrongIf(!themes.has(url), `Das Thema „${url}“ gibt es nicht.`)),
    ({ value: { locationId } }) =>
      inField(
        'locationId',
        wrongIf(locationId !== null && !towns.has(locationId), `Den Standort ${locationId} gibt es nicht.`),
      ),
    ({ value }) => inField('source', sourceFaults(value)),
  )
}
