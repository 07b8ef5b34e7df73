import { formatEuro } from '#core/shared/money.ts'
import type { BudgetedYear, YearOfCosts } from '#core/training-plan/plan-costs.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { trainingPlanWording } from '#wording/training-plan.ts'
import { FoldTable } from '../../ui/fold-table.tsx'

const words = planPageWording.costs

/** What plans cost, year by year; against a budget where there is one. */
export const PlanCosts = ({ years }: { readonly years: readonly (YearOfCosts | BudgetedYear)[] }) => {
  if (years.length === 0) return <p>{words.none}</p>
  const { columns } = words
  const budgeted = years.some((year) => 'left' in year)
  return (
    <div className="stack g2">
      <div className="tbl">
        <FoldTable
          caption={words.caption}
          captionClass="vh"
          columns={[...Object.values(columns), ...(budgeted ? [words.budget] : [])]}
        >
          {years.map((year) => (
            <tr key={year.year} role="row">
              <th role="rowheader" scope="row">
                {year.year}
              </th>
              <td role="cell" data-l={columns.events}>
                {year.events}
              </td>
              <td role="cell" data-l={columns.net}>
                {formatEuro(year.totals.net)}
              </td>
              <td role="cell" data-l={columns.vat}>
                {formatEuro(year.totals.gross - year.totals.net)}
              </td>
              <td role="cell" data-l={columns.gross}>
                {formatEuro(year.totals.gross)}
              </td>
              {budgeted && (
                <td role="cell" data-l={words.budget}>
                  {'left' in year ? formatEuro(year.left) : ''}
                </td>
              )}
            </tr>
          ))}
        </FoldTable>
      </div>
      <p className="small mute">
        {trainingPlanWording.costsNote}
        {years.some(({ totals }) => !totals.complete) && ` ${trainingPlanWording.incomplete}`}
      </p>
    </div>
  )
}
