import { markdown } from './markdown.ts'
import { protectSpaces } from './typography.ts'

type Token = ReturnType<typeof markdown.parse>[number]

/** A heading, paragraph or list item, as one line of text. */
export interface Block {
  readonly kind: 'section' | 'day' | 'paragraph' | 'item'
  readonly line: number
  readonly text: string
  /** What is set in bold at its beginning. */
  readonly bold: string
  /** What is set in italics at its end. */
  readonly italic: string
  /** The first picture in it, with its text. */
  readonly picture?: { readonly url: string; readonly alt: string }
}

/** Takes down a mistake on a line of the file at hand. */
export type Wrong = (line: number, message: string) => void

const kinds: Readonly<Record<string, Block['kind']>> = { h2: 'section', h3: 'day', p: 'paragraph', 'ul li p': 'item' }

const plain = (tokens: readonly Token[]): string => {
  const texts = tokens.map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
  return protectSpaces(texts.join('').trim())
}

const italicEnd = (tokens: readonly Token[]): string => {
  const ended = tokens.findLastIndex(({ type, content }) => content.trim() !== '' || type === 'em_close')
  if (tokens[ended]?.type !== 'em_close') return ''
  return plain(
    tokens.slice(
      tokens.findLastIndex(({ type }) => type === 'em_open'),
      ended,
    ),
  )
}

const pictureIn = (tokens: readonly Token[]): Pick<Block, 'picture'> => {
  const picture = tokens.find(({ type }) => type === 'image')
  return picture ? { picture: { url: String(picture.attrGet('src') ?? ''), alt: protectSpaces(picture.content) } } : {}
}

const boldBeginning = (tokens: readonly Token[]): string => {
  const begun = tokens.findIndex(({ type, content }) => content.trim() !== '' || type === 'strong_open')
  if (tokens[begun]?.type !== 'strong_open') return ''
  const ended = tokens.findIndex(({ type }) => type === 'strong_close')
  return plain(tokens.slice(begun, ended))
}

/** Cuts Markdown into the few kinds of blocks that a theme's copy is made of; complains about every other. */
export const blocksOf = (body: string, bodyLine: number, wrong: Wrong): readonly Block[] => {
  const open: string[] = []
  return markdown.parse(body, {}).flatMap((token): readonly Block[] => {
    if (token.nesting === 1) open.push(token.tag)
    if (token.nesting === -1) open.pop()
    if (token.nesting !== 0) return []
    const line = (token.map?.[0] ?? 0) + bodyLine
    const kind = kinds[open.join(' ')]
    if (token.type === 'inline' && kind) {
      const all = token.children ?? []
      const inner = all.filter(({ type }) => type !== 'image')
      return [
        { kind, line, text: plain(inner), bold: boldBeginning(inner), italic: italicEnd(inner), ...pictureIn(all) },
      ]
    }
    wrong(line, 'Hier sind nur Absätze, Listen mit „-“ und Überschriften mit „##“ und „###“ vorgesehen.')
    return []
  })
}
