import type { Block, Division, Norm, NormState, Note, Subsection } from '#core/knowledge/laws/laws.ts'
import { normKey, normName, normNumbers } from '#core/knowledge/laws/norm-number.ts'
import { plainInline, plainNorm, withPlainSpaces } from '#core/knowledge/laws/plain-text.ts'
import { blocksOf } from './blocks.ts'
import { inlinesOf } from './inlines.ts'
import { warn, type ReadingNorm } from './reading-norm.ts'
import { subsectionsOf } from './subsections.ts'
import { childNamed, childrenNamed, type XmlElement } from './xml-elements.ts'

/** What an element says, on one line and without signs of notes. */
export const lineOf = (element: XmlElement | undefined, reading: ReadingNorm): string =>
  element ? withoutEnds(plainInline(inlinesOf(element.children, reading))) : ''

/** No-break spaces stay, for they are there to be seen. */
const withoutEnds = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim()

const footnotesIn = (norm: XmlElement): readonly XmlElement[] =>
  childrenNamed(norm, 'textdaten')
    .flatMap((data) => childrenNamed(data, 'text'))
    .flatMap((text) => childrenNamed(text, 'Footnotes'))
    .flatMap((notes) => childrenNamed(notes, 'Footnote'))

/** Notes have ids before anything refers to them. */
function addFootnotes(norm: XmlElement, reading: ReadingNorm): void {
  const notes = footnotesIn(norm)
  for (const [position, { attributes }] of notes.entries()) {
    if (attributes['ID'] !== undefined) reading.noteIds.set(attributes['ID'], `fn-${position + 1}`)
  }
  for (const [position, { attributes, children }] of notes.entries()) {
    const sign = `${attributes['Prefix'] ?? ''}${attributes['FnZ'] ?? position + 1}${attributes['Postfix'] ?? ''}`
    reading.notes.push({ id: `fn-${position + 1}`, sign, blocks: blocksOf(children, reading) })
  }
}

/** What a norm says: each Absatz, its notes, and the hints of the collection. */
export interface NormText {
  readonly subsections: readonly Subsection[]
  readonly notes: readonly Note[]
  readonly remarks: readonly Block[]
}

export const textOfNorm = (norm: XmlElement, reading: ReadingNorm): NormText => {
  addFootnotes(norm, reading)
  const data = childNamed(norm, 'textdaten')
  const texts = data ? childrenNamed(data, 'text') : []
  const subsections = texts
    .flatMap((text) => [...childrenNamed(text, 'Content'), ...childrenNamed(text, 'TOC')])
    .flatMap((content) => subsectionsOf(content, reading))
  const remarks = (data ? childrenNamed(data, 'fussnoten') : []).flatMap(({ children }) => blocksOf(children, reading))
  return { subsections, notes: reading.notes, remarks }
}

const says: readonly (readonly [RegExp, NormState])[] = [
  [/^\(?(?:weggefallen|aufgehoben|gegenstandslos|entfallen)\)?$/, 'repealed'],
  [/^\(?zukünftig in Kraft\)?$/, 'not-yet-in-force'],
]

const stateIn = (text: string): NormState | undefined => says.find(([words]) => words.test(text))?.[1]

/** The sign behind a title refers to a note; what it says stands below. */
const withoutSign = (title: string, notes: readonly Note[]): string => {
  const sign = notes.find((note) => title.endsWith(` ${note.sign}`))?.sign
  return sign === undefined ? title : title.slice(0, -sign.length).trimEnd()
}

/** Stand behind all divisions, whichever heading came last. */
const behindDivisions = /^(?:Anlage|Anlagen|Anhang|Schlussformel)(?: |$)/

/** A norm with a name (enbez), in the division that its heading opened. */
export const namedNorm = (
  element: XmlElement,
  designation: string,
  division: string | undefined,
  reading: ReadingNorm,
): Norm => {
  const name = normName(designation)
  const text = textOfNorm(element, reading)
  const titles = childrenNamed(childNamed(element, 'metadaten') ?? element, 'titel')
  const title = withoutSign(titles.map((one) => lineOf(one, reading)).join(' '), text.notes)
  const body = withPlainSpaces(plainNorm(text))
  const state = stateIn(title) ?? stateIn(body)
  const numbers = normNumbers(name)
  if (!state && body === '' && text.remarks.length === 0) warn(reading, 'no-text', name)
  return {
    key: normKey(name),
    name,
    ...(numbers && { numbers }),
    ...(title !== '' && stateIn(title) === undefined && { title }),
    state: state ?? 'in-force',
    ...(division !== undefined && !behindDivisions.test(name) && { division }),
    ...text,
    // A dash holds the line of what was repealed.
    ...(body === '-' && { subsections: [] }),
  }
}

/** A heading (gliederungseinheit). */
export const divisionOf = (heading: XmlElement, norm: XmlElement, reading: ReadingNorm): Division => {
  const { notes } = textOfNorm(norm, reading)
  const title = lineOf(childNamed(heading, 'gliederungstitel'), reading)
  return {
    code: lineOf(childNamed(heading, 'gliederungskennzahl'), reading),
    label: lineOf(childNamed(heading, 'gliederungsbez'), reading),
    ...(title !== '' && { title: withoutSign(title, notes) }),
    notes,
  }
}
