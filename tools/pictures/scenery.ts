import { apricot, board, ink, mist, paper, petrol, stop } from '#react/blocks/covers/register.ts'
import { circle, half, rect } from '#react/blocks/covers/shapes.ts'

/** Everything that views of towns and houses are put together from; units are those of a sheet of 480 by 320. */
export const sheet = { width: 480, height: 320 } as const

/** Where the ground begins. */
const ground = 232
/** Roofs stay on the sheet. */
const highestRoof = 84

const { round } = Math
const times = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => of(i))
const drawn = (count: number, of: (index: number) => string): string => times(count, of).join('')
const shape = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"/>`

/** A day on pasteboard, a misty one, and a night. */
export const day = rect(0, 0, sheet.width, sheet.height, board)
export const misty = rect(0, 0, sheet.width, sheet.height, mist)
export const night = rect(0, 0, sheet.width, sheet.height, ink)

export const sun = (x: number, y = 84, r = 40): string => circle(x, y, r, stop(9))
export const moon = (x: number, y = 70): string => circle(x, y, 26, apricot)

/** Meadow, street or square to stand on. */
export const floor = (fill: string = stop(5)): string => rect(0, ground, sheet.width, sheet.height - ground, fill)
export const meadow = floor(petrol)

/** Water with its light on it. */
export const water = (fill: string = petrol, light: string = mist): string =>
  rect(0, ground, sheet.width, sheet.height - ground, fill) +
  drawn(5, (i) => rect(30 + i * 88 + (i % 2) * 26, ground + 18 + ((i * 23) % 52), 54, 4, light))

export const hills = (...fills: readonly string[]): string =>
  fills.map((fill, i) => half(110 + i * 170, ground + 4, 150 - i * 12, -90, fill)).join('')

export const tree = (x: number, size = 1, fill: string = petrol): string =>
  rect(x - 3 * size, ground - 46 * size, 6 * size, 50 * size, ink) + circle(x, ground - 58 * size, 28 * size, fill)

export const trees = (fill: string, ...places: readonly number[]): string =>
  places.map((x, i) => tree(x, i % 2 ? 0.8 : 1.05, fill)).join('')

const windows = (x: number, y: number, columns: number, rows: number, fill: string, gap = 22): string =>
  drawn(columns * rows, (i) => rect(x + (i % columns) * gap, y + Math.floor(i / columns) * (gap + 6), 10, 16, fill))

/** A house with a gable. */
export const gable = (x: number, width: number, height: number, fill: string, light: string = apricot): string => {
  const top = ground - height
  const columns = Math.max(1, Math.floor((width - 12) / 22))
  const rows = Math.max(1, Math.floor((height - 14) / 28))
  const left = x + (width - columns * 22 + 12) / 2
  return (
    shape(
      [
        [x, top],
        [x + width / 2, top - Math.min(width * 0.62, highestRoof)],
        [x + width, top],
      ],
      ink,
    ) +
    rect(x, top, width, height, fill) +
    windows(left, top + 14, columns, rows, light)
  )
}

/** A row of them, one higher than the other. */
export const gables = (
  x: number,
  widths: readonly number[],
  heights: readonly number[],
  fills: readonly string[],
): string =>
  widths
    .map((width, i) => {
      const left = x + widths.slice(0, i).reduce((sum, each) => sum + each, 0)
      return gable(left, width, heights[i % heights.length] ?? 80, fills[i % fills.length] ?? ink)
    })
    .join('')

/** A house whose gable goes up in steps. */
export const steppedGable = (x: number, width: number, height: number, fill: string): string => {
  const top = ground - height
  const step = width / 7
  return (
    drawn(4, (i) => rect(x + i * step, top - i * step, width - i * 2 * step, step + 1, fill)) +
    rect(x, top, width, height, fill) +
    windows(x + 12, top + 10, Math.max(1, Math.floor((width - 8) / 22)), Math.floor((height - 8) / 28), apricot)
  )
}

/** Beams over a house: half-timbered. */
export const beams = (x: number, width: number, height: number): string => {
  const top = ground - height
  return (
    drawn(3, (i) => rect(x, top + i * (height / 2) - (i === 2 ? 4 : 0), width, 4, ink)) +
    drawn(4, (i) => rect(x + i * ((width - 4) / 3), top, 4, height, ink))
  )
}

/** A tower with a pointed roof. */
export const tower = (x: number, width: number, height: number, fill: string, roof: string = ink): string =>
  rect(x, ground - height, width, height, fill) +
  shape(
    [
      [x - 4, ground - height],
      [x + width / 2, ground - height - Math.min(width * 1.7, highestRoof)],
      [x + width + 4, ground - height],
    ],
    roof,
  )

