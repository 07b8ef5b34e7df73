import type { PositionOnEarth } from '../shared/position-on-earth.ts'

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** Whole kilometres as the crow flies. */
export const distanceBetween = (one: PositionOnEarth, other: PositionOnEarth): number => {
  const north = haversine(radians(other.latitude - one.latitude))
  const east = haversine(radians(other.longitude - one.longitude))
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(share)))
}

/** So near, a postcode and a town are the same: both are known by their middle only. */
const nearEnough = 2

/** A distance in words: 'gleich am Ort', 'etwa 34 km entfernt' with a no-break space. */
export const distanceText = (kilometres: number): string =>
  kilometres <= nearEnough ? 'gleich am Ort' : `etwa ${kilometres}\u00a0km entfernt`
