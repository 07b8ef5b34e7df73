/** The sort values of the last item of a stretch, by which the next one continues. */
export type Place = readonly (string | number)[]

/** Checks one sort value of a place. */
export type PlacePart = (part: unknown) => boolean

export const aNumber: PlacePart = (part) => Number.isSafeInteger(part)
export const aWeight: PlacePart = (part) => Number.isFinite(part)
export const aText: PlacePart = (part) => typeof part === 'string'

/** Writes a place as the opaque token of `Page.next`. */
export const tokenOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/**
 * Reads where a list continues: 'start' without a token, 'nowhere' for a token that no list gave out. A forged or cut
 * token answers an empty page: starting over instead would send a machine that follows `next` round in circles.
 */
export function placeOf<P extends Place>(
  after: string | undefined,
  shape: readonly PlacePart[],
): P | 'start' | 'nowhere' {
  if (after === undefined || after === '') return 'start'
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    const fits = Array.isArray(place) && place.length === shape.length && shape.every((isPart, i) => isPart(place[i]))
    return fits ? (place as unknown as P) : 'nowhere'
  } catch {
    return 'nowhere'
  }
}
