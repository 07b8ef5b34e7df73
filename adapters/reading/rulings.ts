import { z } from 'zod'
import type { RulingContent } from '#core/content/content.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { calendarDay, copy, listOf, literal, oneOf, slug } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { termRef, termRefOf } from './lexicon.ts'
import { atOf } from './lines-of-fields.ts'
import { rulingTextFrom } from './ruling-text.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

const factsShape = z.strictObject({
  gericht: copy,
  spruchkörper: literal,
  datum: calendarDay,
  aktenzeichen: literal,
  ecli: literal.optional(),
  art: literal,
  titel: copy,
  stichwort: copy,
  zielgruppen: listOf(oneOf(targetGroups)),
  normen: z.array(copy).default([]),
  verwandt: z.array(slug).default([]),
  themen: z.array(slug).default([]),
  lexikon: z.array(termRef).default([]),
})

const names = {
  court: 'gericht',
  decidedOn: 'datum',
  fileNumbers: 'aktenzeichen',
  ecli: 'ecli',
  title: 'titel',
  norms: 'normen',
  related: 'verwandt',
  themes: 'themen',
  terms: 'lexikon',
}

/** A decision from `urteile/{slug}.md`; joined cases have several file numbers with commas between. */
export const rulingFrom = (file: string, name: string, text: string, complain: Complain): RulingContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, factsShape, complain, names)
  const read = rulingTextFrom(file, split.body, split.bodyLine, complain)
  if (!facts || !read) return undefined
  return {
    slug: name,
    court: facts.gericht,
    body: facts.spruchkörper,
    decidedOn: facts.datum,
    fileNumbers: facts.aktenzeichen.split(',').map((number) => number.trim()),
    ...(facts.ecli !== undefined && { ecli: facts.ecli }),
    type: facts.art,
    title: facts.titel,
    keyword: facts.stichwort,
    ...read,
    groups: [...new Set(facts.zielgruppen)],
    norms: facts.normen,
    related: facts.verwandt,
    themes: facts.themen,
    terms: facts.lexikon.flatMap((ref) => termRefOf(ref, 'br') ?? []),
    at: atOf(split.facts, names, 1),
  }
}
