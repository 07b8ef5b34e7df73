import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import { ownAreas } from './own-areas.ts'

/** Lines such as `803 48.14 11.57`: the beginning of postcodes, north, east. */
const areas: ReadonlyMap<string, PositionOnEarth> = new Map(
  ownAreas
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([beginning = '', latitude, longitude]) => [
      beginning,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
)

/** The first number of each area that holds none of these postcodes: so that the area is known all the same. */
export const areasWithout = (postcodes: Iterable<string>): readonly (readonly [string, PositionOnEarth])[] => {
  const known = new Set([...postcodes].map((postcode) => postcode.slice(0, 3)))
  return [...areas]
    .filter(([beginning]) => !known.has(beginning.slice(0, 3)))
    .map(([beginning, middle]) => [beginning.padEnd(5, '0'), middle])
}

/** The middle of a postcode's area, by the longest beginning that is known. */
export function middleOfArea(postcode: string): PositionOnEarth | undefined {
  for (let length = postcode.length; length > 0; length--) {
    const area = areas.get(postcode.slice(0, length))
    if (area) return area
  }
  return undefined
}
