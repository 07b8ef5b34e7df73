import type { Day } from '../shared/day.ts'
import type { Content, ContentFault } from './content.ts'
import { dayOf, noDay } from './day-spec.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { isPositiveInteger, pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const linkShape = /^https:\/\/[^\s/]+\/\S+$/

const publishedFaults = (published: string | undefined, firstFill: Day): readonly string[] =>
  published === undefined
    ? ['Es fehlt, wann das Video veröffentlicht wurde.']
    : wrongIf(dayOf(published, firstFill) === undefined, noDay(published))

/** Videos have a link to the film, a length and a day of publication, and are recommended in rubrics that are there. */
export const videoFaults = (content: Content, firstFill: Day): readonly ContentFault[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  return check(
    recordsOf(content, 'video'),
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('title', titleFaults(value.title)),
    ({ value }) => inField('description', textFaults(value.description, 'Die Beschreibung')),
    ({ value: { source } }) =>
      inField('source', wrongIf(!linkShape.test(source), `Die Quelle „${source}“ ist keine Adresse mit https.`)),
    ({ value }) => inField('cover', pictureFaults(value.cover)),
    ({ value: { durationSec } }) =>
      inField(
        'durationSec',
        wrongIf(!isPositiveInteger(durationSec), `Ein Video dauert ganze Sekunden ab 1, nicht ${durationSec}.`),
      ),
    ({ value: { publishedOn } }) => inField('publishedOn', publishedFaults(publishedOn, firstFill)),
    ({ value }) => inField('topic', textFaults(value.topic, 'Das Thema')),
    ({ value }) =>
      inEach('rubrics', value.rubrics, (url) => wrongIf(!rubrics.has(url), `Die Rubrik „${url}“ gibt es nicht.`)),
  )
}
