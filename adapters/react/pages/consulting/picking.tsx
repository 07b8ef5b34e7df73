import { weekdayName } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { clockText, longDay, timeText } from '#core/shared/day-texts.ts'
import { consultingWording } from '#wording/pages/consulting.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { pickingHref, type Picking } from './picked.ts'

const words = consultingWording

/** Days with something free, and the hours of the one that is picked; each is a link of its own. */
export const PickingParts = ({
  picking: { weeks, day, starts, start },
  path,
  zip,
}: {
  readonly picking: Picking
  readonly path: string
  readonly zip?: string | undefined
}) => {
  const at = { ...(zip !== undefined && { zip }) }
  return (
    <>
      <MarginSection id="tag" title={words.day.title} note={words.day.note}>
        {weeks.length === 0 ? (
          <p>{words.day.none}</p>
        ) : (
          <div className="weeks">
            {weeks.map(({ monday, days }) => (
              <section key={monday} className="stack g1">
                <h3 className="h4">{words.day.week(formatDate(monday))}</h3>
                <ul className="choices">
                  {days.map(({ day: one, count }) => (
                    <li key={one}>
                      <a
                        className="choice"
                        href={`${pickingHref(path, { ...at, day: one })}#uhrzeit`}
                        aria-current={one === day ? 'true' : undefined}
                      >
                        <b>
                          {weekdayName(one, 'short')}, {formatDate(one).slice(0, 6)}
                        </b>
                        <span className="small mute">{words.day.free(count)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </MarginSection>
      {day !== undefined && (
        <MarginSection id="uhrzeit" title={words.time.title}>
          {starts.length === 0 ? (
            <p>{words.time.none}</p>
          ) : (
            <div className="stack">
              <p>{words.time.on(longDay(day))}</p>
              <ul className="choices times">
                {starts.map((one) => (
                  <li key={one}>
                    <a
                      className="choice"
                      href={`${pickingHref(path, { ...at, day, start: one })}#angaben`}
                      aria-current={one === start ? 'true' : undefined}
                    >
                      <b>{clockText(timeText(one))}</b>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </MarginSection>
      )}
    </>
  )
}
