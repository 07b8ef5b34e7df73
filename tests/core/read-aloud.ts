import type { Block } from '#core/documents/documents.ts'

/** A block of a document as one reads it aloud, line by line. */
export const aloud = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`]
    case 'paragraph':
      return [block.tone === undefined ? opened(block) : `(${block.tone}) ${block.text}`]
    case 'link':
    case 'code':
      return [`${block.text} -> ${block.href}`]
    case 'list':
      return block.items.map(
        (item, nth) => `${bulletOf(block.marks, nth)} ${typeof item === 'string' ? item : opened(item)}`,
      )
    case 'facts':
      return block.facts.map(({ label, text }) => `${label}: ${text}`)
    case 'form':
      return block.fields.map(({ label, text, lines = 1 }) => `${label}: ${text ?? `${lines}x to write`}`)
    case 'signatures':
      return [
        ...(block.closing === undefined ? [] : [block.closing]),
        ...block.under.map((under) => `to sign: ${under}`),
      ]
    case 'table':
      return [
        ...(block.caption === undefined ? [] : [block.caption]),
        block.columns.map(({ title, takes }) => (takes === undefined ? title : `${title} (${takes})`)).join(' | '),
        ...block.rows.map(({ cells, strong }) => (strong ? '! ' : '') + cells.join(' | ')),
      ]
  }
}

const opened = ({ opening, text }: { readonly opening?: string; readonly text: string }): string =>
  opening === undefined ? text : `*${opening}* ${text}`

const bulletOf = (marks: 'numbers' | 'boxes' | undefined, nth: number): string => {
  if (marks === 'numbers') return `${nth + 1}.`
  return marks === 'boxes' ? '[ ]' : '-'
}
