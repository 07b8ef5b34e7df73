import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../architecture/import-graph.ts'

/** Figures that no rule decides: laws and rulings, examples, and what others are called. */
const noLimits: readonly RegExp[] = [
  /(?:§§?|Art\.)\s\d+(?:\s(?:Abs\.|S\.|Nr\.)\s\d+)*(?:(?:,|\sund)\s\d+)*/g,
  /BAG [\d.]+|\d ABR [\d/]+/g,
  /zum Beispiel [\d\s,]+/g,
  /WCAG 2\.2|UTF-8|utf-8|BKG 2017|Absatz\s1|Schritt \d/g,
]
const number = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|fünfzig|hundert'
const limited =
  'Zeichen|Ziffern|MB|Megabyte|Personen|Kilometer|Euro|Minuten|Stunden|Tagen?|Wochen|Monate|Dateien|Einträge'
const counted = 'Bewerbungen|Rubriken|Themen|Seminare|Termine|Häuser|Hotels|Städten?|Standorten?|Begriffe|Bausteine'
const unit = `${limited}|${counted}`
const inWords = new RegExp(`\\b(?:${number})\\s(?:${unit})`, 'i')

/** The figures that a sentence spells, though a rule of the core may decide them. */
const spelledIn = (sentence: string): boolean => {
  const rest = noLimits.reduce((text, each) => text.replaceAll(each, ''), sentence.replaceAll('\u00a0', ' '))
  // 'Frage 1 bis ${most}': the one below which there is nothing to count.
  return /(?<!\d)(?:[02-9]|\d{2,})/.test(rest) || inWords.test(rest)
}

const sentencesOf = (file: string, source = readFileSync(join(root, file), 'utf8')): readonly string[] => {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync(file, source).program)
  // A sentence has a space in it, or the figure stands beside what is put into it; 'br-2' is a key.
  return texts.filter((text) => !/^[#./]|^de-DE$|^\s*$|^[a-z]+-\d$/.test(text))
}

const files = readdirSync(join(root, 'wording'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/write-|generated/.test(name))
  .map((name) => join('wording', name))

test.each(files)('%s takes the limits that its sentences name from the core', (file) => {
  expect(sentencesOf(file).filter(spelledIn)).toEqual([])
})

test.each([
  'Nehmen Sie mindestens 10\u00a0Zeichen.',
  'Mehr als fünf Dateien gehen nicht.',
  'Sechs Monate nach Ihrer Bewerbung löschen wir sie.',
  'Ihre Merkliste fasst 500 Einträge.',
  'Alle Themen in neun Rubriken.',
  'Zwei bis drei Tage',
  'Versteuert mit 7 und 19\u00a0%.',
])('a planted limit is found: %s', (sentence) => {
  expect(sentencesOf('planted.ts', `export const planted = { text: \`${sentence}\` }`).filter(spelledIn)).toEqual([
    sentence,
  ])
})
