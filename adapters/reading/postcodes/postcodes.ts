import type { ForLocatingPostcodes } from '#core/finder/ports.ts'
import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import { postcodeTable } from './postcode-table.ts'

/** Where postcodes lie, by the longest beginning that the table has; read when first asked. */
export const locatingPostcodes = (): ForLocatingPostcodes => {
  let areas: ReadonlyMap<string, PositionOnEarth> | undefined
  return {
    locate(postcode) {
      if (!/^\d{5}$/.test(postcode)) return undefined
      areas ??= areasIn(postcodeTable)
      for (let length = postcode.length; length > 0; length--) {
        const area = areas.get(postcode.slice(0, length))
        if (area) return area
      }
      return undefined
    },
  }
}

/** Lines such as `803 48.14 11.57`: the beginning of postcodes, north, east. */
export const areasIn = (table: string): ReadonlyMap<string, PositionOnEarth> =>
  new Map(
    table
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([beginning = '']) => /^\d+$/.test(beginning))
      .map(([beginning = '', latitude, longitude]) => [
        beginning,
        { latitude: Number(latitude), longitude: Number(longitude) },
      ]),
  )
