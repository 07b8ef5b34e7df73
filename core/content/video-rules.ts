import type { Content, ContentFault } from './content.ts'
import { check, wrongIf } from './fault.ts'
import { isPositiveInteger, pictureFaults, slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

const linkShape = /^https:\/\/[^\s/]+\/\S+$/

/** Videos have a link to the film and a length, and are recommended in rubrics that are there. */
export const videoFaults = (content: Content): readonly ContentFault[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  return check(
    recordsOf(content, 'video'),
    ({ value }) => slugFaults(value.id),
    ({ value }) => titleFaults(value.title),
    ({ value }) => textFaults(value.description, 'Die Beschreibung'),
    ({ value: { source } }) => wrongIf(!linkShape.test(source), `Die Quelle „${source}“ ist keine Adresse mit https.`),
    ({ value }) => pictureFaults(value.cover),
    ({ value: { durationSec } }) =>
      wrongIf(!isPositiveInteger(durationSec), `Ein Video dauert ganze Sekunden ab 1, nicht ${durationSec}.`),
    ({ value }) => textFaults(value.topic, 'Das Thema'),
    ({ value }) => value.rubrics.flatMap((url) => wrongIf(!rubrics.has(url), `Die Rubrik „${url}“ gibt es nicht.`)),
  )
}
