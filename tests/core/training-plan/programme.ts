import type { TrainingKey } from '#core/training-plan/curriculum.ts'
import type { Planning } from '#core/training-plan/planning.ts'
import { noChoices, type Offer, type OfferedEvent } from '#core/training-plan/training-plan.ts'
import { gremiumOfNine, newMember } from './profiles.ts'

/** Cities by their middle. */
export const leipzig = { latitude: 51.34, longitude: 12.37 }
const dresden = { latitude: 51.05, longitude: 13.74 }
const hamburg = { latitude: 53.55, longitude: 9.99 }
export const towns = { Leipzig: leipzig, Dresden: dresden, Hamburg: hamburg }

/** An event from Monday to Friday in Leipzig with five seats left at 1.290 €, unless another one is said. */
export const anEvent = (eventId: number, startDate: string, own: Partial<OfferedEvent> = {}): OfferedEvent => ({
  eventId,
  url: `termin-${eventId}`,
  startDate,
  endDate: new Date(Date.parse(startDate) + 4 * 86_400_000).toISOString().slice(0, 10),
  online: false,
  town: 'Leipzig',
  position: leipzig,
  seatsLeft: 5,
  price: { net: 129_000, rate: 19 },
  ...own,
})

/** The theme of one training, for everybody. */
export const anOffer = (teaches: TrainingKey, events: readonly OfferedEvent[], own: Partial<Offer> = {}): Offer => ({
  themeUrl: `zu-${teaches}`,
  title: `Thema ${teaches}`,
  targetGroups: ['br', 'sbv', 'jav'],
  teaches,
  events,
  ...own,
})

/** What a new member of a works council plans on 20 November 2026 with that programme. */
export const planningWith = (offers: readonly Offer[], own: Partial<Planning> = {}): Planning => ({
  profile: { ...newMember, since: '2026-11-02' },
  gremium: gremiumOfNine,
  offers,
  choices: noChoices,
  today: '2026-11-20',
  holidayOn: () => undefined,
  weeksOfOthers: new Set(),
  seatsOfOthers: new Map(),
  ...own,
})
