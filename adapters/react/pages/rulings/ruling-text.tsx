// Pieces of a text have no name but their position, which is theirs as long as the text is shown.
/* oxlint-disable react/no-array-index-key */
import type { LinkedPiece } from '#core/knowledge/linking/linked-text.ts'
import {
  marginalAnchor,
  rulingParts,
  type CellSpan,
  type RulingBlock,
  type RulingText,
} from '#core/knowledge/rulings/ruling-text.ts'
import { pageWording } from '#wording/pages.ts'
import { LinkedLine } from '../../ui/linked-line.tsx'

const words = pageWording.rulings.text

type Line = readonly LinkedPiece[]

/** What the court itself wrote; each marginal number has an anchor that leads to it. */
export const TextOfRuling = ({ text }: { readonly text: RulingText<Line> }) => (
  <section className="stack g3" aria-labelledby="volltext">
    <h2 className="h3" id="volltext">
      {words.title}
    </h2>
    <p className="small mute">{words.source(text.documentNumber)}</p>
    {rulingParts.map((part) =>
      text[part].length === 0 ? null : (
        <section key={part} className="stack" aria-labelledby={words.parts[part].anchor}>
          <h3 className="h4" id={words.parts[part].anchor}>
            {words.parts[part].title}
          </h3>
          <div className="rns">
            {text[part].map((block, position) => (
              <Block key={position} block={block} />
            ))}
          </div>
        </section>
      ),
    )}
  </section>
)

const Block = ({ block }: { readonly block: RulingBlock<Line> }) => {
  const { marginal } = block
  if (marginal === undefined) return <Content block={block} />
  return (
    <div id={marginalAnchor(marginal)}>
      <a className="an" href={`#${marginalAnchor(marginal)}`} aria-label={words.marginal(marginal)}>
        {marginal}
      </a>
      <Content block={block} />
    </div>
  )
}

const Content = ({ block }: { readonly block: RulingBlock<Line> }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h4>
          <LinkedLine pieces={block.text} />
        </h4>
      )
    case 'paragraph':
      return (
        <p>
          <LinkedLine pieces={block.text} />
        </p>
      )
    case 'table':
      return <Table rows={block.rows} spans={block.spans} />
  }
}

interface Cells {
  readonly rows: readonly (readonly Line[])[]
  readonly spans: readonly CellSpan[] | undefined
}

/** How many columns and rows a cell takes, where it is more than one. */
const spanOf = (spans: Cells['spans'], row: number, cell: number) => {
  const { columns = 1, rows = 1 } = spans?.find((one) => one.row === row && one.cell === cell) ?? {}
  return { ...(columns > 1 && { colSpan: columns }), ...(rows > 1 && { rowSpan: rows }) }
}

const Table = ({ rows, spans }: Cells) => (
  // A table that is wider than the paper scrolls in its own box, by keyboard too (design guide §10).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" role="region" tabIndex={0} aria-label={words.table}>
    <table>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((pieces, column) => (
              <td key={column} {...spanOf(spans, row, column)}>
                <LinkedLine pieces={pieces} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
