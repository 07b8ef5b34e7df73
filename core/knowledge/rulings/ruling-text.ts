/**
 * A piece of what a court wrote, with the marginal number that begins there: '7'. `Line` is how its lines are told: as
 * they are, or with where they lead.
 */
export type RulingBlock<Line = string> = { readonly marginal?: string } & (
  | { readonly kind: 'heading'; readonly text: Line }
  | { readonly kind: 'paragraph'; readonly text: Line }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Line[])[]; readonly spans?: readonly CellSpan[] }
)

/** A cell of a table that takes more than one column or row; both are counted from 0. */
export interface CellSpan {
  readonly row: number
  /** Which of the row's own cells. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
}

/** The parts of a decision in their order; each may be empty. */
export const rulingParts = ['headnote', 'orders', 'facts', 'reasons', 'dissent'] as const
export type RulingPart = (typeof rulingParts)[number]

/** What the court itself wrote: its own headnote, never a publisher's. */
export interface RulingText<Line = string> extends Readonly<Record<RulingPart, readonly RulingBlock<Line>[]>> {
  /** By which the official collection knows it: 'KARE600067831'. */
  readonly documentNumber: string
  /** Which courts decided before, as the collection writes it. */
  readonly priorInstance?: Line
}

/** What a store keeps of it. */
export interface StoredRulingText extends RulingText {
  /** On which it rests, as juris cites them: '§ 178 Abs 2 S 1 SGB 9'. */
  readonly norms: readonly string[]
}

/** A paragraph's anchor: 'rd-7'. */
export const marginalAnchor = (marginal: string): string => `rd-${marginal}`

/** The same text with each of its lines told otherwise, in their order. */
export function withLines<Line, Other>(text: RulingText<Line>, told: (line: Line) => Other): RulingText<Other> {
  const blocks = (part: RulingPart) => text[part].map((block) => withLinesOf(block, told))
  return {
    documentNumber: text.documentNumber,
    headnote: blocks('headnote'),
    orders: blocks('orders'),
    facts: blocks('facts'),
    reasons: blocks('reasons'),
    dissent: blocks('dissent'),
    ...(text.priorInstance !== undefined && { priorInstance: told(text.priorInstance) }),
  }
}

const withLinesOf = <Line, Other>(block: RulingBlock<Line>, told: (line: Line) => Other): RulingBlock<Other> => ({
  ...(block.marginal !== undefined && { marginal: block.marginal }),
  ...(block.kind === 'table'
    ? { kind: block.kind, rows: block.rows.map((cells) => cells.map(told)), ...(block.spans && { spans: block.spans }) }
    : { kind: block.kind, text: told(block.text) }),
})
