import type { Block, TableCell, TableRow } from '#core/knowledge/laws/laws.ts'
import { blocksOf } from './blocks.ts'
import type { ReadingNorm } from './reading-norm.ts'
import { childNamed, childrenNamed, type XmlElement } from './xml-elements.ts'

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

const cellOf = (entry: XmlElement, index: number, columns: Columns, reading: ReadingNorm): TableCell => {
  const { namest, nameend, colname, morerows, align } = entry.attributes
  const first = columns.get(namest ?? '')
  const last = columns.get(nameend ?? '')
  const own = columns.get(namest ?? colname ?? '') ?? [...columns.values()][index]
  const more = Number(morerows ?? 0)
  return {
    blocks: blocksOf(entry.children, reading),
    columns: first && last ? Math.max(1, last.index - first.index + 1) : 1,
    rows: Number.isInteger(more) && more > 0 ? Math.min(more + 1, tallest) : 1,
    align: alignOf(align, own?.align ?? 'left'),
  }
}

const rowsOf = (part: XmlElement | undefined, columns: Columns, reading: ReadingNorm): readonly TableRow[] =>
  part
    ? childrenNamed(part, 'row').map((row) => ({
        cells: childrenNamed(row, 'entry').map((entry, index) => cellOf(entry, index, columns, reading)),
      }))
    : []

/** A table of CALS: its title, then each of its groups with head and rows. */
export const tableOf = (table: XmlElement, reading: ReadingNorm): readonly Block[] => [
  ...childrenNamed(table, 'Title').flatMap((title) => blocksOf([title], reading)),
  ...childrenNamed(table, 'tgroup').map((group): Block => {
    const columns = columnsOf(group)
    const head = rowsOf(childNamed(group, 'thead'), columns, reading)
    const body = [
      ...rowsOf(childNamed(group, 'tbody'), columns, reading),
      ...rowsOf(childNamed(group, 'tfoot'), columns, reading),
    ]
    return { kind: 'table', head, body }
  }),
]
