import {
  choosingSeason,
  offeredSeasons,
  offeredValues,
  type OfferedSeason,
  type OfferedValue,
} from '#core/finder/filter-values.view.ts'
import { hrefOf } from '#core/finder/finder-address.ts'
import { isMonth } from '#core/finder/seasons.ts'
import { monthText, shortMonthName } from '#core/shared/date-texts.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { Choice, Fault } from './filter-controls.tsx'
import { CachedFieldset, type Part } from '../../cached-part.tsx'
import type { Field } from './filter-fields.tsx'

const words = finderWording

/** The months with events as a small calendar, a row of them for each year, and whole seasons at once. */
export const MonthField = ({ finding, frame, address }: Field) => (
  <CachedFieldset
    className={finding.faults.monat ? 'field err' : 'field'}
    part={calendar}
    shown={{
      months: offeredValues(finding, 'monat')
        .filter(({ value }) => isMonth(value))
        .toSorted((one, other) => (one.value < other.value ? -1 : 1)),
      seasons: offeredSeasons(finding).map((season) => ({
        ...season,
        href: hrefOf(choosingSeason(finding, season), address),
      })),
      isWrong: finding.faults.monat !== undefined,
    }}
    around={frame}
  />
)

interface Calendar {
  readonly months: readonly OfferedValue[]
  readonly seasons: readonly (OfferedSeason & { readonly href: string })[]
  readonly isWrong: boolean
}

const calendar: Part<Calendar> = ({ months, seasons, isWrong }) => (
  <>
    <legend>{words.fields.monat}</legend>
    {[...Map.groupBy(months, ({ value }) => value.slice(0, 4))].map(([year, ofYear]) => (
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
    {isWrong && <Fault name="monat" finding={{ faults: { monat: 'malformed' } }} />}
    <p className="steps-of-price">
      <span>{words.seasons}</span>
      {seasons.map((season) => (
        <a
          key={season.href}
          href={season.href}
          aria-current={season.chosen ? 'true' : undefined}
          // Seasons, prices and orders together are more addresses than a search engine should try.
          rel="nofollow"
          data-keeps-position=""
        >
          {words.season(season)} <span className="mute">{season.count}</span>
        </a>
      ))}
    </p>
  </>
)
