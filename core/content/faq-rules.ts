import type { Content, ContentFault } from './content.ts'
import { check, inField, wrongIf } from './fault.ts'
import { slugFaults, textFaults, titleFaults } from './field-checks.ts'
import { recordsOf } from './records-of.ts'

/** Questions have an answer, and somebody asks them. */
export const faqFaults = (content: Content): readonly ContentFault[] =>
  check(
    recordsOf(content, 'faq'),
    ({ value }) => inField('id', slugFaults(value.id)),
    ({ value }) => inField('question', titleFaults(value.question, 'Die Frage')),
    ({ value }) => inField('html', textFaults(value.html, 'Die Antwort')),
    ({ value: { targetGroups } }) =>
      inField('targetGroups', wrongIf(targetGroups.length === 0, 'Eine Frage ist für mindestens eine Zielgruppe.')),
  )
