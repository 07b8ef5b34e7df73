import type { ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { timeRange } from '#core/shared/day-texts.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { CitingLine } from '../ui/citing-line.tsx'
import { Icon } from '../ui/icon.tsx'

interface Programme {
  readonly days: readonly ProgrammeDay[]
  /** What stands under each day's title in place of the hours of the theme's own programme. */
  readonly when?: readonly (string | undefined)[]
}

const hoursOf = ({ begins, ends }: ProgrammeDay): string | undefined =>
  begins && ends ? timeRange(begins, ends) : undefined

/** A programme day by day; the first two are open. */
export const ProgrammeDays = ({ days, when = days.map(hoursOf) }: Programme) => (
  <div>
    {days.map((day, index) => (
      <details key={day.title} className="day" open={index < 2}>
        <summary>
          <span className="num">{index + 1}</span>
          <h3 className="h4">
            {withJoints(day.title)}
            {when[index] && <span className="small mute"> {when[index]}</span>}
          </h3>
          <Icon name="down" />
        </summary>
        <ul className="dash">
          {day.points.map((point) => (
            <li key={point}>
              <CitingLine text={point} />
            </li>
          ))}
        </ul>
      </details>
    ))}
  </div>
)
