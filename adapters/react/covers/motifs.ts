import { arc, bust, circle, half, quarter, rect, seat, triangle } from './shapes.ts'

/** Eight inks by what they print; a ground decides which colour each is. */
export interface Inks {
  readonly table: string
  readonly deep: string
  readonly soft: string
  readonly core: string
  readonly figure: string
  readonly head: string
  readonly highlight: string
  readonly overprint: string
  /** The second ink is printed over the first one (design guide §6.5). */
  readonly multiply: boolean
}

export interface Sheet {
  readonly w: number
  readonly h: number
  /** The measure of everything. */
  readonly u: number
  readonly k: Inks
  /** The next number between 0 and 1. */
  readonly r: () => number
  /** Chooses among the forms of a motif. */
  readonly s: number
}

type Motif = (sheet: Sheet) => string

const oneOf = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T
const drawn = <T>(choices: readonly T[], r: () => number): T => choices[(r() * choices.length) | 0] as T

/** 1 Betriebsverfassung: one table, four ways to sit; the number of seats is odd, as in § 9 BetrVG. */
const tisch: Motif = ({ w, h, u, k, r, s }) => {
  const form = s % 4
  const seats: { x: number; y: number; unit: number; facing: number }[] = []
  const ring = (count: number, x: number, y: number, radius: number, unit: number, from: number, to: number) => {
    const closed = to - from >= 360
    for (let i = 0; i < count; i++) {
      const facing = from + (to - from) * (closed ? i / count : i / (count - 1))
      const t = (facing * Math.PI) / 180
      const distance = radius + unit * 1.2
      seats.push({ x: x + Math.cos(t) * distance, y: y + Math.sin(t) * distance, unit, facing })
    }
  }
  const round = (x: number, y: number, radius: number, inner: number) =>
    circle(x, y, radius, k.table) + circle(x, y, radius * inner, k.deep)
  let table = ''
  if (form === 0) {
    const q = (r() * 3) | 0
    const radius = u * oneOf([2.9, 3.2, 3.6], q)
    const from = -90 + r() * 40
    table = round(w * 0.5, h * 0.5, radius, 0.36)
    ring(oneOf([5, 7, 9], q), w * 0.5, h * 0.5, radius, u * oneOf([1.5, 1.35, 1.2], q), from, from + 360)
  }
  if (form === 1) {
    table = round(w * 0.5, h * 1.04, u * 6, 0.5)
    ring(5, w * 0.5, h * 1.04, u * 6, u * 1.7, -158, -22)
  }
  if (form === 2) {
    const left = r() < 0.5
    const x = left ? -u : w + u
    table = round(x, h * 0.5, u * 7.4, 0.56)
    ring(5, x, h * 0.5, u * 7.4, u * 1.62, left ? -44 : 136, left ? 44 : 224)
  }
  if (form === 3) {
    const x = w * 0.5
    const y = h * 0.5
    const side = u * 3
    table = rect(x - side, y - side, side * 2, side * 2, k.table) + circle(x, y, side * 0.42, k.deep)
    for (let i = 0; i < 4; i++)
      for (const along of i ? [-0.52, 0.52] : [0]) {
        const facing = i * 90 - 90
        const t = (facing * Math.PI) / 180
        const distance = side + u * 1.45
        seats.push({
          x: x + Math.cos(t) * distance - Math.sin(t) * side * along,
          y: y + Math.sin(t) * distance + Math.cos(t) * side * along,
          unit: u * 1.22,
          facing,
        })
      }
  }
  const lead = form === 3 ? 0 : (r() * seats.length) | 0
  const people = seats.map(({ x, y, unit, facing }, i) =>
    i === lead ? seat(x, y, unit, facing, k.highlight, k.figure) : seat(x, y, unit, facing, k.figure, k.head),
  )
  return table + people.join('')
}

