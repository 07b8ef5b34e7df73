import { z } from 'zod'
import { laender } from '#core/shared/laender.ts'
import type { RecordContent } from '#core/content/content.ts'
import { copy, listOf, literal, slug } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const expertShape = z.strictObject({
  kennung: slug,
  name: literal,
  titel: copy,
  vita: copy,
  bild: literal.optional(),
  themen: z.array(slug).default([]),
  schwerpunkte: listOf(copy),
})

const expertNames = {
  id: 'kennung',
  key: 'kennung',
  name: 'name',
  title: 'titel',
  vita: 'vita',
  photo: 'bild',
  themes: 'themen',
}

/** Who teaches, from `referenten.yaml`. */
export const expertsFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, expertShape, complain, expertNames)
    if (!read) return []
    const { kennung, name, titel, vita, bild = null, themen, schwerpunkte, at } = read
    const value = { id: kennung, name, title: titel, vita, photo: bild, topics: schwerpunkte, themes: themen }
    return [{ kind: 'expert', key: kennung, value, at }]
  })

const managerShape = z.strictObject({
  kennung: slug,
  name: literal,
  bild: literal.optional(),
  telefon: literal,
  'e-mail': literal,
  sprachen: listOf(copy),
  rubriken: z.array(slug).default([]),
})

const managerNames = {
  id: 'kennung',
  key: 'kennung',
  name: 'name',
  photo: 'bild',
  phone: 'telefon',
  email: 'e-mail',
  languages: 'sprachen',
  rubrics: 'rubriken',
}

/** Who looks after events, from `ansprechpartner.yaml`. */
export const managersFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, managerShape, complain, managerNames)
    if (!read) return []
    const { kennung, name, bild = null, telefon, 'e-mail': email, sprachen, rubriken, at } = read
    const value = { id: kennung, name, photo: bild, phone: telefon, email, languages: sprachen, rubrics: rubriken }
    return [{ kind: 'manager', key: kennung, value, at }]
  })

const consultantShape = z.strictObject({
  kennung: slug,
  name: literal,
  bild: literal.optional(),
  telefon: literal,
  'e-mail': literal,
  region: copy,
  land: z.enum(laender, { error: 'muss ein Bundesland sein' }),
  postleitzahlen: z.array(literal),
})

const consultantNames = {
  id: 'kennung',
  key: 'kennung',
  name: 'name',
  photo: 'bild',
  phone: 'telefon',
  email: 'e-mail',
  region: 'region',
  land: 'land',
  postcodes: 'postleitzahlen',
}

/** Who advises the committees of a region, from `berater.yaml`. */
export const consultantsFrom = (source: Source, complain: Complain): readonly RecordContent[] =>
  entriesOf(source, complain).flatMap((entry): RecordContent[] => {
    const read = shaped(entry, consultantShape, complain, consultantNames)
    if (!read) return []
    const { kennung, name, bild = null, telefon, 'e-mail': email, region, land, postleitzahlen, at } = read
    const value = { id: kennung, name, photo: bild, phone: telefon, email, region, land, postcodes: postleitzahlen }
    return [{ kind: 'consultant', key: kennung, value, at }]
  })
