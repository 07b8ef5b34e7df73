import type { Block, Inline, Subsection } from './laws.ts'
import { plainBlocks } from './plain-text.ts'
import { sentenceStarts } from './sentence-starts.ts'

/** Anchor of an Absatz: '#abs-6'. */
export const subsectionAnchor = (number: string): string => `abs-${number}`

/** Anchor of a sentence: '#abs-6-satz-4', or '#satz-4' in a norm of one Absatz. */
export const sentenceAnchor = (subsection: string | undefined, sentence: number): string =>
  (subsection === undefined ? '' : `${subsectionAnchor(subsection)}-`) + `satz-${sentence}`

/** As long as what it shows, so that offsets hold. */
const lengthy = (content: readonly Inline[]): string =>
  content
    .map((one) => {
      if (one.kind === 'text') return one.text
      if (one.kind === 'break') return '\n'
      return 'content' in one ? lengthy(one.content) : ''
    })
    .join('')

/** Enumerations and tables belong to the sentence that they stand in; it ends with them where they end with a stop. */
const shielded = (block: Block): string => {
  const text = plainBlocks([block])
  return text.slice(0, -1).replaceAll(/[.!?]/g, ',') + text.slice(-1)
}

const isLine = (block: Block): block is Extract<Block, { kind: 'paragraph' }> => block.kind === 'paragraph'
const textOf = (block: Block): string => {
  if (block.kind === 'remark' || block.kind === 'heading') return ''
  return isLine(block) ? lengthy(block.content) : shielded(block)
}

/** Puts a mark before each sentence that begins in this content, whose first character stands at `offset`. */
const inserted = (content: readonly Inline[], offset: number, starts: ReadonlyMap<number, number>): Inline[] => {
  let at = offset
  return content.flatMap((one): Inline[] => {
    const from = at
    at += lengthy([one]).length
    if ('content' in one) return [{ ...one, content: inserted(one.content, from, starts) }]
    if (one.kind !== 'text') return [one]
    const pieces: Inline[] = []
    let begun = 0
    for (let position = 0; position < one.text.length; position += 1) {
      const number = starts.get(from + position)
      if (number === undefined) continue
      if (position > begun) pieces.push({ kind: 'text', text: one.text.slice(begun, position) })
      pieces.push({ kind: 'sentence', number })
      begun = position
    }
    return [...pieces, { kind: 'text', text: one.text.slice(begun) }]
  })
}

/** The same Absatz with a mark where each sentence begins, counted from 1. */
export const withSentences = (subsection: Subsection): Subsection => {
  const texts = subsection.blocks.map(textOf)
  const starts = new Map(sentenceStarts(texts.join('\n')).map((start, position) => [start, position + 1]))
  let offset = 0
  const blocks = subsection.blocks.map((block, position) => {
    const from = offset
    offset += (texts[position] ?? '').length + 1
    return isLine(block) ? { ...block, content: inserted(block.content, from, starts) } : block
  })
  return { ...subsection, blocks }
}

/** The sentences of an Absatz; enumerations stand in theirs. */
export const sentencesOf = ({ blocks }: Subsection): readonly string[] => {
  const text = blocks.map((block) => (isLine(block) ? lengthy(block.content) : textOf(block))).join('\n')
  const starts = sentenceStarts(text)
  return starts.map((start, position) =>
    text
      .slice(start, starts[position + 1])
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}
