import { firstDayOf, leftOfModule } from '../catalogue/chosen-modules.ts'
import { firstTitleOf } from '../catalogue/first-titles.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { SoldOut } from '../capacity/capacity.ts'
import type { Day } from '../shared/day.ts'
import type { CartItem } from './cart.ts'

/** Seats of an event that somebody wishes for: of all of it, or of modules by the days on which they begin. */
interface Wished {
  readonly modules?: readonly Day[]
  readonly seats: number
}

const isFor = ({ modules }: Pick<Wished, 'modules'>, day: Day): boolean => modules?.includes(day) ?? true

const summed = (lines: readonly Wished[]): number => lines.reduce((sum, { seats }) => sum + seats, 0)

/**
 * Why seats of an event cannot be laid into a cart: fewer are left than are wished for, with those of the event that
 * are in it already. Whoever wishes for all of a run has a seat of each of its modules.
 */
export function whyNoRoom(
  event: Pick<ListedEvent, 'eventId' | 'placesLeft' | 'modules'>,
  items: readonly CartItem[],
  wished: Wished,
): SoldOut | undefined {
  const { eventId, placesLeft } = event
  const ofEvent = items.filter((item) => item.eventId === eventId)
  const lines = [...ofEvent.map((item): Wished => ({ ...item, seats: item.recipients.length })), wished]
  const full = event.modules
    .filter((module) => isFor(wished, firstDayOf(module)))
    .map((module) => ({ module, left: leftOfModule(event, module) }))
    .find(({ module, left }) => summed(lines.filter((line) => isFor(line, firstDayOf(module)))) > left)
  if (wished.modules && full)
    return { why: 'sold-out', of: { kind: 'module', eventId, module: firstTitleOf(full.module) }, left: full.left }
  const ofWhole = summed(lines.filter(({ modules }) => !modules))
  return full || (!wished.modules && ofWhole > placesLeft)
    ? { why: 'sold-out', of: { kind: 'event', eventId }, left: placesLeft }
    : undefined
}
