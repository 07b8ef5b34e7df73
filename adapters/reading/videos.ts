import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { copy, daySpec, literal, minutesAndSeconds, slug } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const videoShape = z.strictObject({
  kennung: slug,
  titel: copy,
  beschreibung: copy,
  quelle: literal,
  bild: literal.optional(),
  dauer: minutesAndSeconds,
  veröffentlicht: daySpec,
  thema: copy,
  rubriken: z.array(slug).default([]),
})

const names = {
  id: 'kennung',
  key: 'kennung',
  title: 'titel',
  description: 'beschreibung',
  source: 'quelle',
  cover: 'bild',
  durationSec: 'dauer',
  publishedOn: 'veröffentlicht',
  topic: 'thema',
  rubrics: 'rubriken',
}

/** The provider's films, from `videos.yaml`. */
export const videosFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, videoShape, complain, names)
    if (!read) return []
    const { kennung, titel, beschreibung, quelle, bild = null, dauer, veröffentlicht, thema, rubriken, at } = read
    const value = {
      id: kennung,
      title: titel,
      description: beschreibung,
      source: quelle,
      cover: bild,
      durationSec: dauer,
      publishedOn: veröffentlicht,
      topic: thema,
      rubrics: rubriken,
    }
    return [{ kind: 'video', key: kennung, value, at }]
  })
