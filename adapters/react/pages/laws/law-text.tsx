// Pieces of a text have no name but their position, which is theirs as long as the text is shown.
/* oxlint-disable react/no-array-index-key */
import { Fragment, type ReactNode } from 'react'
import type { Block, Inline, Note, Subsection, TableCell, TableRow } from '#core/knowledge/laws/laws.ts'
import { sentenceAnchor, subsectionAnchor } from '#core/knowledge/laws/sentences.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.laws

/** What pieces of a text need to know of where they stand. */
interface Standing {
  /** Number of the Absatz, for the anchors of its sentences. */
  readonly subsection?: string | undefined
  readonly notes: readonly Note[]
}

const elements = { strong: 'strong', emphasis: 'em', superscript: 'sup', subscript: 'sub' } as const

const Piece = ({ piece, standing }: { readonly piece: Inline; readonly standing: Standing }): ReactNode => {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'link':
      return <a href={piece.url}>{piece.text}</a>
    case 'break':
      return <br />
    // Lines are cut at these.
    case 'sentence':
      return null
    case 'picture':
      return <span className="mute">[{words.picture(piece.alt)}]</span>
    case 'note': {
      const sign = standing.notes.find(({ id }) => id === piece.id)?.sign ?? '*'
      return (
        <sup>
          <a href={`#${piece.id}`} aria-label={words.noteSign(sign)}>
            {sign}
          </a>
        </sup>
      )
    }
    default: {
      const Element = elements[piece.kind]
      return (
        <Element>
          <Line content={piece.content} standing={standing} />
        </Element>
      )
    }
  }
}

/** Pieces of one line, cut where sentences begin; what stands before the first of them has no number. */
const sentencesIn = (content: readonly Inline[]) => {
  const sentences: { readonly number?: number; readonly pieces: Inline[] }[] = [{ pieces: [] }]
  for (const piece of content) {
    if (piece.kind === 'sentence') sentences.push({ number: piece.number, pieces: [] })
    else sentences.at(-1)?.pieces.push(piece)
  }
  return sentences.filter(({ number, pieces }) => number !== undefined || pieces.length > 0)
}

const Pieces = ({ pieces, standing }: { readonly pieces: readonly Inline[]; readonly standing: Standing }) => (
  <>
    {pieces.map((piece, position) => (
      <Piece key={position} piece={piece} standing={standing} />
    ))}
  </>
)

const Line = ({ content, standing }: { readonly content: readonly Inline[]; readonly standing: Standing }) => (
  <>
    {sentencesIn(content).map(({ number, pieces }, position) =>
      number === undefined ? (
        <Pieces key={position} pieces={pieces} standing={standing} />
      ) : (
        <span key={position} id={sentenceAnchor(standing.subsection, number)}>
          <Pieces pieces={pieces} standing={standing} />
        </span>
      ),
    )}
  </>
)

const Cell = ({
  cell,
  isHead,
  standing,
}: {
  readonly cell: TableCell
  readonly isHead: boolean
  readonly standing: Standing
}) => {
  const Element = isHead ? 'th' : 'td'
  return (
    <Element
      colSpan={cell.columns === 1 ? undefined : cell.columns}
      rowSpan={cell.rows === 1 ? undefined : cell.rows}
      className={cell.align === 'left' ? undefined : cell.align}
      scope={isHead ? 'col' : undefined}
    >
      <Blocks blocks={cell.blocks} standing={standing} />
    </Element>
  )
}

const Rows = ({
  rows,
  isHead = false,
  standing,
}: {
  readonly rows: readonly TableRow[]
  readonly isHead?: boolean
  readonly standing: Standing
}) => (
  <>
    {rows.map(({ cells }, row) => (
      <tr key={row}>
        {cells.map((cell, column) => (
          <Cell key={column} cell={cell} isHead={isHead} standing={standing} />
        ))}
      </tr>
    ))}
  </>
)

const BlockOf = ({ block, standing }: { readonly block: Block; readonly standing: Standing }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} standing={standing} />
        </p>
      )
    case 'heading':
      return (
        <p className="h4">
          <Line content={block.content} standing={standing} />
        </p>
      )
    case 'remark':
      return (
        <p className="small mute">
          <Line content={block.content} standing={standing} />
        </p>
      )
    case 'pre':
      return <pre>{block.text}</pre>
    case 'list':
      return (
        <ul className="items">
          {block.items.map(({ label, blocks }, position) => (
            <li key={position}>
              <span>{label}</span>
              <div>
                <Blocks blocks={blocks} standing={standing} />
              </div>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        // A table that is wider than the paper scrolls in its own box, by keyboard too (design guide §10).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="scroll" role="region" tabIndex={0} aria-label={words.table}>
          <table>
            {block.head.length > 0 && (
              <thead>
                <Rows rows={block.head} isHead standing={standing} />
              </thead>
            )}
            <tbody>
              <Rows rows={block.body} standing={standing} />
            </tbody>
          </table>
        </div>
      )
  }
}

/** Blocks of a law, in their order. */
export const Blocks = ({ blocks, standing }: { readonly blocks: readonly Block[]; readonly standing: Standing }) => (
  <>
    {blocks.map((block, position) => (
      <BlockOf key={position} block={block} standing={standing} />
    ))}
  </>
)

/** Each Absatz with its number, which leads to it. */
export const Subsections = ({
  subsections,
  notes,
}: {
  readonly subsections: readonly Subsection[]
  readonly notes: readonly Note[]
}) => (
  <div className="abs">
    {subsections.map(({ number, blocks }, position) => (
      <Fragment key={position}>
        {number === undefined ? (
          <div>
            <Blocks blocks={blocks} standing={{ notes }} />
          </div>
        ) : (
          <div className="nr" id={subsectionAnchor(number)}>
            <a className="an" href={`#${subsectionAnchor(number)}`} aria-label={words.subsection(number)}>
              ({number})
            </a>
            <Blocks blocks={blocks} standing={{ subsection: number, notes }} />
          </div>
        )}
      </Fragment>
    ))}
  </div>
)

/** The notes of a text, each where its sign leads. */
export const Notes = ({ notes }: { readonly notes: readonly Note[] }) =>
  notes.length > 0 && (
    <section className="fn small stack g1" aria-labelledby="fussnoten">
      <h2 className="h4" id="fussnoten">
        {words.notes}
      </h2>
      {notes.map(({ id, sign, blocks }) => (
        <div key={id} id={id} className="nr">
          <span className="an">{sign}</span>
          <Blocks blocks={blocks} standing={{ notes }} />
        </div>
      ))}
    </section>
  )

/** What the official collection remarks. */
export const Remarks = ({ remarks }: { readonly remarks: readonly Block[] }) =>
  remarks.length > 0 && (
    <details className="small">
      <summary>{words.remarks}</summary>
      <Blocks blocks={remarks} standing={{ notes: [] }} />
    </details>
  )
