import { whyNotAttended } from './fitting-event.ts'
import { droppedWith } from './needed-steps.ts'
import { attendedSteps, bookedSteps, eventsToCome, type EventOfOffer } from './offers.ts'
import type { Planning } from './planning.ts'
import type { StepKey, WhyUnpinned } from './training-plan.ts'
import type { Days } from './weeks.ts'

/** An event that somebody pinned to a step. */
export interface Pin {
  readonly key: StepKey
  readonly event: EventOfOffer
}

/** The pins that can be as they are, and why the others can't. */
export interface CheckedPins {
  readonly pins: readonly Pin[]
  readonly unpinned: ReadonlyMap<StepKey, { readonly eventId: number; readonly why: WhyUnpinned }>
}

/** Of two pins that exclude one another the one that was pinned first stays. */
export const checkedPins = (planning: Planning): CheckedPins => {
  const { profile, offers, choices, today } = planning
  const attended = attendedSteps(offers, profile)
  const booked = bookedSteps(offers, profile)
  const isDropped = droppedWith(choices.dropped)
  const away: Days[] = [...profile.booked]
  const pins: Pin[] = []
  const unpinned = new Map<StepKey, { readonly eventId: number; readonly why: WhyUnpinned }>()
  for (const { key, eventId } of choices.pinned) {
    if (attended.has(key) || booked.has(key) || isDropped(key)) continue
    const event = eventsToCome(offers, key, profile.mandate, today).find((each) => each.event.eventId === eventId)
    const why = event ? whyNotAttended({ ...planning, away, event: event.event })?.why : 'past'
    if (!event || why) {
      unpinned.set(key, { eventId, why: why === undefined || why === 'past' ? 'gone' : why })
      continue
    }
    pins.push({ key, event })
    away.push(event.event)
  }
  return { pins, unpinned }
}
