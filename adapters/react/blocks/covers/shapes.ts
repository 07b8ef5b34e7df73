// Without React: covers are drawn as text.
const n = (value: number): number => +value.toFixed(1)
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const onCircle = (x: number, y: number, r: number, degrees: number): [number, number] => [
  x + Math.cos(radians(degrees)) * r,
  y + Math.sin(radians(degrees)) * r,
]

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`

export const triangle = (x: number, y: number, size: number, fill: string): string =>
  `<path d="M${n(x)} ${n(y + size)}H${n(x + size)}V${n(y)}Z" fill="${fill}"/>`

/** Half a disc; `bulge` is where it bulges, in degrees, 0 to the right. */
export const half = (x: number, y: number, r: number, bulge: number, fill: string): string => {
  const dx = -Math.sin(radians(bulge)) * r
  const dy = Math.cos(radians(bulge)) * r
  return `<path d="M${n(x - dx)} ${n(y - dy)}A${n(r)} ${n(r)} 0 0 1 ${n(x + dx)} ${n(y + dy)}Z" fill="${fill}"/>`
}

/** A quarter of a disc with its corner at x, y; it opens clockwise from `from` degrees. */
export const quarter = (x: number, y: number, r: number, from: number, fill: string): string => {
  const [x1, y1] = onCircle(x, y, r, from)
  const turned = radians(from) + Math.PI / 2
  const end = `${n(x + Math.cos(turned) * r)} ${n(y + Math.sin(turned) * r)}`
  return `<path d="M${n(x)} ${n(y)}L${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 1 ${end}Z" fill="${fill}"/>`
}

/** A stroke along a circle, clockwise from one angle to the other. */
export const arc = (x: number, y: number, r: number, from: number, to: number, width: number, ink: string): string => {
  const large = to - from > 180 ? 1 : 0
  const start = onCircle(x, y, r, from).map(n)
  const end = onCircle(x, y, r, to).map(n)
  return `<path d="M${start}A${n(r)} ${n(r)} 0 ${large} 1 ${end}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="butt"/>`
}

/** Somebody seen from above: shoulders that bulge away from the table, and a head. */
export const seat = (x: number, y: number, unit: number, facing: number, body: string, head: string): string => {
  const [hx, hy] = onCircle(x, y, unit * 0.12, facing)
  return half(x, y, unit * 1.55, facing, body) + circle(hx, hy, unit * 0.8, head)
}

/** Somebody seen from the front. */
export const bust = (x: number, y: number, unit: number, body: string, head: string): string =>
  half(x, y, unit * 1.7, -90, body) + circle(x, y - unit * 2.25, unit * 0.95, head)
