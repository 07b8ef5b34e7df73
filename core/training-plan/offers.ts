import { isInLists } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { Mandate } from './curriculum.ts'
import type { Offer, OfferedEvent, Profile, StepKey } from './training-plan.ts'

const groups: Readonly<Record<Mandate, TargetGroup>> = {
  br: 'br',
  ersatz: 'br',
  sbv: 'sbv',
  'sbv-stellvertretung': 'sbv',
  jav: 'jav',
  wahlvorstand: 'br',
  'wa-extern': 'br',
}

/** Whom themes name that serve somebody with that mandate. */
export const groupOf = (mandate: Mandate): TargetGroup => groups[mandate]

/** What of an offer says what is taught to whom. */
type Taught = Pick<Offer, 'teaches' | 'themeUrl' | 'targetGroups'>

const themePrefix = 'thema:'

/** The step that a theme beside the curriculum is. */
export const stepOfTheme = (themeUrl: string): StepKey => `${themePrefix}${themeUrl}`

/** The step that a theme belongs to: what it teaches, or itself. */
export const stepOfOffer = ({ teaches, themeUrl }: Pick<Offer, 'teaches' | 'themeUrl'>): StepKey =>
  teaches ?? stepOfTheme(themeUrl)

export const isFor = ({ targetGroups }: Pick<Offer, 'targetGroups'>, mandate: Mandate): boolean =>
  targetGroups.includes(groupOf(mandate))

/** The themes that teach a step to somebody with that mandate, by their addresses. */
export const offersOf = <T extends Taught>(offers: readonly T[], key: StepKey, mandate: Mandate): readonly T[] =>
  offers
    .filter((offer) => (stepOfOffer(offer) === key || stepOfTheme(offer.themeUrl) === key) && isFor(offer, mandate))
    .toSorted((one, other) => (one.themeUrl < other.themeUrl ? -1 : 1))

/** Steps that the programme teaches, but only to others. */
export const stepsForOthers = (offers: readonly Taught[], mandate: Mandate): ReadonlySet<StepKey> => {
  const own = new Set(offers.filter((offer) => isFor(offer, mandate)).map(stepOfOffer))
  return new Set(offers.map(stepOfOffer).filter((key) => !own.has(key)))
}

/** Steps that somebody attended. */
export const attendedSteps = (
  offers: readonly Pick<Offer, 'teaches' | 'themeUrl'>[],
  { attended }: Pick<Profile, 'attended'>,
): ReadonlySet<StepKey> =>
  new Set([
    ...attended.map(stepOfTheme),
    ...offers.filter(({ themeUrl }) => attended.includes(themeUrl)).map(stepOfOffer),
  ])

/** Steps that somebody has booked, each with the last day of it; of several the earliest. */
export const bookedSteps = (
  offers: readonly Pick<Offer, 'teaches' | 'themeUrl'>[],
  { booked }: Pick<Profile, 'booked'>,
): ReadonlyMap<StepKey, Day> => {
  const ends = new Map<StepKey, Day>()
  for (const { themeUrl, endDate } of booked) {
    const teaching = offers.find((offer) => offer.themeUrl === themeUrl)
    for (const key of [stepOfTheme(themeUrl), ...(teaching ? [stepOfOffer(teaching)] : [])]) {
      const before = ends.get(key)
      ends.set(key, before !== undefined && before < endDate ? before : endDate)
    }
  }
  return ends
}

/** An event with its theme. */
export interface EventOfOffer {
  readonly offer: Offer
  readonly event: OfferedEvent
}

/** The events of a step that are still to come, whatever seats are left. */
export const eventsToCome = (
  offers: readonly Offer[],
  key: StepKey,
  mandate: Mandate,
  today: Day,
): readonly EventOfOffer[] =>
  offersOf(offers, key, mandate).flatMap((offer) =>
    offer.events.filter((event) => isInLists(event, today)).map((event) => ({ offer, event })),
  )
