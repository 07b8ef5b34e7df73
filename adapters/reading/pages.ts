import { z } from 'zod'
import type { PageContent } from '#core/content/content.ts'
import { isSlug } from '#core/shared/slug.ts'
import { copy } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { markdown } from './markdown.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'
import { protectSpaces } from './typography.ts'

const pageShape = z.strictObject({ titel: copy, beschreibung: copy })

/** A page of running text from `seiten/{slug}.md`. */
export const pageFrom = (file: string, name: string, text: string, complain: Complain): PageContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const read = shaped(split.facts, pageShape, complain)
  const at = atOf(split.facts, { title: 'titel' }, 1)
  if (!isSlug(name)) {
    complain({ at, message: `Der Dateiname „${name}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.` })
    return undefined
  }
  if (split.body.trim() === '')
    complain({ at: { file, line: split.bodyLine }, message: 'Diese Seite hat keinen Text.' })
  return (
    read && {
      slug: name,
      title: read.titel,
      description: read.beschreibung,
      html: markdown.render(protectSpaces(split.body)),
      at,
    }
  )
}
