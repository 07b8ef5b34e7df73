import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import { isSlug } from '#core/shared/slug.ts'
import { calendarDay, copy } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { atOf } from './lines-of-fields.ts'
import { markdown } from './markdown.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'
import { protectSpaces } from './typography.ts'

const factsShape = z.strictObject({
  titel: copy,
  kurz: copy,
  stand: calendarDay,
  begriffe: z.array(copy).default([]),
  themen: z.array(copy).default([]),
})

const names = { title: 'titel', brief: 'kurz', asOf: 'stand', terms: 'begriffe', themes: 'themen' }

/** Members' knowledge about something, from `wissen/{slug}.md`: its facts, and below them its text. */
export const primerFrom = (file: string, name: string, text: string, complain: Complain): RecordContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, factsShape, complain, names)
  const at = atOf(split.facts, names, 1)
  if (!isSlug(name)) {
    complain({ at, message: `Der Dateiname „${name}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.` })
    return undefined
  }
  if (!facts) return undefined
  const value = {
    slug: name,
    title: facts.titel,
    brief: facts.kurz,
    html: markdown.render(protectSpaces(split.body)),
    asOf: facts.stand,
    // Those without a group are of works councils.
    terms: facts.begriffe.map((term) => (term.includes('/') ? term : `br/${term}`)),
    themes: facts.themen,
  }
  return { kind: 'primer', key: name, value, at }
}
