import type { Vocabulary } from './date-columns.ts'
import type { DateCube } from './date-cube.ts'
import type { DateFilter } from './finder.ts'
import type { Surroundings } from './surroundings.ts'

/** One bit for each filter that has a facet, and one for all others together. */
export const failing = {
  none: 0,
  targetGroup: 1,
  rubric: 2,
  isNew: 4,
  free: 8,
  priceTo: 16,
  duration: 32,
  locationId: 64,
  mode: 128,
  other: 256,
  /** Two at once: what is hidden counts nowhere. */
  hidden: 512 + 1024,
} as const

/** Which filters the dates of a kind, a hotel and a month fail: a date passes when all three fail none. */
export interface FilterMasks {
  readonly kinds: Int32Array
  readonly hotels: Int32Array
  /** The one month that passes; undefined: all do; -1: none does. */
  readonly month: number | undefined
}

export const failsSeveral = (mask: number): boolean => (mask & (mask - 1)) !== 0

interface Asked {
  readonly filter: DateFilter
  /** Kilometres of each hotel from the asked postcode; Infinity where unknown. */
  readonly distances: readonly number[]
  readonly vocabulary: Vocabulary
  readonly surroundings: Surroundings
}

export const masksOf = (cube: DateCube, asked: Asked): FilterMasks => {
  const { month } = asked.filter
  return {
    kinds: kindMasks(cube, asked),
    hotels: hotelMasks(asked),
    month: month === undefined ? undefined : (asked.vocabulary.months.known(month) ?? -1),
  }
}

const kindMasks = (cube: DateCube, { filter, vocabulary, surroundings }: Asked): Int32Array => {
  const { targetGroup, rubric, theme: themeUrl, isNew, free, priceTo, duration } = filter
  const ofThemes = vocabulary.themes.things.map((themeId) => {
    const theme = surroundings.themes.get(themeId)
    if (!theme || theme.redirects) return failing.hidden
    return (
      (targetGroup === undefined || theme.targetGroups.includes(targetGroup) ? 0 : failing.targetGroup) |
      (rubric === undefined || surroundings.rubrics.get(theme.rubricId)?.url === rubric ? 0 : failing.rubric) |
      (isNew === undefined || theme.isNew ? 0 : failing.isNew) |
      (themeUrl === undefined || theme.url === themeUrl ? 0 : failing.other)
    )
  })
  const most = priceTo === undefined ? Infinity : priceTo * 100
  const ofPrices = vocabulary.prices.things.map((net) => (net <= most ? 0 : failing.priceTo))
  return Int32Array.from(
    cube.kinds,
    (kind) =>
      (ofThemes[kind.theme] ?? failing.hidden) |
      (ofPrices[kind.price] ?? 0) |
      (free === undefined || kind.free ? 0 : failing.free) |
      (duration === undefined || kind.duration === duration ? 0 : failing.duration),
  )
}

const hotelMasks = ({ filter, distances, vocabulary, surroundings }: Asked): Int32Array => {
  const { locationId, hotelId: asked, mode, postcode, radius } = filter
  const farthest = postcode === undefined || radius === undefined ? undefined : radius
  return Int32Array.from(vocabulary.hotels.things, (hotelId, hotel) => {
    const online = hotelId === noHotel
    const isNear = farthest === undefined || (distances[hotel] ?? Infinity) <= farthest
    const isAsked = asked === undefined || (!online && hotelId === asked)
    return (
      (locationId === undefined || (!online && surroundings.towns.get(hotelId) === locationId)
        ? 0
        : failing.locationId) |
      (mode === undefined || online === (mode === 'online') ? 0 : failing.mode) |
      (isNear && isAsked ? 0 : failing.other)
    )
  })
}

/** Stands for the hotel of a date that is online. */
export const noHotel = 0
