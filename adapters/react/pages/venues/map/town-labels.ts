// Without React: geometry of the map.
import { mapHeight, mapWidth, type Spot } from './projection.ts'

/** A town to be named on the map. */
export interface Named {
  readonly name: string
  readonly spot: Spot
}

/** Where a town's name stands, seen from its dot. */
export type Side = 'right' | 'left' | 'above' | 'below'

export interface Labelled<Town> {
  readonly town: Town
  readonly side: Side
  /** There is room for the name on a big map only. */
  readonly bigOnly: boolean
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Type sizes in units of the sheet: on a phone and on a desk the map is drawn so that both are at least 14 pixels. */
const onSmallMap = 27
const onBigMap = 18
/** Width of a letter on average, and height of a line, as parts of the type's size. */
const letter = 0.56
const line = 1.1
/** From the middle of a dot to the name beside it. */
export const labelGap = 13
const dot = 9

const sides: readonly Side[] = ['right', 'left', 'above', 'below']

const boxOf = ({ name, spot: { x, y } }: Named, side: Side, size: number): Box => {
  const [width, height] = [name.length * letter * size, line * size]
  const left = side === 'right' ? x + labelGap : side === 'left' ? x - labelGap - width : x - width / 2
  const top = side === 'above' ? y - labelGap - height : side === 'below' ? y + labelGap : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

const dotOf = ({ spot: { x, y } }: Named): Box => ({ left: x - dot, top: y - dot, right: x + dot, bottom: y + dot })

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** How far a name may stick out of the sheet: less than the narrowest margin of a page. */
const overhang = 20

const isOnSheet = ({ left, top, right, bottom }: Box): boolean =>
  left >= -overhang && top >= 0 && right <= mapWidth + overhang && bottom <= mapHeight

/** Gives every town a side for its name, so that no name covers another or a dot as long as there is room. */
export function labelled<Town extends Named>(towns: readonly Town[]): readonly Labelled<Town>[] {
  const placed = new Map<Town, Labelled<Town>>()
  const place = (town: Town, size: number, bigOnly: boolean): void => {
    const taken = [
      ...towns.filter((other) => other !== town).map(dotOf),
      ...[...placed.values()].map((label) => boxOf(label.town, label.side, size)),
    ]
    const side = sides.find((side) => {
      const box = boxOf(town, side, size)
      return isOnSheet(box) && !taken.some((other) => overlap(box, other))
    })
    if (side ?? bigOnly) placed.set(town, { town, side: side ?? 'right', bigOnly })
  }
  for (const town of towns) place(town, onSmallMap, false)
  for (const town of towns) if (!placed.has(town)) place(town, onBigMap, true)
  return towns.flatMap((town) => placed.get(town) ?? [])
}