/** 2 Arbeitsrecht: a § of three bows. */
const paragraf: Motif = ({ w, h, u, k, r, s }) => {
  const q = u * oneOf([2.15, 2.5, 1.9], s)
  const x = w * drawn([0.5, 0.38, 0.62], r)
  const y = h * 0.5
  const t = q * 0.62
  return (
    circle(x + u * oneOf([4.2, -4.6, 4], s), y + u * (r() * 3 - 1.5), u * 2.6, k.table) +
    arc(x, y - 2 * q, q, 90, 330, t, k.figure) +
    arc(x, y, q, -92, 92, t, k.figure) +
    arc(x, y, q, 88, 272, t, k.figure) +
    arc(x, y + 2 * q, q, -90, 150, t, k.figure) +
    circle(x, y, q * 0.42, k.highlight)
  )
}

/** 3 Vorsitz: a long table with one person at its head. */
const tafel: Motif = ({ w, h, u, k, s }) => {
  const flipped = s % 2 === 1
  const x = w * (flipped ? 0.3 : 0.7)
  const towards = flipped ? 1 : -1
  const y = h * 0.5
  const deep = u * 2.1
  let out = half(x, y, u * 5.4, flipped ? 180 : 0, k.deep)
  out += rect(flipped ? x : x - w, y - deep, w, deep * 2, k.table)
  for (let i = 0; i < 6; i++) {
    const at = x + towards * (u * 2 + i * u * 3.1)
    out += seat(at, y - deep - u * 0.95, u * 1.12, -90, k.figure, k.head)
    out += seat(at + towards * u * 1.2, y + deep + u * 0.95, u * 1.12, 90, k.figure, k.head)
  }
  return out + seat(x - towards * u * 0.95, y, u * 1.35, flipped ? 180 : 0, k.highlight, k.figure)
}

/** 4 Arbeits- und Gesundheitsschutz: sheltering bows over people. */
const bogen: Motif = ({ w, h, u, k, r, s }) => {
  const x = w * oneOf([0.5, 0.4, 0.6], s)
  const people = drawn([1, 3, 2], r)
  const size = people > 2 ? 0.84 : (people > 1 ? 1.15 : 1.6) * 0.9
  const bows: readonly (readonly [number, string])[] = [
    [10.6, k.deep],
    [8.5, k.table],
    [6.6, k.soft],
    [5, k.core],
  ]
  let out = ''
  for (const [radius, fill] of bows) out += half(x, h, u * radius, -90, fill)
  for (let i = 0; i < people; i++) {
    const lead = i === s % people
    const at = x + (i - (people - 1) / 2) * u * 2.9
    out += bust(at, h, u * size, lead ? k.highlight : k.figure, lead ? k.figure : k.highlight)
  }
  return out
}

/** 5 Wirtschaft und Betriebsänderung: columns, and the Gremium upon them. */
const stufen: Motif = ({ w, h, u, k, r, s }) => {
  const columns = 5
  const width = w / columns
  const rising = s % 2 === 1
  const lead = (r() * columns) | 0
  let out = circle(w * (rising ? 0.2 : 0.8), h * 0.27, u * 2.3, k.soft)
  for (let i = 0; i < columns; i++) {
    const step = rising ? i : columns - 1 - i
    const height = h * (0.14 + step * 0.095 + r() * 0.1)
    const x = i * width
    out += rect(x, h - height, width + 0.5, height, i % 2 ? k.table : k.deep)
    out += bust(x + width / 2, h - height, u * 0.98, i === lead ? k.highlight : k.figure, i === lead ? k.figure : k.head)
  }
  return out
}

/** 6 IT, KI und Datenschutz: a grid of dots with a table in it. */
const raster: Motif = ({ w, h, u, k, r, s }) => {
  const grid = u * 1.55
  const cx = w * oneOf([0.5, 0.62, 0.38], s)
  const cy = h * 0.5
  const radius = u * 3.1
  let out = ''
  for (let y = grid * 0.5; y < h; y += grid)
    for (let x = grid * 0.5; x < w; x += grid) {
      const distance = Math.hypot(x - cx, y - cy)
      if (distance < radius + grid * 0.45) continue
      const size = grid * Math.max(0.09, 0.4 - Math.abs(distance - radius) / (u * 24))
      out += circle(x, y, size, r() < 0.07 ? k.highlight : k.figure)
    }
  return (
    out +
    circle(cx, cy, radius, k.table) +
    half(cx, cy, radius, oneOf([-90, 0, 180], s), k.deep) +
    circle(cx, cy, radius * 0.3, k.head)
  )
}

