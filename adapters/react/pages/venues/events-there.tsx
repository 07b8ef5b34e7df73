import type { CostRates } from '#core/costs/with-hotel.ts'
import type { FinderFilter, FoundEvent } from '#core/finder/finder.ts'
import type { Site } from '#core/site.ts'
import { FoundRow } from '../../blocks/event-row.tsx'
import { knownRates } from '../../blocks/known-rates.ts'
import type { Frame } from '../../page.ts'
import { NoEventsThere } from './no-events-there.tsx'

const mostRows = 12

/** The next events in a town, as the finder lists them. */
export interface FoundThere {
  readonly found: readonly FoundEvent[]
  readonly rates: CostRates | undefined
}

export const eventsThere = async (site: Site, town: Pick<FinderFilter, 'locationId'>): Promise<FoundThere> => {
  const [answer, rates] = await Promise.all([
    site.programme.finder.find({ ...town, limit: mostRows }),
    knownRates(site),
  ])
  return { found: answer.ok ? answer.value.items : [], rates }
}

export const EventsThere = ({
  there: { found, rates },
  frame,
}: {
  readonly there: FoundThere
  readonly frame: Frame
}) =>
  found.length === 0 ? (
    <NoEventsThere brand={frame.brand} />
  ) : (
    <div className="evs">
      {found.map((each) => (
        <FoundRow key={each.event.eventId} found={each} rates={rates} frame={frame} />
      ))}
    </div>
  )
