import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { trainingKeys } from '#core/training-plan/curriculum.ts'
import { slug } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const teachingShape = z.strictObject({
  schulung: z.enum(trainingKeys, {
    error: (issue) =>
      issue.input === undefined ? 'fehlt' : `muss eine Schulung des Lehrplans sein: ${trainingKeys.join(', ')}`,
  }),
  themen: z.array(slug).default([]),
})

const names = { training: 'schulung', key: 'schulung', themes: 'themen' }

/** What themes teach, from `lehrplan.yaml`. */
export const teachingFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, teachingShape, complain, names)
    if (!read) return []
    const { schulung, themen, at } = read
    return [{ kind: 'teaching', key: schulung, value: { training: schulung, themes: themen }, at }]
  })
