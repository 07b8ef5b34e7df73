import type { Spot } from '#react/pages/venues/map/projection.ts'

/** A closed line; its last point is not said again. */
export type Ring = readonly Spot[]

/** A line along which the same areas meet, and whether there is one on both of its sides. */
export interface Border {
  readonly points: readonly Spot[]
  readonly inner: boolean
}

const keyOf = ({ x, y }: Spot): string => `${x} ${y}`
const edgeKey = (one: Spot, other: Spot): string => [keyOf(one), keyOf(other)].toSorted().join('/')

/**
 * Cuts the outlines of areas into borders, each of which stands there once: what two areas share stays shared, however
 * it is simplified. The areas must have the same points where they touch.
 */
export function bordersOf(rings: readonly Ring[]): readonly Border[] {
  const sides = new Map<string, number[]>()
  for (const [area, ring] of rings.entries())
    for (const [index, point] of ring.entries()) {
      const key = edgeKey(point, ring[(index + 1) % ring.length] as Spot)
      sides.set(key, [...(sides.get(key) ?? []), area])
    }

  const borders = new Map<string, Border>()
  for (const ring of rings) {
    const at = (index: number): Spot => ring[index % ring.length] as Spot
    const around = (index: number): readonly number[] => sides.get(edgeKey(at(index), at(index + 1))) ?? []
    const changes = ring.keys().filter((index) => String(around(index)) !== String(around(index + ring.length - 1)))
    const starts = [...changes]
    for (const [nth, start] of (starts.length > 0 ? starts : [0]).entries()) {
      const end = starts[nth + 1] ?? (starts[0] ?? 0) + ring.length
      const points = Array.from({ length: end - start + 1 }, (_, step) => at(start + step))
      const ends = [points[0], points[1], points.at(-1), points.at(-2)].map((point) => keyOf(point as Spot))
      borders.set(ends.toSorted().join('/'), { points, inner: around(start).length > 1 })
    }
  }
  return [...borders.values()]
}

/** Joins lines at their ends until they close; lines that find no partner are left out. */
export function joined(lines: readonly (readonly Spot[])[]): readonly Ring[] {
  const open = [...lines]
  const rings: Ring[] = []
  for (let line = open.pop(); line; line = open.pop()) {
    let grown = line
    while (keyOf(grown[0] as Spot) !== keyOf(grown.at(-1) as Spot)) {
      const end = keyOf(grown.at(-1) as Spot)
      const next = open.findIndex((other) => keyOf(other[0] as Spot) === end || keyOf(other.at(-1) as Spot) === end)
      if (next === -1) break
      const [partner = []] = open.splice(next, 1)
      grown = [...grown, ...(keyOf(partner[0] as Spot) === end ? partner : partner.toReversed()).slice(1)]
    }
    if (keyOf(grown[0] as Spot) === keyOf(grown.at(-1) as Spot)) rings.push(grown.slice(0, -1))
  }
  return rings
}

/** Leaves out points that lie no further than the tolerance from the line without them (Douglas and Peucker). */
export function simplified(line: readonly Spot[], tolerance: number): readonly Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceTo(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance),
    ...simplified(line.slice(farthest), tolerance).slice(1),
  ]
}

/** From a point to a line segment between two others; to the one where both are the same. */
function distanceTo({ x, y }: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
