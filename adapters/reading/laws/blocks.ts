import type { Block, Inline, ListItem } from '#core/knowledge/laws/laws.ts'
import { plainInline } from '#core/knowledge/laws/plain-text.ts'
import { inlinesOf, tidyLine } from './inlines.ts'
import type { ReadingNorm } from './reading-norm.ts'
import { tableOf } from './tables.ts'
import type { XmlElement, XmlNode } from './xml-elements.ts'

/** Characters of an element and all that stands in it; a line's end where it breaks one. */
export const textOf = ({ name, children }: XmlElement): string =>
  name === 'BR' ? '\n' : children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

/** A line of an enumeration that tells of a sign elsewhere, and is none of its items: '*)' or '1)'. */
const noteSign = /^(?:\*{1,5}|\d{1,2})\)$/

const pairs = ({ children }: XmlElement): readonly { readonly label: string; readonly content: XmlElement }[] => {
  let label = ''
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'DT') {
      label = textOf(child).replaceAll(/\s+/g, ' ').trim()
      return []
    }
    return [{ label, content: child }]
  })
}

const isOfNotes = (list: XmlElement): boolean => {
  const labels = pairs(list).map(({ label }) => label)
  return labels.length > 0 && labels.every((label) => noteSign.test(label)) && textOf(list).trim() !== ''
}

function addNotes(list: XmlElement, reading: ReadingNorm): void {
  for (const { label, content } of pairs(list)) {
    const id = `fn-${reading.notes.length + 1}`
    reading.notes.push({ id, sign: label, blocks: blocksOf(content.children, reading) })
  }
}

const listOf = (list: XmlElement, reading: ReadingNorm): Block => ({
  kind: 'list',
  items: pairs(list).map(({ label, content }): ListItem => ({ label, blocks: blocksOf(content.children, reading) })),
})

/** A line of dashes parts a text from its notes. */
const withoutRule = (line: readonly Inline[]): Inline[] => {
  const end = line.findLastIndex((one) => one.kind !== 'text' || one.text.trim() !== '')
  const last = line[end]
  return last?.kind === 'text' && /^ *-{3,} *$/.test(last.text) ? line.slice(0, end) : [...line]
}

/** Lines that an empty one parts are paragraphs of their own. */
const paragraphsOf = (line: readonly Inline[]): readonly Block[] => {
  const paragraphs: Inline[][] = [[]]
  for (const [position, one] of line.entries()) {
    const blank =
      line[position + 1]?.kind === 'text' && plainInline(line.slice(position + 1, position + 2)).trim() === ''
    const next = line[position + (blank ? 2 : 1)]
    if (one.kind === 'break' && next?.kind === 'break') paragraphs.push([])
    else paragraphs.at(-1)?.push(one)
  }
  return paragraphs
    .map((content) => tidyLine(content))
    .filter((content) => content.some((one) => one.kind !== 'note'))
    .map((content) => ({ kind: 'paragraph', content }))
}

const heading = (element: XmlElement, reading: ReadingNorm): readonly Block[] => {
  const content = tidyLine(inlinesOf(element.children, reading))
  return content.length === 0 ? [] : [{ kind: 'heading', content }]
}

/** What makes blocks of its own, wherever it stands; undefined for all that stands in a line. */
const ownBlocks = (element: XmlElement, reading: ReadingNorm): readonly Block[] | undefined => {
  switch (element.name) {
    case 'DL':
      return [listOf(element, reading)]
    case 'table':
      return tableOf(element, (nodes) => blocksOf(nodes, reading))
    case 'pre': {
      const text = textOf(element).trim()
      return text === '' ? [] : [{ kind: 'pre', text }]
    }
    case 'kommentar': {
      const content = tidyLine(inlinesOf(element.children, reading))
      return content.length === 0 ? [] : [{ kind: 'remark', content }]
    }
    case 'Ident':
    case 'Title':
      return heading(element, reading)
    default:
      return undefined
  }
}

/** Hold blocks and lines; stand for nothing themselves. */
const holders = new Set(['P', 'LA', 'noindex', 'Content', 'TOC', 'Footnote', 'Revision'])

/** The blocks that nodes make: lines, enumerations, tables, in their order. */
export function blocksOf(nodes: readonly XmlNode[], reading: ReadingNorm): readonly Block[] {
  const blocks: Block[] = []
  let line: Inline[] = []
  const flush = () => {
    for (const paragraph of paragraphsOf(line)) blocks.push(paragraph)
    line = []
  }
  const goOn = (node: XmlNode) => {
    for (const one of inlinesOf([node], reading)) line.push(one)
  }
  const walk = (children: readonly XmlNode[]) => {
    for (const node of children) {
      if (typeof node === 'string') goOn(node)
      else if (node.name === 'DL' && isOfNotes(node)) {
        line = withoutRule(line)
        addNotes(node, reading)
      } else if (holders.has(node.name)) {
        const isParagraph = node.name === 'P' || node.name === 'LA'
        if (isParagraph) flush()
        walk(node.children)
        if (isParagraph) flush()
      } else {
        const own = ownBlocks(node, reading)
        if (own) {
          flush()
          for (const block of own) blocks.push(block)
        } else goOn(node)
      }
    }
  }
  walk(nodes)
  flush()
  return blocks
}
