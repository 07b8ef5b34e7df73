import type { Block, Column, OpenedText } from '#core/documents/documents.ts'
import { markdown } from './markdown.ts'
import type { Complain } from './source.ts'
import { protectSpaces } from './typography.ts'

type Token = ReturnType<typeof markdown.parse>[number]

/** A token with what it holds. */
interface Part {
  readonly token: Token
  readonly inside: readonly Part[]
}

const headings: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }

/**
 * Markdown as a printed document is made of: headings with ## and ###, paragraphs, lists of one level, tables;
 * quotations are printed as what they hold. `bullets` is what its bulleted lists are marked with; `bodyLine` is the
 * line on which it begins.
 */
export const documentBlocksFrom = (
  file: string,
  body: string,
  bodyLine: number,
  bullets: 'boxes' | undefined,
  complain: Complain,
): readonly Block[] | undefined => {
  let faultless = true
  const wrong = ({ token }: Part, message: string): readonly Block[] => {
    faultless = false
    complain({ at: { file, line: bodyLine + (token.map?.[0] ?? 0) }, message })
    return []
  }
  const itemFrom = (item: Part): string | OpenedText => {
    const [paragraph, ...more] = item.inside
    if (!paragraph || paragraph.token.type !== 'paragraph_open' || more.length > 0) {
      wrong(more[0] ?? item, 'Ein Punkt einer Liste ist hier ein einziger Absatz ohne Liste darin.')
      return ''
    }
    return openedFrom(paragraph)
  }
  const blocksFrom = (part: Part): readonly Block[] => {
    const level = headings[part.token.tag]
    switch (part.token.type) {
      case 'heading_open':
        return level
          ? [{ kind: 'heading', level, text: textIn(part) }]
          : wrong(part, 'Überschriften stehen hier mit „##“ oder „###“.')
      case 'paragraph_open': {
        const opened = openedFrom(part)
        return [{ kind: 'paragraph', ...(typeof opened === 'string' ? { text: opened } : opened) }]
      }
      case 'bullet_list_open':
        return [{ kind: 'list', items: part.inside.map(itemFrom), ...(bullets && { marks: bullets }) }]
      case 'ordered_list_open':
        return [{ kind: 'list', items: part.inside.map(itemFrom), marks: 'numbers' }]
      case 'table_open':
        return [tableFrom(part)]
      case 'blockquote_open':
        return part.inside.flatMap(blocksFrom)
      default:
        return wrong(part, 'Das lässt sich nicht drucken: erlaubt sind Überschriften, Absätze, Listen und Tabellen.')
    }
  }
  const blocks = partsOf(markdown.parse(protectSpaces(body), {})).flatMap(blocksFrom)
  return faultless ? blocks : undefined
}

/** Tokens come one after the other; what is opened holds what comes before it is closed. */
const partsOf = (tokens: readonly Token[]): readonly Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.nesting !== 1) {
      parts.push({ token, inside: [] })
      continue
    }
    const end = tokens.findIndex((other, i) => i > at && other.nesting === -1 && other.level === token.level)
    parts.push({ token, inside: partsOf(tokens.slice(at + 1, end)) })
    at = end
  }
  return parts
}

const inlineOf = ({ inside }: Part): readonly Token[] => inside.flatMap(({ token }) => token.children ?? [])

/** Words without their marks; where a line ends, a space stands. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim()

const textIn = (part: Part): string => wordsOf(inlineOf(part))

/** A text that begins in bold keeps these words apart; bold further on is plain. */
const openedFrom = (paragraph: Part): string | OpenedText => {
  const tokens = inlineOf(paragraph).filter(({ type, content }) => type !== 'text' || content !== '')
  const end = tokens.findIndex(({ type }) => type === 'strong_close')
  return tokens[0]?.type === 'strong_open'
    ? { opening: wordsOf(tokens.slice(1, end)), text: wordsOf(tokens.slice(end + 1)) }
    : wordsOf(tokens)
}

/** Characters of a cell that its column is no wider than, where it takes no more than it needs. */
const shortest = 12

const tableFrom = (table: Part): Block => {
  const rows = table.inside.flatMap(({ inside }) => inside).map(({ inside }) => inside.map(textIn))
  const [titles = [], ...cells] = rows
  const columns = titles.map((title, x): Column => {
    const column = cells.map((row) => row[x] ?? '')
    if (column.every((cell) => cell === '')) return { title, takes: 'hand' }
    if (x > 0 && column.every((cell) => cell.length <= shortest)) return { title, takes: 'short' }
    return { title }
  })
  return { kind: 'table', columns, rows: cells.map((row) => ({ cells: row })) }
}
