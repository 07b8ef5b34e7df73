import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { trainingKeys, trainingOf, type TrainingKey } from '#core/training-plan/curriculum.ts'
import type { Planning } from '#core/training-plan/planning.ts'
import { planOf } from '#core/training-plan/proposed-plan.ts'
import type { Offer, OfferedEvent, PlannedEvent, Step } from '#core/training-plan/training-plan.ts'
import { dayNumber, firstOfMonth, planning, today } from './random-plans.ts'

vi.setConfig({ testTimeout: 60_000 })
const runs = { numRuns: 400 }

const isTraining = (key: string): key is TrainingKey => (trainingKeys as readonly string[]).includes(key)
const groupOf = { br: 'br', ersatz: 'br', wahlvorstand: 'br', 'wa-extern': 'br', jav: 'jav' } as const
const isOwn = ({ targetGroups }: Offer, { profile: { mandate } }: Planning) =>
  targetGroups.includes(mandate.startsWith('sbv') ? 'sbv' : groupOf[mandate as keyof typeof groupOf])
const teachesStep = ({ teaches, themeUrl }: Offer, key: string) => teaches === key || key === `thema:${themeUrl}`
const withEvent = (steps: readonly Step[]): readonly (Step & { readonly event: PlannedEvent })[] =>
  steps.flatMap((step) => (step.event ? [{ ...step, event: step.event }] : []))
const eventsOf = (step: Step) => [...(step.event ? [step.event] : []), ...step.others]
const areApart = (one: OfferedEvent | { startDate: string; endDate: string }, other: OfferedEvent) =>
  dayNumber(one.endDate) < dayNumber(other.startDate) || dayNumber(other.endDate) < dayNumber(one.startDate)
/** Why something has not to come before, if so: it is known, or taught to others only. */
const needNotCome = (key: TrainingKey, of: Planning) => {
  const teaching = of.offers.filter(({ teaches }) => teaches === key)
  return (
    teaching.some(({ themeUrl }) => of.profile.attended.includes(themeUrl)) ||
    (teaching.length > 0 && teaching.every((offer) => !isOwn(offer, of)))
  )
}
const bookedEnd = (key: TrainingKey, { offers, profile }: Planning) => {
  const themes = offers.filter(({ teaches }) => teaches === key).map(({ themeUrl }) => themeUrl)
  const ends = profile.booked.filter(({ themeUrl }) => themes.includes(themeUrl)).map(({ endDate }) => endDate)
  return ends.toSorted().at(0)
}

test('no step was attended or booked, and none stands twice', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const { steps } = planOf(of)
      const known = [...of.profile.attended, ...of.profile.booked.map(({ themeUrl }) => themeUrl)]
      const themes = of.offers.filter(({ themeUrl }) => known.includes(themeUrl))
      expect(steps.filter(({ key }) => themes.some((offer) => teachesStep(offer, key)))).toEqual([])
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
    }),
    runs,
  )
})

test('no event has begun, is sold out, is for others or teaches something else', () => {
  fc.assert(
    fc.property(planning, (of) => {
      for (const step of planOf(of).steps)
        for (const event of eventsOf(step)) {
          expect(event.startDate > today).toBe(true)
          expect(event.seatsLeft).toBeGreaterThan(0)
          const offer = of.offers.find(({ themeUrl }) => themeUrl === event.themeUrl)
          expect(offer && isOwn(offer, of) && teachesStep(offer, step.key)).toBe(true)
        }
    }),
    runs,
  )
})

test('what has to come before ends three weeks earlier, is known or is taught to others only', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const { steps } = planOf(of)
      for (const { key, event } of withEvent(steps))
        for (const before of isTraining(key) ? trainingOf(key).after : []) {
          const end = withEvent(steps).find((step) => step.key === before)?.event.endDate ?? bookedEnd(before, of)
          expect(end !== undefined || needNotCome(before, of)).toBe(true)
          if (end !== undefined) expect(dayNumber(event.startDate) - dayNumber(end)).toBeGreaterThanOrEqual(21)
        }
    }),
    runs,
  )
})

test('nobody is at two events at once, nor is anything proposed over a holiday or too often', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const steps = withEvent(planOf(of).steps)
      const { booked, preferences } = of.profile
      for (const step of steps) {
        expect(booked.every((span) => areApart(span, step.event))).toBe(true)
        expect(steps.every((other) => other === step || areApart(other.event, step.event))).toBe(true)
        if (step.pinned) continue
        const held = Array.from(
          { length: dayNumber(step.event.endDate) - dayNumber(step.event.startDate) + 1 },
          (_, day) => new Date((dayNumber(step.event.startDate) + day) * 86_400_000).toISOString().slice(0, 10),
        )
        expect(preferences.avoidHolidays && held.some(firstOfMonth)).toBe(false)
        const spanOf = ({ startDate }: { startDate: string }) =>
          preferences.weeksPerQuarter === undefined
            ? startDate.slice(0, 7)
            : startDate.slice(0, 4) + Math.ceil(Number(startDate.slice(5, 7)) / 3)
        const others = [...booked, ...steps.filter((other) => other !== step).map(({ event }) => event)]
        const alike = others.filter((other) => spanOf(other) === spanOf(step.event))
        const pinned = steps.filter((each) => each.pinned).length + booked.length
        expect(alike.length).toBeLessThan(Math.max(preferences.weeksPerQuarter ?? 1, pinned + 1))
        expect(step.event.startDate >= (preferences.notBefore ?? today)).toBe(true)
      }
    }),
    runs,
  )
})