/** 7 Kommunikation und Verhandlung: two sides and their sound, printed over each other. */
const gespraech: Motif = ({ w, h, u, k, s }) => {
  const d = u * oneOf([5.4, 6.2, 4.8], s)
  const x = w / 2
  const y = h * 0.5
  const group = k.multiply ? '<g class="multiply">' : '<g>'
  let left = ''
  let right = ''
  for (let i = 0; i < 4; i++) {
    left += arc(x - d, y, u * (2.9 + i * 1.7), -62, 62, u * 0.8, k.table)
    right += arc(x + d, y, u * (2.9 + i * 1.7), 118, 242, u * 0.8, k.overprint)
  }
  return (
    `${group}${left}</g>${group}${right}</g>` +
    half(x - d, y, u * 2.1, 180, k.figure) +
    circle(x - d, y, u * 1.05, k.head) +
    half(x + d, y, u * 2.1, 0, k.highlight) +
    circle(x + d, y, u * 1.05, k.figure)
  )
}

/** 8 SBV und Inklusion: many forms side by side, each of equal size. */
const vielfalt: Motif = ({ w, h, u, k, r, s }) => {
  const rows = Math.round(h / (u * 3))
  const grid = h / rows
  const columns = Math.ceil(w / grid)
  const left = (w - columns * grid) / 2
  const colours = [k.table, k.figure, k.deep, k.soft, k.highlight]
  const m = grid / 2
  let out = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left + column * grid
      const y = row * grid
      const form = (r() * 6) | 0
      const fill = drawn(colours, r)
      if (form === 0) out += circle(x + m, y + m, m, fill)
      if (form === 1) out += half(x + m, y + grid, m, -90, fill) + circle(x + m, y + m * 0.5, m * 0.36, fill)
      if (form === 2) out += quarter(x, y + grid, grid, -90, fill)
      if (form === 3) out += rect(x, y, grid, grid, fill) + circle(x + m, y + m, m * 0.5, k.head)
      if (form === 4) out += triangle(x, y, grid, fill)
      if (form === 5) out += half(x + m, y + m, m, oneOf([0, 90, 180, -90], s), fill)
    }
  return out
}

/** 9 JAV: growth. */
const wachsen: Motif = ({ w, h, u, k, r, s }) => {
  const plants = oneOf([3, 4], s)
  const gap = w / (plants + 0.6)
  const left = (w - gap * (plants - 1)) / 2
  let out = circle(w * oneOf([0.78, 0.24, 0.5], s), h * 0.3, u * 2.3, k.soft)
  for (let i = 0; i < plants; i++) {
    const x = left + gap * i
    const height = h * (0.2 + (i + 1) * (0.46 / plants) + r() * 0.06)
    const leaf = u * (1.15 + i * 0.28)
    out += rect(x - u * 0.16, h - height, u * 0.32, height, k.figure)
    for (let y = h - u * 0.4; y > h - height + leaf * 1.1; y -= leaf * 1.15)
      out += quarter(x + u * 0.16, y, leaf, -90, k.table) + quarter(x - u * 0.16, y, leaf, 180, k.deep)
    out += circle(x, h - height, u * 0.95, i === plants - 1 ? k.highlight : k.figure)
  }
  return out
}

/** The motif of each rubric, in shelf order. */
export const motifs: readonly Motif[] = [
  tisch,
  paragraf,
  tafel,
  bogen,
  stufen,
  raster,
  gespraech,
  vielfalt,
  wachsen,
]
