import type { RulingBlock } from '#core/knowledge/rulings/ruling-text.ts'
import { childrenNamed, type XmlElement, type XmlNode } from '../laws/xml-elements.ts'
import { isInLine, lineOf } from './lines.ts'
import { warn, type ReadingRuling } from './reading-ruling.ts'

/** Elements that frame others and say nothing themselves. */
const frames = new Set(['blockquote', 'body', 'dd', 'div', 'dt', 'li', 'ol', 'p', 'section', 'ul'])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Blocks of the nodes in their order; what is not known is read on as plain text, and told. */
export function blocksOf(nodes: readonly XmlNode[], reading: ReadingRuling): readonly RulingBlock[] {
  const blocks: RulingBlock[] = []
  let line: XmlNode[] = []
  const endLine = (): void => {
    const text = lineOf(line, reading)
    if (text !== '') blocks.push({ kind: 'paragraph', text })
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || isInLine(node)) line.push(node)
    else {
      endLine()
      for (const block of blocksOfElement(node, reading)) blocks.push(block)
    }
  }
  endLine()
  return blocks
}

function blocksOfElement(element: XmlElement, reading: ReadingRuling): readonly RulingBlock[] {
  const { name, children } = element
  if (name === 'dl') return entriesOf(element, reading)
  if (name === 'table') return tableOf(element, reading)
  if (headings.has(name)) {
    const text = lineOf(children, reading)
    return text === '' ? [] : [{ kind: 'heading', text }]
  }
  if (!frames.has(name)) warn(reading, 'unknown-element', name)
  return blocksOf(children, reading)
}

/** A list is how the collection numbers paragraphs, and how courts enumerate. */
function entriesOf(list: XmlElement, reading: ReadingRuling): readonly RulingBlock[] {
  const blocks: RulingBlock[] = []
  let term: XmlElement | undefined
  for (const child of list.children) {
    if (typeof child !== 'string' && child.name === 'dt') term = child
    else {
      const content = typeof child === 'string' ? blocksOf([child], reading) : blocksOfElement(child, reading)
      if (content.length === 0) continue
      for (const block of term ? begunBy(term, content, reading) : content) blocks.push(block)
      term = undefined
    }
  }
  return blocks
}

/** Blocks with what stands before them: a marginal number, or the sign of an enumeration. */
function begunBy(term: XmlElement, blocks: readonly RulingBlock[], reading: ReadingRuling): readonly RulingBlock[] {
  const label = lineOf(term.children, reading)
  const [first, ...others] = blocks
  if (label === '' || !first) return blocks
  if (isMarginal(term) && /^\d{1,4}[a-z]?$/.test(label)) {
    if (reading.marginals.has(label)) {
      warn(reading, 'marginal-twice', label)
      return blocks
    }
    reading.marginals.add(label)
    return [{ ...first, marginal: label }, ...others]
  }
  if (first.kind === 'table') return [{ kind: 'paragraph', text: label }, ...blocks]
  return [{ ...first, text: `${label} ${first.text}` }, ...others]
}

/** `<a name="rd_7">7</a>`: other numbers enumerate. */
const isMarginal = (term: XmlElement): boolean =>
  childrenNamed(term, 'a').some(({ attributes: { name = '' } }) => name.startsWith('rd_'))

const rowsIn = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.name === 'tr' ? [child] : rowsIn(child)
  })

/** Wider or longer than that no cell of a decision is. */
const longestSpan = 100

const spanIn = (cell: XmlElement, name: 'colspan' | 'rowspan'): number => {
  const span = Number(cell.attributes[name] ?? '1')
  return Number.isInteger(span) && span > 1 ? Math.min(span, longestSpan) : 1
}

/** A table; one of a single column only sets lines apart, such as a clause or the names of judges. */
function tableOf(table: XmlElement, reading: ReadingRuling): readonly RulingBlock[] {
  const read = rowsIn(table).map(({ children }) =>
    children
      .filter((cell): cell is XmlElement => typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th'))
      .map((cell) => ({
        text: lineOf(cell.children, reading),
        columns: spanIn(cell, 'colspan'),
        rows: spanIn(cell, 'rowspan'),
      })),
  )
  // A cell that reaches into an empty row needs it.
  const isLong = read.some((cells) => cells.some(({ rows }) => rows > 1))
  const shown = read.filter((cells) => isLong || cells.some(({ text }) => text !== ''))
  const rows = shown.map((cells) => cells.map(({ text }) => text))
  const lines = rows.flat().filter((text) => text !== '')
  if (lines.length === 0) return []
  if (rows.every(({ length }) => length <= 1)) return lines.map((text) => ({ kind: 'paragraph', text }))
  const spans = shown.flatMap((cells, row) =>
    cells.flatMap(({ columns, rows: asked }, cell) => {
      const long = Math.min(asked, shown.length - row)
      return columns * long > 1 ? [{ row, cell, columns, rows: long }] : []
    }),
  )
  return [{ kind: 'table', rows, ...(spans.length > 0 && { spans }) }]
}
