import { chipsOf, withoutChip } from '#core/finder/filter-values.view.ts'
import { Icon } from '../../ui/icon.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import type { Filtering } from './filter-fields.tsx'
import { choosing, finderAddress, hrefOf, withoutFilters } from '#core/finder/finder-address.ts'
import { sortingsOf } from '#core/finder/finder.view.ts'

const words = finderWording

interface Chosen extends Filtering {
  /** The address of the list that is narrowed. */
  readonly address?: string
}

/** What was chosen, as its chips say it. */
export const chosenLabels = (finding: Filtering['finding']): readonly string[] =>
  chipsOf(finding).map((chip) => words.chips[chip.parameter](chip))

/** What was chosen: each filter can be taken away alone, or all at once. */
export const ChosenFilters = ({ finding, address = finderAddress }: Chosen) => {
  const chips = chipsOf(finding)
  return (
    chips.length > 0 && (
      <nav className="row chosen-filters" aria-label={words.chosen}>
        <ul className="row g1">
          {chips.map((chip) => (
            <li key={`${chip.parameter} ${chip.value}`}>
              <a className="chip" href={hrefOf(withoutChip(finding, chip), address)} data-keeps-position="">
                {words.chips[chip.parameter](chip)}
                <Icon name="close" />
                <span className="vh">{words.remove}</span>
              </a>
            </li>
          ))}
        </ul>
        <a className="txt" href={hrefOf(withoutFilters(finding.understood), address)} data-keeps-position="">
          {words.reset}
        </a>
      </nav>
    )
  )
}

/** How the list is sorted; by distance only from somewhere. */
export const Sortings = ({ finding }: Filtering) => {
  const { current, offered } = sortingsOf(finding)
  return (
    <nav className="row g1 sortings" aria-label={words.sortedBy}>
      <span className="small" aria-hidden="true">
        {words.sortedBy}
      </span>
      <ul className="row g1">
        {offered.map((sorting) => (
          <li key={sorting}>
            <a
              className="chip"
              href={hrefOf(choosing(finding.understood, { sortierung: sorting }))}
              aria-current={sorting === current ? 'true' : undefined}
              rel="nofollow"
              data-keeps-position=""
            >
              {words.sortings[sorting]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
