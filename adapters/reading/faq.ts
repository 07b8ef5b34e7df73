import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { faqTopics } from '#core/knowledge/faq/faq.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { copy, listOf, literal, oneOf, slug } from './fields.ts'
import { markdown } from './markdown.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'
import { protectSpaces } from './typography.ts'

const faqShape = z.strictObject({
  kennung: slug,
  frage: copy,
  antwort: literal,
  'thema-gruppe': oneOf(faqTopics),
  zielgruppen: listOf(oneOf(targetGroups)),
})

const names = {
  id: 'kennung',
  key: 'kennung',
  question: 'frage',
  html: 'antwort',
  topic: 'thema-gruppe',
  targetGroups: 'zielgruppen',
}

/** Questions that are asked often, from `faq.yaml`; their answers are Markdown. */
export const faqFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, faqShape, complain, names)
    if (!read) return []
    const value = {
      id: read.kennung,
      question: read.frage,
      html: markdown.render(protectSpaces(read.antwort)),
      topic: read['thema-gruppe'],
      targetGroups: read.zielgruppen,
    }
    return [{ kind: 'faq', key: read.kennung, value, at: read.at }]
  })
