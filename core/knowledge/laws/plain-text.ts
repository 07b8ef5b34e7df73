import type { Block, Inline, Norm, Subsection, TableRow } from './laws.ts'

/** Text as it is searched and compared: no-break and several spaces are one. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ').trim()

/** The text of a line; a break is a space. */
export const plainInline = (content: readonly Inline[]): string =>
  content
    .map((one) => {
      if (one.kind === 'text' || one.kind === 'link') return one.text
      if (one.kind === 'break') return ' '
      return 'content' in one ? plainInline(one.content) : ''
    })
    .join('')

const plainRow = ({ cells }: TableRow): string => cells.map(({ blocks }) => plainBlocks(blocks)).join(' ')

const plainBlock = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ label, blocks }) => `${label} ${plainBlocks(blocks)}`).join(' ')
    case 'table':
      return [...block.head, ...block.body].map(plainRow).join(' ')
    case 'pre':
      return block.text
    default:
      return plainInline(block.content)
  }
}

/** The text of blocks on one line. */
export const plainBlocks = (blocks: readonly Block[]): string => withPlainSpaces(blocks.map(plainBlock).join(' '))

const plainSubsection = ({ number, blocks }: Subsection): string =>
  (number === undefined ? '' : `(${number}) `) + plainBlocks(blocks)

/** The text of a norm, a line for each Absatz. */
export const plainNorm = ({ subsections }: Pick<Norm, 'subsections'>): string =>
  subsections.map(plainSubsection).join('\n')
