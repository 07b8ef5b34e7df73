import { z } from 'zod'
import type { RecordContent } from '#core/content/content.ts'
import type { ConferenceDetails } from '#core/conference/conference.ts'
import { isSlug } from '#core/shared/slug.ts'
import { copy, euro, integer, listOf, slug, wallTime } from './fields.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const people = z.array(slug).default([])

const slotShape = z.strictObject({ von: wallTime, bis: wallTime, titel: copy, text: copy.optional(), mit: people })
const workshopShape = z.strictObject({ kennung: slug, titel: copy, text: copy, mit: people, plätze: integer })
const priceShape = z.strictObject({
  titel: copy,
  preis: euro,
  steuersatz: integer,
  'tage vorher': integer.optional(),
  hinweis: copy.optional(),
})
const contingentShape = z.strictObject({
  zimmer: integer,
  preis: euro,
  steuersatz: integer,
  'tage vorher': integer,
  hinweis: copy.optional(),
})

const conferenceShape = z.strictObject({
  motto: copy,
  tage: listOf(z.strictObject({ titel: copy, punkte: listOf(slotShape) })),
  workshops: z.array(workshopShape).default([]),
  preise: listOf(priceShape),
  kontingent: contingentShape.optional(),
  fragen: z.array(z.strictObject({ frage: copy, antwort: copy })).default([]),
})

const names = {
  motto: 'motto',
  days: 'tage',
  slots: 'punkte',
  begins: 'von',
  ends: 'bis',
  title: 'titel',
  text: 'text',
  speakers: 'mit',
  workshops: 'workshops',
  id: 'kennung',
  capacity: 'plätze',
  prices: 'preise',
  price: 'preis',
  contingent: 'kontingent',
  rooms: 'zimmer',
  daysBefore: 'tage vorher',
  questions: 'fragen',
  question: 'frage',
  answer: 'antwort',
}

const noted = (note: string | undefined) => (note === undefined ? {} : { note })

const slotFrom = ({ von, bis, titel, text, mit }: z.output<typeof slotShape>) => ({
  begins: von,
  ends: bis,
  title: titel,
  ...(text !== undefined && { text }),
  speakers: mit,
})

const contingentFrom = (read: z.output<typeof contingentShape> | undefined): ConferenceDetails['contingent'] =>
  read === undefined
    ? null
    : {
        rooms: read.zimmer,
        price: { net: read.preis, rate: read.steuersatz },
        daysBefore: read['tage vorher'],
        ...noted(read.hinweis),
      }

/** What is said of a Fachtagung beside its theme, from `fachtagungen/{theme}.yaml`. */
export const conferenceFrom = (source: Source, theme: string, complain: Complain): RecordContent | undefined => {
  if (!isSlug(theme)) {
    const message = `Der Dateiname „${theme}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.`
    complain({ at: { file: source.file, line: 1 }, message })
    return undefined
  }
  const read = shaped(source, conferenceShape, complain)
  if (!read) return undefined
  const value: ConferenceDetails = {
    theme,
    motto: read.motto,
    days: read.tage.map(({ titel, punkte }) => ({ title: titel, slots: punkte.map(slotFrom) })),
    workshops: read.workshops.map(({ kennung, titel, text, mit, plätze }) => {
      return { id: kennung, title: titel, text, speakers: mit, capacity: plätze }
    }),
    prices: read.preise.map(({ titel, preis, steuersatz, 'tage vorher': daysBefore, hinweis }) => ({
      title: titel,
      price: { net: preis, rate: steuersatz },
      ...(daysBefore !== undefined && { daysBefore }),
      ...noted(hinweis),
    })),
    contingent: contingentFrom(read.kontingent),
    questions: read.fragen.map(({ frage, antwort }) => ({ question: frage, answer: antwort })),
  }
  return { kind: 'conference', key: theme, value, at: atOf(source, names, 1) }
}
