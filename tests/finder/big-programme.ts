import type { ContentWithDays, EventWithDays } from '#core/content/ports.ts'
import type { Keyed } from '#core/content/record-kinds.ts'
import {
  event,
  hotel,
  location,
  module,
  onlineEvent,
  programme,
  rubric,
  theme,
} from '#tests/storage/contract/programme.ts'

/** Chance that is the same each time: a linear congruential generator, unlike the one that synthetic events use. */
export const chanceFrom = (seed: number) => {
  let state = BigInt(seed) * 2n + 1n
  const next = (): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
    return Number(state >> 33n) / 2 ** 31
  }
  const below = (number: number): number => Math.floor(next() * number)
  return {
    next,
    below,
    oneOf: <T>(things: readonly T[]): T => things[below(things.length)] as T,
    perhaps: (share: number): boolean => next() < share,
  }
}
export type Chance = ReturnType<typeof chanceFrom>

export const rubrics = [
  rubric({ id: 1, url: 'recht', title: 'Recht', position: 3 }),
  rubric({ id: 2, url: 'amt', title: 'Amt', position: 1 }),
  rubric({ id: 3, url: 'rede', title: 'Rede', position: 2 }),
  rubric({ id: 4, url: 'leer', title: 'Leer', position: 4 }),
]
const entry = (duration?: number) => ({
  title: '',
  teaser: '',
  image: null,
  highlights: [],
  starterPackages: [],
  learn: [],
  programme: [],
  audience: '',
  ...(duration === undefined ? {} : { duration }),
})
export const durations = [90, 1, 2, 3, 3.5, 4, 5, undefined]
export const groups = [['br'], ['sbv'], ['jav'], ['br', 'sbv'], ['br', 'sbv', 'jav'], []] as const
const levels = ['grundlagen', 'aufbau', 'spezial'] as const
const themes = Array.from({ length: 20 }, (_, i) =>
  theme({
    internalId: 100 + i,
    url: `thema-${i}`,
    title: `Thema ${i}`,
    rubric: rubrics[i % 3]?.url ?? '',
    targetGroups: [...(groups[i % groups.length] ?? [])],
    isNew: i % 5 === 0,
    ...(i % 4 < 3 && { level: levels[i % 4] ?? 'spezial' }),
    eventType: i === 18 ? 1 : i === 17 ? 3 : 2,
    content: [entry(durations[i % durations.length])],
    ...(i === 19 ? { redirectUrl: '/anderswo' } : {}),
  }),
)
export const locations = ['Überlingen', 'Ulm', 'Aachen', 'Zwickau', 'Ödland'].map((name, i) =>
  location({ internalId: i + 1, name }),
)
const hotels = Array.from({ length: 9 }, (_, i) =>
  hotel({ internalId: 11 + i, name: `Haus ${i}`, locationId: [1, 1, 2, 2, 2, 3, 4, 4, 5][i] ?? 1 }),
)
/** Ödland's is not known. */
export const positions: Readonly<Record<number, readonly [number, number]>> = {
  1: [47.77, 9.17],
  2: [48.4, 9.99],
  3: [50.78, 6.08],
  4: [50.72, 12.49],
}
const facts = ['step-free', 'lift', 'hearing-loop'] as const
/** Of the last hotel nothing is known. */
const details = hotels.slice(0, -1).map(({ internalId, locationId }, i): Keyed<'hotel'> => ({
  kind: 'hotel',
  key: String(internalId),
  value: {
    hotelId: internalId,
    position: { latitude: 50, longitude: 10 + locationId / 10 },
    rooms: 10,
    seminarRooms: 2,
    description: '',
    arrival: { train: '', car: '' },
    accessibility: facts.slice(i % 4),
    accessibilityNote: '',
    extras: [],
    prices: { night: null, breakfast: null, dayPackage: null, parking: null, cityTax: 0 },
  },
}))
const towns = Object.entries(positions).map(([id, [latitude, longitude]]): Keyed<'location'> => ({
  kind: 'location',
  key: id,
  value: {
    locationId: Number(id),
    state: '',
    position: { latitude, longitude },
    teaser: '',
    description: '',
    sideProgramme: [],
  },
}))

/** Net cents, on both sides of a step and far from any. */
export const prices = [29_900, 30_000, 30_001, 60_000, 99_950, 149_000, 210_000]

/** The first day of the eighteen months over which events are spread. */
export const firstOfAll = '2027-01-01'
export const later = (days: number): string => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)

const randomEvent = (chance: Chance, eventId: number): EventWithDays => {
  const number = chance.below(themes.length)
  const start = chance.below(chance.perhaps(0.1) ? 900 : 540)
  const places = 1 + chance.below(20)
  const days = 1 + chance.below(6)
  const asked = {
    eventId,
    themeUrl: `thema-${number}`,
    startDate: later(start),
    endDate: later(start + days - 1),
    price: chance.perhaps(0.08) ? null : { net: chance.oneOf(prices), rate: 19 },
    places,
    taken: chance.perhaps(0.3) ? places : chance.below(places),
    guaranteed: chance.perhaps(0.2),
  }
  if (number === 18)
    return onlineEvent({
      ...asked,
      modules: [522, chance.oneOf([-1, 11, 16])].map((hotelId) =>
        module({ hotelId, startDate: asked.startDate, endDate: asked.endDate }),
      ),
    })
  return chance.perhaps(0.25) ? onlineEvent(asked) : event({ ...asked, hotelId: 11 + chance.below(hotels.length) })
}

/** A programme with all that a finder may stumble over, and this many events beside it. */
export const bigProgramme = (
  seed: number,
  size: number,
): { readonly content: ContentWithDays; readonly indexedEvents: readonly EventWithDays[] } => {
  const chance = chanceFrom(seed)
  const own = Array.from({ length: 100 }, (_, i) => randomEvent(chance, 1 + i * 3))
  return {
    content: programme({ rubrics, themes, locations, hotels, events: own, records: [...towns, ...details] }),
    indexedEvents: Array.from({ length: size }, (_, i) => randomEvent(chance, 1001 + i)),
  }
}
