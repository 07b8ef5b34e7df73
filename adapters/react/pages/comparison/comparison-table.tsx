import type { ReactNode } from 'react'
import { comparisonHref, withoutItem, type ComparisonQuery } from '#core/comparison/comparison-address.ts'
import type { Cells, ComparedColumn } from '#core/comparison/comparison.ts'
import { rowsOf } from '#core/comparison/comparison.view.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import type { Frame } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.comparison

interface Tabled {
  readonly query: ComparisonQuery
  readonly columns: readonly ComparedColumn[]
  readonly frame: Frame
}

/**
 * Criterion by criterion; each row says in a word whether all are alike. On narrow paper a criterion stands above its
 * values, and a third column is scrolled to. Explicit roles keep it a table there.
 */
export const ComparisonTable = ({ query, columns, frame }: Tabled) => (
  <>
    {columns.length > 1 && <p className="small mute">{words.explained}</p>}
    {/* Whoever has no pointer scrolls it with arrow keys. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className="compared" role="region" aria-label={words.region} tabIndex={0}>
      <table className={`of-${columns.length}`} role="table">
        <caption className="vh">{words.caption(columns.length)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="criterion">
              <span className="vh">{words.criterion}</span>
            </th>
            {columns.map((column) => (
              <th key={column.href} role="columnheader" scope="col">
                <RubricBadge rubric={column.rubric} />
                <a className="h4" href={column.href}>
                  {withJoints(column.title)}
                </a>
                <span className="small mute">{column.kind}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rowsOf(columns).map(({ row, same }) => (
            <Row key={row} row={row} same={same} columns={columns} />
          ))}
          <tr role="row" className="do">
            <th role="rowheader" scope="row">
              {words.actions}
            </th>
            {columns.map((column) => (
              <td key={column.href} role="cell">
                <Actions column={column} query={query} frame={frame} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  </>
)

const Row = ({
  row,
  same,
  columns,
}: {
  readonly row: keyof Cells
  readonly same: boolean
  readonly columns: readonly ComparedColumn[]
}) => (
  <tr role="row" className={same || columns.length < 2 ? undefined : 'differs'}>
    <th role="rowheader" scope="row">
      {withJoints(words.rows[row])}
      {columns.length > 1 && <small>{same ? words.same : words.different}</small>}
    </th>
    {columns.map((column) => (
      <td key={column.href} role="cell">
        {drawn(row, column)}
      </td>
    ))}
  </tr>
)

/** A cell as its words say it; where more can be told, with a sign or a link. */
const drawn = (row: keyof Cells, { cells, costsHref }: ComparedColumn): ReactNode => {
  const lines = words.lines(row, cells)
  if (row === 'seats' && !('of' in cells.seats)) return <AvailabilityBadge event={cells.seats} />
  if (row === 'withHotel' && cells.withHotel && costsHref !== undefined) return <a href={costsHref}>{lines[0]}</a>
  if (row === 'venue' && cells.venue?.in === 'hotel')
    return (
      <>
        <p>{lines[0]}</p>
        <p>
          <a href={hotelHref(cells.venue.hotel)}>{lines[1]}</a>
        </p>
      </>
    )
  return lines.map((line) => <p key={line}>{withJoints(line)}</p>)
}

const Actions = ({ column, query, frame }: Omit<Tabled, 'columns'> & { readonly column: ComparedColumn }) => {
  const label = words.named(column)
  return (
    <>
      <a href={column.pdfHref} aria-label={`${words.paper}: ${label}`}>
        <Icon name="file" />
        <span>{words.paper}</span>
      </a>
      <HeartHost item={column.bookmark} label={label} frame={frame} />
      <a href={comparisonHref(withoutItem(query, column.item))} rel="nofollow" aria-label={`${words.remove}: ${label}`}>
        <Icon name="close" />
        <span>{words.remove}</span>
      </a>
    </>
  )
}
