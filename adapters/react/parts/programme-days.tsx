import type { ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { timeRange } from '#core/shared/date-texts.ts'
import { withJoints } from './compound-joints.ts'
import { Icon } from './icon.tsx'

/** A programme day by day; the first two are open. */
export const ProgrammeDays = ({ days }: { readonly days: readonly ProgrammeDay[] }) => (
  <div>
    {days.map((day, index) => (
      <details key={day.title} className="day" open={index < 2}>
        <summary>
          <span className="num">{index + 1}</span>
          <span>
            <h3 className="h4">{withJoints(day.title)}</h3>
            {day.begins && day.ends && <span className="small mute nowrap">{timeRange(day.begins, day.ends)}</span>}
          </span>
          <Icon name="down" />
        </summary>
        <ul className="dash">
          {day.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    ))}
  </div>
)
