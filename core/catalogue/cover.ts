import type { ThemeCard } from './catalogue.ts'

/** From a red to an orange, with its middle: the register of the nine rubrics (spec §9, design guide §1). */
export const brandGradient = { from: '#9d0c2b', via: '#c64a1f', to: '#f8a52f' } as const

/** What fills the head of a card: its picture, or a gradient through the named colours. */
export type Cover =
  | { readonly kind: 'image'; readonly url: string; readonly alt: string }
  | { readonly kind: 'gradient'; readonly stops: readonly string[] }

/** Share of its lightness that a colour keeps at the far end of its own gradient. */
const deepening = 0.6

/** A picture where there is one; else a gradient of the theme's own colour, or of the brand (spec §4). */
export const coverOf = ({ image, color }: Pick<ThemeCard, 'image' | 'color'>): Cover => {
  if (image) return { kind: 'image', url: image.url, alt: image.alt ?? '' }
  const { from, via, to } = brandGradient
  return { kind: 'gradient', stops: color === undefined ? [from, via, to] : [color, deeper(color)] }
}

/** A colour `#rrggbb`, darker. */
const deeper = (color: string): string =>
  color.replace(/[0-9a-f]{2}/gi, (channel) =>
    // 256 in front keeps the leading zero.
    (256 + Math.round(Number.parseInt(channel, 16) * deepening)).toString(16).slice(1),
  )
