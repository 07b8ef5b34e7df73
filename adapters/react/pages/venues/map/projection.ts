// Without React: geometry of the map.
import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'

/** The sheet on which Germany is drawn, in units of about 1.1 km. */
export const mapWidth = 600
export const mapHeight = 800

/** A point on the sheet, from its top left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle parallel of Germany: there, a degree of longitude is this much shorter than one of latitude. */
const shortening = Math.cos((51 * Math.PI) / 180)
const unitsPerDegree = 100
/** The north-western corner of the sheet; leaves a margin of ten units around the country. */
const corner: PositionOnEarth = { latitude: 55.16, longitude: 5.69 }

/** Where a position lies on the sheet: the plate carrée, undistorted at 51 degrees north. */
export const spotOf = ({ latitude, longitude }: PositionOnEarth): Spot => ({
  x: (longitude - corner.longitude) * unitsPerDegree * shortening,
  y: (corner.latitude - latitude) * unitsPerDegree,
})
