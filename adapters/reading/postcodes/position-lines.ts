import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'

/** Hundredths of a degree from the corner of a line, one sign each. */
const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&()*+,-./:;<=>?@[]^_{|}~'
/** Of a postcode. */
const digits = 5
const hundredths = (degrees: number): number => Math.round(degrees * 100)

/**
 * Positions of postcodes as short text, a line for each area. `010 51.03 13.63 67dk69cm`: postcodes that begin with
 * 010, the south-west corner of their area, and for each the rest of its number and its steps of 0.01° to the north and
 * to the east.
 */
export const linesOf = (positions: ReadonlyMap<string, PositionOnEarth>): string =>
  [...Map.groupBy([...positions].toSorted(byPostcode), ([postcode]) => postcode.slice(0, 3))]
    .flatMap(([beginning, some]) => linesBeginningWith(beginning, some))
    .map((line) => `${line}\n`)
    .join('')

type Positioned = readonly [postcode: string, position: PositionOnEarth]
const byPostcode = ([one]: Positioned, [other]: Positioned): number => Number(one) - Number(other)

function linesBeginningWith(beginning: string, some: readonly Positioned[]): readonly string[] {
  const [south, west] = [corner(some, 'latitude'), corner(some, 'longitude')]
  const steps = some.map(([postcode, { latitude, longitude }]) => ({
    rest: postcode.slice(beginning.length),
    signs: [signs[hundredths(latitude) - south], signs[hundredths(longitude) - west]],
  }))
  // Too wide for the signs: ten smaller areas.
  if (steps.some((step) => step.signs.includes(undefined)))
    return [...Map.groupBy(some, ([postcode]) => postcode.slice(0, beginning.length + 1))].flatMap(([longer, fewer]) =>
      linesBeginningWith(longer, fewer),
    )
  const entries = steps.map((step) => step.rest + step.signs.join('')).join('')
  return [`${beginning} ${(south / 100).toFixed(2)} ${(west / 100).toFixed(2)} ${entries}`]
}

const corner = (some: readonly Positioned[], name: keyof PositionOnEarth): number =>
  Math.min(...some.map(([, position]) => hundredths(position[name])))

/**
 * Where a postcode lies, by lines of `linesOf` after a line break. One that is not in them lies where the next one by
 * number of its area does: companies and post boxes have numbers of their own, among those of the region or before
 * them. Undefined where the area is unknown, and behind the last number of the region.
 */
export function positionIn(lines: string, postcode: string): PositionOnEarth | undefined {
  const known = entriesOfArea(lines, postcode.slice(0, 3))
  const [last = ''] = entriesOfArea(lines, postcode.slice(0, 2)).at(-1) ?? []
  if (postcode > last) return undefined
  const apart = (number: string): number => Math.abs(Number(number) - Number(postcode))
  return known.toSorted(([one], [other]) => apart(one) - apart(other))[0]?.[1]
}

/** Every postcode of the lines, and where it lies. */
export const positionsIn = (lines: string): ReadonlyMap<string, PositionOnEarth> =>
  new Map(lines.split('\n').flatMap(entriesIn))

function entriesOfArea(lines: string, area: string): readonly Positioned[] {
  const known: Positioned[] = []
  for (let at = lines.indexOf(`\n${area}`); at >= 0; at = lines.indexOf(`\n${area}`, at + 1))
    known.push(...entriesIn(lines.slice(at + 1, lines.indexOf('\n', at + 1))))
  return known
}

function entriesIn(line: string): readonly Positioned[] {
  const [beginning = '', south, west, entries = ''] = line.split(' ')
  const width = digits - beginning.length + 2
  return Array.from({ length: Math.floor(entries.length / width) }, (_, nth) => {
    const entry = entries.slice(nth * width, (nth + 1) * width)
    return [
      beginning + entry.slice(0, -2),
      { latitude: shifted(south, entry.at(-2)), longitude: shifted(west, entry.at(-1)) },
    ]
  })
}

const shifted = (from: string | undefined, sign = ''): number => (hundredths(Number(from)) + signs.indexOf(sign)) / 100
