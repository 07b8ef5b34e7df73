import type { Inline } from '#core/knowledge/laws/laws.ts'
import { warn, type ReadingNorm } from './reading-norm.ts'
import type { XmlElement, XmlNode } from './xml-elements.ts'

const emphases: Readonly<Record<string, 'strong' | 'emphasis' | 'superscript' | 'subscript'>> = {
  B: 'strong',
  I: 'emphasis',
  U: 'emphasis',
  SP: 'emphasis',
  F: 'emphasis',
  SUP: 'superscript',
  SUB: 'subscript',
}

/** Says nothing that a reader sees: what is inside stands as it would without. */
const transparent = new Set([
  'noindex',
  'NB',
  'small',
  'kommentar',
  'LA',
  'P',
  'Content',
  'TOC',
  'ABWFORMAT',
  'Citation',
])

/** Everything but no-break spaces is one space: lines of the file are no lines of the law. */
const spaced = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ')

const pictureOf = ({ attributes }: XmlElement, reading: ReadingNorm): Inline => {
  const { SRC: file = '', alt = '' } = attributes
  warn(reading, 'missing-picture', file)
  return { kind: 'picture', file, alt }
}

const noteOf = ({ attributes }: XmlElement, reading: ReadingNorm): readonly Inline[] => {
  const id = reading.noteIds.get(attributes['ID'] ?? '')
  if (id !== undefined) return [{ kind: 'note', id }]
  warn(reading, 'note-without-text', attributes['ID'] ?? '')
  return []
}

const inlineOf = (element: XmlElement, reading: ReadingNorm): readonly Inline[] => {
  const { name, children } = element
  if (name === 'BR') return [{ kind: 'break' }]
  if (name === 'FnR') return noteOf(element, reading)
  if (name === 'IMG') return [pictureOf(element, reading)]
  const content = inlinesOf(children, reading)
  const kind = Object.hasOwn(emphases, name) ? emphases[name] : undefined
  if (kind) return content.length === 0 ? [] : [{ kind, content }]
  // What is unknown is read on: no word of a law is ever left out.
  if (!transparent.has(name)) warn(reading, 'unknown-element', name)
  return [{ kind: 'text', text: ' ' }, ...content, { kind: 'text', text: ' ' }]
}

/** The line that nodes make. */
export const inlinesOf = (nodes: readonly XmlNode[], reading: ReadingNorm): readonly Inline[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [{ kind: 'text', text: spaced(node) }] : inlineOf(node, reading)))

const isBlank = (one: Inline | undefined): boolean => one?.kind === 'text' && /^ *$/.test(one.text)

/** Texts that meet are one. */
const joined = (content: readonly Inline[]): Inline[] => {
  const line: Inline[] = []
  let texts: string[] = []
  const flush = () => {
    if (texts.length > 0) line.push({ kind: 'text', text: texts.join('').replaceAll(/ {2,}/g, ' ') })
    texts = []
  }
  for (const one of content) {
    if (one.kind === 'text') texts.push(one.text)
    else {
      flush()
      line.push(one)
    }
  }
  flush()
  return line
}

/** Without spaces and breaks at either end and spaces around breaks, and with texts that meet joined. */
export const tidyLine = (content: readonly Inline[]): readonly Inline[] => {
  const line = joined(content)
  let first = 0
  let end = line.length
  while (first < end && (line[first]?.kind === 'break' || isBlank(line[first]))) first += 1
  while (end > first && (line[end - 1]?.kind === 'break' || isBlank(line[end - 1]))) end -= 1
  const shown = line.slice(first, end)
  return shown
    .map((one, position): Inline => {
      if (one.kind !== 'text') return one
      const begins = position === 0 || shown[position - 1]?.kind === 'break'
      const ends = position === shown.length - 1 || shown[position + 1]?.kind === 'break'
      const text = begins ? one.text.replace(/^ +/, '') : one.text
      return { kind: 'text', text: ends && text.endsWith(' ') ? text.slice(0, -1) : text }
    })
    .filter((one) => one.kind !== 'text' || one.text !== '')
}
