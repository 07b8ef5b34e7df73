import { z } from 'zod'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { LexiconContent } from '#core/content/content.ts'
import { copy, slug } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const lexiconShape = z.strictObject({ adresse: slug, titel: copy, erklärung: copy })

const names = { slug: 'adresse', title: 'titel', definition: 'erklärung' }

/** The entries of `lexikon/{br|sbv|jav}.yaml`. */
export const lexiconFrom = (source: Source, group: TargetGroup, complain: Complain): readonly LexiconContent[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, lexiconShape, complain, names)
    return read ? [{ group, slug: read.adresse, title: read.titel, definition: read.erklärung, at: read.at }] : []
  })
