import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'

/**
 * Positions of postcodes from a list of GeoNames (columns of tabs: country, postcode, place, …, latitude and longitude
 * as tenth and eleventh): the middle of a postcode's towns.
 */
export function positionsFromGeonames(list: string): ReadonlyMap<string, PositionOnEarth> {
  const places = list.split('\n').flatMap((line) => {
    const columns = line.split('\t')
    const [postcode = '', latitude, longitude] = [columns[1], Number(columns[9]), Number(columns[10])]
    return /^\d{5}$/.test(postcode) && latitude && longitude ? { postcode, latitude, longitude } : []
  })
  return new Map(
    [...Map.groupBy(places, ({ postcode }) => postcode)].map(([postcode, all]) => [
      postcode,
      { latitude: middle(all, 'latitude'), longitude: middle(all, 'longitude') },
    ]),
  )
}

const middle = (places: readonly PositionOnEarth[], name: keyof PositionOnEarth): number =>
  places.reduce((sum, place) => sum + place[name], 0) / places.length
