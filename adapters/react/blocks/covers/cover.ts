// Without React: covers are drawn as text.
import { drawsFrom, seedOf } from './chance.ts'
import { motifs } from './motifs.ts'
import { apricot, board, ink, mist, paper, petrol, register, stop } from './register.ts'
import type { Inks } from './sheet.ts'

/** What a cover is drawn from. The same options draw the same picture. */
export interface CoverOptions {
  /** Address of the theme: decides form, ground and the person who is highlighted. */
  readonly slug: string
  /** Position of the rubric on the shelf, 1 to 9: decides motif and colour. */
  readonly rubric: number
  readonly w?: number
  readonly h?: number
  /** An editor's choice of ground: 0 Verlauf, 1 Pappe, 2 Druckschwarz, 3 Nebel. */
  readonly ground?: number
  /** A theme's own colour in place of its rubric's; the ground is then a gradient that begins with it. */
  readonly color?: string
  /** Id of the gradient: unique on a page that shows a cover twice. */
  readonly id?: string
}

export interface Cover {
  readonly viewBox: string
  /** What stands inside the `<svg>`. */
  readonly inner: string
}

const inksOf = (ground: number, rubric: number, own: string | undefined): Inks => {
  const colour = own ?? stop(rubric)
  const darker = stop(rubric - 2)
  const light = rubric > 4
  if (ground === 0) {
    const deep = light ? '#7c0a23' : '#5e0b1e'
    const highlight = light ? '#7c0a23' : apricot
    const head = light ? paper : apricot
    return {
      table: paper,
      deep,
      soft: apricot,
      core: deep,
      figure: ink,
      head,
      highlight,
      overprint: paper,
      multiply: false,
    }
  }
  if (ground === 1)
    return {
      table: colour,
      deep: darker === colour ? stop(4) : darker,
      soft: apricot,
      core: paper,
      figure: ink,
      head: light ? stop(3) : stop(7),
      highlight: light ? petrol : stop(8),
      overprint: petrol,
      multiply: true,
    }
  if (ground === 2)
    return {
      table: colour,
      deep: stop(rubric + 3),
      soft: '#4a2a26',
      core: ink,
      figure: paper,
      head: colour,
      highlight: apricot,
      overprint: apricot,
      multiply: false,
    }
  return {
    table: colour,
    deep: petrol,
    soft: paper,
    core: mist,
    figure: ink,
    head: light ? paper : colour,
    highlight: paper,
    overprint: petrol,
    multiply: true,
  }
}

/** Goes into an attribute as it is, so nothing but a colour may pass. */
const hexColour = /^#[0-9a-f]{6}$/i

/** Draws the cover of a theme: decorative, deterministic (design guide §6). */
export const coverOf = ({ slug, rubric, w = 400, h = 300, ground, color, id }: CoverOptions): Cover => {
  const seed = seedOf(slug)
  const own = color !== undefined && hexColour.test(color) ? color : undefined
  const onGround = own ? 0 : (ground ?? seed % 4)
  const gradient = id ?? `g${seed.toString(36)}${w}`
  const inks = inksOf(onGround, rubric, own)
  const motif = motifs[rubric - 1]
  if (!motif) throw new RangeError(`no motif for rubric ${rubric}: the shelf has ${register.length} places`)
  const u = Math.min(w, h * 1.08) / 14.5
  const drawing = motif({ w, h, u, k: inks, r: drawsFrom(seed), s: seed >>> 3 })
  const defined =
    onGround === 0
      ? `<linearGradient id="${gradient}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${own ?? stop(rubric)}"/><stop offset="1" stop-color="${stop(rubric + 2)}"/></linearGradient>`
      : ''
  const fill = onGround === 0 ? `url(#${gradient})` : [board, ink, mist][onGround - 1]
  return {
    viewBox: `0 0 ${w} ${h}`,
    inner: `${defined}<rect width="${w}" height="${h}" fill="${fill}"/><g class="iso">${drawing}</g>`,
  }
}
