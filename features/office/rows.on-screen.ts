import type { Spot } from '../screens/screen.ts'
import type { RowSeen } from './dashboard.driver.ts'

/** The cells of a row by their columns, its own heading as `first`; runs inside the page. */
const cellsIn = (row: Element): RowSeen => {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const cells = [...row.querySelectorAll('td')].map((cell) => [cell.getAttribute('data-l') ?? '', textOf(cell)])
  return { first: textOf(row.querySelector('th[scope="row"]')), ...Object.fromEntries(cells) }
}

/** The rows of all tables in a part of a page, without those of columns' names. */
export const rowsIn = async (spot: Spot): Promise<readonly RowSeen[]> =>
  (await spot.readAll('row', cellsIn)).filter(({ first }) => first !== '')
