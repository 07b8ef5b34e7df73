import { z } from 'zod'
import type { LexiconContent } from '#core/content/content.ts'
import type { LexiconTerm } from '#core/knowledge/lexicon/lexicon.ts'
import { isSlug } from '#core/shared/slug.ts'
import { isTargetGroup, type TargetGroup } from '#core/shared/target-group.ts'
import { calendarDay, copy, slug } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { lexiconTextFrom } from './lexicon-text.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

export const termRef = z.string().refine((ref) => termRefOf(ref, 'br') !== undefined, {
  error: 'muss die Adresse eines Begriffs sein, wie „beschluss“ oder „sbv/zusatzurlaub“',
})

const factsShape = z.strictObject({
  titel: copy,
  synonyme: z.array(copy).default([]),
  stand: calendarDay.optional(),
  grundlagen: z.array(copy).default([]),
  verwandt: z.array(termRef).default([]),
  themen: z.array(slug).default([]),
})

const names = { title: 'titel', synonyms: 'synonyme', related: 'verwandt', themes: 'themen' }

/** `beschluss`, or `sbv/zusatzurlaub` of another group. */
export const termRefOf = (ref: string, own: TargetGroup): Pick<LexiconTerm, 'group' | 'slug'> | undefined => {
  const [first = '', second, more] = ref.split('/')
  const [group, address] = second === undefined ? [own, first] : [first, second]
  return more === undefined && isTargetGroup(group) && isSlug(address) ? { group, slug: address } : undefined
}

/** An entry from `lexikon/{br|sbv|jav}/{slug}.md`; one that has no more than a definition needs no day. */
export const lexiconEntryFrom = (
  file: string,
  group: TargetGroup,
  name: string,
  text: string,
  complain: Complain,
): LexiconContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, factsShape, complain, names)
  const at = atOf(split.facts, names, 1)
  if (!isSlug(name)) {
    complain({ at, message: `Der Dateiname „${name}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.` })
    return undefined
  }
  const read = lexiconTextFrom(file, split.body, split.bodyLine, complain)
  if (!facts || !read) return undefined
  const { definition, html, questions } = read
  const term = { group, slug: name, title: facts.titel, definition, at }
  if (html === '' && questions.length === 0) return term
  if (facts.stand === undefined) {
    complain({ at, message: 'Ein Begriff mit Text braucht einen „stand“: den Tag, an dem er zuletzt geprüft wurde.' })
    return undefined
  }
  return {
    ...term,
    text: {
      synonyms: facts.synonyme,
      asOf: facts.stand,
      html,
      questions,
      legalBasis: facts.grundlagen,
      related: facts.verwandt.flatMap((ref) => termRefOf(ref, group) ?? []),
      themes: facts.themen,
    },
  }
}
