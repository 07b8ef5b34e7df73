// Without React: covers are drawn as text.
import { arc, bust, circle, half, rect, seat } from './shapes.ts'
import { drawn, oneOf, type Motif } from './sheet.ts'

/** 1 Betriebsverfassung: one table, four ways to sit; the number of seats is odd, as in § 9 BetrVG. */
export const tisch: Motif = ({ w, h, u, k, r, s }) => {
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

/** 3 Vorsitz: a long table with one person at its head. */
export const tafel: Motif = ({ w, h, u, k, s }) => {
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
export const bogen: Motif = ({ w, h, u, k, r, s }) => {
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
export const stufen: Motif = ({ w, h, u, k, r, s }) => {
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
    out += bust(
      x + width / 2,
      h - height,
      u * 0.98,
      i === lead ? k.highlight : k.figure,
      i === lead ? k.figure : k.head,
    )
  }
  return out
}

/** 7 Kommunikation und Verhandlung: two sides and their sound, printed over each other. */
export const gespraech: Motif = ({ w, h, u, k, s }) => {
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
