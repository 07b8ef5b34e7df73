import fc from 'fast-check'
import { concerns, duties, mandates, trainingKeys } from '#core/training-plan/curriculum.ts'
import type { Planning } from '#core/training-plan/planning.ts'
import type { Choices, Gremium, Offer, OfferedEvent, Profile, StepKey } from '#core/training-plan/training-plan.ts'

export const today = '2026-11-20'

/** Days since 1970, reckoned without the core. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** From a week ago to two years ahead, most of it in the next half year; one to five days long. */
const days = fc
  .record({
    begins: fc.oneof(fc.integer({ min: -7, max: 180 }), fc.integer({ min: -1, max: 730 })),
    length: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ begins, length }) => ({
    startDate: dayOf(dayNumber(today) + begins),
    endDate: dayOf(dayNumber(today) + begins + length),
  }))

const position = fc.record({
  latitude: fc.integer({ min: 48, max: 54 }),
  longitude: fc.integer({ min: 7, max: 14 }),
})

const event = fc
  .record({
    days,
    online: fc.boolean(),
    position,
    seatsLeft: fc.nat({ max: 3 }),
    price: fc.option(fc.record({ net: fc.integer({ min: 0, max: 300_000 }), rate: fc.constantFrom(0, 7, 19) })),
  })
  .map(({ days: held, online, position: at, seatsLeft, price }): Omit<OfferedEvent, 'eventId' | 'url'> => ({
    ...held,
    online,
    ...(!online && { town: 'Ort', position: at }),
    seatsLeft,
    price,
  }))

const groupsOfThemes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(['br', 'sbv', 'jav'] as const) },
  { weight: 1, arbitrary: fc.subarray(['br', 'sbv', 'jav'] as const, { minLength: 1 }) },
)

/** Nearly every training has a theme, some have another one, and some themes teach none. */
export const offers: fc.Arbitrary<readonly Offer[]> = fc
  .tuple(
    fc.subarray([...trainingKeys], { minLength: trainingKeys.length - 3 }),
    fc.subarray([...trainingKeys], { maxLength: 4 }),
    fc.integer({ min: 0, max: 2 }),
  )
  .chain(([first, second, beside]) =>
    fc.tuple(
      ...[...first, ...second, ...Array.from({ length: beside }, () => undefined)].map((teaches) =>
        fc.record({
          teaches: fc.constant(teaches),
          targetGroups: groupsOfThemes,
          events: fc.array(event, { maxLength: 5 }),
        }),
      ),
    ),
  )
  .map((themes) =>
    themes.map(({ teaches, targetGroups, events }, theme): Offer => ({
      themeUrl: `thema-${theme}`,
      title: `Thema ${theme}`,
      targetGroups,
      ...(teaches && { teaches }),
      events: events.map((each, index) => {
        const eventId = 1000 + theme * 10 + index
        return { ...each, eventId, url: `thema-${theme}-${eventId}` }
      }),
    })),
  )

const themeUrl = fc.integer({ min: 0, max: 39 }).map((theme) => `thema-${theme}`)

export const profile = (person: string): fc.Arbitrary<Profile> =>
  fc.record({
    person: fc.constant(person),
    // Most are in works councils.
    mandate: fc.oneof(fc.constant('br' as const), fc.constantFrom(...mandates)),
    duties: fc.subarray([...duties], { maxLength: 3 }),
    concerns: fc.subarray([...concerns], { maxLength: 2 }),
    since: fc.integer({ min: -900, max: 30 }).map((before) => dayOf(dayNumber(today) + before)),
    firstTerm: fc.boolean(),
    attended: fc.array(themeUrl, { maxLength: 4 }),
    booked: fc.array(
      fc.record({ themeUrl, days }).map(({ themeUrl: booked, days: held }) => ({ themeUrl: booked, ...held })),
      { maxLength: 2 },
    ),
    preferences: fc.record(
      {
        format: fc.constantFrom('in-person' as const, 'online' as const, 'either' as const),
        months: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        notBefore: fc.integer({ min: 0, max: 90 }).map((after) => dayOf(dayNumber(today) + after)),
        avoidHolidays: fc.boolean(),
        weeksPerQuarter: fc.integer({ min: 1, max: 5 }),
        from: position,
      },
      { requiredKeys: ['format', 'months', 'avoidHolidays'] },
    ),
  })

const stepKey: fc.Arbitrary<StepKey> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<StepKey>(...trainingKeys) },
  { weight: 1, arbitrary: themeUrl.map((url): StepKey => `thema:${url}`) },
)

/** Choices of somebody who may have pinned what is long gone. */
export const choicesAmong = (programme: readonly Offer[]): fc.Arbitrary<Choices> => {
  const pinnable = programme.flatMap(({ teaches, themeUrl: url, events }) =>
    events.map(({ eventId }) => ({ key: teaches ?? (`thema:${url}` as const), eventId })),
  )
  return fc.record({
    pinned:
      pinnable.length === 0
        ? fc.constant([])
        : fc.uniqueArray(fc.constantFrom(...pinnable), { maxLength: 3, selector: ({ key }) => key }),
    added: fc.uniqueArray(stepKey, { maxLength: 2 }),
    dropped: fc.uniqueArray(stepKey, { maxLength: 2 }),
    order: fc.uniqueArray(stepKey, { maxLength: 3 }),
  })
}

export const gremium = (members: number): fc.Arbitrary<Gremium> =>
  fc.record(
    {
      members: fc.constant(members),
      employees: fc.integer({ min: 5, max: 2000 }),
      land: fc.constantFrom('Sachsen', 'Bayern'),
      awayTogether: fc.constant(false),
    },
    { requiredKeys: ['members', 'employees', 'awayTogether'] },
  )

/** The first of each month is a holiday. */
export const firstOfMonth = (day: string): string | undefined => (day.endsWith('-01') ? 'Monatserster' : undefined)

export const planning: fc.Arbitrary<Planning> = offers.chain((programme) =>
  fc.record({
    profile: profile('kim'),
    gremium: gremium(9),
    offers: fc.constant(programme),
    choices: choicesAmong(programme),
    today: fc.constant(today),
    holidayOn: fc.constant(firstOfMonth),
    weeksOfOthers: fc.constant(new Set<string>()),
    seatsOfOthers: fc.constant(new Map<number, number>()),
  }),
)