/** A church: its nave, and one tower or two before it. */
export const church = (x: number, towers: 1 | 2, fill: string, height = 120): string =>
  rect(x + 30, ground - 70, 96, 70, fill) +
  shape(
    [
      [x + 26, ground - 70],
      [x + 78, ground - 104],
      [x + 130, ground - 70],
    ],
    ink,
  ) +
  tower(x, 32, height, fill) +
  (towers === 2 ? tower(x + 36, 32, height, fill) : '') +
  half(x + 16, ground - 24, 9, -90, ink) +
  rect(x + 7, ground - 24, 18, 24, ink)

/** A round building under a dome. */
export const dome = (x: number, width: number, height: number, fill: string, roof: string = petrol): string =>
  rect(x, ground - height, width, height, fill) +
  half(x + width / 2, ground - height, width / 2, -90, roof) +
  rect(x + width / 2 - 4, ground - height - width / 2 - 22, 8, 24, roof) +
  windows(x + 14, ground - height + 16, Math.floor((width - 16) / 22), 1, ink)

/** A long house with many windows. */
export const palace = (x: number, width: number, height: number, fill: string): string =>
  rect(x, ground - height, width, height, fill) +
  rect(x - 6, ground - height - 10, width + 12, 12, ink) +
  windows(
    x + 14,
    ground - height + 12,
    Math.floor((width - 16) / 22),
    Math.max(1, Math.floor((height - 12) / 30)),
    apricot,
  )

/** Columns side by side, under a beam or free. */
export const columns = (x: number, count: number, height: number, gap: number, fill: string, beam = true): string =>
  drawn(count, (i) => rect(x + i * gap, ground - height, 14, height, fill)) +
  (beam ? rect(x - 8, ground - height - 14, (count - 1) * gap + 30, 16, fill) : '')

/** A bridge on arches, from one side to the other. */
export const archedBridge = (arches: number, fill: string, through: string = petrol): string => {
  const span = sheet.width / arches
  return (
    rect(0, ground - 34, sheet.width, 62, fill) +
    drawn(arches, (i) => half((i + 0.5) * span, ground + 30, span * 0.36, -90, through))
  )
}

/** A bridge that hangs in steel bows. */
export const bowBridge = (bows: number, fill: string, behind: string = board): string => {
  const span = sheet.width / bows
  return (
    drawn(bows, (i) => half((i + 0.5) * span, ground - 4, span * 0.44, -90, fill)) +
    drawn(bows, (i) => half((i + 0.5) * span, ground - 4, span * 0.35, -90, behind)) +
    drawn(bows * 4, (i) => rect((i + 0.5) * (span / 4), ground - span * 0.3, 3, span * 0.3, fill)) +
    rect(0, ground - 8, sheet.width, 12, ink)
  )
}

/** A bridge on two towers. */
export const towerBridge = (fill: string): string =>
  archedBridge(6, fill) + tower(176, 30, 118, fill) + tower(274, 30, 118, fill)

export const ship = (x: number, fill: string): string =>
  shape(
    [
      [x, ground + 22],
      [x + 150, ground + 22],
      [x + 128, ground + 52],
      [x + 20, ground + 52],
    ],
    fill,
  ) +
  rect(x + 30, ground - 2, 76, 24, paper) +
  rect(x + 44, ground - 24, 22, 22, ink) +
  windows(x + 38, ground + 2, 3, 1, ink)

export const sail = (x: number, fill: string): string =>
  shape(
    [
      [x, ground - 88],
      [x, ground + 24],
      [x + 56, ground + 24],
    ],
    fill,
  ) +
  shape(
    [
      [x - 6, ground - 60],
      [x - 6, ground + 24],
      [x - 40, ground + 24],
    ],
    paper,
  ) +
  shape(
    [
      [x - 52, ground + 30],
      [x + 66, ground + 30],
      [x + 46, ground + 50],
      [x - 34, ground + 50],
    ],
    ink,
  )

export const canoe = (x: number, fill: string): string =>
  half(x - 22, ground + 24, 13, -90, apricot) +
  half(x + 24, ground + 24, 13, -90, ink) +
  circle(x - 22, ground + 4, 8, ink) +
  circle(x + 24, ground + 4, 8, apricot) +
  shape(
    [
      [x - 70, ground + 22],
      [x + 70, ground + 22],
      [x + 48, ground + 40],
      [x - 48, ground + 40],
    ],
    fill,
  )

