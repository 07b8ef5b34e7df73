import { rulingSlug } from '#core/citations/links.ts'
import { ecliContradicts, ecliOf } from '#core/knowledge/rulings/ecli.ts'
import type { RulingFile, WhyNotARuling } from '#core/knowledge/rulings/ruling-file.ts'
import { isDay } from '#core/shared/dates.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import { isSlug } from '#core/shared/slug.ts'
import { readElements, type XmlElement } from '../laws/xml-elements.ts'
import { blocksOf } from './blocks.ts'
import { lineOf } from './lines.ts'
import { readingRuling, warn, type ReadingRuling } from './reading-ruling.ts'

type Facts = Omit<RulingFile, 'ecli' | 'text' | 'warnings'>
type Line = (part: string) => string

/** Courts that there is one of need no town. */
const federal = new Set(['BAG', 'BFH', 'BGH', 'BPatG', 'BSG', 'BVerfG', 'BVerwG'])

/** Longest name of a court, senate, kind or file number, in characters. */
const longestName = 200
/** One decision of the Bundesverfassungsgericht has 17. */
const mostFileNumbers = 200
const mostNorms = 500
/** Longest list of either, in characters. */
const longestList = 50_000

const listed = (text: string, at: string | RegExp, most: number): readonly string[] =>
  text
    .slice(0, longestList)
    .split(at)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, most)

/** '§ 178 Abs 2 S 1 SGB 9, Art 27 Abs 1 S 2 Buchst e UNBehRÜbk' (juris): each begins with its sign. */
const normsIn = (text: string): readonly string[] => listed(text, /, ?(?=(?:§+|Art) )/, mostNorms)

const dayIn = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** A decision as rechtsprechung-im-internet.de publishes it (rii-dok 1), without what is not the court's own. */
export function rulingOfXml(xml: string): Result<RulingFile, WhyNotARuling> {
  const parts = new Map<string, XmlElement>()
  const read = readElements(xml, {
    root: ({ name }) => name === 'dokument',
    child: (element) => {
      if (!parts.has(element.name)) parts.set(element.name, element)
    },
  })
  if (!read.ok) return refused({ why: 'not-xml', because: read.refusal.why })
  if (!read.value) return refused({ why: 'not-a-ruling' })
  const reading = readingRuling()
  const line: Line = (part) => lineOf(parts.get(part)?.children ?? [], reading)
  const facts = factsIn(line)
  if (!facts) return refused({ why: 'not-a-ruling' })
  if (line('accessRights') !== 'public') return refused({ why: 'not-public' })
  const blocks = (part: string) => blocksOf(parts.get(part)?.children ?? [], reading)
  const priorInstance = line('vorinstanz')
  const text: RulingFile['text'] = {
    documentNumber: line('doknr').slice(0, longestName),
    headnote: blocks('leitsatz'),
    orders: blocks('tenor'),
    facts: blocks('tatbestand'),
    // A judgment has the first of them, an order the second.
    reasons: [...blocks('entscheidungsgruende'), ...blocks('gruende')],
    dissent: blocks('abwmeinung'),
    norms: normsIn(line('norm')),
    ...(priorInstance !== '' && { priorInstance }),
  }
  if (text.orders.length + text.reasons.length === 0) warn(reading, 'no-text', '')
  const ecli = ecliIn(line('ecli'), facts, reading)
  return done({ ...facts, ...(ecli !== undefined && { ecli }), text, warnings: reading.warnings })
}

const factsIn = (line: Line): Facts | undefined => {
  const [kind, town] = [line('gertyp'), line('gerort')]
  const court = federal.has(kind) ? kind : [kind, town].filter((part) => part !== '').join(' ')
  const fileNumbers = listed(line('aktenzeichen'), ',', mostFileNumbers)
  const slug = rulingSlug(court, fileNumbers[0] ?? '')
  const decidedOn = dayIn(line('entsch-datum'))
  const body = line('spruchkoerper')
  const type = line('doktyp')
  const isNamed = kind !== '' && fileNumbers.length > 0 && isSlug(slug) && isDay(decidedOn)
  const isShort = [court, body, type, ...fileNumbers].every(({ length }) => length <= longestName)
  return isNamed && isShort ? { slug, court, body, decidedOn, fileNumbers, type } : undefined
}

/** The identifier, where it is one of a German court and that of this decision. */
const ecliIn = (ecli: string, facts: Facts, reading: ReadingRuling): string | undefined => {
  if (ecli === '') return undefined
  const told = /^ecli:de:/i.test(ecli) && ecli.length <= longestName ? ecliOf(ecli) : undefined
  const isOther = told !== undefined && Object.values(ecliContradicts(told, facts)).includes(true)
  if (told !== undefined && !isOther) return ecli
  warn(reading, isOther ? 'ecli-of-another' : 'ecli-malformed', ecli.slice(0, longestName))
  return undefined
}
