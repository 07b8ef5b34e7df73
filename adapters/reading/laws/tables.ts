import type { Block, TableCell, TableRow } from '#core/knowledge/laws/laws.ts'
import { childNamed, childrenNamed, type XmlElement, type XmlNode } from './xml-elements.ts'

/** Reads what stands in a cell. */
type ReadBlocks = (nodes: readonly XmlNode[]) => readonly Block[]

/** Most rows that a cell may take, whatever a file says. */
const tallest = 500

/** Columns of a table by name, in order, each with how it stands. */
type Columns = ReadonlyMap<string, { readonly index: number; readonly align: TableCell['align'] }>

const alignOf = (align: string | undefined, otherwise: TableCell['align']): TableCell['align'] => {
  if (align === undefined) return otherwise
  return align === 'right' || align === 'center' ? align : 'left'
}

const columnsOf = (group: XmlElement): Columns =>
  new Map(
    childrenNamed(group, 'colspec').map(({ attributes }, index) => [
      attributes['colname'] ?? `col${index + 1}`,
      { index, align: alignOf(attributes['align'], alignOf(group.attributes['align'], 'left')) },
    ]),
  )

const cellOf = (entry: XmlElement, index: number, columns: Columns, read: ReadBlocks): TableCell => {
  const { namest, nameend, colname, morerows, align } = entry.attributes
  const first = columns.get(namest ?? '')
  const last = columns.get(nameend ?? '')
  const own = columns.get(namest ?? colname ?? '') ?? [...columns.values()][index]
  const more = Number(morerows ?? 0)
  return {
    blocks: read(entry.children),
    columns: first && last ? Math.max(1, last.index - first.index + 1) : 1,
    rows: Number.isInteger(more) && more > 0 ? Math.min(more + 1, tallest) : 1,
    align: alignOf(align, own?.align ?? 'left'),
  }
}

const rowsOf = (part: XmlElement | undefined, columns: Columns, read: ReadBlocks): readonly TableRow[] =>
  part
    ? childrenNamed(part, 'row').map((row) => ({
        cells: childrenNamed(row, 'entry').map((entry, index) => cellOf(entry, index, columns, read)),
      }))
    : []

/** A table of CALS: its title, then each of its groups with head and rows. */
export const tableOf = (table: XmlElement, read: ReadBlocks): readonly Block[] => [
  ...childrenNamed(table, 'Title').flatMap((title) => read([title])),
  ...childrenNamed(table, 'tgroup').map((group): Block => {
    const columns = columnsOf(group)
    const head = rowsOf(childNamed(group, 'thead'), columns, read)
    const body = [
      ...rowsOf(childNamed(group, 'tbody'), columns, read),
      ...rowsOf(childNamed(group, 'tfoot'), columns, read),
    ]
    return { kind: 'table', head, body }
  }),
]