test('what is pinned stays, or says why it cannot', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const { steps } = planOf(of)
      for (const { key, eventId } of of.choices.pinned) {
        const step = steps.find((each) => each.key === key)
        if (!step) continue
        if (step.pinned) expect(step.event?.eventId).toBe(eventId)
        else expect(step.unpinned?.eventId).toBe(eventId)
        expect(step.pinned && step.unpinned !== undefined).toBe(false)
      }
      expect(steps.filter(({ pinned, key }) => pinned && !of.choices.pinned.some((pin) => pin.key === key))).toEqual([])
    }),
    runs,
  )
})

test('a step without an event has none that would fit: every event was tried by hand', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const { steps } = planOf(of)
      for (const step of steps.filter(({ event }) => !event)) {
        const before = (isTraining(step.key) ? trainingOf(step.key).after : []).flatMap(
          (key) => steps.find((each) => each.key === key) ?? [],
        )
        if (before.some(({ event }) => !event)) {
          expect(step.whyUndated).toBe('prerequisite-undated')
          continue
        }
        const fitting = of.offers
          .filter((offer) => isOwn(offer, of) && teachesStep(offer, step.key))
          .flatMap(({ events }) => events)
          .filter(({ startDate, seatsLeft }) => startDate > today && seatsLeft > 0)
          .filter((event) => addable(event, step, of, steps))
        expect(fitting.map(({ eventId }) => eventId)).toEqual([])
      }
    }),
    runs,
  )
})

/** Whether an event could be added to a plan as its step's; nothing is pinned behind it. */
const addable = (event: OfferedEvent, { key }: Step, of: Planning, steps: readonly Step[]): boolean => {
  const { profile, choices } = of
  const { preferences } = profile
  const spans = [...profile.booked, ...withEvent(steps).map((step) => step.event)]
  const spanOf = ({ startDate }: { startDate: string }) =>
    preferences.weeksPerQuarter === undefined
      ? startDate.slice(0, 7)
      : startDate.slice(0, 4) + Math.ceil(Number(startDate.slice(5, 7)) / 3)
  const ends = (isTraining(key) ? trainingOf(key).after : []).flatMap(
    (before) => withEvent(steps).find((step) => step.key === before)?.event.endDate ?? bookedEnd(before, of) ?? [],
  )
  const earlierInOrder = choices.order
    .slice(0, Math.max(choices.order.indexOf(key), 0))
    .flatMap((other) => withEvent(steps).find((step) => step.key === other)?.event.endDate ?? [])
  const isBeforePinned = choices.pinned.some((pin) => isTraining(pin.key) && comesBefore(key, pin.key))
  return (
    !isBeforePinned &&
    spans.every((span) => areApart(span, event)) &&
    spans.filter((span) => spanOf(span) === spanOf(event)).length < (preferences.weeksPerQuarter ?? 1) &&
    ends.every((end) => dayNumber(event.startDate) - dayNumber(end) >= 21) &&
    earlierInOrder.every((end) => event.startDate > end) &&
    event.startDate >= (preferences.notBefore ?? today) &&
    !(preferences.avoidHolidays && [event.startDate, event.endDate].some(firstOfMonth)) &&
    !(preferences.avoidHolidays && event.startDate.slice(0, 7) !== event.endDate.slice(0, 7))
  )
}

const comesBefore = (key: string, of: TrainingKey): boolean =>
  trainingOf(of).after.some((before) => before === key || comesBefore(key, before))

/** The offers, their events and the events' order of the same programme, the other way round. */
const backwards = (of: Planning): Planning => ({
  ...of,
  offers: of.offers.toReversed().map((offer) => ({ ...offer, events: offer.events.toReversed() })),
  profile: {
    ...of.profile,
    attended: of.profile.attended.toReversed(),
    booked: of.profile.booked.toReversed(),
  },
})

test('the same gives the same bytes, whatever order the programme is told in', () => {
  fc.assert(
    fc.property(planning, (of) => {
      const bytes = JSON.stringify(planOf(of))
      expect(JSON.stringify(planOf({ ...structuredClone({ ...of, holidayOn: null }), holidayOn: firstOfMonth }))).toBe(
        bytes,
      )
      expect(JSON.stringify(planOf(backwards(of)))).toBe(bytes)
    }),
    runs,
  )
})
