import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { slugOf } from '#core/shared/slug.ts'
import { copy, daySpec, integer, listOf, oneOf, salary } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { positionTextFrom } from './position-text.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

const extents = ['Vollzeit', 'Teilzeit'] as const
const extentOf: Readonly<Record<(typeof extents)[number], Position['extent'][number]>> = {
  Vollzeit: 'full-time',
  Teilzeit: 'part-time',
}

const contracts = ['unbefristet', 'befristet', 'Ausbildung', 'Praktikum'] as const
const contractOf: Readonly<Record<(typeof contracts)[number], Position['contract']>> = {
  unbefristet: 'permanent',
  befristet: 'fixed-term',
  Ausbildung: 'apprenticeship',
  Praktikum: 'internship',
}

const homeOffices = ['nein', 'teilweise', 'ganz'] as const
const workplaceOf: Readonly<Record<(typeof homeOffices)[number], Position['workplace']>> = {
  nein: 'office',
  teilweise: 'hybrid',
  ganz: 'remote',
}

const positionShape = z.strictObject({
  nummer: integer,
  titel: copy,
  abteilung: copy,
  ort: copy,
  homeoffice: oneOf(homeOffices).default('nein'),
  umfang: copy,
  arbeitszeit: listOf(oneOf(extents)),
  vertrag: oneOf(contracts).default('unbefristet'),
  gehalt: salary.optional(),
  veröffentlicht: daySpec,
  bewerbungsschluss: daySpec,
})

const names = {
  id: 'nummer',
  key: 'nummer',
  title: 'titel',
  department: 'abteilung',
  city: 'ort',
  hours: 'umfang',
  extent: 'arbeitszeit',
  salary: 'gehalt',
  postedOn: 'veröffentlicht',
  validThrough: 'bewerbungsschluss',
}

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
    extent: facts.arbeitszeit.map((extent) => extentOf[extent]),
    contract: contractOf[facts.vertrag],
    hours: facts.umfang,
    city: facts.ort,
    workplace: workplaceOf[facts.homeoffice],
    salary: facts.gehalt ?? null,
    postedOn: facts.veröffentlicht,
    validThrough: facts.bewerbungsschluss,
  }
  return { kind: 'position', key: String(value.id), value, at: atOf(split.facts, names, 1) }
}
