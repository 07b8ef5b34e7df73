import { targetGroups } from '#core/shared/target-group.ts'
import { z } from 'zod'
import { eventTypes } from '#core/catalogue/catalogue.ts'
import { levelNamedBy, type Level } from '#core/catalogue/level.ts'
import type { ThemeContentFile } from '#core/content/content.ts'
import { isSlug } from '#core/shared/slug.ts'
import { colour, copy, duration, integer, listOf, literal, oneOf, slug, yesOrNo } from './fields.ts'
import { splitFrontMatter } from './front-matter.ts'
import { atOf } from './lines-of-fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'
import { themeTextFrom } from './theme-text.ts'

// spec §9: 1 is training series, 3 is Fachtagung, anything else seminar.
const kinds = ['Seminar', 'Ausbildungsreihe', 'Fachtagung'] as const
const typeOfKind: Readonly<Record<(typeof kinds)[number], number>> = {
  Seminar: 2,
  Ausbildungsreihe: eventTypes.trainingSeries,
  Fachtagung: eventTypes.conference,
}

const levels = ['Grundlagen', 'Aufbau', 'Spezial'] as const
const levelCalled: Readonly<Record<(typeof levels)[number], Level>> = {
  Grundlagen: 'grundlagen',
  Aufbau: 'aufbau',
  Spezial: 'spezial',
}

const themeShape = z.strictObject({
  nummer: integer,
  titel: copy,
  kennzeichnung: copy,
  stufe: oneOf(levels),
  art: oneOf(kinds).default('Seminar'),
  rubrik: slug,
  reihenfolge: integer.optional(),
  zielgruppen: listOf(oneOf(targetGroups)),
  dauer: duration.optional(),
  neu: yesOrNo.default(false),
  farbe: colour.optional(),
  bild: literal.optional(),
  bildtext: copy.optional(),
  weiterleitung: literal.optional(),
  'in Reihen verborgen': yesOrNo.default(false),
  'einzeln buchbar': yesOrNo.default(false),
})

const names = {
  internalId: 'nummer',
  title: 'titel',
  eventType: 'art',
  rubric: 'rubrik',
  sequence: 'reihenfolge',
  targetGroups: 'zielgruppen',
  duration: 'dauer',
  color: 'farbe',
  image: 'bild',
  redirectUrl: 'weiterleitung',
}

/** A theme from `themen/{url}.md`: facts above, copy below. */
export const themeFrom = (
  file: string,
  url: string,
  text: string,
  complain: Complain,
): ThemeContentFile | undefined => {
  const split = splitFrontMatter(file, text, complain)
  if (!split) return undefined
  const facts = shaped(split.facts, themeShape, complain)
  const copyOfTheme = themeTextFrom(file, split.body, split.bodyLine, complain)
  const at = atOf(split.facts, names, 1)
  if (!isSlug(url)) {
    complain({ at, message: `Der Dateiname „${url}“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.` })
    return undefined
  }
  if (!facts || !copyOfTheme) return undefined
  const level = levelCalled[facts.stufe]
  const named = levelNamedBy(facts.kennzeichnung)
  if (named !== undefined && named !== level) {
    complain({
      at: { file, line: lineOf(text, 'stufe:') },
      message: `Die Kennzeichnung „${facts.kennzeichnung}“ sagt etwas anderes als die Stufe „${facts.stufe}“.`,
    })
    return undefined
  }
  const image =
    facts.bild === undefined ? null : { url: facts.bild, ...(facts.bildtext !== undefined && { alt: facts.bildtext }) }
  return {
    ...(facts.farbe !== undefined && { color: facts.farbe }),
    ...(facts.reihenfolge !== undefined && { sequence: facts.reihenfolge }),
    ...(facts.weiterleitung !== undefined && { redirectUrl: facts.weiterleitung }),
    internalId: facts.nummer,
    url,
    title: facts.titel,
    designation: facts.kennzeichnung,
    level,
    eventType: typeOfKind[facts.art],
    isNew: facts.neu,
    hideInTrainingSeries: facts['in Reihen verborgen'],
    rubric: facts.rubrik,
    targetGroups: facts.zielgruppen,
    allowSingle: facts['einzeln buchbar'],
    content: [
      { ...(facts.dauer !== undefined && { duration: facts.dauer }), title: facts.titel, image, ...copyOfTheme },
    ],
    at,
  }
}

/** The line of a text, from 1, that begins so. */
const lineOf = (text: string, beginning: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1
