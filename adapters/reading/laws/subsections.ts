import type { Block, Subsection } from '#core/knowledge/laws/laws.ts'
import { blocksOf } from './blocks.ts'
import type { ReadingNorm } from './reading-norm.ts'
import type { XmlElement, XmlNode } from './xml-elements.ts'

const numbered = /^\((\d{1,3}[a-z]{0,3})\)[ \u00A0]*/

/** Takes the number off the line that an Absatz begins with: '(1) Der Rat …'. */
const opened = (blocks: readonly Block[]): { readonly number?: string; readonly blocks: readonly Block[] } => {
  const [first, ...rest] = blocks
  const [start, ...line] = first?.kind === 'paragraph' ? first.content : []
  if (first?.kind !== 'paragraph' || start?.kind !== 'text') return { blocks }
  const [prefix, number] = numbered.exec(start.text) ?? []
  if (prefix === undefined || number === undefined) return { blocks }
  const text = start.text.slice(prefix.length)
  const content = text === '' ? line : [{ kind: 'text' as const, text }, ...line]
  return { number, blocks: content.length === 0 ? rest : [{ ...first, content }, ...rest] }
}

const isParagraph = (node: XmlNode): boolean => typeof node !== 'string' && node.name === 'P'

/** What stands in one P, or between two. */
const chunksOf = (nodes: readonly XmlNode[]): readonly (readonly XmlNode[])[] => {
  const chunks: XmlNode[][] = []
  let between: XmlNode[] | undefined
  for (const node of nodes) {
    if (isParagraph(node)) {
      chunks.push([node])
      between = undefined
    } else if (between) between.push(node)
    else chunks.push((between = [node]))
  }
  return chunks
}

/** Each Absatz of a content with its number; what follows one without a number of its own belongs to it. */
export const subsectionsOf = (content: XmlElement, reading: ReadingNorm): readonly Subsection[] => {
  const subsections: { number?: string; blocks: Block[] }[] = []
  for (const chunk of chunksOf(content.children)) {
    const { number, blocks } = opened(blocksOf(chunk, reading))
    const current = subsections.at(-1)
    if (number !== undefined) subsections.push({ number, blocks: [...blocks] })
    else if (current) for (const block of blocks) current.blocks.push(block)
    else if (blocks.length > 0) subsections.push({ blocks: [...blocks] })
  }
  return subsections
}
