import type { LinkedPiece } from '../linking/linked-text.ts'
import type { Block, Inline, Norm, TableRow } from './laws.ts'

type LinkText = (text: string) => readonly LinkedPiece[]

const inLine = (content: readonly Inline[], link: LinkText): readonly Inline[] =>
  content.flatMap((one): readonly Inline[] => {
    if ('content' in one) return [{ ...one, content: inLine(one.content, link) }]
    if (one.kind !== 'text') return [one]
    return link(one.text).map(({ text, url }) =>
      url === undefined ? { kind: 'text', text } : { kind: 'link', text, url },
    )
  })

const inRow =
  (link: LinkText) =>
  ({ cells }: TableRow): TableRow => ({
    cells: cells.map((cell) => ({ ...cell, blocks: inBlocks(cell.blocks, link) })),
  })

const inBlock = (block: Block, link: LinkText): Block => {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, content: inLine(block.content, link) }
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: inBlocks(item.blocks, link) })) }
    case 'table':
      return { ...block, head: block.head, body: block.body.map(inRow(link)) }
    // Headings lead nowhere (domain §3.2, rule 4), and what editors remark is no law.
    case 'heading':
    case 'pre':
    case 'remark':
      return block
  }
}

const inBlocks = (blocks: readonly Block[], link: LinkText): readonly Block[] =>
  blocks.map((block) => inBlock(block, link))

/** A norm whose text leads to the norms that it cites, of its own law ('§ 38') and of others. */
export const withLinks = (norm: Norm, link: LinkText): Norm => ({
  ...norm,
  subsections: norm.subsections.map((subsection) => ({ ...subsection, blocks: inBlocks(subsection.blocks, link) })),
  notes: norm.notes.map((note) => ({ ...note, blocks: inBlocks(note.blocks, link) })),
})
