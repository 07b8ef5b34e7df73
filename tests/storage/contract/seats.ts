import type { Seated, SoldOut } from '#core/capacity/capacity.ts'
import { giveBackSeats, takeSeats } from '#core/capacity/taking-seats.step.ts'
import { done, type NotFound, type Result } from '#core/shared/result.ts'
import type { Store } from '#core/needs.ts'

type Changing = Pick<Store, 'change'>

/** Takes seats of one event or workshop as the core does; answers how many are left. */
export const take = async (
  { change }: Changing,
  of: Seated,
  seats: number,
): Promise<Result<number, NotFound | SoldOut>> => {
  const taken = await change(takeSeats([{ of, seats }]))
  return taken.ok ? done(taken.value[0]?.left ?? NaN) : taken
}

/** Gives seats of one event or workshop back as the core does; answers how many are left. */
export const giveBack = async ({ change }: Changing, of: Seated, seats: number): Promise<Result<number, NotFound>> => {
  const given = await change(giveBackSeats([{ of, seats }]))
  return given.ok ? done(given.value[0]?.left ?? NaN) : given
}

/** Takes seats of an event. */
export const takeSeatsOf = (store: Changing, eventId: number, places: number): ReturnType<typeof take> =>
  take(store, { kind: 'event', eventId }, places)
