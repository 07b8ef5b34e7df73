import { comparedInFinder, comparisonParameters } from '#core/comparison/comparison-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Choice } from '#core/finder/finder-address.ts'
import { comparisonWording as words } from '#wording/pages/comparison.ts'

/** The form that boxes of events belong to, wherever they stand on the page. */
const formId = 'vergleich'

const nothingChosen: Choice = {}
const nothingListed: readonly number[] = []

/** The box of an event in a list; its form stands below the list. */
export const CompareBox = ({
  eventId,
  label,
  chosen = false,
}: {
  readonly eventId: number
  /** How it is told apart from the others. */
  readonly label: string
  readonly chosen?: boolean
}) => (
  <label className="check small compare-box">
    <input
      type="checkbox"
      name="event"
      value={eventId}
      form={formId}
      defaultChecked={chosen}
      aria-label={`${words.box}: ${label}`}
    />
    {words.box}
  </label>
)

/**
 * Leads to the comparison of what was marked above it; stays in sight for as long as something is. `listed` are the
 * events that have a box; others that were chosen before go along, and so does what the finder was narrowed by. Where
 * no event has one, it says how many were chosen.
 */
export const CompareBar = ({
  choice = nothingChosen,
  listed = nothingListed,
}: {
  readonly choice?: Choice
  readonly listed?: readonly number[]
}) => {
  const others = comparedInFinder(choice).filter((item) => !('event' in item && listed.includes(item.event)))
  return (
    <form id={formId} className="compare-bar" action={addressOf.comparison} autoComplete="off">
      {others.map((item) =>
        'event' in item ? (
          <input key={item.event} type="hidden" name="event" value={item.event} />
        ) : (
          <input key={item.theme} type="hidden" name="theme" value={item.theme} />
        ),
      )}
      {Object.entries(choice)
        .filter(([parameter]) => comparisonParameters.includes(parameter))
        .map(([parameter, value]) => (
          <input key={parameter} type="hidden" name={parameter} value={value} />
        ))}
      <p className="small">
        {listed === nothingListed && others.length > 0 ? (
          words.chosen(others.length)
        ) : (
          <>
            {words.barText}
            {others.length > 0 && ` ${words.marked(others.length)}`}
          </>
        )}
      </p>
      <button className="btn alt" type="submit">
        {words.compareSelected}
      </button>
    </form>
  )
}
