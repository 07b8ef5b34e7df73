import type { ReactNode } from 'react'

interface Folding {
  readonly caption: string
  readonly captionClass?: 'small' | 'vh'
  readonly className?: string
  readonly columns: readonly string[]
  /** Columns of what to do, behind the others; paper leaves them out. */
  readonly acts?: readonly string[]
  /** Rows under a line. */
  readonly sums?: ReactNode
  readonly children: ReactNode
}

/**
 * A table of which each row becomes a card on narrow paper; explicit roles keep it a table for screen readers. Cells of
 * its rows name their column in `data-l`.
 */
export const FoldTable = ({ caption, captionClass, className, columns, acts, sums, children }: Folding) => (
  <table className={className === undefined ? 'fold' : `fold ${className}`} role="table">
    <caption className={captionClass}>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((name) => (
          <th key={name} role="columnheader" scope="col">
            {name}
          </th>
        ))}
        {acts?.map((name) => (
          <th key={name} className="act" role="columnheader" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
    {sums !== undefined && <tfoot role="rowgroup">{sums}</tfoot>}
  </table>
)
