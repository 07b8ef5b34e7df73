import { dayText } from '#core/shared/day-texts.ts'
import type { Day } from '#core/shared/day.ts'
import { readingWording } from '#wording/pages/reading.ts'

const words = readingWording.editorial

interface Editorial {
  readonly title: string
  /** Whole address of the page. */
  readonly address: string
  readonly asOf?: Day | undefined
  readonly minutes?: number | undefined
}

/** When a text was checked, how long it takes to read, and how to hand it on without telling anybody else. */
export const EditorialLine = ({ title, address, asOf, minutes }: Editorial) => (
  <p className="row small mute">
    {asOf !== undefined && (
      <span>
        {words.asOf} <time dateTime={asOf}>{dayText(asOf)}</time>
      </span>
    )}
    {minutes !== undefined && <span>{words.minutes(minutes)}</span>}
    <a className="on-screen" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
      {words.share}
    </a>
  </p>
)
