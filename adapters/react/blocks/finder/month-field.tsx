import { choosingSeason, offeredSeasons, offeredValues } from '#core/finder/filter-values.view.ts'
import { hrefOf } from '#core/finder/finder-address.ts'
import { isMonth } from '#core/finder/seasons.ts'
import { monthText, shortMonthName } from '#core/shared/date-texts.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { Choice, Fault } from './filter-controls.tsx'
import type { Filtering } from './filter-fields.tsx'

const words = finderWording

/** The months with events as a small calendar, a row of them for each year, and whole seasons at once. */
export const MonthField = ({ finding }: Filtering) => {
  const months = offeredValues(finding, 'monat')
    .filter(({ value }) => isMonth(value))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
  const years = [...Map.groupBy(months, ({ value }) => value.slice(0, 4))]
  return (
    <fieldset className={finding.faults.monat ? 'field err' : 'field'}>
      <legend>{words.fields.monat}</legend>
      {years.map(([year, ofYear]) => (
        <div key={year} className="year">
          <span className="small mute" aria-hidden="true">
            {year}
          </span>
          <div className="months">
            {ofYear.map((month) => (
              <Choice key={month.value} parameter="monat" className="month-box" {...month}>
                <span aria-hidden="true">{shortMonthName(`${month.value}-01`).slice(0, 3)}</span>
                <span className="vh">{monthText(month.value)}</span> <small className="mute">{month.count}</small>
              </Choice>
            ))}
          </div>
        </div>
      ))}
      <Fault name="monat" finding={finding} />
      <Seasons finding={finding} />
    </fieldset>
  )
}

const Seasons = ({ finding }: Filtering) => (
  <p className="steps-of-price">
    <span>{words.seasons}</span>
    {offeredSeasons(finding).map((season) => (
      <a
        key={season.months[0]}
        href={hrefOf(choosingSeason(finding, season))}
        aria-current={season.chosen ? 'true' : undefined}
        data-keeps-position=""
      >
        {words.season(season)} <span className="mute">{season.count}</span>
      </a>
    ))}
  </p>
)
