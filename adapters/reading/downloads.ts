import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { downloadKinds } from '#core/knowledge/downloads/downloads.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { isSlug } from '#core/shared/slug.ts'
import { documentBlocksFrom } from './document-blocks.ts'
import { calendarDay, copy, listOf, oneOf, slug, trueOrFalse } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

const factsShape = z.strictObject({
  titel: copy,
  beschreibung: copy,
  art: oneOf(downloadKinds),
  rubrik: slug,
  zielgruppen: listOf(oneOf(targetGroups)),
  schlagworte: z.array(copy).default([]),
  stand: calendarDay,
  geschützt: trueOrFalse,
})

const names = {
  title: 'titel',
  description: 'beschreibung',
  kind: 'art',
  rubric: 'rubrik',
  targetGroups: 'zielgruppen',
  tags: 'schlagworte',
  asOf: 'stand',
  isProtected: 'geschützt',
}

/** A document to take away, from `downloads/{slug}.md`: its facts, and below them what is printed. */
export const downloadFrom = (
  file: string,
  name: string,
  text: string,
  complain: Complain,
): RecordContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, factsShape, complain, names)
  const at = atOf(split.facts, names, 1)
  if (!isSlug(name)) {
    complain({ at, message: `Der Dateiname „${name}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.` })
    return undefined
  }
  // What a checklist names is ticked.
  const bullets = facts?.art === 'checkliste' ? 'boxes' : undefined
  const blocks = documentBlocksFrom(file, split.body, split.bodyLine, bullets, complain)
  if (!facts || !blocks) return undefined
  const value = {
    slug: name,
    title: facts.titel,
    description: facts.beschreibung,
    kind: facts.art,
    rubric: facts.rubrik,
    targetGroups: facts.zielgruppen,
    tags: facts.schlagworte,
    asOf: facts.stand,
    isProtected: facts.geschützt,
    blocks,
  }
  return { kind: 'download', key: name, value, at }
}
