// Without React: covers are drawn as text.
import { arc, circle, half, quarter, rect, triangle } from './shapes.ts'
import { drawn, oneOf, type Motif } from './sheet.ts'

/** 2 Arbeitsrecht: a § of three bows. */
export const paragraf: Motif = ({ w, h, u, k, r, s }) => {
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

/** 6 IT, KI und Datenschutz: a grid of dots with a table in it. */
export const raster: Motif = ({ w, h, u, k, r, s }) => {
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

/** 8 SBV und Inklusion: many forms side by side, each of equal size. */
export const vielfalt: Motif = ({ w, h, u, k, r, s }) => {
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
export const wachsen: Motif = ({ w, h, u, k, r, s }) => {
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
