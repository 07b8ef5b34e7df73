import { present } from '../../shared/required.ts'
import type { Vocabulary } from './column-store.ts'
import type { DateCube } from './data-cube.ts'
import type { DateFilter } from '../finder.ts'
import type { Surroundings } from './surroundings.ts'

/** One bit for each filter whose facet counts what fails it alone: dates with another value. */
export const failing = {
  none: 0,
  targetGroup: 1,
  rubric: 2,
  priceTo: 4,
  duration: 8,
  locationId: 16,
  mode: 32,
} as const

/** Fails two at once, and so counts nowhere: what is not to be shown, or fails a filter that has one value or no facet. */
const hidden = failing.locationId | failing.mode

/** Which filters the dates of a kind, a hotel and a month fail: a date passes when all three fail none. */
export interface FilterMasks {
  readonly kinds: Int32Array
  readonly hotels: Int32Array
  /** The one month that passes; undefined: all do. What is no month of any date has the number after the last one. */
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
  const { months } = asked.vocabulary
  return {
    kinds: kindMasks(cube, asked),
    hotels: hotelMasks(asked),
    month: month === undefined ? undefined : (months.known(month) ?? months.things.length),
  }
}

const kindMasks = (cube: DateCube, { filter, vocabulary, surroundings }: Asked): Int32Array => {
  const { targetGroup, rubric, theme: themeUrl, isNew, free, priceTo, duration } = filter
  const ofThemes = vocabulary.themes.things.map((themeId) => {
    const theme = surroundings.themes.get(themeId)
    if (!theme || theme.redirects) return hidden
    return (
      (targetGroup === undefined || theme.targetGroups.includes(targetGroup) ? 0 : failing.targetGroup) |
      (rubric === undefined || surroundings.rubrics.get(theme.rubricId)?.url === rubric ? 0 : failing.rubric) |
      (isNew === undefined || theme.isNew ? 0 : hidden) |
      (themeUrl === undefined || theme.url === themeUrl ? 0 : hidden)
    )
  })
  const most = priceTo === undefined ? Infinity : priceTo * 100
  const ofPrices = vocabulary.prices.things.map((net) => (net <= most ? 0 : failing.priceTo))
  return Int32Array.from(
    cube.kinds,
    (kind) =>
      present(ofThemes[kind.theme]) |
      present(ofPrices[kind.price]) |
      (free === undefined || kind.free ? 0 : hidden) |
      (duration === undefined || kind.duration === duration ? 0 : failing.duration),
  )
}

const hotelMasks = ({ filter, distances, vocabulary, surroundings }: Asked): Int32Array => {
  const { locationId, hotelId: asked, mode, postcode, radius } = filter
  const farthest = postcode === undefined || radius === undefined ? undefined : radius
  return Int32Array.from(vocabulary.hotels.things, (hotelId, hotel) => {
    const online = hotelId === noHotel
    const isNear = farthest === undefined || present(distances[hotel]) <= farthest
    const isAsked = asked === undefined || (!online && hotelId === asked)
    return (
      (locationId === undefined || surroundings.towns.get(hotelId) === locationId ? 0 : failing.locationId) |
      (mode === undefined || online === (mode === 'online') ? 0 : failing.mode) |
      (isNear && isAsked ? 0 : hidden)
    )
  })
}

/** Stands for the hotel of a date that is online. */
export const noHotel = 0
