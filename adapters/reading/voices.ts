import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import type { Voice, VoiceSource } from '#core/people/people.ts'
import { copy, integer, slug, yesOrNo } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const voiceShape = z.strictObject({
  kennung: slug,
  text: copy,
  wer: copy,
  themen: z.array(slug).default([]),
  standort: integer.optional(),
  quelle: copy.optional(),
  prüfung: copy.optional(),
  beispiel: yesOrNo.default(false),
})

const names = {
  id: 'kennung',
  key: 'kennung',
  text: 'text',
  speaker: 'wer',
  themes: 'themen',
  locationId: 'standort',
  source: 'quelle',
}

/** What people say who took part, from `stimmen.yaml`. */
export const voicesFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, voiceShape, complain, names)
    if (!read) return []
    const { kennung, text, wer, themen, standort = null, quelle, prüfung = null, beispiel, at } = read
    if (beispiel && quelle !== undefined) {
      complain({ at, message: 'Ein Beispiel ist erfunden und hat keine Quelle.' })
      return []
    }
    const stated: VoiceSource | null =
      quelle === undefined ? null : { kind: 'stated', text: quelle, assurance: prüfung }
    const value: Voice = {
      id: kennung,
      text,
      speaker: wer,
      themes: themen,
      locationId: standort,
      source: beispiel ? { kind: 'example' } : stated,
    }
    return [{ kind: 'voice', key: kennung, value, at }]
  })