/** A crane of a harbour. */
export const crane = (x: number, fill: string): string =>
  rect(x, ground - 130, 8, 134, fill) +
  rect(x + 26, ground - 130, 8, 134, fill) +
  rect(x - 50, ground - 138, 130, 10, fill) +
  rect(x - 44, ground - 128, 3, 40, ink) +
  rect(x - 54, ground - 90, 24, 16, stop(8))

export const chimney = (x: number, height: number, fill: string): string =>
  shape(
    [
      [x, ground],
      [x + 4, ground - height],
      [x + 18, ground - height],
      [x + 22, ground],
    ],
    fill,
  )

/** A hall with a saw-tooth roof. */
export const factory = (x: number, teeth: number, fill: string): string =>
  rect(x, ground - 62, teeth * 44, 62, fill) +
  drawn(teeth, (i) =>
    shape(
      [
        [x + i * 44, ground - 62],
        [x + i * 44, ground - 96],
        [x + i * 44 + 44, ground - 62],
      ],
      ink,
    ),
  ) +
  windows(x + 12, ground - 44, teeth * 2 - 1, 1, apricot)

/** The tower over a pit, with its wheel. */
export const windingTower = (x: number, fill: string): string =>
  shape(
    [
      [x, ground],
      [x + 30, ground - 146],
      [x + 42, ground - 146],
      [x + 22, ground],
    ],
    fill,
  ) +
  shape(
    [
      [x + 100, ground],
      [x + 46, ground - 146],
      [x + 34, ground - 146],
      [x + 78, ground],
    ],
    fill,
  ) +
  circle(x + 38, ground - 156, 30, fill) +
  circle(x + 38, ground - 156, 20, board)

/** A slender tower with a pulpit. */
export const needle = (x: number, fill: string): string =>
  rect(x - 5, ground - 196, 10, 196, fill) +
  rect(x - 22, ground - 150, 44, 20, fill) +
  rect(x - 14, ground - 130, 28, 8, ink)

export const lighthouse = (x: number, fill: string): string =>
  shape(
    [
      [x, ground],
      [x + 8, ground - 120],
      [x + 36, ground - 120],
      [x + 44, ground],
    ],
    paper,
  ) +
  drawn(2, (i) => rect(x + 4, ground - 96 + i * 46, 36, 20, fill)) +
  rect(x + 6, ground - 142, 32, 22, ink) +
  half(x + 22, ground - 142, 18, -90, fill)

/** Rows of vines up a slope. */
export const vines = (fill: string, leaves: string): string =>
  shape(
    [
      [0, ground + 88],
      [0, ground - 30],
      [sheet.width, ground - 128],
      [sheet.width, ground + 88],
    ],
    fill,
  ) +
  drawn(36, (i) => {
    const column = i % 9
    const row = Math.floor(i / 9)
    return circle(34 + column * 54, ground + 52 - row * 30 - column * 9, 9, leaves)
  })

/** A cube of windows. */
export const cube = (x: number, size: number, fill: string, light: string): string =>
  rect(x, ground - size, size, size, fill) +
  drawn(25, (i) =>
    rect(
      x + 12 + (i % 5) * ((size - 20) / 5),
      ground - size + 12 + Math.floor(i / 5) * ((size - 20) / 5),
      12,
      12,
      light,
    ),
  )

/** High houses, one leaning as far as it is asked to. */
export const highrise = (x: number, width: number, height: number, fill: string, lean = 0): string =>
  shape(
    [
      [x, ground],
      [x + lean, ground - height],
      [x + width + lean, ground - height],
      [x + width, ground],
    ],
    fill,
  ) +
  (lean === 0
    ? windows(x + 8, ground - height + 12, Math.floor(width / 22), Math.floor((height - 12) / 28), apricot)
    : '')

/** A castle's wall upon its rock. */
export const fortress = (fill: string): string =>
  shape(
    [
      [0, ground],
      [60, ground - 66],
      [420, ground - 66],
      [480, ground],
    ],
    fill,
  ) + drawn(9, (i) => rect(60 + i * 42, ground - 80, 22, 16, fill))

/** A long flight of steps up a hill, something on its top. */
export const cascade = (fill: string, top: string): string =>
  half(240, ground + 6, 178, -90, petrol) +
  drawn(7, (i) => rect(206 + i * 4, ground - 20 - i * 18, 68 - i * 8, 20, fill)) +
  rect(216, ground - 172, 48, 34, top) +
  shape(
    [
      [216, ground - 172],
      [240, ground - 218],
      [264, ground - 172],
    ],
    top,
  )

export const kite = (x: number, y: number, fill: string): string =>
  shape(
    [
      [x, y - 26],
      [x + 20, y],
      [x, y + 34],
      [x - 20, y],
    ],
    fill,
  ) + rect(x - 1, y + 34, 2, 60, ink)
