import type { Clock } from '../shared/clock.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { ListedEvent } from './catalogue.ts'
import { singlyBooked } from './chosen-modules.ts'
import { firstDayToCome } from './event-lifetime.ts'
import type { ForStoringTheCatalogue } from './ports.ts'
import { hiddenThemes, moduleThemes, withoutHidden } from './series-modules.ts'

interface ChoosingNeeds {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'theme'>
  readonly clock: Clock
}

/** Of a series whose modules are booked singly, those that are wanted; see `singlyBooked`. */
export async function chosenModules(
  event: ListedEvent,
  days: readonly Day[],
  { catalogue, clock }: ChoosingNeeds,
): Promise<readonly Day[] | 'whole' | undefined> {
  if (days.length === 0) return 'whole'
  const theme = await catalogue.theme(event.themeUrl, firstDayToCome(clock))
  if (!theme) return undefined
  const parts = await Promise.all(moduleThemes([event]).map((url) => catalogue.theme(url, lastDayOfAll)))
  return singlyBooked(theme, withoutHidden(hiddenThemes(parts))(event), days)
}
