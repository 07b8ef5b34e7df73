import { isTargetGroup } from '../shared/target-group.ts'
import type { Content, ContentFault } from './content.ts'
import { check, inEach, inField, wrongIf } from './fault.ts'
import { slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

/** Documents stand in a rubric that is there, are for somebody, and say something. */
export const downloadFaults = (content: Content): readonly ContentFault[] => {
  const rubrics = new Set(content.rubrics.map(({ url }) => url))
  return check(
    recordsOf(content, 'download'),
    ({ value }) => inField('slug', slugFaults(value.slug)),
    ({ value }) => inField('title', titleFaults(value.title)),
    ({ value }) => inField('description', textFaults(value.description, 'Die Beschreibung')),
    ({ value: { rubric } }) =>
      inField('rubric', wrongIf(!rubrics.has(rubric), `Die Rubrik „${rubric}“ gibt es nicht.`)),
    ({ value: { targetGroups } }) =>
      inField('targetGroups', wrongIf(targetGroups.length === 0, 'Ein Download ist für mindestens eine Zielgruppe.')),
    ({ value }) =>
      inEach('targetGroups', value.targetGroups, (group) =>
        wrongIf(!isTargetGroup(group), `Die Zielgruppe „${group}“ gibt es nicht.`),
      ),
    ({ value: { blocks } }) => wrongIf(blocks.length === 0, 'Dieser Download hat keinen Inhalt.'),
  )
}
