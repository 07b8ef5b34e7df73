import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { slugOf } from '#core/shared/slug.ts'
import { copy, daySpec, integer, listOf, oneOf, salary, yesOrNo } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { positionTextFrom } from './position-text.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

const employments = ['Vollzeit', 'Teilzeit', 'Praktikum', 'befristet'] as const
const employmentOf: Readonly<Record<(typeof employments)[number], Position['employment'][number]>> = {
  Vollzeit: 'FULL_TIME',
  Teilzeit: 'PART_TIME',
  Praktikum: 'INTERN',
  befristet: 'TEMPORARY',
}

const positionShape = z.strictObject({
  nummer: integer,
  titel: copy,
  abteilung: copy,
  ort: copy,
  homeoffice: yesOrNo.default(false),
  umfang: copy,
  art: listOf(oneOf(employments)),
  gehalt: salary.optional(),
  veröffentlicht: daySpec,
  bewerbungsschluss: daySpec,
})

/** An open position from `stellen/{name}.md`: facts above, copy below. */
export const positionFrom = (file: string, text: string, complain: Complain): RecordContent | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, positionShape, complain)
  const copyOfPosition = positionTextFrom(file, split.body, split.bodyLine, complain)
  if (!facts || !copyOfPosition) return undefined
  const value: Position = {
    id: facts.nummer,
    department: { slug: slugOf(facts.abteilung), title: facts.abteilung },
    title: facts.titel,
    ...copyOfPosition,
    employment: facts.art.map((art) => employmentOf[art]),
    hours: facts.umfang,
    city: facts.ort,
    remote: facts.homeoffice,
    salary: facts.gehalt ?? null,
    postedOn: facts.veröffentlicht,
    validThrough: facts.bewerbungsschluss,
  }
  return { kind: 'position', key: String(value.id), value, at: { file, line: 1 } }
}
